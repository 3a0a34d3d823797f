import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { erpManufacturing as page } from './erp-manufacturing';

const { argument, route } = page.detail;
const number = (text = '') => amountOf(text) ?? Number.NaN;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const row = (id: string, name: string) =>
  number(station(id)?.sum?.rows.find(([label]) => label.startsWith(name))?.[1]);
const total = (id: string) => station(id)?.sum?.total[1] ?? '';
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const written = (value: number) => value.toLocaleString('en-IN').replace('-', '−');
const day = (text: string) => Date.parse(`${/\d+ \w{3} \d{4}/.exec(text)?.[0]} UTC`) / 86_400_000;
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: written, rule, instead });

// Where the failed lot lies, and what each way of blocking it leaves to be promised.
const [floor, outside] = [row('prodOrder', 'Order 70214'), row('genealogy', 'Blocked at the moulder')];
const store = row('genealogy', 'Blocked, store and floor') - floor;
const short = (...usable: number[]) =>
  usable.reduce((sum, part) => sum + part, row('stock', 'Lot L-1102')) - number(total('prodOrder'));
const everywhere = short();
const storeOnly = short(floor, outside);
const nowhere = short(store, floor, outside);
const ours = short(outside);
// Bushes of it: those moulded after the due day are held.
const each = number(field('ebom', 'Per bush'));
const bushes = (kilos: number) => Math.round(kilos / each);
const [before, after] = [row('genealogy', 'Moulded before'), row('genealogy', 'Moulded from')];
// The usage decision says where the lot is blocked, and the argument what becomes of bushes made since the due day.
const isEverywhere = field('lot', 'Usage decision').endsWith('all places');
const isHeld = /from then on is held/.test(argument?.paragraphs.join(' ') ?? '');
const held = { byVerdict: 0, byLot: bushes(before + after) };
const mixed = number(/[\d,]+ kg/.exec(field('ebom', 'Mixed'))?.[0]);
const dated = (value: number) => `${new Date(value * 86_400_000).getUTCDate()}`;
const due = day(field('ebom', 'Mixed')) + number(/\d+ days/.exec(field('ebom', 'Retest'))?.[0]);

export const erpManufacturingCheck = pieceCheck({
  page,
  decisions: [
    decide('short', total('stock'), isEverywhere ? everywhere : storeOnly, { storeOnly, nowhere, ours }),
    decide('short if the store alone is blocked', `−${said(/shortage reads (\d+)/)}`, storeOnly, {
      everywhere,
      nowhere,
    }),
    decide('free if inspection counts', said(/reads (\d+) kg to spare/), nowhere, { storeOnly }),
    decide('kilos left free', said(/rejected, (\d+) kg/), floor + outside, { floor, outside }),
    decide('bushes of them', said(/= ([\d,]+) bushes are made/), bushes(floor + outside)),
    decide('bushes held', /\d+/.exec(field('stock', 'Held'))?.[0] ?? '', isHeld ? bushes(after) : 0, held),
    ...['prodOrder', 'genealogy', 'stock'].map((id) =>
      decide(`head of ${id}`, station(id)?.value.replace(' kg', '') ?? '', number(total(id))),
    ),
    decisionProblems({
      what: 'days held',
      stated: /of (\d+ and \d+)/.exec(field('stock', 'Held'))?.[1] ?? '',
      outcome: (first: number) => `${dated(first)} and ${dated(day(field('lot', 'Result')))}`,
      rule: due,
      instead: { 'the day after': due + 1 },
    }),
    decide('bushes held by lot number', said(/alone holds ([\d,]+)/), held.byLot),
    decide('lot accounted for', total('genealogy'), mixed),
    decide('at the moulder', `${number(station('jobWorker')?.value.replace(' outside', ''))}`, outside),
    decide('due day', written(day(field('lot', 'Due'))), due, {
      'with the result': day(field('lot', 'Result')),
    }),
    decide(
      'days beyond the due date',
      said(/ran for (a) day/).replace('a', '1'),
      day(field('lot', 'Result')) - due,
    ),
  ],
  quantities: { bushes: [300, 1200, 2400], days: [90] },
});
