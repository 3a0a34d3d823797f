import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { tourOperator as page } from './tour-operator';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const number = (text = '') => amountOf(text.trim()) ?? Number.NaN;
const amount = (text: string, pattern = /[\d,]+(?:\.\d+)?/) => number(pattern.exec(text)?.[0]);
const sum = (id: string) => station(id)?.sum;
const row = (id: string, name: string) =>
  number(sum(id)?.rows.find(([label]) => label.startsWith(name))?.[1]);
const total = (id: string) => sum(id)?.total[1] ?? '';
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const written = (value: number) => value.toLocaleString('en-IN').replace('-', '−');
const day = (text: string) => Date.parse(`${/\d+ \w{3} \d{4}/.exec(text)?.[0]} UTC`) / 86_400_000;
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: written, rule, instead });

// A name given back in time is not owed.
const [each, coach] = [amount(field('contract', 'Each guest')), amount(field('contract', 'Coach and guide'))];
const release = day(field('rooming', 'Arrival')) - amount(field('contract', 'Release'));
const billed = amount(sum('invoice')?.rows[0]?.[0] ?? '');
const guests = billed - (day(field('rooming', 'Guest 22')) <= release ? 1 : 0);
const owed = guests * each + coach;
const asBilled = billed * each + coach;
// The advance has the rate of its day, the balance that of the last night.
const advance = amount(field('contract', 'Advance paid'));
const rate = {
  costing: amount(field('costing', 'Costing rate')),
  advance: amount(field('contract', 'Advance paid'), /(?<=₹)[\d.]+/),
  night: amount(field('rooming', 'Last night'), /(?<=₹)[\d.]+/),
  paid: number(said(/20 October at ₹(\d+\.\d\d)/)),
};
const ground = (first: number, rest: number, euros = owed) => advance * first + (euros - advance) * rest;
const price = amount(field('costing', 'Price'));
const margin = (cost: number) =>
  guests * (price - amount(field('costing', 'Air and visa'))) - cost + row('margin', 'Guide');
const ours = ground(rate.advance, rate.night);
const wrong = {
  costing: margin(ground(rate.costing, rate.costing)),
  paid: margin(ground(rate.advance, rate.paid)),
  billed: margin(ground(rate.advance, rate.night, asBilled)),
};
const fixed = coach * rate.costing;
const breakEven = Math.ceil(fixed / (price - amount(field('costing', 'Air and visa')) - each * rate.costing));
// TCS goes by the day of each debit or receipt, at the rate that the answer on rates gives for that day.
const rates =
  page.detail.chapters?.faq?.map(({ answer }) => answer).find((text) => text.includes('₹10 lakh')) ?? '';
const moment = (text = '') => Date.parse(`${text} UTC`);
const change = moment(/since (\d+ \w+ \d{4})/.exec(rates)?.[1]);
const rateOn = (date: number) => number((date < change ? /was (\d+ %)/ : /it is (\d+ %)/).exec(rates)?.[1]);
const year = /\d{4}/.exec(sum('departure')?.total[0] ?? '')?.[0];
const receipts = (sum('departure')?.rows ?? []).map(([label = '']) => ({
  rate: rateOn(moment(`${/\d+ \w{3}$/.exec(label)?.[0]} ${year}`)),
  shown: number(/\d+ %/.exec(label)?.[0]),
  paid: amount(label, /(?<=₹)[\d,]+/),
}));
const booking = receipts.reduce((paid, receipt) => paid + receipt.paid, 0);
const collected = receipts.reduce((tax, receipt) => tax + receipt.paid * receipt.rate, 0);
const atOnce = receipts.map((receipt) => Math.round(booking * receipt.rate));
const [atBooking = 0, atDeparture = 0] = atOnce;

export const tourOperatorCheck = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'rates of TCS',
      stated: receipts.map(({ shown }) => shown).join(),
      outcome: String,
      rule: receipts.map(({ rate: due }) => due).join(),
      instead: {},
    }),
    decide(
      'last night',
      written(day(field('rooming', 'Last night'))),
      day(field('rooming', 'Arrival')) + amount(route?.about ?? '', /\d+(?= days)/) - 2,
    ),
    decide('owed', total('invoice'), owed, { asBilled }),
    decide('billed', station('invoice')?.mark?.struck.replace(' euros', '') ?? '', asBilled),
    decide('released until', written(day(field('rooming', 'Released until'))), release),
    decide('guests', String(amount(station('rooming')?.value ?? '')), guests, { billed }),
    decide('ground', written(-row('margin', 'Ground')), ours),
    decide('margin', total('margin'), margin(ours), wrong),
    decide('head of the margin', station('margin')?.value.replace('₹', '') ?? '', margin(ours), wrong),
    decide('head of the invoice', station('invoice')?.value.replace(' euros', '') ?? '', owed, { asBilled }),
    decide('head of the booking', station('departure')?.value.replace(/₹| collected/g, '') ?? '', collected),
    decide('margin at the costing rate', said(/margin of ₹([\d,]+)/), wrong.costing),
    decide('margin at the bank', said(/makes it ₹([\d,]+)/), wrong.paid),
    decide('loss if paid as billed', `−${said(/tour loses ₹([\d,]+)/)}`, wrong.billed),
    decide('exchange loss', said(/rise of ₹([\d,]+)/), (owed - advance) * (rate.paid - rate.night)),
    decide('break-even', String(amount(field('costing', 'Break-even'))), breakEven),
    decide(
      'price of the booking',
      written(amount(field('departure', 'Booking of two'))),
      2 * price * (1 + number(/\d+ %/.exec(field('costing', 'Price'))?.[0])),
    ),
    decide('paid', written(booking), amount(field('departure', 'Booking of two'))),
    decide('TCS', total('departure'), collected, { atBooking, atDeparture }),
    decide('TCS at booking', said(/booking, and ₹([\d,]+) is due/), atBooking),
    decide('TCS at departure', said(/departure collects ₹([\d,]+)/), atDeparture),
    decide('TCS short', said(/firm ₹([\d,]+) short/), collected - atDeparture),
  ],
  quantities: { guests: [17, 21, 22, 24] },
});
