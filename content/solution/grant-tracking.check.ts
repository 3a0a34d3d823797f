import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { grantTracking } from './grant-tracking';

const { screen, argument } = grantTracking.detail;
const parts = screen?.parts ?? [];
const text = (argument?.paragraphs ?? []).join('\n');
const amount = (value = '') => amountOf(value) ?? 0;
const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`;
const figures = parts.flatMap((part) => (part.part === 'figures' ? part.items : []));
const figure = (label: string) => figures.find((item) => item.label === label)?.value ?? '';
const rows = parts
  .flatMap((part) => (part.part === 'table' ? part.rows : []))
  .map(([name = '', ...cells]) => ({ name, cells: cells.map(amount) }));
const lines = rows.slice(0, -1);
const numbers = (name: string) => rows.find((row) => row.name === name)?.cells ?? [];
const [agreed = 0, moved = 0, booked = 0] = numbers('Volunteer travel');
const [staff = 0, given = 0] = numbers('Staff');
const [grant = 0] = numbers('Grant');
const camp = amount(/cost (₹[\d,]+) each/.exec(text)?.[1]);
const short = 2 * camp - (agreed + moved - booked);

// What a reading of clause 7.2 still lets a move add to the line, and what it then has to ask the donor for.
const tenth = (base: number, used: number) => base / 10 - Math.abs(used);
const both = Math.min(tenth(agreed, moved), tenth(staff, given));
// The clause names its base and its period on the page; without either word another reading would hold.
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
const decide = (
  what: string,
  stated: string,
  is: number,
  outcome = rupees,
  instead: Record<string, number> = {},
) => decisionProblems<number>({ what, stated, outcome, rule: is, instead });
const consent = (left: number) => rupees(Math.max(0, short - left));
const said = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const list = parts
  .flatMap((part) => (part.part === 'list' ? part.items.map(({ label }) => label) : []))
  .join('\n');
const [rosters = 0, hours = 0] = (/(\d+) rosters of (\d+) h/.exec(list) ?? []).slice(1).map(Number);
const done = /Hours seen: (\S+)/.exec(list)?.[1] ?? '';
const target = /Proposal: (\S+)/.exec(list)?.[1] ?? '';
const plain = (value: number) => value.toLocaleString('en-IN');

export const grantTrackingCheck = pieceCheck({
  page: grantTracking,
  decisions: [
    decide('what travel lacks', figure('Travel lacks'), short),
    decide('what the clause leaves', figure('Clause 7.2'), free, rupees, readings),
    decide('consent', /(₹\S+): by/.exec(list)?.[1] ?? '', free, consent, readings),
    decide('measured on Staff', said(/leave (₹[\d,]+);/), readings['line that gives']),
    decide('measured on the grant', said(/whole grant, (₹[\d,]+)\./), readings['whole grant']),
    decide('first camp is paid', 'true', free + agreed + moved - booked, (money) => String(money >= camp)),
    ...[0, 1, 2].map((column) =>
      decide(
        `column ${column}`,
        plain(rows.at(-1)?.cells[column] ?? 0),
        lines.reduce((sum, { cells }) => sum + (cells[column] ?? 0), 0),
        plain,
      ),
    ),
    decide('hours', done, rosters * hours, plain),
    decide(
      'hours owed',
      /so (\d+) are still owed/.exec(JSON.stringify(grantTracking.detail.chapters))?.[1] ?? '',
      amount(target) - amount(done),
      plain,
    ),
  ],
  quantities: { hours: [40, 1240, 1600], camps: [2], rosters: [31], 'per cent': [10] },
});
