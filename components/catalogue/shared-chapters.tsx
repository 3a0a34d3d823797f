import type { Exhibit } from '@/content/catalogue/exhibit';
import type { CostDriver, RelatedPage, Risk, StandardUse } from '@/content/catalogue/schema';
import { noteLabels, partHeadings, sharedHeads } from '@/content/chapters';
import type { Question } from '@/content/fields';
import type { Standard } from '@/content/schema';
import { standards } from '@/content/standards';
import { pageAt } from '@/lib/catalogue';
import { monthOf } from '@/lib/dates';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { ExhibitFigure } from '../exhibit/exhibit';
import { DashList } from '../ui/dash-list';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import linkStyles from '../ui/link.module.css';
import { QuestionList } from '../ui/question-list';
import { Schedule, type ScheduledStep } from '../ui/schedule';
import type { Chapter } from './chapter';
import styles from './shared-chapters.module.css';
import { CostTable } from './tables';

/* The chapters that more than one kind of detail page has. */

/** Risks, each with its sign and our response side by side. */
export function risksChapter(risks: readonly Risk[]): Chapter {
  return {
    ...sharedHeads.risks,
    body: (
      <ul className={styles.risks}>
        {risks.map(({ risk, earlySign, response }) => (
          <li key={risk} className={styles.risk}>
            <Heading>{risk}</Heading>
            <p className={styles.sign}>
              <span className={styles.label}>{noteLabels.earlySign}</span> {earlySign}
            </p>
            <p className={styles.response}>
              <span className={styles.label}>{noteLabels.response}</span> {response}
            </p>
          </li>
        ))}
      </ul>
    ),
  };
}

interface PlanProps {
  steps: readonly ScheduledStep[];
  drivers: readonly CostDriver[];
  youBring: readonly string[];
}

/** Timeline: weeks as bars, then what changes them, then what the client provides. */
export function Plan({ steps, drivers, youBring }: PlanProps) {
  return (
    <div className={styles.plan}>
      <Schedule steps={steps} />
      <div>
        <Heading>{partHeadings.costDrivers}</Heading>
        <CostTable drivers={drivers} />
      </div>
      <div>
        <Heading>{partHeadings.youBring}</Heading>
        <DashList items={youBring} columns />
      </div>
    </div>
  );
}

export function exhibitChapter(exhibit: Exhibit): Chapter {
  return { ...sharedHeads.exhibit, body: <ExhibitFigure exhibit={exhibit} /> };
}

export function standardsChapter(uses: readonly StandardUse[]): Chapter {
  return {
    ...sharedHeads.standards,
    body: (
      <ul className={styles.standards}>
        {uses.map(({ id, use }) => {
          const { name, issuer, status, sourceUrl, checkedOn } = standards[id];
          return (
            <li key={id} className={styles.standard}>
              <div>
                <Heading>{name}</Heading>
                <p className={styles.source}>
                  <a href={sourceUrl} rel="noopener">
                    {issuer}
                  </a>
                  , {status}, checked {monthOf(checkedOn)}
                </p>
              </div>
              <div>
                <p>{use}</p>
                <p className={styles.scope}>{coverage(standards[id])}</p>
              </div>
            </li>
          );
        })}
      </ul>
    ),
  };
}

/** A standard's scope; for a law also whom it binds and since when. */
function coverage({ scope, binding }: Standard): string {
  return binding ? `${scope} Binds ${binding.audience}, ${binding.when}.` : scope;
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
        {related.map(({ page: address, reason }) => {
          const page = pageAt(address);
          return (
            <li key={routes.page(page)} className={styles.relatedEntry}>
              <span className={styles.kind}>{getStaticPage(routes.hub(page.section)).label}</span>
              <Link href={routes.page(page)} className={linkStyles.name}>
                {page.label}
              </Link>
              <span>{reason}</span>
            </li>
          );
        })}
      </ul>
    ),
  };
}
