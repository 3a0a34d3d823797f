import {
  cellsOf,
  decided,
  figures as figuresOf,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { grantTracking } from './grant-tracking';

const { screen } = grantTracking.detail;
const { said } = cellsOf(grantTracking, ...(grantTracking.detail.terms ?? []).map(({ meaning }) => meaning));
const parts = screen?.parts ?? [];
const figures = parts.flatMap((part) => (part.part === 'figures' ? part.items : []));
const figure = (label: string) => figures.find((item) => item.label === label)?.value;
const rows = parts
  .flatMap((part) => (part.part === 'table' ? part.rows : []))
  .map(([name = '', ...cells]) => ({ name, cells: cells.map((cell) => number(cell)) }));
const lines = rows.slice(0, -1);
const numbers = (name: string) => rows.find((row) => row.name === name)?.cells ?? [];
const [agreed = 0, moved = 0, booked = 0] = numbers('Volunteer travel');
const [staff = 0, given = 0] = numbers('Staff');
const [grant = 0] = numbers('Grant');
const camp = number(said(/cost (₹[\d,]+) each/));
const short = 2 * camp - (agreed + moved - booked);

// `tenth` reckons how much clause 7.2 still lets a move add without the donor, `readings` does so on other bases, and `consent` is the rest.
const tenth = (base: number, used: number) => base / 10 - Math.abs(used);
const both = Math.min(tenth(agreed, moved), tenth(staff, given));
// `free` takes another reading if the quick answer no longer names the clause's base and period, so that the loss of either shows.
const clause = grantTracking.detail.quickAnswer;
const free = /over the life of the grant/.test(clause)
  ? /of its agreed amount/.test(clause)
    ? both
    : tenth(agreed + moved, moved)
  : tenth(agreed, 0);
const readings = {
  'move by move': tenth(agreed, 0),
  'line that gives': tenth(staff, given),
  'whole grant': tenth(grant, moved),
  'line as it now stands': tenth(agreed + moved, moved),
};
const consent = (left: number) => rupees(Math.max(0, short - left));
const read = (outcome: (left: number) => string) =>
  Object.fromEntries(Object.entries(readings).map(([name, left]) => [name, outcome(left)]));
const list = parts
  .flatMap((part) => (part.part === 'list' ? part.items.map(({ label }) => label) : []))
  .join('\n');
const [rosters = 0, hours = 0] = (/(\d+) rosters of (\d+) h/.exec(list) ?? []).slice(1).map(Number);
const done = /Hours seen: (\S+)/.exec(list)?.[1];
const target = /Proposal: (\S+)/.exec(list)?.[1];
// The second camp is a fortnight after the first, and the letter is due before it, when its bus is ordered.
const due = Number(/: by (\d+) Dec/.exec(list)?.[1]);
const second = number(said(/bus for the (\d+)th is ordered/));
const first = second - 14;

export const grantTrackingCheck = pieceCheck({
  page: grantTracking,
  decisions: [
    decided('what travel lacks', figure('Travel lacks'), rupees(short)),
    decided('what the clause leaves', figure('Clause 7.2'), rupees(free), read(rupees)),
    decided('consent', /(₹\S+): by/.exec(list)?.[1], consent(free), read(consent)),
    decided('measured on Staff', said(/leave (₹[\d,]+);/), rupees(readings['line that gives'])),
    decided('measured on the grant', said(/whole grant, (₹[\d,]+)\./), rupees(readings['whole grant'])),
    decided('first camp is paid', 'true', String(free + agreed + moved - booked >= camp)),
    ...[0, 1, 2].map((column) =>
      decided(
        `column ${column}`,
        String(rows.at(-1)?.cells[column]),
        String(sum(lines.map(({ cells }) => cells[column] ?? Number.NaN))),
      ),
    ),
    decided(
      'figures of the argument',
      figuresOf(
        grantTracking.detail.argument?.heading ?? '',
        ...(grantTracking.detail.argument?.paragraphs ?? []),
      ),
      [
        10,
        2,
        camp,
        agreed,
        moved,
        booked,
        agreed + moved - booked,
        short,
        10,
        10,
        agreed,
        moved,
        free,
        readings['line that gives'],
        readings['whole grant'],
        free,
        first,
        short - free,
        due,
        second,
      ].join(' '),
    ),
    decided('hours', done, rosters * hours),
    decided('rosters that fill what is owed', String((number(target) - number(done)) / hours), '2'),
    decided('letter before the second camp, after the first', String(first < due && due < second), 'true'),
    decided('hours owed', said(/so (\d+) are still owed/), number(target) - number(done)),
  ],
  quantities: { hours: [40, 1520, 1600], camps: [2], rosters: [38], 'per cent': [10] },
});
