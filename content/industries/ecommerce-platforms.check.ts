import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { ecommercePlatforms as page } from './ecommerce-platforms';

const { argument, route, chapters } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const amount = (text = '') => Math.abs(amountOf(text) ?? Number.NaN);
const row = (id: string, index: number) => amount(station(id)?.sum?.rows[index]?.[1]);
const total = (id: string) => amount(station(id)?.sum?.total[1]);
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1];
const price = amount(station('page')?.fields?.[2]?.value.split(', ')[0]);
const decide = (what: string, stated = '', is: string, instead: Record<string, string> = {}) =>
  decisionProblems<string>({ what, stated, outcome: (result) => result, rule: is, instead });

// The hour, buyer by buyer: every tenth payment fails. A piece is held from the basket, from Pay, or only once it is paid.
const stock = row('promise', 0) + row('promise', 1) - row('promise', 2) - row('promise', 3);
const [baskets, pressed] = [row('basket', 0), total('basket')];
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
const outcome = ({ paid, failed, told, refunds }: typeof pay) => [paid, failed, told, refunds].join();

// What is left of a basket's price for one article, when the discount goes by value.
const [answer = ''] =
  chapters?.faq.flatMap((item) => (item.question.includes('for the third') ? item.answer : [])) ?? [];
const [first = 0, second = 0, third = 0, off = 0] = (answer.match(/₹[\d,]+\d/g) ?? []).map(amount);
const share = 1 - off / (first + second + third);

// Days named with their date fall on it.
const year = /\d{4}/.exec(station('returns')?.fields?.[0]?.value ?? '')?.[0];
const days = [route?.about ?? '', station('page')?.value ?? ''].map(
  (text) => /(\w{3})\w* (\d+ \w{3})/.exec(text) ?? [],
);
const weekday = (date = '') =>
  new Date(`${date} ${year} UTC`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });

export const ecommercePlatformsCheck = pieceCheck({
  page,
  decisions: [
    decide('the hour', [total('oms'), row('oms', 1), row('oms', 2), 0].join(), outcome(pay), {
      'held from the basket': outcome(basket),
      'held once paid': outcome(paid),
    }),
    decide('struck', station('oms')?.mark?.struck, `${paid.paid} sold`),
    decide('from the basket', said(/(\d+ of them press Pay)/), `${basket.buyers} of them press Pay`),
    decide('sold from the basket', said(/(\d+) pieces are sold/), String(basket.paid)),
    decide('locked till noon', said(/(\d+) wait till noon/), String(stock - basket.paid)),
    decide('paid', said(/so (\d+) succeed/), String(paid.paid)),
    decide('refunds', said(/Their (\d+ × ₹[\d,]+\d)/), `${paid.refunds} × ₹${price.toLocaleString('en-IN')}`),
    decide('warehouse', String(total('dc')), String(row('promise', 0) - row('promise', 2))),
    decide('stores', String(total('shipStore')), String(row('promise', 1) - row('promise', 3))),
    decide('weekdays', days.map(([, day]) => day).join(), days.map(([, , date]) => weekday(date)).join()),
    decide('sold at', /sold at (\d+ %)/.exec(answer)?.[1], `${share * 100} %`),
    decide('refund', /= (₹\d+)/.exec(answer)?.[1], `₹${second * share}`, { undivided: `₹${second - off}` }),
  ],
  quantities: { pieces: [stock, basket.paid, 400], stores: [3] },
});
