import type { ReactNode } from 'react';
import type { AtAGlance as Facts } from '@/content/catalogue/schema';
import { glanceLabels } from '@/content/chapters';
import { routes } from '@/lib/routes';
import { weeksRange, weeksUnit } from '@/lib/weeks';
import { Link } from '../ui/link';
import styles from './at-a-glance.module.css';

interface AtAGlanceProps {
  facts: Facts;
  /** Of the first step, where the owner has named one. */
  price: string | undefined;
}

/** The page in five lines, as the title block of a drawing that a reader can forward. */
export function AtAGlance({ facts, price }: AtAGlanceProps) {
  const { fits, notFor, firstStep, charged, youBring } = facts;
  return (
    <section className={styles.root} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className={styles.heading}>
        {glanceLabels.heading}
      </h2>
      <dl className={styles.facts}>
        <Row label={glanceLabels.fits}>{fits}</Row>
        <Row label={glanceLabels.notFor}>{notFor}</Row>
        <div className={styles.row}>
          <dt className={styles.label}>{glanceLabels.firstStep}</dt>
          <dd>
            <b>
              {weeksRange(firstStep.weeks)} {weeksUnit(firstStep.weeks)}.
            </b>{' '}
            {firstStep.what}. {glanceLabels.output} {firstStep.output}.
          </dd>
        </div>
        <Row label={glanceLabels.charged}>
          {price && <b>{glanceLabels.price(price)} </b>}
          {charged}. <Link href={routes.howWeWork}>{glanceLabels.terms}</Link>
        </Row>
        <Row label={glanceLabels.youBring}>{youBring}</Row>
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
