import type { Exhibit } from '@/content/catalogue/exhibit';
import type { CostDriver, Risk, StandardUse } from '@/content/catalogue/schema';
import { noteLabels, partHeadings, sharedHeads } from '@/content/chapters';
import type { Standard } from '@/content/schema';
import { standards } from '@/content/standards';
import { monthOf } from '@/lib/dates';
import { ExhibitFigure } from '../exhibit/exhibit';
import columns from '../ui/columns.module.css';
import { DashList } from '../ui/dash-list';
import { Heading } from '../ui/heading';
import { Schedule, type ScheduledStep } from '../ui/schedule';
import type { Chapter } from './chapter';
import { Clouded } from './clouded';
import { CostDrivers } from './cost-drivers';
import styles from './shared-chapters.module.css';

/* The chapters that more than one kind of detail page has. */

/** Risks, each in a cloud of the red pencil whose leader is the text: how it shows, and what we then do. */
export function risksChapter(risks: readonly Risk[]): Chapter {
  return {
    ...sharedHeads.risks,
    body: (
      <ul className={styles.risks}>
        {risks.map(({ risk, earlySign, response }) => (
          <li key={risk} className={styles.risk}>
            <Clouded>
              <Heading>{risk}</Heading>
            </Clouded>
            <div className={styles.leader}>
              <p>
                <b>{noteLabels.earlySign}:</b> {earlySign}
              </p>
              <p>
                <b>{noteLabels.response}:</b> {response}
              </p>
            </div>
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

/** Weeks as bars; beside them what changes them, and what the client provides. */
export const planChapter = ({ steps, drivers, youBring }: PlanProps): Pick<Chapter, 'body' | 'margin'> => ({
  body: <Schedule steps={steps} />,
  margin: (
    <div className={columns.stack}>
      <CostDrivers drivers={drivers} />
      <Heading>{partHeadings.youBring}</Heading>
      <DashList items={youBring} />
    </div>
  ),
});

export const exhibitChapter = (exhibit: Exhibit): Chapter => ({
  ...sharedHeads.exhibit,
  body: <ExhibitFigure exhibit={exhibit} />,
});

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
