import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { b2bPortal as page } from './b2b-portal';

// Prices the basket and reckons its credit by the page's rules, and by those that sales, finance or an ERP would take.

const { exhibit, argument, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'rules' || !argument || !sums?.verdict) throw new Error('No rule, or no ledger');

const number = (text = '') => amountOf(text) ?? Number.NaN;
const rupees = (value: number) => `₹${value.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
const dates = (text = '') => (text.match(/\d+ \w{3} \d{4}/g) ?? []).map((day) => Date.parse(`${day} UTC`));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const [ordered = 0] = dates(exhibit.basis);
const onFile = exhibit.rows.map(({ cells: [name = '', valid, price], outcome }) => {
  const [from = 0, to = Number.POSITIVE_INFINITY] = dates(valid);
  return { name, from, price: number(price), outcome, isInForce: from <= ordered && ordered <= to };
});
const inForce = onFile.filter(({ isInForce }) => isInForce);
const of = (kind: string, rows = inForce) => rows.filter(({ name }) => name.startsWith(kind));
const latest = (rows: typeof onFile) => [...rows].sort((a, b) => b.from - a.from)[0]?.price ?? 0;
const lowest = (rows: typeof onFile) => Math.min(...rows.map(({ price }) => price));
const inOrder = (rows: typeof onFile) =>
  ['Customer', 'Group', 'Promotion', 'List'].map((kind) => latest(of(kind, rows))).find(Number) ?? 0;
const price = inOrder(inForce);
const promotion = latest(of('Promotion'));

const boxes = number(/\d+ boxes/.exec(exhibit.basis)?.[0]);
const nets = sums.rows.map(([, net]) => number(net));
const withTax = (net: number) => net * (1 + number(/\d+ %/.exec(sums.columns[2] ?? '')?.[0]));
const unlessBilled = (net: number, row: number) => (row === 0 ? net : withTax(net));
const taxed = nets.map(unlessBilled);
const limit = number(sums.verdict[0]?.replace('Limit of ', ''));

const said = (pattern: RegExp) => pattern.exec([...argument.paragraphs, ...paragraphs].join(' '))?.[1];
const amounts = {
  [`sales would charge ${said(/charge (₹\d+),/)}`]: promotion,
  [`finance would hold to ${said(/hold to (₹\d+):/)}`]: price,
  [`off list ${of('Promotion')[0]?.name.match(/₹\d+/)}`]: latest(of('List')) - promotion,
  [`contract over promotion ${said(/costs (₹\d+) more/)}`]: price - promotion,
  [`this order ${sums.rows[2]?.[1]}`]: boxes * price,
  [`room left ${said(/with (₹[\d,]+) to spare/)}`]: limit - sum(nets),
  [`excess ${said(/is (₹[\d,.]+) over/)}`]: sum(taxed) - limit,
};

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'outcomes of basket 7',
      stated: onFile.map(({ outcome }) => outcome).join(),
      outcome: (won) =>
        onFile.map((row) => (row.price === won ? 'wins' : row.isInForce ? 'loses' : 'absent')).join(),
      rule: price,
      instead: {
        'the lowest price in force': lowest(inForce),
        'the lowest contract': lowest(of('Group')),
        'a contract that has ended': inOrder(onFile),
      },
    }),
    decisionProblems({
      what: 'column with tax',
      stated: sums.rows.map((row) => row[2]).join(),
      outcome: (reading) => nets.map(reading).map(rupees).join(),
      rule: unlessBilled,
      instead: { 'tax on all': withTax, 'tax on nothing': (net) => net },
    }),
    decisionProblems({
      what: 'rate of tax',
      stated: said(/With (\d+ %) on both/) ?? '',
      outcome: String,
      rule: /\d+ %/.exec(sums.columns[2] ?? '')?.[0] ?? '',
      instead: {},
    }),
    decisionProblems({
      what: 'verdicts',
      stated: sums.verdict.slice(1).join(),
      outcome: (rows) => [nets, rows].map((column) => (sum(column) > limit ? 'On hold' : 'Released')).join(),
      rule: taxed,
      instead: { 'no tax before billing': nets, 'deliveries left out': taxed.filter((_, row) => row !== 1) },
    }),
    ...Object.entries(amounts).map(([what, rule]) =>
      decisionProblems({
        what,
        stated: rupees(number(what.match(/₹.*/)?.[0])),
        outcome: rupees,
        rule,
        instead: {},
      }),
    ),
  ],
  quantities: { boxes: [boxes], rupees: [boxes * price, boxes * (price - promotion)] },
});
