import { cellsOf, clock, day, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { ossBss as page } from './oss-bss';

// Bills November from the day on which the service was active, and from the day that was promised.

const { field, row, rows, said, station, total } = cellsOf(page);
const numbers = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((found) => number(found));
/** Reads a date of 2026 and its hour, in minutes since 1970. */
const moment = (text = '') => day(`${/\d+ \w{3}/.exec(text)?.[0]} 2026`) * 1440 + clock(text);
const date = (at: number) => new Date(at * 60_000);
const [active, promised] = [moment(station('inventory')?.value), moment(field('shop', 'Told'))];
// `bill` shares out rent and allowance by the days since `from`; `used` leaves the usage before the active minute to the prepaid pack.
const [rent = 0, allowance = 0] = numbers(field('shop', 'Plan'));
const [overuse = 0] = numbers(field('shop', 'Overuse'));
const tax = number(rows('rating')[2]?.[0]?.replace('GST ', ''));
const month = new Date(Date.UTC(2026, date(active).getUTCMonth() + 1, 0)).getUTCDate();
const days = (from: number) => month - date(from).getUTCDate() + 1;
const used = (from: number) => (from < active ? total('mediation') : row('mediation', 'After'));
const over = (from: number, gigabytes = used(from)) =>
  Math.max(0, gigabytes - (allowance * days(from)) / month);
const bill = (from: number, gigabytes?: number) =>
  ((rent * days(from)) / month + over(from, gigabytes) * overuse) * (1 + tax);
const rented = (from: number) => `Rent, ${days(from)} of ${month} days`;
const overused = (from: number) => `${over(from)} GB at ₹${overuse}`;
const back = (from: number) => `OTP after ${date(from + 30 * 1440).getUTCDate()} Dec, first time`;
const orders = number(said(/([\d,]+) × 123/));
const paragraphs = page.detail.argument?.paragraphs ?? [];
const cents = (value: number) => Math.round(value * 100) / 100;
const givenUp = (rent * (days(promised) - days(active))) / month;
const [promisedAt, activeAt] = [promised, active].map((at) => [
  date(at).getUTCHours(),
  date(at).getUTCMinutes(),
  date(at).getUTCDate(),
]) as [number[], number[]];
const steps = [
  field('shop', 'Consent'),
  field('shop', 'Told'),
  station('fallout')?.value,
  station('inventory')?.value,
].map(moment);

export const ossBssCheck = pieceCheck({
  page,
  decisions: [
    decided('bill', grouped(total('rating')), bill(active), {
      promised: bill(promised),
      'all usage': bill(active, total('mediation')),
      month: (rent + Math.max(0, used(active) - allowance) * overuse) * (1 + tax),
    }),
    decided('bill by the promise', said(/November costs ₹([\d,.]+\d)/), bill(promised)),
    decided('bill as the argument says', said(/active date it costs ₹([\d,.]+\d)/), bill(active)),
    decided('days', rows('rating')[0]?.[0], rented(active), { promised: rented(promised) }),
    decided('over', rows('rating')[1]?.[0], overused(active), { promised: overused(promised) }),
    decided(
      'a month of wrong dates',
      said(/= ([\d,]+) rupees/),
      Math.round(orders * (bill(promised) - bill(active))),
    ),
    decided('rent given up', said(/rent, ₹(\d+) an order/), (rent * (days(promised) - days(active))) / month),
    decided('hours without service', said(/for (\d+) hours/), Math.floor((active - promised) / 60)),
    decided('back to prepaid', field('inventory', 'Back again'), back(active), { promised: back(promised) }),
    decided(
      'struck',
      station('inventory')?.mark?.struck,
      `${date(promised).getUTCDate()} Nov, ${date(promised).toISOString().slice(11, 16)}`,
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        promisedAt.join(' '),
        [activeAt[2], activeAt[0], activeAt[1]].join(' '),
        2,
        date(promised).getUTCDate(),
        date(active).getUTCDate(),
        cents(bill(promised)),
        row('mediation', 'Before'),
        cents(bill(active)),
        orders,
        orders,
        cents(bill(promised) - bill(active)),
        Math.round(orders * (bill(promised) - bill(active))),
        days(promised) - days(active),
        givenUp,
        givenUp,
        Math.floor((active - promised) / 60),
        30,
      ].join(' '),
    ),
    decided('told again', `${moment(field('fallout', 'Told again'))}`, `${active}`),
    decided('divided at', field('mediation', 'Divided'), station('inventory')?.value ?? ''),
    decided(
      'usage since',
      figures(station('mediation')?.sum?.total[0] ?? ''),
      [promisedAt[2], promisedAt[0], promisedAt[1], month].join(' '),
    ),
    decided('order of the days', steps.join(), [...steps].sort((a, b) => a - b).join()),
    decided(
      'account opened as promised',
      `${clock(station('orchestrator')?.fields?.[0]?.label)}`,
      `${clock(field('shop', 'Told'))}`,
    ),
    decided(
      'consent on the day promised',
      field('shop', 'Consent').slice(0, 11),
      `${promisedAt[2]} Nov 2026`,
    ),
  ],
  quantities: { gigabytes: [total('mediation'), row('mediation', 'Before')] },
});
