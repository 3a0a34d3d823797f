import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  inWords,
  number,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { retailIt as page } from './retail-it';

// Sells the old packs day by day, finds the morning on which the price may turn, and prices the chain's date and the slowest store's.

const { field, prose, row, said, station, total } = cellsOf(page);
const first = (text = '') => Number(/\d+/.exec(text)?.[0]);
const date = (text: string) => day(`${/\d+ \p{L}+/u.exec(text)?.[0]} 2026`);
const name = (at: number) =>
  new Date(at * 86_400_000)
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .replace(',', '');

const [old = 0, now = 0] = (page.detail.route?.about.match(/₹\d+/g) ?? []).map(number);
const rise = now - old;
const held = row('stockbook', 'At ₹89, Saturday');
const daily = -row('stockbook', 'Sold on Sunday');
const received = day(field('backdoor', 'Received'));
const chain = day(field('rings', 'Chain date'));

// The first selling day is the day after `received`; `through` is the first morning without an old pack.
const left = (morning: number, packs = held, pace = daily) => packs - pace * (morning - received - 1);
const through = (packs: number, pace: number) => received + 1 + Math.ceil(packs / pace);
const live = through(held, daily);
const [, slowPacks = '', slowPace = ''] = /with (\d+) packs at (\d+) a day/.exec(prose) ?? [];
const slowest = through(Number(slowPacks), Number(slowPace));
// New packs sold at the old price before the price turns.
const given = (turns: number) => daily * (turns - received - 1) - held;
const stray = day(field('receipt', 'Till asks'));

const times = [
  clock(station('labels')?.value),
  clock(field('till', 'Tills 1')),
  clock(field('labels', 'Doors open')),
  clock(field('receipt', 'First at')),
  clock(field('till', 'Till 4')),
];
const [tills, all] = (station('till')?.value.match(/\d/g) ?? []).map(Number);
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const retailItCheck = pieceCheck({
  page,
  decisions: [
    decided('price turns', station('rings')?.value, `Live ${name(live)}`, {
      chain: `Live ${name(chain)}`,
      slowest: `Live ${name(slowest)}`,
    }),
    decided('struck', station('rings')?.mark?.struck, name(chain)),
    decided(
      'old packs on the chain date',
      figures(station('rings')?.mark?.note ?? ''),
      `${left(chain)} ${old}`,
      {
        live: `${left(live)} ${old}`,
      },
    ),
    decided('left', String(total('stockbook')), String(left(live - 1))),
    decided(
      'sum',
      String(total('stockbook')),
      String(held + row('stockbook', 'Sold on Sunday') + row('stockbook', 'Sold on Monday')),
    ),
    decided('head of the book', station('stockbook')?.value, `${total('stockbook')} old packs left`),
    decided('day of the book', String(day(field('stockbook', 'As of'))), String(live - 1)),
    decided(
      'refill and check',
      [date(field('rings', 'Refilled')), date(field('rings', 'Shelf check'))].join(),
      [live - 1, live - 1].join(),
    ),
    decided('weekday', name(received), /\w+ \d+ \w+/.exec(field('backdoor', 'Received'))?.[0] ?? ''),
    decided(
      'held back',
      String(first(station('backdoor')?.value)),
      String(first(field('supplier', 'Despatched'))),
    ),
    decided(
      'enough new packs until the last store turns',
      String(first(station('backdoor')?.value) >= given(slowest)),
      'true',
    ),

    decided(
      'first receipt from a till that has loaded',
      String(Number(/till (\d)/.exec(field('receipt', 'First at'))?.[1]) < (all ?? 0)),
      'true',
    ),
    decided(
      'old price said again',
      [field('supplier', 'Old packs'), field('rings', 'Refilled'), field('till', 'Between')]
        .map((text) => text.split('₹')[1])
        .join(),
      [old, old, old].join(),
    ),
    decided(
      'new price said again',
      [station('supplier')?.value, station('labels')?.value, station('receipt')?.value]
        .map((text) => number(/₹\d+/.exec(text ?? '')?.[0]))
        .join(),
      [now, now, now].join(),
    ),
    decided('order of the times', times.join(), times.toSorted((a, b) => a - b).join()),
    decided('labels of rows', page.detail.route?.stations[2]?.sum?.rows[0]?.[0].slice(0, 6), `At ₹${old}`),
    decided('label of the total', station('stockbook')?.sum?.total[0], `At ₹${old} still to sell`),
    decided('tills', `${tills} ${all}`, `${first(field('till', 'Between').replace('till ', ''))} ${all}`),
    decided(
      'last till',
      String(all),
      String(1 + Number(/to (\d)/.exec(station('till')?.fields?.[0]?.label ?? '')?.[1])),
    ),
    decided(
      'names of the tills',
      figures(...(station('till')?.fields ?? []).slice(0, 2).map(({ label }) => label)),
      `1 ${(all ?? 0) - 1} ${all}`,
    ),
    decided('first receipt', station('receipt')?.fields?.[0]?.label, `First at ₹${now}`),
    decided('strays', String(first(field('receipt', 'Till asks'))), String(stray - live + 1)),
    decided('words of the cost', said(/delay costs (₹\d+)/), rupees(rise * given(live)), {
      slowest: rupees(rise * given(slowest)),
    }),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        2,
        now,
        left(chain),
        left(chain),
        rise,
        rise * left(chain),
        old,
        figures(said(/(Store \d+), with/)),
        slowPacks,
        slowPace,
        new Date(slowest * 86_400_000).getUTCDate(),
        given(slowest),
        rise,
        rise * given(slowest),
        given(live),
        old,
        rise * given(live),
        2,
        stray - live + 1,
        all,
        (times.at(-1) ?? 0) - clock(field('labels', 'Doors open')),
      ].join(' '),
    ),
    decided(
      'in words',
      station('rings')?.mark?.note.split(' ')[0],
      inWords(left(chain)).replace(/^./, (letter) => letter.toUpperCase()),
    ),
  ],
});
