import { cellsOf, clock, day, decided, figures, number, pieceCheck, rupees } from '@/pipeline/content/piece';
import { fleetManagement as page } from './fleet-management';

// Bills the waiting by the contract, from slot or gate stamp and by full hours, and by other clocks; checks the papers for the trip.

const { field, prose, row, rows, said, station } = cellsOf(page);
const times = (text: string) => (text.match(/\d\d:\d\d/g) ?? []).join();

const stamp = field('receipt', 'Gate stamp');
const [tracker, entry, exit, slot] = [
  field('receipt', 'Tracker at gate'),
  stamp,
  stamp.split('out ')[1],
  field('trip', 'Slot'),
].map(clock) as [number, number, number, number];
const [fromSlot = '', freeBy = ''] = rows('receipt').map(([name = '']) => name);
const free = Number(/(\d+) h$/.exec(freeBy)?.[1]) * 60;
const [carried = '', detained = ''] = rows('freight').map(([name = '']) => name);
const rate = number(/₹[\d,]+/.exec(detained)?.[0]);
const freight = row('freight', 'Freight');
const over = (from: number) => exit - from - free;
const hours = (from: number) => Math.floor(over(from) / 60);
const start = Math.max(slot, entry);
const billed = hours(start) * rate;
const begun = Math.ceil(over(start) / 60) * rate;
const tracked = hours(tracker) * rate;
const stamped = hours(entry) * rate;

// `isValid` holds the dated papers of station "chassis" to the day of the slot.
const papers = (station('chassis')?.fields ?? []).filter(({ value }) => value.startsWith('to '));
const isValid = papers.every(({ value }) => day(value) >= day(field('trip', 'Slot')));

// The decision on the e-way bill allows a day for each 200 km of `kilometres`, counted from the day after it was `made`.
const [made = 0, valid = 0] = (field('trip', 'E-way bill').match(/\d+/g) ?? []).map(Number);
const [kilometres = 0] = (field('trip', 'Route').match(/\d+/g) ?? []).map(Number);

// `later` is a day some years after another, less or more a few days.
const [sold, plated] = [
  field('invoice', 'Invoice').slice(8),
  field('chassis', 'Plate').split('from ')[1] ?? '',
];
const later = (from: string, years: number, days: number) =>
  new Date(
    (day(from.replace(/\d{4}/, (year) => `${Number(year) + years}`)) + days) * 86_400_000,
  ).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const slotDay = Number(/^\d+/.exec(field('trip', 'Slot'))?.[0]);

export const fleetManagementCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[figures(field('receipt', 'Tracker')), figures(stamp), figures(field('trip', 'Slot').slice(-5))],
        ...[hours(tracker), free / 60, tracked, hours(entry), stamped, hours(start), billed, begun],
        ...[tracked - billed, freight + tracked, 3, billed, 40, 40, billed, 40 * billed],
      ].join(' '),
    ),
    decided('vehicle', page.detail.route?.name.slice(8), station('invoice')?.value.slice(8) ?? ''),
    decided('authorised for a year', field('chassis', 'NP'), `to ${later(plated, 1, -1)}`),
    decided('fit for two years', field('chassis', 'Fitness'), `to ${later(plated, 2, -1)}`),
    decided('insured from the invoice', field('chassis', 'Insurance'), `to ${later(sold, 1, -1)}`),
    decided('pollution certificate', field('chassis', 'PUC'), `needed from ${later(plated, 1, 0)}`),
    decided('slot within the e-way bill', `${slotDay - made}`, 2),
    decided('invoice before the plate', `${day(sold) < day(plated)}`, 'true'),
    decided('length of a chassis number', figures(field('invoice', 'Chassis')), 17),
    decided('minutes from the start', rows('receipt')[0]?.[1], exit - start),
    decided('minutes over', station('receipt')?.sum?.total[1], over(start)),
    decided('freight bill', station('freight')?.value, rupees(freight + billed), {
      'from the tracker': rupees(freight + tracked),
      'from the gate stamp': rupees(freight + stamped),
      'begun hours': rupees(freight + begun),
      'no free hours': rupees(freight + Math.floor((exit - start) / 60) * rate),
      'no exit time': rupees(freight),
    }),
    decided('detention said', said(/full hours: \d+, or (₹[\d,]+)/), rupees(billed)),
    decided('by the tracker', said(/free ones, or (₹[\d,]+)/), rupees(tracked)),
    decided('by the stamp', said(/stamp it is \d+, or (₹[\d,]+)/), rupees(stamped)),
    decided('begun hours', said(/hour up bills (₹[\d,]+)/), rupees(begun)),
    decided('between first and last', said(/The (₹[\d,]+) between/), rupees(tracked - billed)),
    decided('bill held back', said(/holds back all (₹[\d,]+)/), rupees(freight + tracked)),
    decided('a month', said(/= (₹[\d,]+)/), rupees(Number(said(/(\d+) × ₹/)) * billed)),
    decided('lost today', said(/lost today is the (₹[\d,]+\d)/), rupees(billed)),
    decided(
      'hours said',
      [/waited (\d+) full/, /stamp it is (\d+)/, /full hours: (\d+)/].map(said).join(),
      [tracker, entry, start].map(hours).join(),
    ),
    decided(
      'clocks said',
      times(prose),
      times([field('receipt', 'Tracker at gate'), stamp, field('trip', 'Slot')].join()),
    ),
    decided('slot', String(clock(fromSlot)), String(slot)),
    decided('load', /\d+ t/.exec(field('trip', 'Load'))?.[0], /\d+ t/.exec(carried)?.[0] ?? 'none'),
    decided('papers', station('chassis')?.value, isValid ? 'Released' : 'Stopped'),
    decided('e-way bill', String(valid), String(made + Math.ceil(kilometres / 200))),
  ],
  quantities: { waits: [40] },
});
