import { cellsOf, day, decided, figures, grouped, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { erpManufacturing as page } from './erp-manufacturing';

// Reckons the shortage and the bushes to be held when lot L-0814 is blocked everywhere, and when it is blocked in some places only.

const { field, prose, row, rows, said, station, total } = cellsOf(page);

const [floor, outside] = [row('prodOrder', 'Order 70214'), row('genealogy', 'Blocked at the moulder')];
const store = row('genealogy', 'Blocked, store and floor') - floor;
/** Adds up what may still be used, with these parts of the lot, and takes off what the orders need. */
const short = (...usable: number[]) => row('stock', 'Lot L-1102') + sum(usable) - total('prodOrder');
const everywhere = short();
const storeOnly = short(floor, outside);
const nowhere = short(store, floor, outside);
const ours = short(outside);
const bushes = (kilos: number) => Math.round(kilos / number(field('ebom', 'Per bush')));
const [before, after] = [row('genealogy', 'Moulded before'), row('genealogy', 'Moulded from')];
// `isEverywhere` reads the usage decision; `isHeld` reads in the argument whether bushes moulded since the due day are held.
const isEverywhere = field('lot', 'Usage decision').endsWith('all places');
const isHeld = prose.includes('from then on is held');
const held = { byVerdict: 0, byLot: bushes(before + after) };
const dated = (value: number) => `${new Date(value * 86_400_000).getUTCDate()}`;
const due = day(field('ebom', 'Mixed')) + number(/\d+ days/.exec(field('ebom', 'Retest'))?.[0]);
const result = day(field('lot', 'Result'));

const each = number(field('ebom', 'Per bush'));
const days = number(/\d+ days/.exec(field('ebom', 'Retest'))?.[0]);

export const erpManufacturingCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'minutes and heat of a Mooney reading',
      figures(station('ebom')?.fields?.[2]?.label ?? ''),
      '1 4 100',
    ),
    decided('days from the challan to the due day', `${due - day(field('jobWorker', 'Challan'))}`, 23),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[days, 2, floor + outside, floor, outside, -storeOnly, -everywhere, floor + outside, each],
        ...[bushes(floor + outside), nowhere, row('stock', 'Lot L-1102'), store + floor + outside],
        ...[total('prodOrder'), after, each, bushes(after), held.byLot],
      ].join(' '),
    ),
    decided(
      'lot, three times',
      [field('jobWorker', 'Batch'), station('genealogy')?.sum?.total[0]?.slice(4, 10)].join(),
      Array.from({ length: 2 }, () => page.detail.route?.name.slice(4)).join(),
    ),
    decided('needed by', rows('stock')[1]?.[0], station('prodOrder')?.sum?.total[0] ?? 'none'),
    decided('opened before it is due', `${due - day(field('lot', 'Opened'))}`, 3),
    decided('outside while fresh', `${day(field('jobWorker', 'Challan')) < due}`, 'true'),
    decided(
      'test',
      `${Number(/\d+$/.exec(field('lot', 'Result'))?.[0]) > Number(field('ebom', 'ML').slice(-2))}`,
      'true',
    ),
    decided('short', grouped(total('stock')), isEverywhere ? everywhere : storeOnly, {
      storeOnly,
      nowhere,
      ours,
    }),
    decided('short if the store alone is blocked', `-${said(/shortage reads (\d+)/)}`, storeOnly, {
      everywhere,
      nowhere,
    }),
    decided('free if inspection counts', said(/reads (\d+) kg to spare/), nowhere, { storeOnly }),
    decided('kilos left free', said(/only the store gets one, (\d+) kg/), floor + outside, {
      floor,
      outside,
    }),
    decided('bushes of them', said(/= ([\d,]+) bushes are made/), bushes(floor + outside)),
    decided('bushes held', /\d+/.exec(field('stock', 'Held'))?.[0], isHeld ? bushes(after) : 0, held),
    ...['prodOrder', 'genealogy', 'stock'].map((id) =>
      decided(`head of ${id}`, station(id)?.value, `${grouped(total(id)).replace('-', '−')} kg`),
    ),
    decided(
      'days held',
      /of (\d+ and \d+)/.exec(field('stock', 'Held'))?.[1],
      `${dated(due)} and ${dated(result)}`,
      {
        'the day after': `${dated(due + 1)} and ${dated(result)}`,
      },
    ),
    decided('bushes held by lot number', said(/alone holds ([\d,]+)/), held.byLot),
    decided(
      'lot accounted for',
      grouped(total('genealogy')),
      number(/[\d,]+ kg/.exec(field('ebom', 'Mixed'))?.[0]),
    ),
    decided('at the moulder', station('jobWorker')?.value, `${outside} kg outside`),
    decided('due day', grouped(day(field('lot', 'Due'))), due, { 'with the result': result }),
    decided('days run', said(/ran on the due day and the (next):/), result - due === 1 ? 'next' : 'others'),
  ],
  quantities: { bushes: [300, 1200, 2400], days: [90] },
});
