import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { lendingSoftware as page } from './lending-software';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, index: number) => station(id)?.fields?.[index] ?? { label: '', value: '' };
const row = (id: string, index: number) => station(id)?.sum?.rows[index]?.[1];
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1];
const amount = (text = '') => amountOf(/₹[\d,]+|[\d.]+ %|\d[\d,]*/.exec(text)?.[0] ?? '') ?? Number.NaN;
const year = /\d{4}/.exec(field('mandate', 0).value)?.[0];
const day = (text: string) =>
  Date.parse(`${/\d+ \w{3}/.exec(text)?.[0]} ${/\b20\d\d/.exec(text)?.[0] ?? year} UTC`);
const clock = (text: string) => /\d\d:\d\d/.exec(text)?.[0];
const prose = [argument?.heading, ...(argument?.paragraphs ?? [])].join(' ');
const rupees = (value: number) => Math.round(value).toLocaleString('en-IN');
const decide = (what: string, stated = '', is: string, instead: Record<string, string> = {}) =>
  decisionProblems<string>({ what, stated, outcome: (result) => result, rule: is, instead });

// A month's interest goes to each lender at its rate; the rest of the instalment is principal, by share.
const lenders = [field('kfs', 0), field('kfs', 1)].map(({ label, value }) => ({
  share: amount(label),
  rate: amount(value),
}));
const [instalment, outstanding] = [amount(field('kfs', 2).value), amount(field('kfs', 3).value)];
const interest = lenders.map(({ share, rate }) => (outstanding * share * rate) / 12);
const principal = instalment - interest.reduce((sum, part) => sum + part);
const paid = lenders.map(({ share }, index) => (interest[index] ?? 0) + principal * share);
const blended = lenders.reduce((sum, { share, rate }) => sum + share * rate, 0);
const byCash = lenders.map(({ share }) => instalment * share);

// The class on a day: from the oldest instalment that money with that date or an earlier one has not paid, complete days counted.
const dues = (field('mandate', 0).value.match(/\d+ \w{3}/g) ?? []).map(day);
const credited = day(field('escrow', 0).value);
const posted = day(field('escrow', 2).value);
const statusDay = day(field('dayEnd', 0).value.split('for ')[1] ?? '');
const age = (due = Number.NaN, late = 0) => Math.round((statusDay - due) / 86_400_000) - late;
const kind = (days: number) => (days >= 90 ? 'NPA' : days >= 60 ? 'SMA-2' : days >= 30 ? 'SMA-1' : 'SMA-0');
const open = (dated: number, newest = false) =>
  dated > statusDay ? dues : newest ? dues.slice(0, -1) : dues.slice(1);
const [oldest] = open(credited);

const [cells, class_] = [[0, 2].map((index) => field('escrow', index).value), station('dayEnd')?.value];
const runs = [0, 1].map((index) => field('dayEnd', index).value);
const log = [cells[0], runs[0], cells[1], runs[1]].map((cell = '') => `${day(cell)} ${clock(cell)}`);
const amounts = [
  instalment,
  (open(credited).length + 1) * instalment,
  byCash[0],
  paid[0],
  (byCash[0] ?? 0) - (paid[0] ?? 0),
];

export const lendingSoftwareCheck = pieceCheck({
  page,
  decisions: [
    decide(
      'blended rate',
      station('kfs')?.value.replace(' blended', ''),
      `${Number((blended * 100).toFixed(2))} %`,
    ),
    ...[0, 1].flatMap((index) => [
      decide(`interest ${index}`, row('subledger', index * 2), rupees(interest[index] ?? 0)),
      decide(
        `principal ${index}`,
        row('subledger', index * 2 + 1),
        rupees(principal * (lenders[index]?.share ?? 0)),
      ),
      decide(`paid out ${index}`, row('partner', index), rupees(paid[index] ?? 0), {
        byCash: rupees(byCash[index] ?? 0),
      }),
    ]),
    decide('order of the night', log.join(), [...log].sort().join()),
    decide(
      'clocks said',
      (prose.match(/\d\d:\d\d/g) ?? []).join(),
      [cells[0], runs[0], cells[1]].map((cell = '') => clock(cell)).join(),
    ),
    decide(
      'amounts said',
      [...new Set(prose.match(/₹[\d,]+\d/g))].join(),
      amounts.map((sum = 0) => `₹${rupees(sum)}`).join(),
    ),
    decide('received', station('escrow')?.value, `₹${rupees(instalment)} received`),
    decide('class sent', field('partner', 0).value.split(' of ')[0], class_ ?? ''),
    decide('oldest open', String(day(field('dayEnd', 2).value)), String(oldest)),
    decide('returned', station('mandate')?.value, `Returned ${dues.length} times`),
    decide(
      'shares and rates named',
      [0, 1, 2, 3].map((index) => amount(station('subledger')?.sum?.rows[index]?.[0])).join(),
      lenders.flatMap(({ share, rate }) => [rate, share]).join(),
    ),
    decide('bank by cash', said(/gives the bank ₹([\d,]+)/), rupees(byCash[0] ?? 0)),
    decide('difference', said(/misses ₹([\d,]+)/), rupees((byCash[0] ?? 0) - (paid[0] ?? 0))),
    decide('class', station('dayEnd')?.value, kind(age(oldest)), {
      'by the date of the statement': kind(age(open(posted)[0])),
      'newest instalment first': kind(age(open(credited, true)[0])),
      'only when more than the days have passed': kind(age(oldest, 1)),
    }),
    decide('struck class', station('dayEnd')?.mark?.struck, kind(age(open(posted)[0]))),
    decide('days', field('dayEnd', 2).value.split(', ')[1], `${age(oldest)} days`),
    decide('overdue before', field('mandate', 2).value, `₹${rupees(dues.length * instalment)}`),
    decide('overdue after', field('dayEnd', 3).value, `₹${rupees(open(credited).length * instalment)}`),
    decide('arrears with December', said(/= ₹([\d,]+\d)/), rupees((open(credited).length + 1) * instalment)),
  ],
});
