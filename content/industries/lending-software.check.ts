import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  grouped,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { lendingSoftware as page } from './lending-software';

// Splits the instalment between the lenders by rate and by cash, and classes the loan by the dates of the escrow and of its statement.

const { field, prose, rows, said, station } = cellsOf(page);
const amount = (text = '') => number(/₹[\d,]+|[\d.]+ %|\d[\d,]*/.exec(text)?.[0]);
const [year] = /\d{4}/.exec(field('mandate', 'Presented')) ?? [];
const date = (text = '') => day(`${/\d+ \w{3}/.exec(text)?.[0]} ${/\b20\d\d/.exec(text)?.[0] ?? year}`);
const times = (text: string) => (text.match(/\d\d:\d\d/g) ?? []).join();
const whole = (value = Number.NaN) => grouped(Math.round(value));

// `paid` gives each lender its month's interest at its own rate and, by share, the `principal`: the rest of the instalment.
const lenders = (station('kfs')?.fields ?? [])
  .slice(0, 2)
  .map(({ label, value }) => ({ share: amount(label), rate: amount(value) }));
const [instalment, outstanding] = [
  amount(field('kfs', 'Instalment')),
  amount(field('mandate', 'Outstanding')),
];
const interest = lenders.map(({ share, rate }) => (outstanding * share * rate) / 12);
const principal = instalment - sum(interest);
const paid = lenders.map(({ share }, index) => (interest[index] ?? 0) + principal * share);
const blended = sum(lenders.map(({ share, rate }) => share * rate));
const byCash = lenders.map(({ share }) => instalment * share);
const difference = (byCash[0] ?? 0) - (paid[0] ?? 0);

// `open` drops the instalment that money of this date has paid, the oldest or the newest; `kind` classes the days since the first left.
const dues = (field('mandate', 'Presented').match(/\d+ \w{3}/g) ?? []).map(date);
const [credited, statement] = [field('escrow', 'Credited'), field('escrow', 'In statement')];
const [firstRun, runAgain] = [field('dayEnd', 'First run'), field('dayEnd', 'Run again')];
const statusDay = date(firstRun.split('for ')[1]);
const age = (due = Number.NaN, late = 0) => statusDay - due - late;
const kind = (days: number) => (days >= 90 ? 'NPA' : days >= 60 ? 'SMA-2' : days >= 30 ? 'SMA-1' : 'SMA-0');
const open = (dated: number, newest = false) =>
  dated > statusDay ? dues : newest ? dues.slice(0, -1) : dues.slice(1);
const unpaid = open(date(credited));
const [oldest] = unpaid;
const missed = kind(age(open(date(statement))[0]));
const [oldestDue, class_] = [field('dayEnd', 'Oldest due'), station('dayEnd')?.value];
const night = [credited, firstRun, statement, runAgain].map((cell) => date(cell) * 1440 + clock(cell));
const amounts = [instalment, (unpaid.length + 1) * instalment, byCash[0], paid[0], difference];
const paragraphs = page.detail.argument?.paragraphs ?? [];

export const lendingSoftwareCheck = pieceCheck({
  page,
  decisions: [
    decided('blended rate', station('kfs')?.value, `${Number((blended * 100).toFixed(2))} % blended`),
    ...lenders.flatMap(({ share }, index) => [
      decided(`interest ${index}`, rows('subledger')[index * 2]?.[1], whole(interest[index])),
      decided(`principal ${index}`, rows('subledger')[index * 2 + 1]?.[1], whole(principal * share)),
      decided(`paid out ${index}`, rows('partner')[index]?.[1], whole(paid[index]), {
        byCash: whole(byCash[index]),
      }),
    ]),
    decided('order of the night', night.join(), [...night].sort((a, b) => a - b).join()),
    decided('clocks said', times(prose), times([credited, firstRun, statement].join())),
    decided(
      'amounts said',
      [...new Set(prose.match(/₹[\d,]+\d/g))].join(),
      amounts.map((value) => `₹${whole(value)}`).join(),
    ),
    decided('received', station('escrow')?.value, `₹${whole(instalment)} received`),
    decided('class sent', field('partner', 'Class sent').split(' of ')[0], class_ ?? 'none'),
    decided('oldest open', String(date(oldestDue)), String(oldest)),
    decided('returned', station('mandate')?.value, `Returned ${dues.length} times`),
    decided(
      'shares and rates named',
      rows('subledger')
        .map(([name]) => amount(name))
        .join(),
      lenders.flatMap(({ share, rate }) => [rate, share]).join(),
    ),
    decided('bank by cash', said(/gives the bank ₹([\d,]+)/), whole(byCash[0])),
    decided('difference', said(/misses ₹([\d,]+)/), whole(difference)),
    decided('class', class_, kind(age(oldest)), {
      'by the date of the statement': missed,
      'newest instalment first': kind(age(open(date(credited), true)[0])),
      'only when more than the days have passed': kind(age(oldest, 1)),
    }),
    decided('struck class', station('dayEnd')?.mark?.struck, missed),
    decided('days', oldestDue.split(', ')[1], `${age(oldest)} days`),
    decided('overdue before', field('mandate', 'Overdue'), `₹${whole(dues.length * instalment)}`),
    decided('overdue after', field('dayEnd', 'Overdue'), `₹${whole(unpaid.length * instalment)}`),
    decided('arrears with September', said(/= ₹([\d,]+\d)/), whole((unpaid.length + 1) * instalment)),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        age(dues[0]),
        ...[firstRun, statement].map((cell) => figures(/\d\d:\d\d/.exec(cell)?.[0] ?? '')),
        age(oldest),
        2,
        unpaid.length + 1,
        instalment,
        (unpaid.length + 1) * instalment,
        ...lenders.map(({ share }) => 100 * share),
        Math.round(byCash[0] ?? 0),
        Math.round(paid[0] ?? 0),
        Math.round(difference),
      ].join(' '),
    ),
    decided('instalment paid', String(date(station('subledger')?.sum?.total[0])), String(dues[0])),
    decided(
      'day in the note',
      figures(station('dayEnd')?.mark?.note ?? ''),
      figures(credited).split(' ')[0] ?? '',
    ),
    decided(
      'day of the class',
      [runAgain.split('for ')[1], /of (\d+ \w+)/.exec(field('partner', 'Class sent'))?.[1]].join(),
      [firstRun, firstRun].map((cell) => cell.split('for ')[1]).join(),
    ),
    decided(
      'fallen due on',
      [...new Set(field('mandate', 'Presented').match(/\d+(?= [A-Z])/g))].join(),
      figures(field('kfs', 'Instalment')).split(' ')[1] ?? '',
    ),
  ],
});
