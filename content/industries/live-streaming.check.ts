import { cellsOf, clock, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { liveStreaming as page } from './live-streaming';

// Adds up the delay to the screen with the path that is slower when the stands are full, and as the fibre or the afternoon would have it.

const { field, row, said, station, total } = cellsOf(page);
const numbers = (text = '') => (text.match(/\d[\d,]*/g) ?? []).map(number);
const trip = (label: string) => numbers(field('camera', label))[0] ?? 0;
const [factor = 0] = numbers(field('fibre', 'SRT'));
const least = numbers(field('fibre', 'By itself')).at(-1) ?? 0;
const buffer = (ms: number) => Math.max(least, factor * ms);
const [fibre, evening, afternoon] = [
  buffer(trip('Fibre')),
  buffer(trip('Mobile, 20')),
  buffer(trip('Mobile, 15')),
];
const part = numbers(field('first', 'Part'))[0] ?? 0;
const holds = 3 * part;
const encoder = number(station('first')?.value);
const delivery = number(station('cdnA')?.value);
const chain = (path: number) => row('origin', 'Venue') + path + encoder + part + delivery + holds;
const sold = trip('Sold') * 1000;
const sellable = (ms: number) => `${Math.ceil(ms / 1000 / 2) * 2} seconds`;
const slower = Math.max(fibre, evening);
const late = slower - fibre;
const pulled = clock(field('cdnA', 'Fibre'));
const date = day(field('camera', 'On'));

export const liveStreamingCheck = pieceCheck({
  page,
  decisions: [
    decided('to the screen', `${total('viewer')}`, `${chain(slower)}`, {
      fibre: `${chain(fibre)}`,
      afternoon: `${chain(afternoon)}`,
    }),
    decided('can be sold as', field('camera', 'Sold'), sellable(chain(slower)), {
      fibre: sellable(chain(fibre)),
      afternoon: sellable(chain(afternoon)),
    }),
    decided('latency of both', `${number(station('fibre')?.value)}`, `${slower}`, {
      fibre: `${fibre}`,
      afternoon: `${afternoon}`,
    }),
    decided(
      'latency',
      field('fibre', 'SRT'),
      `${factor} × ${trip('Mobile, 20')} = ${slower.toLocaleString('en-IN')}`,
    ),
    decided(
      'by itself',
      field('fibre', 'By itself'),
      `${factor} × ${trip('Fibre')} = ${factor * trip('Fibre')}, so ${fibre}`,
    ),
    decided('struck', station('fibre')?.mark?.struck, `${fibre} ms`),
    decided('path', `${row('origin', 'Path')}`, `${slower}`),
    decided('encoder and part', `${row('origin', 'Encoder')},${row('origin', 'One')}`, `${encoder},${part}`),
    decided('at the origin, twice', `${total('origin')}`, `${row('viewer', 'At the')}`),
    decided('delivery', `${row('viewer', 'Delivery')}`, `${delivery}`),
    decided('player', `${row('viewer', 'Player')}`, `${holds}`, { 'one part': `${part}` }),
    decided('hold-back', field('viewer', 'PART'), `3 × ${part} = ${holds.toLocaleString('en-IN')}`),
    decided('a player freezes', `${late > holds}`, 'true'),
    decided('Saturday', `${new Date(date * 86_400_000).getUTCDay()}`, '6'),
    decided('evening after afternoon, pulled with the ground full', `${pulled - clock('20:30')}`, '34'),
    decided(
      'hours',
      (station('camera')?.fields ?? [])
        .slice(0, 2)
        .map(({ label }) => clock(label))
        .join(),
      `${15 * 60},${20 * 60 + 30}`,
    ),
    decided('said of the freeze', said(/freezes for (\d+)/), `${late - holds}`),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        [
          new Date(date * 86_400_000).getUTCDate(),
          trip('Mobile, 15'),
          trip('Mobile, 20'),
          factor,
          slower,
          fibre,
        ],
        [chain(fibre), chain(afternoon), 4, 2, chain(slower)],
        [
          late,
          holds,
          late - holds,
          chain(slower),
          4,
          sold / 1000,
          sold - chain(slower),
          Math.floor(pulled / 60),
          pulled % 60,
        ],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
