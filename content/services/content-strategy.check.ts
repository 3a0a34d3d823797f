import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  number,
  numberOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { contentStrategy as page } from './content-strategy';

// Finds the day of the last change of substance, and the days that the last save, the reading or the first publication would print.

const { basis, document, rows, title } = exhibitOf(page, 'rules');
const { prose } = cellsOf(page);
const events = rows.map(({ cells: [event = '', changed = '', date = '', result = ''], outcome }) => ({
  event,
  changed,
  date,
  result,
  outcome,
}));
const latest = (list: typeof events) =>
  list.toSorted((one, other) => day(other.date) - day(one.date))[0]?.date ?? '';
/** Changed in substance: not the template, not the file's size, not "0 of 14". */
const ofSubstance = events.filter(({ changed }) => !/^(?:Template|File size|0 )/.test(changed));
const by = (name: string) => events.find(({ event }) => event.startsWith(name));
const wins = events.find(({ outcome }) => outcome === 'wins');
const ownChanges = events.filter(({ changed }) => changed !== 'Template');

const [read = Number.NaN, moved = Number.NaN, kept = Number.NaN] = figures(
  /round (\w+ articles.*) keep/.exec(prose)?.[1] ?? '',
)
  .split(' ')
  .map(Number);
const checked = number(/0 of (\d+)/.exec(by('Engineer')?.changed ?? '')?.[1]);
const [before, after] = figures(by('Rating')?.changed ?? '').split(' ');
/** Whole months from the publication to the sheet; a month has 30.44 days. */
const months = Math.floor((day(document) - day(by('Published')?.date)) / 30.44);
const spelled = (date = '') => `${Number.parseInt(date, 10)}`;

export const check = pieceCheck({
  page,
  decisions: [
    decided('“Updated”', wins?.date, latest(ofSubstance), {
      'the last save': latest(ownChanges),
      'the reading': by('Engineer')?.date ?? '',
      'first publication': by('Published')?.date ?? '',
      'any page with a new template': by('Consent')?.date ?? '',
    }),
    decided('named so', wins?.result, 'Updated'),
    decided('the reading is named so', by('Engineer')?.result, 'Reviewed'),
    decided(
      'in time order',
      events.map(({ date }) => date).join(),
      events
        .toSorted((one, other) => day(one.date) - day(other.date))
        .map(({ date }) => date)
        .join(),
    ),
    decided(
      'events on a weekend',
      String(
        events.filter(({ date }) => [0, 6].includes(new Date(day(date) * 86_400_000).getUTCDay())).length,
      ),
      0,
    ),
    decided('one wins', String(events.filter(({ outcome }) => outcome === 'wins').length), 1),
    decided('events', figures(title), String(events.length)),
    decided('basis', figures(basis), [checked, months, events.length].join(' ')),
    decided('before today’s sheet', day(document) > day(latest(events)) ? 'before' : 'after', 'before'),
    decided(
      'dates said',
      [/“Updated”.*?: (\d+ June)/, /On (\d+ November) the/, /print (\d+ November)/]
        .map((pattern) => Number.parseInt(pattern.exec(prose)?.[1] ?? '', 10))
        .join(),
      [wins?.date, by('Engineer')?.date, latest(events)].map(spelled).join(),
    ),
    decided('articles', String(read), moved + kept),
    decided(
      'five months',
      String(Math.round((day(by('Engineer')?.date) - day(wins?.date)) / 30)),
      numberOf(/looks (\w+) months/.exec(prose)?.[1] ?? ''),
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[spelled(by('Engineer')?.date), checked, 5, spelled(wins?.date), before, after],
        ...[spelled(latest(events)), read, moved, read - moved, read, moved],
      ].join(' '),
    ),
    decided(
      'months of the heading',
      /November.*June/.test(page.detail.argument?.heading ?? '') ? 'Nov, Jun' : '',
      [by('Engineer')?.date, wins?.date].map((date = '') => date.split(' ')[1]).join(', '),
    ),
  ],
});
