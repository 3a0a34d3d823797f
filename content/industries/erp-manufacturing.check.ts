import {
  cellsOf,
  day,
  decided,
  decisionProblems,
  grouped,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { erpManufacturing as page } from './erp-manufacturing';

const { field, prose, row, said, station, total } = cellsOf(page);
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: grouped, rule, instead });

// Where the failed lot lies, and what each way of blocking it leaves to be promised.
const [floor, outside] = [row('prodOrder', 'Order 70214'), row('genealogy', 'Blocked at the moulder')];
const store = row('genealogy', 'Blocked, store and floor') - floor;
const short = (...usable: number[]) =>
  usable.reduce((sum, part) => sum + part, row('stock', 'Lot L-1102')) - total('prodOrder');
const everywhere = short();
const storeOnly = short(floor, outside);
const nowhere = short(store, floor, outside);
const ours = short(outside);
// Bushes of it: those moulded after the due day are held.
const bushes = (kilos: number) => Math.round(kilos / number(field('ebom', 'Per bush')));
const [before, after] = [row('genealogy', 'Moulded before'), row('genealogy', 'Moulded from')];
// The usage decision says where the lot is blocked, and the argument what becomes of bushes made since the due day.
const isEverywhere = field('lot', 'Usage decision').endsWith('all places');
const isHeld = prose.includes('from then on is held');
const held = { byVerdict: 0, byLot: bushes(before + after) };
const dated = (value: number) => `${new Date(value * 86_400_000).getUTCDate()}`;
const due = day(field('ebom', 'Mixed')) + number(/\d+ days/.exec(field('ebom', 'Retest'))?.[0]);
const result = day(field('lot', 'Result'));

export const erpManufacturingCheck = pieceCheck({
  page,
  decisions: [
    decide('short', grouped(total('stock')), isEverywhere ? everywhere : storeOnly, {
      storeOnly,
      nowhere,
      ours,
    }),
    decide('short if the store alone is blocked', `-${said(/shortage reads (\d+)/)}`, storeOnly, {
      everywhere,
      nowhere,
    }),
    decide('free if inspection counts', said(/reads (\d+) kg to spare/), nowhere, { storeOnly }),
    decide('kilos left free', said(/rejected, (\d+) kg/), floor + outside, { floor, outside }),
    decide('bushes of them', said(/= ([\d,]+) bushes are made/), bushes(floor + outside)),
    decide('bushes held', /\d+/.exec(field('stock', 'Held'))?.[0] ?? '', isHeld ? bushes(after) : 0, held),
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
    decide('bushes held by lot number', said(/alone holds ([\d,]+)/), held.byLot),
    decide(
      'lot accounted for',
      grouped(total('genealogy')),
      number(/[\d,]+ kg/.exec(field('ebom', 'Mixed'))?.[0]),
    ),
    decided('at the moulder', station('jobWorker')?.value, `${outside} kg outside`),
    decide('due day', grouped(day(field('lot', 'Due'))), due, { 'with the result': result }),
    decide('days beyond the due date', said(/ran for (a) day/).replace('a', '1'), result - due),
  ],
  quantities: { bushes: [300, 1200, 2400], days: [90] },
});
