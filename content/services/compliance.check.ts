import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { compliance as page } from './compliance';

// Counts people and exceptions by tickets, by HR's list and by all lists, by the hours of the control and by working days.

const { document, title, rows, reading } = exhibitOf(page, 'comparison');
const { prose, said } = cellsOf(page, document, title, reading);

/** The first day and hour of a text, in hours. */
const hour = (text: string) => day(text) * 24 + clock(text) / 60;
const limit = number(said(/disabled within (\d+) hours of the last/));
const rehearsal = day(document);
const leavers = rows.map(({ before, after, note = '' }) => {
  const [left = '', closed = ''] = after.split(', account ');
  const count = /^HR: (\d+) people/.exec(after)?.[1];
  const end = /disabled with the ticket/.test(after)
    ? hour(before)
    : /disabled \w{3} \d/.test(after)
      ? hour(closed)
      : Number.NaN;
  const isOpen = /account open/.test(after);
  return {
    count: Number(count ?? 1),
    hasTicket: before !== 'No ticket',
    isStaff: after.startsWith('HR'),
    hours: isOpen ? (rehearsal - day(after)) * 24 : end - hour(left),
    // The next working day after a Friday is three days off; no holiday lies between.
    allowed: /left Fri/.test(after) ? 4 : 2,
    days: isOpen ? Number.POSITIVE_INFINITY : Math.floor(end / 24) - day(left) + 1,
    told: note.startsWith('Exception'),
    note,
  };
});
type Leaver = (typeof leavers)[number];
const byHours = ({ hours }: Leaver) => hours > limit;
const byDays = ({ days, allowed }: Leaver) => days > allowed;
const everybody = () => true;
const result = (has: (one: Leaver) => boolean, isListed: (one: Leaver) => boolean) => {
  const listed = leavers.filter(isListed);
  const people = (list: readonly Leaver[]) => sum(list.map(({ count }) => count));
  return { found: people(listed.filter(has)), of: people(listed) };
};
const shown = ({ found, of }: ReturnType<typeof result>) => `${found} of ${of}`;
const rule = result(byHours, everybody);
const claimed = result(byDays, ({ hasTicket }) => hasTicket);
const late = leavers.filter((one) => byHours(one) && !byDays(one));
const stayed = leavers.filter((one) => byHours(one) && byDays(one));
const kept = leavers.filter(({ hasTicket }) => !hasTicket).length;
const weekday = (text: string) =>
  new Date(day(text) * 86_400_000).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });
const dated = rows.flatMap(
  ({ before, after }) => `${before}\n${after}`.match(/\b\w{3} \d+ \w{3} \d{4}/g) ?? [],
);

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'exceptions',
      `${numberOf(said(/or (\w+) of 25/))} of ${numberOf(said(/or \w+ of (\d+)/))}`,
      shown(rule),
      {
        'tickets, working day': shown(claimed),
        'tickets, hours': shown(result(byHours, ({ hasTicket }) => hasTicket)),
        'HR’s list, hours': shown(result(byHours, ({ isStaff }) => isStaff)),
        'all lists, working day': shown(result(byDays, everybody)),
      },
    ),
    decided('row by row', leavers.map(({ told }) => told).join(), leavers.map(byHours).join()),
    decided('claimed', `${claimed.found} of ${said(/None of (\d+),/)}`, shown(claimed)),
    decided('title', figures(title), `${claimed.of} ${rule.of}`),
    decided(
      'hours told',
      late.map(({ note }) => figures(note)).join(),
      late.map(({ hours }) => hours).join(),
    ),
    decided('days told', figures(leavers.at(-1)?.note ?? ''), (leavers.at(-1)?.hours ?? 0) / 24),
    decided(
      'in time',
      figures(rows[0]?.before ?? '', rows[0]?.after ?? ''),
      [19, limit, 19, limit].join(' '),
    ),
    decided('weekdays', dated.map((one) => one.slice(0, 3)).join(), dated.map(weekday).join()),
    decided('nothing after the rehearsal', dated.filter((one) => !(day(one) <= rehearsal)).join(), ''),
    decided(
      'all leave when the office closes',
      [
        ...new Set(
          rows.flatMap(({ after }) => /left \w{3} \d+ \w{3} \d{4} (\d+:\d+)/.exec(after)?.[1] ?? []),
        ),
      ].join(),
      '18:00',
    ),
    decided('one line for', said(/first for (\d+)/), leavers[0]?.count ?? 0),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [claimed.of, kept, stayed.length, limit, 14, limit, late.length, late.length, rule.found, 31, 1].join(
        ' ',
      ),
    ),
    decided(
      'the control',
      [...new Set(`${document} ${reading} ${prose}`.match(/(?<=[Cc]ontrol )\d+/g))].join(),
      14,
    ),
    decided('four more', said(/these are (\w+) more/), inWords(kept)),
  ],
});
