import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { ossBss as page } from './oss-bss';

const { argument, route } = page.detail;
const number = (text = '') => Math.abs(amountOf(text) ?? Number.NaN);
const numbers = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((found) => number(found));
const rupees = (value: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const row = (id: string, index: number) => number(station(id)?.sum?.rows[index]?.[1]);
const total = (id: string) => number(station(id)?.sum?.total[1]);
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const decide = <Value>(
  what: string,
  stated: string,
  outcome: (value: Value) => string,
  rule: Value,
  instead: Record<string, Value> = {},
) => decisionProblems({ what, stated, outcome, rule, instead });
const moment = (text: string) => {
  const [, on = '', at = '00:00'] = /(\d+ \w{3})(?: \d{4})?(?:, (\d+:\d+))?/.exec(text) ?? [];
  return new Date(`${on} 2026 ${at} UTC`);
};
const [active, promised] = [
  moment(station('inventory')?.value ?? ''),
  moment(field('shop', 'Told').replace('Switch on ', '')),
];
// Rent and allowance run from the day on which the service is active; usage before its minute was the prepaid pack's.
const [rent = 0, allowance = 0] = numbers(field('shop', 'Plan'));
const [overuse = 0] = numbers(field('shop', 'Overuse'));
const tax = number(/\d+ %/.exec(station('rating')?.sum?.rows[2]?.[0] ?? '')?.[0]);
const month = new Date(Date.UTC(2026, active.getUTCMonth() + 1, 0)).getUTCDate();
const days = (from: Date) => month - from.getUTCDate() + 1;
const used = (from: Date) => (from < active ? total('mediation') : row('mediation', 1));
const over = (from: Date, gigabytes = used(from)) =>
  Math.max(0, gigabytes - (allowance * days(from)) / month);
const bill = (from: Date, gigabytes?: number) =>
  ((rent * days(from)) / month + over(from, gigabytes) * overuse) * (1 + tax);
const back = new Date(active.getTime() + 30 * 86_400_000);
const [orders = 0] = numbers(said(/([\d,]+) × 123/));

export const ossBssCheck = pieceCheck({
  page,
  decisions: [
    decide('bill', rupees(total('rating')), rupees, bill(active), {
      promised: bill(promised),
      'all usage': bill(active, total('mediation')),
      month: (rent + Math.max(0, used(active) - allowance) * overuse) * (1 + tax),
    }),
    decide('bill by the promise', said(/November costs ₹([\d,.]+\d)/), rupees, bill(promised)),
    decide('bill as the argument says', said(/active date it costs ₹([\d,.]+\d)/), rupees, bill(active)),
    decide(
      'days',
      station('rating')?.sum?.rows[0]?.[0] ?? '',
      (count: number) => `Rent, ${count} of ${month} days`,
      days(active),
      { promised: days(promised) },
    ),
    decide(
      'over',
      station('rating')?.sum?.rows[1]?.[0] ?? '',
      (count: number) => `${count} GB at ₹${overuse}`,
      over(active),
      { promised: over(promised) },
    ),
    decide(
      'a month of wrong dates',
      said(/= ([\d,]+) rupees/),
      rupees,
      Math.round(orders * (bill(promised) - bill(active))),
    ),
    decide(
      'rent given up',
      said(/rent, ₹(\d+) an order/),
      rupees,
      (rent * (days(promised) - days(active))) / month,
    ),
    decide(
      'hours without service',
      said(/for (\d+) hours/),
      String,
      Math.floor((active.getTime() - promised.getTime()) / 3_600_000),
    ),
    decide(
      'back to prepaid',
      field('inventory', 'Back again'),
      (day: Date) => `By OTP after ${day.getUTCDate()} Dec`,
      back,
      { promised: new Date(promised.getTime() + 30 * 86_400_000) },
    ),
    decide(
      'struck',
      station('inventory')?.mark?.struck ?? '',
      (time: Date) => `${time.getUTCDate()} Nov, ${time.toISOString().slice(11, 16)}`,
      promised,
    ),
  ],
  quantities: { gigabytes: [total('mediation'), row('mediation', 0)] },
});
