import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  grouped,
  inWords,
  pieceCheck,
} from '@/pipeline/content/piece';
import { ehrEmrSoftware as page } from './ehr-emr-software';

// Counts the doses taken until the patient is rung, by three ways of reading results, and sorts late results by their effect on the summary.

const { field, row, rows, said, station } = cellsOf(page);
const [year] = /\d{4}/.exec(field('doctor', 'Signed')) ?? [];
/** Reads a time in minutes, in the year of the signature. */
const at = (text: string) => day(`${/\d+ \w{3}/.exec(text)?.[0]} ${year}`) * 1440 + clock(text);
// `doses` counts the hours of the prescription (field "Cefixime") after one minute and up to another.
const hours = (field('doctor', 'Cefixime').match(/\d\d:\d\d/g) ?? []).map(clock);
const doses = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => (from + index + 1) % 1440).filter((time) =>
    hours.includes(time),
  ).length;
const [signed, result, rung] = [
  at(field('doctor', 'Signed')),
  at(field('lis', 'Urine culture')),
  at(field('inbox', 'Patient rung')),
];
const nextMorning = Math.ceil(result / 1440) * 1440 + clock(said(/next morning at (\d\d:\d\d)/));
const [byOurs, byInbox, byList] = [rung, at(field('doctor', 'Dr Menon')), nextMorning].map((to) =>
  doses(result, to),
) as [number, number, number];
// `appended` leaves out the late results that find a stopped drug resistant, because these replace the summary.
const late = (station('lis')?.fields ?? []).filter(
  ({ value }) => value.startsWith('F ') && at(value) > signed,
);
const stopped = `${field('inbox', 'Stopped').toLowerCase()} R`;
const appended = late.filter(({ value }) => !value.endsWith(stopped));
const [replaced, every] = [late.length - appended.length, late.length];
const flagged = late.filter(({ value }) => / [HLR]$/.test(value)).length;
// `days` names each appended result with its own day, as the row "Added" does.
const days = appended.map(({ label, value }) => `${label.split(' ')[0]} ${/\d+(?= \w{3})/.exec(value)?.[0]}`);

// `ordered` and `placer` read an order's time and number.
const ordered = (name: string) => at(field('orders', name).split(', ')[1] ?? '');
const placer = (name: string) => Number(/\d{6}/.exec(field('orders', name))?.[0]);

export const ehrEmrSoftwareCheck = pieceCheck({
  page,
  decisions: [
    decided('hours from CRP’s order to the signature', `${(signed - ordered('CRP')) / 60}`, '2.5'),
    decided('minutes from the signature to CRP', `${at(field('lis', 'CRP')) - signed}`, 100),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [every, flagged, every, at(field('inbox', 'Read')) - result, byInbox, 7, 30].join(' '),
    ),
    decided(
      'Friday, Saturday, Monday',
      [signed, result, at(field('doctor', 'Dr Menon'))]
        .map((time) => new Date(time * 60_000).getUTCDay())
        .join(),
      '5,6,1',
    ),
    decided(
      'one year',
      [...new Set(JSON.stringify(page.detail.route).match(/\b20\d\d\b/g))].join(),
      year ?? 'none',
    ),
    decided('twice daily', `${(hours[1] ?? 0) - (hours[0] ?? 0)}`, 720),
    decided(
      'minutes from the call to the new drug, without waiting for the old one’s hour',
      `${at(field('inbox', 'Started').split(', ')[1] ?? '') - rung}`,
      80,
    ),
    decided('both cultures at once', `${ordered('Urine') - ordered('Blood')}`, 0),
    decided('numbers of the cultures', `${placer('Blood') - placer('Urine')}`, 1),
    decided('five days of blood culture', `${(at(field('lis', 'Blood')) - ordered('Blood')) / 1440}`, 5),
    decided('ordered before the signature', `${ordered('CRP') < signed}`, 'true'),
    decided(
      'placer’s field',
      (station('orders')?.fields ?? []).map(({ value }) => value.slice(0, 5)).join(),
      'ORC-2,ORC-2,ORC-2',
    ),
    decided('open, in the head', figures(station('doctor')?.value ?? ''), every),
    decided('cultures', figures(field('doctor', 'Pending')), 2),
    decided('closed', figures(station('summary')?.value ?? ''), `${every} ${every}`),
    decided('amended after the call', `${at(field('summary', 'Composition')) - rung}`, 30),
    decided(
      'replaced version',
      figures(field('summary', 'relatesTo')),
      figures(field('doctor', 'Signed').slice(0, 2)),
    ),
    decided(
      'discharge of the year',
      figures(page.detail.route?.name ?? '').slice(0, 2),
      year?.slice(2) ?? '',
    ),
    decided('rung after reading', `${rung - at(field('inbox', 'Read'))}`, 20),
    decided('doses before the result', grouped(row('encounter', 'Before')), doses(signed, result)),
    decided('doses after it', grouped(row('encounter', 'After')), byOurs, {
      inbox: byInbox,
      list: byList,
    }),
    decided('more doses by the inbox', said(/have cost (\w+) more doses/), inWords(byInbox), {
      list: inWords(byList),
    }),
    decided('more doses by the list', said(/at \d\d:\d\d, (\w+)\./), inWords(byList), {
      inbox: inWords(byInbox),
    }),
    decided('minutes until it is read', said(/after (\d+) minutes/), at(field('inbox', 'Read')) - result),
    decided('doses at the head', station('encounter')?.value.split(' ')[0], doses(signed, rung)),
    decided('replaced', grouped(row('summary', 'New version')), replaced, {
      flagged,
      every,
      none: 0,
    }),
    decided('appended', grouped(row('summary', 'Added')), every - replaced, {
      flagged: every - flagged,
      none: every,
    }),
    decided('versions by flag', said(/there would be (\w+) new/), inWords(flagged), {
      every: inWords(every),
    }),
    decided('versions by result', said(/late result did, (\w+),/), inWords(every), {
      flagged: inWords(flagged),
    }),
    decided('open when signed', station('summary')?.sum?.total[1], every),
    decided(
      'days of what is appended',
      rows('summary')[1]?.[0]?.toLowerCase(),
      `added: ${days.join(', ')} nov`.toLowerCase(),
    ),
  ],
  quantities: { 'results open|orders not final|of 3 closed': [station('orders')?.fields?.length ?? 0] },
});
