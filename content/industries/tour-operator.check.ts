import {
  cellsOf,
  day,
  decided,
  decisionProblems,
  grouped,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { tourOperator as page } from './tour-operator';

const { field, row, rows, said, station } = cellsOf(page);
const amount = (text = '', pattern = /[\d,]+(?:\.\d+)?/) => number(pattern.exec(text)?.[0]);
const total = (id: string) => station(id)?.sum?.total[1] ?? '';
const decide = (
  what: string,
  stated: string | undefined,
  rule: number,
  instead: Record<string, number> = {},
) => decisionProblems({ what, stated: stated ?? '', outcome: grouped, rule, instead });

// A name given back in time is not owed.
const [each, coach] = [number(field('contract', 'Each guest')), number(field('contract', 'Coach and guide'))];
const arrival = day(field('rooming', 'Arrival'));
const release = arrival - number(field('contract', 'Release'));
const billed = amount(rows('invoice')[0]?.[0]);
const guests = billed - (day(field('rooming', 'Guest 22')) <= release ? 1 : 0);
const owed = guests * each + coach;
const asBilled = billed * each + coach;
// The advance has the rate of its day, the balance that of the last night.
const advance = number(field('contract', 'Advance paid'));
const rate = {
  costing: number(field('costing', 'Costing rate')),
  advance: amount(field('contract', 'Advance paid'), /(?<=₹)[\d.]+/),
  night: amount(field('rooming', 'Last night'), /(?<=₹)[\d.]+/),
  paid: number(said(/20 October at ₹(\d+\.\d\d)/)),
};
const ground = (first: number, rest: number, euros = owed) => advance * first + (euros - advance) * rest;
const price = number(field('costing', 'Price').split(' and ')[0]);
const afterAir = price - number(field('costing', 'Air and visa'));
const margin = (cost: number) => guests * afterAir - cost + row('margin', 'Guide');
const ours = ground(rate.advance, rate.night);
const wrong = {
  costing: margin(ground(rate.costing, rate.costing)),
  paid: margin(ground(rate.advance, rate.paid)),
  billed: margin(ground(rate.advance, rate.night, asBilled)),
};
const breakEven = Math.ceil((coach * rate.costing) / (afterAir - each * rate.costing));
// TCS goes by the day of each debit or receipt, at the rate that the answer on rates gives for that day.
const change = day(said(/since (\d+ \w+ \d{4})/));
const rateOn = (date: number) => number(said(date < change ? /was (\d+ %) up to ₹10 lakh/ : /it is (\d+ %)/));
const [year] = /\d{4}/.exec(station('departure')?.sum?.total[0] ?? '') ?? [];
const receipts = rows('departure').map(([label = '']) => ({
  rate: rateOn(day(`${label} ${year}`)),
  shown: number(/\d+ %/.exec(label)?.[0]),
  paid: amount(label, /(?<=₹)[\d,]+/),
}));
const booking = receipts.reduce((paid, receipt) => paid + receipt.paid, 0);
const collected = receipts.reduce((tax, receipt) => tax + receipt.paid * receipt.rate, 0);
const [atBooking = 0, atDeparture = 0] = receipts.map((receipt) => Math.round(booking * receipt.rate));

export const tourOperatorCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'rates of TCS',
      receipts.map(({ shown }) => shown).join(),
      receipts.map(({ rate: due }) => due).join(),
    ),
    decide(
      'last night',
      grouped(day(field('rooming', 'Last night'))),
      arrival + amount(page.detail.route?.about, /\d+(?= days)/) - 2,
    ),
    decide('owed', total('invoice'), owed, { asBilled }),
    decide('billed', station('invoice')?.mark?.struck.replace(' euros', ''), asBilled),
    decide('released until', grouped(day(field('rooming', 'Released until'))), release),
    decide('guests', station('rooming')?.value.replace(' guests', ''), guests, { billed }),
    decide('ground', grouped(-row('margin', 'Ground')), ours),
    decide('margin', total('margin'), margin(ours), wrong),
    decide('head of the margin', station('margin')?.value.replace('₹', ''), margin(ours), wrong),
    decide('head of the invoice', station('invoice')?.value.replace(' euros', ''), owed, { asBilled }),
    decide('head of the booking', station('departure')?.value.replace(/₹| collected/g, ''), collected),
    decide('margin at the costing rate', said(/margin of ₹([\d,]+)/), wrong.costing),
    decide('margin at the bank', said(/makes it ₹([\d,]+)/), wrong.paid),
    decide('loss if paid as billed', `-${said(/tour loses ₹([\d,]+)/)}`, wrong.billed),
    decide('exchange loss', said(/rise of ₹([\d,]+)/), (owed - advance) * (rate.paid - rate.night)),
    decide('break-even', field('costing', 'Break-even').replace(' guests', ''), breakEven),
    decide(
      'price of the booking',
      grouped(number(field('departure', 'Booking of two'))),
      2 * price * (1 + number(/\d+ %/.exec(field('costing', 'Price'))?.[0])),
    ),
    decide('paid', grouped(booking), number(field('departure', 'Booking of two'))),
    decide('TCS', total('departure'), collected, { atBooking, atDeparture }),
    decide('TCS at booking', said(/booking, and ₹([\d,]+) is due/), atBooking),
    decide('TCS at departure', said(/departure collects ₹([\d,]+)/), atDeparture),
    decide('TCS short', said(/firm ₹([\d,]+) short/), collected - atDeparture),
  ],
  quantities: { guests: [17, 21, 22, 24] },
});
