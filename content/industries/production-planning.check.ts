import {
  cellsOf,
  clock,
  decided,
  figures,
  followsFlows,
  grouped,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { productionPlanning as page } from './production-planning';

// Runs Tuesday's sequence on one machine with the urgent order in each place, and shares out the blue caps by fence, by due date and by customer.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const all = argument?.paragraphs.join('\n') ?? '';
const said = (pattern: RegExp) => pattern.exec(all)?.[1] ?? '';
const first = (text = '') => number(/\d[\d,]*/.exec(text)?.[0]);
const time = (at: number) =>
  [Math.floor(at / 60), at % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
const [short, long, rate] = [
  first(field('solver', 'Light to')),
  first(field('solver', 'Blue to')),
  first(field('planner', 'Rate')),
];
const [frozen, urgent] = [row('planner', 'Order 5471'), row('planner', 'Order 5518')];
const dock = clock(field('orders', 'Boxed by'));
const start = clock(said(/white until (\d+:\d+)/));
/** Colour from light to dark, minutes, due. */
const yellow = {
  shade: 1,
  runs: number(said(/yellow for (\d+)/)),
  due: clock(said(/yellow[^,]*due at (\d+:\d+)/)),
};
const blue = { shade: 2, runs: frozen / rate, due: clock(said(/blue and due at (\d+:\d+)/)) };
const black = {
  shade: 3,
  runs: number(said(/black for (\d+)/)),
  due: clock(said(/black[^,]*due at (\d+:\d+)/)),
};
const rush = { shade: 2, runs: urgent / rate, due: dock };
const run = (...orders: readonly (typeof yellow)[]) => {
  let [at, shade] = [start, 0];
  return orders.map((order) => {
    const begins = at + (order.shade > shade ? short : order.shade < shade ? long : 0);
    at = begins + order.runs;
    shade = order.shade;
    return { order, begins, ends: at, late: Math.max(0, at - order.due) };
  });
};
const plain = run(yellow, blue, black);
const atOnce = run(rush, yellow, blue, black);
const beside = run(yellow, rush, blue, black);
const blueFrom = beside[1]?.begins ?? 0;
const made = (dock - blueFrom) * rate;
const missing = frozen + urgent - made;
const late = (runs: typeof plain) => runs.filter((one) => one.late > 0).map((one) => one.late);
const leaves = clock(field('sequence', 'They leave'));
const agreed = field('sequence', 'Agreed').startsWith('By its customer');
const inTime = (toUrgent: number) => `${grouped(toUrgent)} of 5518, ${grouped(made - toUrgent)} of 5471`;

export const productionPlanningCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided(
      'in time',
      inTime(first(field('mes', '14:40').split('done, ')[1])),
      inTime(agreed ? urgent : made - frozen),
      {
        'older number of two equal dates': inTime(made - frozen),
        'fence without a call': inTime(made - frozen),
      },
    ),
    decided('missing', `${total('planner')} ${first(station('planner')?.value)}`, `${missing} ${missing}`),
    decided('short at', `${clock(route?.stations[2]?.sum?.total[0])}`, `${dock}`),
    decided(
      'agreed after the order came',
      `${clock(field('sequence', 'Agreed')) > clock(field('orders', 'Entered'))}`,
      'true',
    ),
    decided('moulded', `${-row('planner', 'Moulded')}`, `${made}`),
    decided(
      'label of the moulded',
      /\d+:\d+ to \d+:\d+/.exec(route?.stations[2]?.sum?.rows[2]?.[0] ?? '')?.[0],
      `${time(blueFrom)} to ${time(dock)}`,
    ),
    decided(
      'first',
      `${first(field('solver', 'At 09:20'))} at ${time(atOnce[0]?.begins ?? 0)}`,
      `${late(atOnce).length} at 09:20`,
      { beside: `${late(beside).length} at 09:20` },
    ),
    decided('struck', station('solver')?.mark?.struck, `First, ${time(atOnce[0]?.begins ?? 0)}`),
    decided(
      'over',
      field('solver', `At ${time(blueFrom)}`),
      `Blue done ${time(beside[2]?.ends ?? 0)}, not ${time(dock)}`,
    ),
    decided(
      'displaced',
      `${first(field('sequence', 'Displaced'))} ${first(field('orders', 'Quantity'))}`,
      `${missing} ${urgent}`,
    ),
    decided(
      'floor',
      route?.stations[4]?.fields?.map(({ label, value }) => `${label} ${value}`).join('; '),
      `${time(beside[1]?.ends ?? 0)} 5518 done, ${grouped(urgent)} caps; ${time(dock)} 5471, first ${grouped(made - urgent)} boxed; ${time(beside[2]?.ends ?? 0)} 5471, last ${grouped(missing)}; ${time(beside[3]?.ends ?? 0)} Black done, due ${time(black.due)}`,
    ),
    decided(
      'late truck takes the rest',
      `${leaves > (beside[2]?.ends ?? 0)} ${field('sequence', 'They leave')}`,
      `true Truck of ${time(black.due + 30)}, not ${time(dock + 30)}`,
    ),
    decided(
      'names',
      [station('sequence')?.value, station('solver')?.value, route?.name, field('sequence', 'Displaced')]
        .map((text) => text?.match(/\d{4}/g)?.join())
        .join(' '),
      '5518,5471 5471 5518 5471',
    ),
    decided(
      'shift of all',
      `${(atOnce[1]?.begins ?? 0) - (plain[0]?.begins ?? 0)}`,
      `${(atOnce[3]?.ends ?? 0) - (plain[2]?.ends ?? 0)}`,
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        ...[time(start), yellow.runs, time(yellow.due), 5471, time(blue.due), black.runs, time(black.due)]
          .join(':')
          .split(':')
          .map(Number),
        (atOnce[1]?.begins ?? 0) - (plain[0]?.begins ?? 0),
        ...late(atOnce),
        Math.floor(dock / 60),
        dock % 60,
        dock - blueFrom,
        rate,
        made,
        frozen + urgent,
        missing,
        2,
        made - frozen,
        first(station('sequence')?.value.split('before ')[1]),
        missing,
        made - frozen,
        Math.floor(dock / 60),
        dock % 60,
      ].join(' '),
    ),
  ],
});
