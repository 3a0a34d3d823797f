import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  grouped,
  inWords,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { cem as page } from './cem';

// Counts the days of the outage and the bills that are owed a rebate, by the rule and as care, a division or the calendar would.

const { field, row, rows, said, station, total } = cellsOf(page);
const at = (text: string) => day(text) * 1440 + clock(text);
const [down, up] = [at(field('scores', 'Down')), at(field('scores', 'Up'))];
const hours = (up - down) / 60;
const dates = Array.from(
  { length: day(field('scores', 'Up')) - day(field('scores', 'Down')) + 1 },
  (_, index) => {
    const midnight = (day(field('scores', 'Down')) + index) * 1440;
    return {
      label: `${new Date(midnight * 60_000).getUTCDate()} Oct`,
      lost: (Math.min(up, midnight + 1440) - Math.max(down, midnight)) / 60,
    };
  },
);
const half = 12;
const counted = dates.filter(({ lost }) => lost > half).length;
const [rent = 0, month = 0, factor = 0, each = 0] = (field('agent', 'Each').match(/\d+/g) ?? []).map(Number);
const [home, visiting, away] = [
  row('probe', 'Registered'),
  row('probe', 'Visiting'),
  row('agent', 'Registered here, away'),
];
const owed = home + away;
const perLine = (days: number) => (rent / month) * days;
const report = day(field('scores', 'Up')) + 7;
const first = dates[0]?.lost ?? Number.NaN;
const last = dates.at(-1)?.lost ?? Number.NaN;

export const cemCheck = pieceCheck({
  page,
  decisions: [
    decided('hours', `${number(station('scores')?.value)}`, `${hours}`),
    decided('above a day', `${hours > 24}`, 'true'),
    decided('days', station('credit')?.value, `${counted} days`, {
      divided: `${Math.ceil(hours / 24)} days`,
      dates: `${dates.length} days`,
    }),
    decided(
      'dates',
      (station('credit')?.fields ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n'),
      dates.map(({ label, lost }) => `${label}: ${lost} h, ${lost > half ? '' : 'not '}counted`).join('\n'),
    ),
    decided('struck', station('credit')?.mark?.struck, `${Math.ceil(hours / 24)} days`),
    decided('divided by', figures(station('credit')?.mark?.note ?? ''), `${24}`),
    decided('bills', `${total('agent')}`, `${owed}`, {
      felt: `${home + visiting}`,
      all: `${owed + visiting}`,
    }),
    decided('lines that were down', `${total('probe')}`, `${home + visiting}`),
    decided('home lines, twice', rows('agent')[0]?.[1], rows('probe')[0]?.[1] ?? ''),
    decided('days in October', `${month}`, `${new Date(Date.UTC(2026, 10, 0)).getUTCDate()}`),
    decided('each', `${each},${factor}`, `${perLine(counted)},${counted}`),
    decided('message', field('message', 'Text'), `${counted} days, ₹${each} + GST, next bill`),
    decided('not sent to', figures(field('message', 'Not sent')), `${visiting}`),
    decided('a week after it was up', `${day(station('message')?.value)}`, `${report}`),
    decided('latched a minute before', `${clock(station('probe')?.sum?.total[0])}`, `${(down - 1) % 1440}`),
    decided('rebate', said(/place of ₹([\d,]+)/), grouped(owed * each), {
      dates: grouped(owed * perLine(dates.length)),
      felt: grouped((home + visiting) * each),
    }),
    decided('small numbers', said(/more than (\w+) of its hours/), inWords(half)),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        [Math.floor((down % 1440) / 60), down % 60, 13, Math.floor((up % 1440) / 60), up % 60, 16, hours, 24],
        [home + visiting, visiting, away, owed, visiting, away],
        [half, hours, counted, 13, first, 16, last, 24, Math.ceil(hours / 24), dates.length],
        [owed * perLine(dates.length), owed * each, visiting * each, owed],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
