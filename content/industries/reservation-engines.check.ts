import { cellsOf, day, decided, figures, grouped, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { reservationEngines as page } from './reservation-engines';

// Tries every arrival and length against the restriction as she meant it, on arrival, and as the coarse pair, and prices what each leaves to sell.

const { field, row, rows, said, station, total } = cellsOf(page);
const nights = (station('revenue')?.fields ?? []).map(({ label, value }) => ({
  on: day(label),
  price: number(value),
}));
const [protectedNight, minimum] = [day(field('rates', 'Night')), number(field('rates', 'Minimum'))];
const [arrivals = 0, , longest = 0] = (field('quote', 'Tried').match(/\d+/g) ?? []).map(Number);
/** The arrival of "From 30 Dec" or "Min. 3 from 30 Dec". */
const arrival = (label = '') => day(`${/\d+ Dec/.exec(label)?.[0]} 2026`);
const lengths = Array.from({ length: longest }, (_, index) => index + 1);
type Rule = (from: number, length: number) => boolean;
const holds = (from: number, length: number) => from <= protectedNight && protectedNight < from + length;
const through: Rule = (from, length) => !holds(from, length) || length >= minimum;
const onArrival =
  (...days: readonly number[]): Rule =>
  (from, length) =>
    !days.includes(from) || length >= minimum;
const pattern = (from: number, rule: Rule) => lengths.map((length) => (rule(from, length) ? 1 : 0)).join('');
const tried = rows('quote').map(([label]) => arrival(label));
const refused = (rule: Rule, from?: number) =>
  tried
    .filter((one) => from === undefined || one === from)
    .flatMap((one) => lengths.filter((length) => !rule(one, length))).length;
const pair = [protectedNight - 1, protectedNight];
const worth = (from: number, length: number) =>
  sum(nights.filter(({ on }) => on >= from && on < from + length).map(({ price }) => price));
const [alone, two, three] = [worth(pair[0] ?? 0, 1), worth(pair[0] ?? 0, 2), worth(protectedNight, minimum)];
// `earns` adds up a villa's nights: the single night is sold only where the rule lets it pass, the two-night guest wherever he is let in.
const earns = (rule: Rule) => (rule(pair[0] ?? 0, 2) ? two : three + (rule(pair[0] ?? 0, 1) ? alone : 0));
const loose = onArrival(protectedNight);
const closed: Rule = (from, length) => loose(from, length) && from + length !== protectedNight + 1;
const strict = onArrival(...pair);
/** What a rule refuses although she would take it. */
const wrongly = (rule: Rule) =>
  sum(
    tried.flatMap((from) =>
      lengths
        .filter((length) => through(from, length) && !rule(from, length))
        .map((length) => worth(from, length)),
    ),
  );

export const reservationEnginesCheck = pieceCheck({
  page,
  decisions: [
    decided('refused', grouped(total('quote')), refused(through), {
      'on arrival': refused(loose),
      'both arrivals': refused(strict),
    }),
    decided(
      'refused by arrival',
      rows('quote')
        .map(([, count]) => count)
        .join(),
      tried.map((from) => refused(through, from)).join(),
    ),
    decided(
      'requests',
      station('quote')?.value,
      `${refused(through)} of ${tried.length * lengths.length} refused`,
    ),
    decided('arrivals', `${arrivals}`, `${tried.length}`),
    decided('of', station('quote')?.sum?.total[0], `Refused of ${tried.length * lengths.length}`),
    decided('tried from', field('quote', 'Tried'), `${tried.length} arrivals, 1 to ${longest} nights`),
    decided('arrivals in a row', tried.map((from) => protectedNight - from).join(), '2,1,0'),
    decided('nights in a row', nights.map(({ on }) => on - protectedNight).join(), '-2,-1,0,1,2'),
    decided(
      'patterns',
      (station('channel')?.fields ?? []).map(({ label, value }) => `${arrival(label)} ${value}`).join(),
      tried.map((from) => `${from} ${pattern(from, through)}`).join(),
      {
        'both arrivals': tried.map((from) => `${from} ${pattern(from, strict)}`).join(),
        'departures closed': tried.map((from) => `${from} ${pattern(from, closed)}`).join(),
      },
    ),
    decided('earned', grouped(total('web')), earns(through), {
      'on arrival': earns(loose),
      'both arrivals': earns(strict),
    }),
    decided('sold alone', grouped(row('web', '30 Dec')), alone),
    decided('sold in a row', grouped(row('web', '31 Dec')), three),
    decided(
      'stays by name',
      rows('web')
        .map(([label]) => label)
        .join('; '),
      `${new Date((pair[0] ?? 0) * 86_400_000).getUTCDate()} Dec alone; 31 Dec to ${new Date((protectedNight + minimum) * 86_400_000).getUTCDate()} Jan`,
    ),
    decided('asked', field('web', 'Asked'), `30 Dec to 1 Jan, ₹${grouped(two)}`),
    decided(
      'at the agency',
      station('ota')?.value,
      `${refused(strict)} of ${tried.length * lengths.length} refused`,
      {
        'on arrival': `${refused(loose)} of 12 refused`,
      },
    ),
    decided(
      'by its arrivals',
      rows('ota')
        .map((cells) => cells.join())
        .join(';'),
      pair
        .map(
          (from) =>
            `Min. ${minimum} from ${new Date(from * 86_400_000).getUTCDate()} Dec,${refused(strict, from)}`,
        )
        .join(';'),
    ),
    decided(
      'least refused wrongly',
      said(/refuses is worth (₹[\d,]+\d)/),
      `₹${grouped(Math.min(wrongly(strict), wrongly(closed)))}`,
      { closed: `₹${grouped(wrongly(closed))}` },
    ),
    decided(
      'by closing',
      field('ota', 'By closing'),
      `${refused(closed)} too, one of them ₹${grouped(wrongly(closed))}`,
    ),
    decided('as meant', station('revenue')?.value, `Min. ${minimum} with the 31st`),
    decided('slips in', station('rates')?.mark?.note, 'From the 30th, two nights would get by.'),
    decided(
      'restriction',
      /\d+/.exec(page.detail.route?.name ?? '')?.[0],
      `${new Date(protectedNight * 86_400_000).getUTCDate()}`,
    ),
    decided('pattern said', said(/FPLOS\), (\d+) for/), pattern(pair[0] ?? 0, through)),
    decided('name of the pattern', station('channel')?.value, `${said(/lengths \((\w+)\)/)} by arrival`),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[minimum, minimum, 31, 30],
        ...[tried.length * lengths.length, refused(through), refused(loose), 2, earns(loose), 1, 2, 31],
        ...[30, refused(strict), 30, earns(strict), 31, 1, earns(closed), refused(closed)],
        ...[minimum, 29, wrongly(closed), pattern(pair[0] ?? 0, through), 30, wrongly(strict)],
        ...[30, (100 * (two - alone)) / three, 100, minimum, 30, (100 * two) / three],
      ].join(' '),
    ),
  ],
});
