import { cellsOf, clock, decided, figures, number, partsOf, pieceCheck, sum } from '@/pipeline/content/piece';
import { warehouse as page } from './warehouse';

// Reckons where batch 118 is, what a hold by plate, by bin and by bin and batch catches, and when the truck can leave after an exchange of one
// pallet or of all.

const { said } = cellsOf(page);
const { argument, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [shown] = partsOf(page, 'figures');
const figure = (label: string) => shown?.items.find((item) => item.label === label)?.value ?? '';
const batch = /batch (\d+)/.exec(screen?.heading ?? '')?.[1];
const rows = (table?.rows ?? []).map(([where = '', plate = '', of, cases]) => ({
  where,
  plate,
  isSuspect: of === batch,
  batch: Number(of),
  cases: number(cases),
}));
type Row = (typeof rows)[number];
const of = (start: string, isSuspect = true) =>
  rows.find((row) => row.where.startsWith(start) && row.isSuspect === isSuspect);
const cases = (some: readonly Row[]) => sum(some.map((row) => row.cases));
const byPlate = rows.filter(({ isSuspect }) => isSuspect);
const byBin = rows.filter(({ where }) => where.startsWith('Bin'));
const notPicked = rows.filter(({ where, isSuspect }) => isSuspect && /^(?:Bin|Pick)/.test(where));

const [bin, other, face, bench, truck] = [of('Bin'), of('Bin', false), of('Pick'), of('Bench'), of('Truck')];
const [place = 0, all = 0] = (truck?.where.match(/\d+/g) ?? []).map(Number);
const each = number(said(/at (\d+) minutes each/));
const begins = clock(said(/which from (\d+:\d+)/));
const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const spelt = (minutes: number) => time(minutes).split(':').map(Number).join(' ');
const moves = 2 * place;
const [exchanged, emptied] = [begins + moves * each, begins + 2 * all * each];
const limit = clock(figure('Dock 3 until'));
const found = clock(screen?.heading);
const received = number(figure('Received'));
const gone = number(figure('Gone'));
const needed = (truck?.cases ?? 0) + (bench?.cases ?? 0);

export const check = pieceCheck({
  page,
  decisions: [
    decided('cases that a hold catches', String(received - gone), String(cases(byPlate)), {
      'the bin': String(cases(byBin)),
      'what is not yet picked': String(cases(notPicked)),
    }),
    decided(
      'state of each row',
      rows.map(({ plate }) => plate.split(': ')[1]).join(),
      rows.map(({ isSuspect }) => (isSuspect ? 'held' : 'free')).join(),
    ),
    decided('left the bin', said(/received, (\d+) have left/), received - (bin?.cases ?? 0), {
      'of what is in the house': cases(byPlate) - (bin?.cases ?? 0),
    }),
    decided(
      'share that left the bin',
      argument?.heading.split(' of ')[0],
      3 * (received - (bin?.cases ?? 0)) === 2 * received ? 'Two thirds' : '',
    ),
    decided('ready', figure('Exchange'), time(exchanged), { 'all pallets': time(emptied) }),
    decided('in time', String([exchanged, emptied].map((end) => end <= limit)), 'true,false'),
    decided('begun after the find', String(begins > found), 'true'),
    decided(
      'the pallet’s place',
      said(/It is (\w+) from the tail in a single row, for the third drop/),
      place === 3 ? 'third' : '',
    ),
    decided('one bin for both', other?.where, bin?.where ?? ''),
    decided('enough of the other batch', String((other?.cases ?? 0) >= needed), 'true'),
    decided('plates', new Set(rows.map(({ plate }) => plate)).size.toString(), rows.length.toString()),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        2,
        spelt(found),
        batch,
        Number(/\d+/.exec(bin?.where ?? '')?.[0]),
        bin?.cases,
        number(/\d+/.exec(bin?.plate ?? '')?.[0]),
        other?.batch,
        received,
        received - (bin?.cases ?? 0),
        face?.cases,
        bench?.cases,
        truck?.cases,
        3,
        gone,
        other?.batch,
        spelt(limit),
        all,
        all,
        each,
        spelt(begins),
        spelt(emptied),
        place - 1,
        place - 1,
        moves,
        spelt(exchanged),
        other?.batch,
        other?.cases,
        truck?.cases,
        bench?.cases,
        needed,
        gone,
      ].join(' '),
    ),
  ],
});
