import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { TitleBlock } from '@/components/layout/title-block';
import { MissingPageSketch } from '@/components/sketch/sketches';
import columnStyles from '@/components/ui/columns.module.css';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import linkStyles from '@/components/ui/link.module.css';
import { PageHeader } from '@/components/ui/page-header';
import { notFound } from '@/content/pages/not-found';
import styles from './not-found.module.css';

export const metadata: Metadata = { title: notFound.title, description: notFound.text[0] };

export default function NotFound() {
  return (
    <PageFrame closing={<TitleBlock title={notFound.title} />}>
      <Container>
        <PageHeader title={notFound.title} lead={notFound.text[0]} beside={<MissingPageSketch />} />
        <div className={columnStyles.pairs}>
          <ul className={styles.onward}>
            {notFound.onward.map(({ label, href, hint }) => (
              <li key={href}>
                <Link href={href} className={linkStyles.name}>
                  {label}
                </Link>
                <span className={styles.hint}>{hint}</span>
              </li>
            ))}
          </ul>
          <div data-search="missing" className={styles.suggested} />
        </div>
      </Container>
    </PageFrame>
  );
}
