import type {
  CostDriver,
  Measure,
  Question,
  RelatedPage,
  Risk,
  StandardUse,
} from '@/content/catalogue/types';
import { noteLabels, serviceHeads, sharedHeads } from '@/content/chapters';
import { standards } from '@/content/standards';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { NameList } from '../ui/name-list';
import { QuestionList } from '../ui/question-list';
import type { Chapter } from './chapter';
import styles from './shared-chapters.module.css';

/* The chapters that more than one kind of detail page has. */

export function risksChapter(risks: readonly Risk[]): Chapter {
  return {
    ...sharedHeads.risks,
    body: (
      <DataTable
        columns={sharedHeads.risks.columns}
        rows={risks.map(({ risk, earlySign, response }) => [risk, earlySign, response])}
      />
    ),
  };
}

export function costChapter(drivers: readonly CostDriver[]): Chapter {
  return {
    ...sharedHeads.costDrivers,
    body: (
      <DataTable
        columns={sharedHeads.costDrivers.columns}
        rows={drivers.map(({ driver, why, keepDown }) => [driver, why, keepDown])}
      />
    ),
  };
}

export function measuresTable(measures: readonly Measure[]) {
  return (
    <DataTable
      columns={serviceHeads.measures.columns}
      rows={measures.map(({ metric, how, baseline }) => [metric, how, baseline])}
    />
  );
}

export function standardsChapter(uses: readonly StandardUse[]): Chapter {
  return {
    ...sharedHeads.standards,
    body: (
      <NameList
        entries={uses.map(({ id, use }) => {
          const { name, issuer, scope, status, sourceUrl, checkedOn } = standards[id];
          const source = (
            <>
              {status}, checked {monthOf(checkedOn)}:{' '}
              <a href={sourceUrl} rel="noopener">
                {issuer}
              </a>
            </>
          );
          return {
            name,
            text: use,
            notes: [
              { label: noteLabels.scope, text: scope },
              { label: noteLabels.status, text: source },
            ],
          };
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
    ...sharedHeads.faq,
    body: <QuestionList questions={questions} />,
  };
}

export function relatedChapter(related: readonly RelatedPage[]): Chapter {
  return {
    ...sharedHeads.related,
    body: (
      <ul className={styles.related}>
        {related.map(({ page, reason }) => (
          <li key={routes.page(page)} className={styles.relatedEntry}>
            <span className={styles.kind}>{getStaticPage(routes.hub(page.section)).label}</span>
            <Link href={routes.page(page)} className={linkStyles.name}>
              {page.label}
            </Link>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    ),
  };
}
