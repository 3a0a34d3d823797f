import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { techDueDiligence as page } from './tech-due-diligence';

// Prices the finding from its three estimates, and by those that buyer or seller would take; settles the escrow at two outcomes.

const { exhibit, argument, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'decision' || !argument || !sums?.verdict) throw new Error('No decision, or no ledger');

const number = (text = '') => amountOf(text) ?? Number.NaN;
const rupees = (value: number) => `${value < 0 ? '−' : ''}₹${Math.abs(value).toLocaleString('en-IN')}`;
const texts = [
  ...argument.paragraphs,
  exhibit.chosen,
  exhibit.why,
  ...exhibit.rejected.flatMap(Object.values<string>),
  exhibit.reopens ?? '',
  ...paragraphs,
].join(' ');
const said = (pattern: RegExp) => pattern.exec(texts)?.slice(1) ?? [];
const money = (what: string, pattern: RegExp, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated: said(pattern)[0] ?? '', outcome: rupees, rule, instead });

const [least = 0, likeliest = 0, most = 0] = said(/\((\d+) \+ 4 × (\d+) \+ (\d+)\)/).map(Number);
const expected = (least + 4 * likeliest + most) / 6;
const rate = number(said(/days at (₹[\d,]+)/)[0]);
const [years = 0, fee = 0] = said(/(\d) × (₹[\d,]+) = /).map(number);
/** The dearer of two ways loses. */
const choose = ({ days = expected, held = years }) => (days * rate < held * fee ? 'Replace' : 'Licence');
const short = number(
  String(['one', 'two', 'three', 'four'].indexOf(said(/over (\w+) it costs/)[0] ?? '') + 1),
);
const settled = sums.columns.slice(1).map((head) => number(/\d+/.exec(head)?.[0]));
const ledger = (refunds: boolean) =>
  settled.map((days) =>
    [expected, Math.max(0, Math.min(days, most) - expected), refunds ? Math.min(0, days - expected) : 0].map(
      (count) => rupees(count * rate),
    ),
  );
const column = (index: number) => sums.rows.map((row) => row[index]);

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'replace or license',
      stated: exhibit.chosen.split(' ')[0] ?? '',
      outcome: choose,
      rule: {},
      instead: { 'the worst case': { days: most }, 'a sale in year three': { held: short } },
    }),
    money('off the price', /with (₹[\d,]+) off/, expected * rate, {
      'the likeliest': likeliest * rate,
      'the worst': most * rate,
    }),
    money('in escrow', /and (₹[\d,]+) in escrow/, (most - expected) * rate, {
      'over the likeliest': (most - likeliest) * rate,
    }),
    money('licence until an early sale', /over three it costs (₹[\d,]+\d)/, short * fee),
    money('licence over the repair', /costs (₹[\d,]+) more/, years * fee - expected * rate),
    money('the worst case', /off the price, (₹[\d,]+)/, most * rate),
    money('reopening price', /below (₹[\d,]+) a year/, (expected * rate) / years),
    decisionProblems({
      what: 'day up to which the seller bears it',
      stated: said(/up to day (\d+)/)[0] ?? '',
      outcome: String,
      rule: most,
      instead: { 'the expected day': expected },
    }),
    decisionProblems({
      what: 'days that may not be worked',
      stated: said(/pay for (\d+) days/)[0] ?? '',
      outcome: String,
      rule: most - expected,
      instead: {},
    }),
    decisionProblems({
      what: 'settlement',
      stated: [column(1), column(2)].join(),
      outcome: (both) => ledger(both).join(),
      rule: exhibit.why.includes('Each day under or over'),
      instead: { 'overruns alone': false },
    }),
    decisionProblems({
      what: 'released',
      stated: sums.verdict.slice(1).join(),
      outcome: (days) => days.map((day) => rupees((most - Math.max(day, expected)) * rate)).join(),
      rule: settled,
      instead: {},
    }),
  ],
  quantities: { days: [least, likeliest, expected, most, most - expected, ...settled, 7], files: [14] },
});
