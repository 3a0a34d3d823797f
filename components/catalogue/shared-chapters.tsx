import type {
  CostDriver,
  Measure,
  Question,
  RelatedPage,
  Risk,
  StandardUse,
} from '@/content/catalogue/types';
import { standards } from '@/content/standards';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import { QuestionList } from '../ui/question-list';
import type { Chapter } from './chapter';
import styles from './shared-chapters.module.css';

/* The chapters that more than one kind of detail page has. */

export function risksChapter(risks: readonly Risk[]): Chapter {
  return {
    slug: 'risks',
    heading: 'What can go wrong',
    body: (
      <DataTable
        columns={['Risk', 'Early sign', 'How we handle it']}
        rows={risks.map(({ risk, earlySign, response }) => [risk, earlySign, response])}
      />
    ),
  };
}

export function costChapter(drivers: readonly CostDriver[]): Chapter {
  return {
    slug: 'cost',
    heading: 'What moves the cost',
    intro: 'Drivers, not prices: a price needs your scope. Each can be kept down from your side.',
    body: (
      <DataTable
        columns={['Driver', 'Why it moves the effort', 'How to keep it down']}
        rows={drivers.map(({ driver, why, keepDown }) => [driver, why, keepDown])}
      />
    ),
  };
}

export function measuresTable(measures: readonly Measure[]) {
  return (
    <DataTable
      columns={['Measure', 'How it is taken', 'Where the baseline comes from']}
      rows={measures.map(({ metric, how, baseline }) => [metric, how, baseline])}
    />
  );
}

export function standardsChapter(uses: readonly StandardUse[]): Chapter {
  return {
    slug: 'standards',
    heading: 'Standards and rules',
    body: (
      <DataTable
        columns={['Standard', 'What it means here', 'Checked']}
        rows={uses.map(({ id, use }) => {
          const { name, issuer, sourceUrl, checkedOn } = standards[id];
          return [
            name,
            use,
            <a key={id} href={sourceUrl} rel="noopener">
              {issuer}, {monthOf(checkedOn)}
            </a>,
          ];
        })}
      />
    ),
  };
}

/** "Nov 2026". */
function monthOf(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
}

export function faqChapter(questions: readonly Question[]): Chapter {
  return {
    slug: 'questions',
    heading: 'Questions that come up',
    body: <QuestionList questions={questions} />,
  };
}

export function relatedChapter(related: readonly RelatedPage[]): Chapter {
  return {
    slug: 'related',
    heading: 'Often read with this',
    body: (
      <ul className={styles.related}>
        {related.map(({ page, reason }) => (
          <li key={routes.page(page)} className={styles.relatedEntry}>
            <span className={styles.kind}>{getStaticPage(routes.hub(page.section)).label}</span>
            <Link href={routes.page(page)} className={styles.relatedLink}>
              {page.label}
            </Link>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    ),
  };
}
