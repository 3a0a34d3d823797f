import { OpeningCard } from '@/components/career/opening-card';
import { Actions } from '@/components/ui/actions';
import { Band } from '@/components/ui/band';
import { ButtonLink } from '@/components/ui/button-link';
import { DashList } from '@/components/ui/dash-list';
import { Heading } from '@/components/ui/heading';
import { NameList } from '@/components/ui/name-list';
import { StaticPage } from '@/components/ui/static-page';
import { career } from '@/content/pages/career';
import { staticMetadata } from '@/lib/metadata';
import styles from './page.module.css';

export const metadata = staticMetadata('/career');

export default function CareerPage() {
  const { intro, why, hiring, openings, send, internship, equalOpportunity, privacy } = career;
  return (
    <StaticPage path="/career" lead={intro.join(' ')}>
      <Band id="openings" heading={openings.heading} text={openings.text} layout="above">
        <div className={styles.openings}>
          {openings.list.map((opening) => (
            <OpeningCard key={opening.slug} opening={opening} />
          ))}
        </div>
      </Band>
      <Band id="hiring" heading={hiring.heading} text={hiring.text} layout="above">
        <ol className={styles.hiring}>
          {hiring.steps.map(({ name, text, time }) => (
            <li key={name} className={styles.step}>
              <p className={styles.time}>{time}</p>
              <Heading className={styles.name}>{name}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="why" heading={why.heading} text={why.text}>
        <NameList entries={why.list} />
      </Band>
      <Band id="send" heading={send.heading} text={send.text}>
        <DashList items={send.list} />
        <Actions>
          <ButtonLink href={send.cta.href} data-topic="Career">
            {send.cta.label}
          </ButtonLink>
        </Actions>
      </Band>
      <div className={styles.terms}>
        {[internship, equalOpportunity, privacy].map(({ heading, text }) => (
          <section key={heading}>
            <Heading as="h2" className={styles.termsHeading}>
              {heading}
            </Heading>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </StaticPage>
  );
}
