import type { ReactNode } from 'react';
import { committee, generalStandards, type Place } from '@/content/before-you-buy/committee';
import type { Standard } from '@/content/schema';
import { type StandardId, standards } from '@/content/standards';
import textDates from '@/content/text-dates.json';
import { anchorOf } from '@/lib/anchor';
import { shortDate } from '@/lib/dates';
import { getStaticPage } from '@/lib/pages';
import styles from './annexure.module.css';
import { clauseId, clauseNumber } from './clause-number';

const howWeWorkLabel = getStaticPage('/how-we-work').label;
const dates: Readonly<Record<string, { readonly date: string }>> = textDates;

/** Where something is checked, and the date of that text or of our own reading. */
export function PlaceLink({ place }: { place: Place }) {
  if ('law' in place) return <Entry date={committee.sheet.read}>{place.law}</Entry>;
  if ('file' in place)
    return (
      <Entry>
        <a href={place.file}>{place.file}</a>
      </Entry>
    );
  if ('standard' in place) return <StandardReference id={place.standard} />;
  if ('rule' in place) {
    const { slug, name } = place.rule;
    return (
      <Entry date={dates['/how-we-work']?.date}>
        <a href={`/how-we-work#${anchorOf(name, slug)}`}>
          {howWeWorkLabel}: {name}
        </a>
      </Entry>
    );
  }
  const { page, part: anchor, label } = place;
  return (
    <Entry date={dates[page]?.date}>
      <a href={anchor ? `${page}#${anchor}` : page}>{label}</a>
    </Entry>
  );
}

/** A standard's own document. */
export function StandardLink({ id }: { id: StandardId }) {
  const { issuer, sourceUrl, checkedOn }: Standard = standards[id];
  return (
    <Entry date={checkedOn}>
      <a href={sourceUrl} rel="noopener">
        {issuer}
      </a>
    </Entry>
  );
}

/** The clause of this document that a standard has. */
function StandardReference({ id }: { id: StandardId }) {
  const { name, checkedOn }: Standard = standards[id];
  const part = committee.parts.findIndex(({ slug }) => slug === 'standards') + 1;
  const number = clauseNumber(part, (generalStandards as readonly StandardId[]).indexOf(id));
  return (
    <Entry date={checkedOn}>
      <a href={`#${clauseId(number)}`}>
        {number}, {name}
      </a>
    </Entry>
  );
}

function Entry({ date, children }: { date?: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.place}>
      {children}
      {date && (
        <>
          , <span className={styles.date}>{shortDate(date)}</span>
        </>
      )}
    </span>
  );
}
