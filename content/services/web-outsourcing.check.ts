import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  pieceCheck,
} from '@/pipeline/content/piece';
import { webOutsourcing as page } from './web-outsourcing';

// Counts the places that change when only what can be read without signing in does, and by the rules of planner and brand manager.

const { document, rows, title } = exhibitOf(page, 'comparison');
const { said, prose } = cellsOf(page, title);
const [, ticket = ''] = /Ticket T-(\d+)/.exec(document) ?? [];
const name = /tariff[-_ ](\d+)/i;
const tariff = name.exec(rows[0]?.before ?? '')?.[1] ?? '';
const isOpen = ({ note = '' }: (typeof rows)[number]) => note.startsWith('Open');
const changed = rows.filter(({ after }) => after !== 'Kept');
const open = rows.filter(isOpen);
const moved = rows.filter(({ after }) => /, (?:moved|published) .*at launch$/.test(after));
const names = (list: readonly (typeof rows)[number][]) => list.map(({ before }) => before).join();
const [first = '', second = '', third = ''] = page.detail.argument?.paragraphs ?? [];
const launch = said(/on (\d+ December)/);
const hour = said(/at (\d+:\d+)/);

export const check = pieceCheck({
  page,
  decisions: [
    decided('which change', names(changed), names(open), {
      'the preview has a password': names([]),
      'a code name everywhere': names(rows),
      'all outside the preview': names(rows.filter(({ before }) => !/preview/i.test(before))),
    }),
    decided(
      'each place is open or closed',
      String(rows.filter((row) => isOpen(row) !== row.note?.startsWith('Closed')).length),
      rows.length,
    ),
    decided(
      'each names the tariff',
      rows.map(({ before }) => name.exec(before)?.[1]).join(),
      rows.map(() => tariff).join(),
    ),
    decided(
      'none does as built',
      changed.map(({ after }) => name.test(after)).join(),
      changed.map(() => false).join(),
    ),
    decided('ticket in the address', /t-(\d+)/.exec(rows[0]?.after ?? '')?.[1], ticket),
    decided('title', figures(title), String(rows.length)),
    decided(
      'figures of the first paragraph',
      figures(first),
      [1, hour.split(':').map(Number).join(' '), rows.length].join(' '),
    ),
    decided('figures of the second', figures(second), ''),
    decided(
      'figures of the third',
      figures(third),
      [open.length, rows.length - open.length, 9, 0, moved.length].join(' '),
    ),
    decided('open, in words', said(/(\w+) are open and change/).toLowerCase(), inWords(open.length)),
    decided(
      'what moves',
      said(/(\w+ and \w+) do move/),
      moved
        .map(({ before }) => before.split(' ')[0])
        .join(' and ')
        .replace(/ E/, ' e'),
    ),
    decided('moved, in words', said(/those (\w+) checks/), inWords(moved.length)),
    decided(
      'one hour',
      [...new Set([...prose.matchAll(/\d+:\d+/g)].map(([time]) => clock(time)))].join(),
      String(9 * 60),
    ),
    decided('built before the launch', String(day(document) < day(`${launch} 2026`)), 'true'),
    decided(
      'no weekend',
      [day(document), day(`${launch} 2026`)].map((date) => ((date + 4) % 7) % 6 === 0).join(),
      'false,false',
    ),
  ],
});
