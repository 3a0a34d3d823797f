import {
  cellsOf,
  day,
  decided,
  figures,
  inWords,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { paymentSolutions as page } from './payment-solutions';

// Explains one bank credit, shows that a refund and a fee have the same amount, and divides the money by reference and by amount.

const { route, argument } = page.detail;
const { field, row, rows, said, station, total } = cellsOf(page);
const percent = (text = '') => (text.match(/\d+ %/g) ?? []).map(number);

const [captured, refunds] = [row('router', 'Captured'), -row('router', 'Refunds')];
const [rate = 0, gst = 0] = percent(rows('router')[2]?.[0]);
const orders = number(/[\d,]+(?= orders)/.exec(rows('router')[0]?.[0] ?? '')?.[0]);
// Up to this sum a card payment’s fee bears no GST, so an average below it would contradict the row of the fee.
const exempt = number(/₹[\d,]*\d/.exec(field('router', 'Each'))?.[0]);
const fee = captured * rate * (1 + gst);
const gap = -row('acquirer', 'Adjustment');
const [count = 0, each = 0] = (field('match', 'Dispute').match(/\d+/g) ?? []).map(Number);
const [tax = 0] = percent(field('match', 'Dispute'));
const disputes = count * each;
const asked = number(field('match', 'Refund').split(', ')[0]);
// A cause fits by amount; only its reference says whether it is this line.
const causes = [
  { name: 'Refund', amount: asked, isNamed: !/no refund id/.test(field('acquirer', 'File line')) },
  {
    name: 'Fees',
    amount: disputes * (1 + tax),
    isNamed: field('match', 'Report').endsWith(field('acquirer', 'File line').split(',')[0] ?? '-'),
  },
];
const fitting = causes.filter(({ amount }) => amount === gap);
const byReference = fitting.filter(({ isNamed }) => isNamed).map(({ name }) => name);
const commission = (captured - refunds - asked) * (percent(rows('seller')[2]?.[0])[0] ?? 0);
const sellers = captured - refunds - asked - commission;
/** What the platform takes: it bears the fees that it has found. */
const platform = (cause: string) => commission - fee - (cause === 'Fees' ? gap : 0);
const held = (cause: string) => (cause === 'Fees' ? asked : 0);
const credited = captured - refunds - fee - gap;
const sold = day(route?.about);

export const paymentSolutionsCheck = pieceCheck({
  page,
  decisions: [
    decided('fee', rupees(-row('router', 'Fee')), rupees(fee)),
    decided('expected', rupees(total('router')), rupees(captured - refunds - fee)),
    decided('credited', rupees(total('acquirer')), rupees(credited)),
    decided('causes', station('match')?.value, `${fitting.length} causes fit`, {
      'if the fees bore no GST': `${causes.filter(({ amount }) => amount === disputes).length} causes fit`,
    }),
    decided('the line is', byReference.join(), 'Fees', {
      'by amount': fitting.map(({ name }) => name).join(),
    }),
    decided('struck', station('match')?.mark?.struck, `${field('escrow', 'Held').split(' ')[0]} done`),
    decided('platform', rupees(row('escrow', 'Platform')), rupees(platform('Fees')), {
      'by amount': rupees(platform('Refund')),
    }),
    decided('held', rupees(row('escrow', 'Held')), rupees(held('Fees')), {
      'by amount': rupees(held('Refund')),
    }),
    decided('sellers', rupees(total('seller')), rupees(sellers), {
      'refund forgotten': rupees((captured - refunds) * (1 - (percent(rows('seller')[2]?.[0])[0] ?? 0))),
    }),
    decided(
      'sellers’ rows',
      rows('seller')
        .map(([, amount]) => Math.abs(number(amount)))
        .join(),
      [captured, refunds + asked, commission].join(),
    ),
    decided('divided', rupees(sum([sellers, platform('Fees'), held('Fees')])), rupees(credited)),
    decided(
      'divided by amount',
      rupees(sum([sellers, platform('Refund'), held('Refund')])),
      rupees(credited),
    ),
    decided('credited the next day', `${day(station('acquirer')?.sum?.total[0])}`, `${sold + 1}`),
    decided(
      'report of the day',
      station('match')?.fields?.[4]?.label.split(', ')[1],
      station('acquirer')?.sum?.total[0].slice(10, 16) ?? 'none',
    ),
    decided('requested on the day', `${day(field('match', 'Refund'))}`, `${sold}`),
    decided(
      'captured, some hundreds',
      /some (\w+) hundred/.exec(page.detail.quickAnswer)?.[1],
      inWords(Math.round(orders / 100)),
    ),
    decided('GST on every fee', `${captured / orders > exempt}`, 'true', {
      'eighteen hundred orders': `${captured / 1800 > exempt}`,
    }),
    decided('exempt up to', `${exempt}`, '2000'),
    decided(
      'refund named',
      rows('escrow')[2]?.[0],
      `Held for ${station('match')?.fields?.[0]?.label.split(' ')[1]}`,
    ),
    decided(
      'held until',
      field('escrow', 'Held'),
      `${rows('escrow')[2]?.[0]?.split(' ').at(-1)} shows its ARN`,
    ),
    decided('heading', figures(argument?.heading ?? ''), `${fitting.length}`),
    decided(
      'one name of the credit',
      station('escrow')?.sum?.total[0],
      station('acquirer')?.sum?.total[0] ?? 'none',
    ),
    decided('one dispute', said(/a fee of ₹(\d+)/), each * (1 + tax)),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [gap, count, count, each, disputes, disputes * tax, disputes, 3],
        [credited, sellers, platform('Refund'), platform('Fees'), asked, asked, each * (1 + tax)],
      ]
        .flat()
        .map((value) => Math.round(value))
        .join(' '),
    ),
  ],
});
