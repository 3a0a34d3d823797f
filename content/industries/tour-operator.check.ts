import { cellsOf, day, decided, figures, grouped, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { tourOperator as page } from './tour-operator';

// Pays the ground at the rates of its days and collects TCS at the rate of each debit's day; does both by other days and guests, too.

const { field, row, rows, said, station } = cellsOf(page);
const amount = (text = '', pattern = /[\d,]+(?:\.\d+)?/) => number(pattern.exec(text)?.[0]);
const total = (id: string) => station(id)?.sum?.total[1] ?? '';

const [each, coach] = [number(field('contract', 'Each guest')), number(field('contract', 'Coach and guide'))];
const arrival = day(field('rooming', 'Arrival'));
const release = arrival - number(field('contract', 'Release'));
// `guests` leaves guest 22 out if she was refunded by the release date; `billed` is the operator's count with her.
const billed = amount(rows('invoice')[0]?.[0]);
const guests = billed - (day(field('rooming', 'Guest 22')) <= release ? 1 : 0);
const owed = guests * each + coach;
const asBilled = billed * each + coach;
// `ours` converts the advance at its day's rate and the balance at that of the last night.
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
// `rateOn` takes the rate of TCS for a debit's day from the answer on rates.
const change = day(said(/since (\d+ \w+ \d{4})/));
const rateOn = (date: number) => number(said(date < change ? /was (\d+ %) up to ₹10 lakh/ : /it is (\d+ %)/));
const [year] = /\d{4}/.exec(station('departure')?.sum?.total[0] ?? '') ?? [];
const receipts = rows('departure').map(([label = '']) => ({
  rate: rateOn(day(`${label} ${year}`)),
  shown: number(/\d+ %/.exec(label)?.[0]),
  paid: amount(label, /(?<=₹)[\d,]+/),
}));
const booking = sum(receipts.map(({ paid }) => paid));
const collected = sum(receipts.map(({ paid, rate: due }) => paid * due));
const [atBooking = 0, atDeparture = 0] = receipts.map((receipt) => Math.round(booking * receipt.rate));
const paragraphs = page.detail.argument?.paragraphs ?? [];

export const tourOperatorCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'rates of TCS',
      receipts.map(({ shown }) => shown).join(),
      receipts.map(({ rate: due }) => due).join(),
    ),
    decided(
      'last night',
      grouped(day(field('rooming', 'Last night'))),
      arrival + amount(page.detail.route?.about, /\d+(?= days)/) - 2,
    ),
    decided('owed', total('invoice'), owed, { asBilled }),
    decided('billed', station('invoice')?.mark?.struck.replace(' euros', ''), asBilled),
    decided('released until', grouped(day(field('rooming', 'Released until'))), release),
    decided('guests', station('rooming')?.value.replace(' guests', ''), guests, { billed }),
    decided('beds', grouped(2 * number(field('rooming', 'Rooms').split(' and')[0]) + 1), guests, { billed }),
    decided('ground', grouped(-row('margin', 'Ground')), ours),
    decided('margin', total('margin'), margin(ours), wrong),
    decided('head of the margin', station('margin')?.value.replace('₹', ''), margin(ours), wrong),
    decided('head of the invoice', station('invoice')?.value.replace(' euros', ''), owed, { asBilled }),
    decided('head of the booking', station('departure')?.value.replace(/₹| collected/g, ''), collected),
    decided('margin at the costing rate', said(/margin of ₹([\d,]+)/), wrong.costing),
    decided('margin at the bank', said(/makes it ₹([\d,]+)/), wrong.paid),
    decided('loss if paid as billed', `-${said(/tour loses ₹([\d,]+)/)}`, wrong.billed),
    decided('exchange loss', said(/rise of ₹([\d,]+)/), (owed - advance) * (rate.paid - rate.night)),
    decided('break-even', field('costing', 'Break-even').replace(' guests', ''), breakEven),
    decided(
      'price of the booking',
      grouped(number(field('departure', 'Booking of two'))),
      2 * price * (1 + number(/\d+ %/.exec(field('costing', 'Price'))?.[0])),
    ),
    decided('paid', grouped(booking), number(field('departure', 'Booking of two'))),
    decided('TCS', total('departure'), collected, { atBooking, atDeparture }),
    decided('TCS at booking', said(/booking, and ₹([\d,]+) is due/), atBooking),
    decided('TCS at departure', said(/departure collects ₹([\d,]+)/), atDeparture),
    decided('TCS short', said(/firm ₹([\d,]+) short/), collected - atDeparture),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        rate.costing,
        wrong.costing,
        20,
        rate.paid,
        wrong.paid,
        advance,
        rate.advance,
        advance * rate.advance,
        owed - advance,
        rate.night,
        (owed - advance) * rate.night,
        (owed - advance) * (rate.paid - rate.night),
        21,
        11,
        -wrong.billed,
        ...receipts.map((receipt) => 100 * receipt.rate),
        atBooking,
        atDeparture,
        collected - atDeparture,
      ].join(' '),
    ),
    decided(
      'guest left out',
      [rows('invoice')[2]?.[0], station('invoice')?.mark?.note].map((text = '') => figures(text)).join(),
      `${billed},${billed}`,
    ),
  ],
  quantities: { guests: [17, 21, 22, 24] },
});
