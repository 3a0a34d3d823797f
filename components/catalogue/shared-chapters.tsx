import type { Exhibit } from '@/content/catalogue/exhibit';
import type { Argument, Risk, Section, StandardUse } from '@/content/catalogue/schema';
import { foldLabels, noteLabels, pieceHeads, sharedHeads } from '@/content/chapters';
import type { Standard } from '@/content/schema';
import { standards } from '@/content/standards';
import { monthOf } from '@/lib/dates';
import { ExhibitFigure } from '../exhibit/exhibit';
import { Heading } from '../ui/heading';
import type { Chapter } from './chapter';
import { Clouded } from './clouded';
import styles from './shared-chapters.module.css';

/* The chapters that more than one kind of detail page has. */

/** Risks, each in a cloud of the red pencil whose leader is the text: how it shows, and what we then do. */
export function risksChapter(risks: readonly Risk[] | undefined): readonly Chapter[] {
  if (!risks) return [];
  return [
    {
      ...sharedHeads.risks,
      folds: foldLabels.risks(risks.length),
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
    },
  ];
}

/** The one thing of the page, argued: a service's exhibit stands here too, a route or screen in the first view. */
export function pieceChapter(
  section: Section,
  argument: Argument | undefined,
  exhibit?: Exhibit,
): readonly Chapter[] {
  if (!argument && !exhibit) return [];
  return [
    {
      ...pieceHeads[section],
      ...(argument && { heading: argument.heading }),
      body: (
        <div className={styles.piece}>
          {argument && (
            <div className={styles.argument}>
              {argument.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          {exhibit && <ExhibitFigure exhibit={exhibit} />}
        </div>
      ),
    },
  ];
}

export function standardsChapter(uses: readonly StandardUse[] | undefined): readonly Chapter[] {
  if (!uses) return [];
  return [
    {
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
    },
  ];
}

/** A standard's scope; for a law also whom it binds and since when. */
function coverage({ scope, binding }: Standard): string {
  return binding ? `${scope} Binds ${binding.audience}, ${binding.when}.` : scope;
}
