import {
  cellsOf,
  day,
  decided,
  decisionProblems,
  figures,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { b2bPortal as page } from './b2b-portal';

// Prices basket 7 and reckons its credit exposure by the page's rules, and by those that sales, finance or an ERP would take.

const { exhibit } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'rules' || !sums?.verdict) throw new Error('No rule, or no ledger');

const ordered = day(exhibit.basis);
const onFile = exhibit.rows.map(({ cells: [name = '', valid = '', price], outcome }) => {
  const [from = Number.NaN, to = Number.POSITIVE_INFINITY] = valid.split(' to ').map(day);
  return {
    name,
    from,
    to,
    price: number(price),
    outcome,
    isDated: !Number.isNaN(from + to),
    isInForce: from <= ordered && ordered <= to,
  };
});
const inForce = onFile.filter(({ isInForce }) => isInForce);
const of = (kind: string, rows = inForce) => rows.filter(({ name }) => name.startsWith(kind));
const latest = (rows: typeof onFile) => [...rows].sort((a, b) => b.from - a.from)[0]?.price ?? 0;
const lowest = (rows: typeof onFile) => Math.min(...rows.map(({ price }) => price));
const inOrder = (rows: typeof onFile) =>
  ['Customer', 'Group', 'Promotion', 'List'].map((kind) => latest(of(kind, rows))).find(Number) ?? 0;
const price = inOrder(inForce);
const promotion = latest(of('Promotion'));
const replaced = of('Group').toSorted((a, b) => a.from - b.from)[0]?.price ?? 0;

const boxes = number(/\d+ boxes/.exec(exhibit.basis)?.[0]);
const nets = sums.rows.map(([, net]) => number(net));
const withTax = (net: number) => net * (1 + number(/\d+ %/.exec(sums.columns[2] ?? '')?.[0]));
const unlessBilled = (net: number, row: number) => (row === 0 ? net : withTax(net));
const taxed = nets.map(unlessBilled);
const limit = number(sums.verdict[0]?.replace('Limit of ', ''));

const basket = Number(/Basket (\d+)/.exec(exhibit.basis)?.[1]);
const dateOf = (days = Number.NaN) => new Date(days * 86_400_000);
const monthOf = (days?: number) => String(dateOf(days).getUTCMonth());
const byMonths = ({ from, to }: { from: number; to: number }) =>
  from < to &&
  dateOf(from).getUTCDate() === 1 &&
  (to === Number.POSITIVE_INFINITY || dateOf(to + 1).getUTCDate() === 1);

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
      stated: sums.rows.map((row) => rupees(number(row[2]))).join(),
      outcome: (reading) => nets.map(reading).map(rupees).join(),
      rule: unlessBilled,
      instead: { 'tax on all': withTax, 'tax on nothing': (net) => net },
    }),
    decided('prices without a date', onFile.flatMap(({ name, isDated }) => (isDated ? [] : name)).join(), ''),
    decided('rate of tax', said(/With (\d+ %) on both/), /\d+ %/.exec(sums.columns[2] ?? '')?.[0] ?? 'none'),
    decisionProblems({
      what: 'verdicts',
      stated: sums.verdict.slice(1).join(),
      outcome: (rows) => [nets, rows].map((column) => (sum(column) > limit ? 'On hold' : 'Released')).join(),
      rule: taxed,
      instead: { 'no tax before billing': nets, 'deliveries left out': taxed.filter((_, row) => row !== 1) },
    }),
    decided('sales would charge', said(/charge (₹\d+),/), rupees(promotion)),
    decided('finance would hold to', said(/hold to (₹\d+):/), rupees(price)),
    decided(
      'off list',
      /₹\d+/.exec(of('Promotion')[0]?.name ?? '')?.[0],
      rupees(latest(of('List')) - promotion),
    ),
    decided('contract over promotion', said(/costs (₹\d+) more/), rupees(price - promotion)),
    decided('this order', rupees(nets[2] ?? Number.NaN), rupees(boxes * price)),
    decided('room left', said(/with (₹[\d,]+) to spare/), rupees(limit - sum(nets))),
    decided('excess', said(/is (₹[\d,.]+) over/), rupees(sum(taxed) - limit)),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        basket,
        onFile.length,
        price - promotion,
        price - replaced,
        promotion,
        price,
        2,
        boxes,
        price - promotion,
        boxes * (price - promotion),
      ].join(' '),
    ),
    decided('basket of the reading', /basket (\d+)/.exec(exhibit.reading)?.[1], basket),
    decided(
      'rule',
      /rule (\d)/.exec(onFile.length ? (exhibit.rows[3]?.cells[3] ?? '') : '')?.[1],
      /rule (\d)/.exec(exhibit.document)?.[1] ?? '',
    ),
    decided('contracts of the tie-break', figures(exhibit.tieBreak ?? ''), of('Group').length),
    decided('goods of the basket', figures(exhibit.basis), `${basket} ${boxes} 10 12 80 14 2026`),
    decided(
      'terms that do not run by whole months',
      onFile.flatMap(({ name, ...term }) => (byMonths(term) ? [] : name)).join(),
      '',
    ),
    decided('end of the group contracts', String(of('Group')[0]?.to), String(of('Group')[1]?.to)),
    decided('month of the promotion', monthOf(of('Promotion')[0]?.from), monthOf(of('Promotion')[0]?.to)),
    decided('prices with paise', onFile.filter((row) => !Number.isInteger(row.price)).length.toString(), 0),
  ],
  quantities: { boxes: [boxes], rupees: [boxes * price, boxes * (price - promotion)] },
});
