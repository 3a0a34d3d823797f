import { cellsOf, day, decided, exhibitOf, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { seoAudit as page } from './seo-audit';

// Splits the loss of clicks by template, joins three records of the addresses, and holds what can be compared against the days of the error.

const { document, exchange, fields, title } = exhibitOf(page, 'record');
const { said } = cellsOf(page);
const [clicks = [], addresses = []] = exchange.map(({ lines }) => lines);
const rows = clicks.map((line) => {
  const [name = '', counts = ''] = line.split(': ');
  const [before = Number.NaN, after = Number.NaN] = counts.split(', then ').map(number);
  return { name, before, after, change: after - before };
});
const templates = rows.slice(0, -1);
const total = rows.at(-1);
const worst = templates.toSorted((one, other) => one.change - other.change)[0];
const lost = -(total?.change ?? Number.NaN);
const numbers = (line = '') =>
  figures(line.split(': ')[1] ?? '')
    .split(' ')
    .map(Number);
const [crawled] = numbers(addresses[0]);
const [fetched = 0, , unfetched = 0] = numbers(addresses[1]);
const all = number(/^(\d+)/.exec(exchange[1]?.label ?? '')?.[1]);
const [shown, shownNow] = [number(said(/from ([\d,]+) in October/)), number(said(/2025 to ([\d,]+),/))];
const field = (name: string) => fields.find(({ label }) => label === name)?.value ?? '';
const span = (first: string, last: string) => day(last) - day(first) + 1;
const [wrongFrom, wrongTo] = [
  day(said(/from (\d+ \w+ \d{4}) to/)),
  day(said(/to (\d+ \w+ \d{4}), and Google/)),
];
const comparable = (date: string) => (day(date) >= wrongFrom && day(date) <= wrongTo ? 'no' : 'yes');
/** First and last days of the periods compared. */
const days = [...field('Compared').matchAll(/(\d+ \w+) to (\d+ \w+) (\d{4})/g)].map(
  ([, first, last, year]) => [`${first} ${year}`, `${last} ${year}`] as const,
);
const [[now = '', nowLast = ''] = [], [then = '', thenLast = ''] = []] = days;
const firstClean = new Date((wrongTo + 1) * 86_400_000);
const held = (first: string, last: string, date: string) =>
  day(first) <= day(date) && day(date) <= day(last) ? 'inside' : 'outside';
const percent = (before: number, after: number) => Math.round((100 * (before - after)) / before);

export const check = pieceCheck({
  page,
  decisions: [
    decided('marked', clicks[exchange[0]?.marked ?? 0]?.split(': ')[0], worst?.name ?? '', {
      'by the clicks it had': templates.toSorted((one, other) => other.before - one.before)[0]?.name ?? '',
    }),
    decided(
      'template of the cause',
      /spare-part/.test(field('Cause')) && worst?.name === 'Spare parts' ? 'same' : '',
      'same',
    ),
    decided('total before', String(total?.before), String(sum(templates.map(({ before }) => before)))),
    decided('total after', String(total?.after), String(sum(templates.map(({ after }) => after)))),
    decided('lost by that template', figures(title), String(-(worst?.change ?? 0))),
    decided('whole loss', String(lost), -(worst?.change ?? 0)),
    decided(
      'others',
      templates
        .slice(0, 2)
        .map(({ change }) => change)
        .join(),
      '-10,10',
    ),
    decided(
      'others, in the order of the argument',
      said(/Yet (\w+ and \w+) moved/),
      templates
        .filter((row) => row !== worst)
        .toSorted((one, other) => one.change - other.change)
        .map(({ name }) => name.toLowerCase())
        .join(' and '),
    ),
    decided('a tenth', String(percent(total?.before ?? 0, total?.after ?? 0)), 10),
    decided(
      'fall of impressions',
      figures(page.detail.argument?.heading ?? ''),
      String(percent(shown, shownNow)),
      {
        'of clicks': String(percent(total?.before ?? 0, total?.after ?? 0)),
      },
    ),
    decided(
      'three records',
      addresses.map((line) => numbers(line).join()).join(' '),
      [String(all), [fetched, 6, unfetched].join(), [fetched, unfetched].join()].join(' '),
    ),
    decided('years compared', figures(exchange[0]?.label ?? ''), '2025 2026'),
    decided('impressions in whole thousands', [shown % 1000, shownNow % 1000].join(), '0,0'),
    decided(
      'released on the second day',
      String(span(now, /\d+ Oct \d+/.exec(field('Cause'))?.[0] ?? '')),
      2,
    ),
    decided('addresses', String(crawled), fetched + unfetched),
    decided('October 2025 can be compared', 'no', comparable(then)),
    decided('October 2026 is clean', 'yes', comparable(now)),
    decided(
      'the month that is counted alike',
      'yes',
      comparable(`1 ${said(/Against (Sep)tember, counted alike/)} 2026`),
    ),
    decided(
      'Diwali, in 2025 and 2026',
      `${said(/Diwali, which lay (\w+) the weeks/)},${said(/and (\w+) these/)}`,
      [held(then, thenLast, '20 Oct 2025'), held(now, nowLast, '8 Nov 2026')].join(),
    ),
    decided(
      'first clean day a year later',
      said(/again from (\d+ \w+ \d{4})/),
      `${firstClean.getUTCDate()} April ${firstClean.getUTCFullYear() + 1}`,
    ),
    decided(
      'length of both periods',
      figures(field('Compared')),
      [5, 1, 2026, 6, 2, 2025, span(now, nowLast)].join(' '),
    ),
    decided('equal periods', String(span(now, nowLast)), span(then, thenLast)),
    decided(
      'Mondays',
      [day(now) % 7, day(then) % 7].join(),
      [day('23 Nov 2026') % 7, day('23 Nov 2026') % 7].join(),
    ),
    decided('error, in the field', String(day(field('Set aside'))), String(wrongTo).replace('NaN', '')),
    decided(
      'released',
      /of (\d+ Oct)/.exec(field('Cause'))?.[1],
      /since (\d+ Oct)/.exec(addresses[1] ?? '')?.[1] ?? '',
    ),
    decided(
      'joined before the report',
      day(document) > day(`${/on (\d+ Nov)/.exec(exchange[1]?.label ?? '')?.[1]} 2026`) ? 'before' : 'after',
      'before',
    ),
    decided(
      'joined, and told',
      /on (\d+ Nov)/.exec(exchange[1]?.label ?? '')?.[1],
      /told on (\d+ Nov)/.exec(field('Effort'))?.[1] ?? '',
    ),
    decided(
      'line of the logs',
      String(exchange[1]?.marked),
      addresses.findIndex((line) => line.startsWith('Logs')),
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[shown, 2025, shownNow, percent(shown, shownNow), 13, 2025, 27, 2026, 2025, 2, 28, 2027],
        ...[lost, 2025, 10, lost, 6, all, fetched, unfetched, worst?.after, unfetched],
      ].join(' '),
    ),
  ],
});
