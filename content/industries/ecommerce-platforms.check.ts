import {
  cellsOf,
  day,
  decided,
  figures,
  grouped,
  number,
  numberOf,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { ecommercePlatforms as page } from './ecommerce-platforms';

// Sells the stock of the hour buyer by buyer, with pieces held from the basket, from Pay or only once paid; divides a discount.

const { field, prose, row, said, station, total } = cellsOf(
  page,
  ...(page.detail.terms ?? []).map(({ meaning }) => meaning),
);

const warehouse = row('promise', 'On hand, warehouse') + row('promise', 'Open picks');
const stores = row('promise', 'On hand, three stores') + row('promise', 'Safety');
const stock = warehouse + stores;
const [baskets, pressed] = [row('basket', 'In the basket'), total('basket')];
/** Lets the buyers press Pay one after another; every tenth payment fails, as the argument assumes. */
function hour(held: 'basket' | 'pay' | 'paid') {
  const buyers = held === 'basket' ? Math.floor((stock * pressed) / baskets) : pressed;
  const hour = { paid: 0, failed: 0, told: 0 };
  for (let buyer = 1; buyer <= buyers; buyer++)
    if (held === 'pay' && hour.paid === stock) hour.told++;
    else if (buyer % 10 === 0) hour.failed++;
    else hour.paid++;
  return { ...hour, buyers, refunds: Math.max(0, hour.paid - stock) };
}
const [basket, pay, paid] = [hour('basket'), hour('pay'), hour('paid')];
const outcome = ({ paid, failed, told, refunds }: typeof pay) => [paid, -failed, -told, refunds].join();

// `share` is the part of its price at which each article is sold: the discount in the prose is spread by value.
const [first = 0, second = 0, third = 0, off = 0] = (
  /(₹[\d,]+), (₹[\d,]+) and (₹[\d,]+) with (₹[\d,]+) off/.exec(prose) ?? []
)
  .slice(1)
  .map(number);
const share = 1 - off / (first + second + third);

// `days` are the weekdays and dates that the page names together; `weekday` reckons the one from the other.
const year = field('returns', 'Returned by').slice(-4);
const days = [page.detail.route?.about ?? '', station('page')?.value ?? ''].map(
  (text) => /(\w{3})\w* (\d+ \w{3})/.exec(text) ?? [],
);
const weekday = (date = '') =>
  new Date(day(`${date} ${year}`) * 86_400_000).toLocaleDateString('en-GB', {
    weekday: 'short',
    timeZone: 'UTC',
  });

// `breakEven` reckons the share of returned parcels at which cash on delivery stops paying, from the two sums that the answer assumes.
const earned = number(said(/delivery earns (₹\d+)/));
const returned = number(said(/origin costs (₹\d+)/));
const breakEven = (lost: number) => `${Math.round((100 * lost) / (lost + returned))} %`;

const price = number(field('page', 'Price').split(', ')[0]);
const eleven = numberOf(/at (\w+) on a sale day/.exec(page.detail.quickAnswer)?.[1] ?? '');

export const ecommercePlatformsCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[stock, basket.buyers, basket.paid, stock - basket.paid, paid.failed, pressed, paid.paid],
        ...[paid.refunds, paid.refunds, price, paid.refunds * price, stock, pay.failed, pay.told, 400],
      ].join(' '),
    ),
    decided('hour', figures(page.detail.route?.about ?? ''), `10 ${eleven} ${eleven + 1}`),
    decided('refunds in the mark', figures(station('oms')?.mark?.note ?? ''), paid.refunds),
    decided('the hour', [total('oms'), row('oms', 'Payment'), row('oms', 'Told'), 0].join(), outcome(pay), {
      'held from the basket': outcome(basket),
      'held once paid': outcome(paid),
    }),
    decided('struck', station('oms')?.mark?.struck, `${paid.paid} sold`),
    decided('from the basket', said(/(\d+) of them press Pay/), basket.buyers),
    decided('sold from the basket', said(/(\d+) pieces are sold/), basket.paid),
    decided('locked till noon', said(/(\d+) wait till noon/), stock - basket.paid),
    decided('paid', said(/so (\d+) succeed/), paid.paid),
    decided(
      'refunds',
      said(/Their (\d+ × ₹[\d,]+\d)/),
      `${paid.refunds} × ${rupees(number(field('page', 'Price').split(', ')[0]))}`,
    ),
    decided('warehouse', grouped(total('dc')), warehouse),
    decided('stores', grouped(total('shipStore')), stores),
    decided('weekdays', days.map(([, name]) => name).join(), days.map(([, , date]) => weekday(date)).join()),
    decided('sold at', said(/sold at (\d+ %)/), `${share * 100} %`),
    decided('cash pays until', said(/pays until (\d+ %)/), breakEven(earned)),
    decided('if a third prepay', said(/come back; until (\d+ %)/), breakEven((earned * 2) / 3), {
      'if all prepay': breakEven(0),
    }),
    decided(
      'a per cent of a month',
      said(/fees is (₹[\d,]+)/),
      rupees((number(said(/On ([\d,]+) orders/)) * number(said(/orders a month of (₹[\d,]+)/))) / 100),
    ),
    decided('refund', said(/% = (₹\d+)/), `₹${second * share}`, { undivided: `₹${second - off}` }),
  ],
  quantities: { pieces: [stock, basket.paid, 400], stores: [3] },
});
