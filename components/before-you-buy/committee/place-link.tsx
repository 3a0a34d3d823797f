import type { Place } from '@/content/before-you-buy/committee';
import { committee } from '@/content/before-you-buy/committee';
import type { Standard } from '@/content/schema';
import { standards } from '@/content/standards';
import textDates from '@/content/text-dates.json';
import { longDate } from '@/lib/dates';
import styles from './annexure.module.css';

const dateOf = (page: string): string | undefined =>
  (textDates as Readonly<Record<string, { readonly date: string }>>)[page]?.date;

/** Where something is checked, and the date of that text or of our own reading. */
export function PlaceLink({ place }: { place: Place }) {
  if ('law' in place) return <Entry date={committee.sheet.read}>{place.law}</Entry>;
  if ('file' in place)
    return (
      <Entry>
        <a href={place.file}>{place.file}</a>
      </Entry>
    );
  if ('standard' in place) {
    const { name, sourceUrl, checkedOn }: Standard = standards[place.standard];
    return (
      <Entry date={longDate(checkedOn)}>
        <a href={sourceUrl} rel="noopener">
          {name}
        </a>
      </Entry>
    );
  }
  const { page, anchor, label } = place;
  const date = dateOf(page);
  return (
    <Entry date={date && longDate(date)}>
      <a href={anchor ? `${page}#${anchor}` : page}>{label}</a>
    </Entry>
  );
}

function Entry({ date, children }: { date?: string | undefined; children: React.ReactNode }) {
  return (
    <span className={styles.place}>
      {children}
      {date && <span className={styles.date}>, {date}</span>}
    </span>
  );
}
