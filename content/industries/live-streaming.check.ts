import { cellsOf, clock, day, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { liveStreaming as page } from './live-streaming';

// Adds up the delay to the screen with the path that is slower when the stands are full, and as the fibre or the afternoon would have it.

const { field, row, said, station, total } = cellsOf(page);
const numbers = (text = '') => (text.match(/\d[\d,]*/g) ?? []).map(number);
const trip = (label: string) => numbers(field('camera', label))[0] ?? 0;
const [factor = 0] = numbers(field('fibre', 'Mobile'));
const least = numbers(field('fibre', 'By itself')).at(-1) ?? 0;
/** What the receiver holds, and half a trip for the way. */
const held = (ms: number) => Math.max(least, factor * ms);
const path = (ms: number) => held(ms) + ms / 2;
const [fibre, evening, afternoon] = [path(trip('Fibre')), path(trip('Mobile, 20')), path(trip('Mobile, 15'))];
const part = numbers(field('first', 'Part'))[0] ?? 0;
const holds = 3 * part;
const encoder = number(station('first')?.value);
const delivery = number(station('cdnA')?.value);
const chain = (way: number) => row('origin', 'Venue') + way + encoder + part + delivery + holds;
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
    decided('latency of both', `${number(station('fibre')?.value)}`, `${slower - trip('Fibre') / 2}`, {
      fibre: `${held(trip('Fibre'))}`,
      afternoon: `${afternoon - trip('Fibre') / 2}`,
      'half a trip forgotten': `${held(trip('Mobile, 20'))}`,
    }),
    decided(
      'latency',
      `${field('fibre', 'Mobile')}; ${field('fibre', 'SRT')}`,
      `${factor} × ${trip('Mobile, 20')} + ${trip('Mobile, 20') / 2} = ${grouped(slower)}; ${grouped(slower)} − ${trip('Fibre') / 2} = ${grouped(slower - trip('Fibre') / 2)}`,
    ),
    decided(
      'by itself',
      field('fibre', 'By itself'),
      `${factor} × ${trip('Fibre')} = ${factor * trip('Fibre')}, so ${held(trip('Fibre'))}`,
    ),
    decided('struck', station('fibre')?.mark?.struck, `${held(trip('Fibre'))} ms`),
    decided('path', `${row('origin', 'Path, the slower')}`, `${slower}`),
    decided('encoder and part', `${row('origin', 'Encoder')},${row('origin', 'One')}`, `${encoder},${part}`),
    decided('at the origin, twice', `${total('origin')}`, `${row('viewer', 'At the')}`),
    decided('delivery', `${row('viewer', 'Delivery')}`, `${delivery}`),
    decided('player', `${row('viewer', 'Player')}`, `${holds}`, { 'one part': `${part}` }),
    decided('hold-back', field('viewer', 'PART'), `3 × ${part} = ${holds.toLocaleString('en-IN')}`),
    decided('goes on', /(\w) goes on/.exec(field('cdnA', 'Fibre'))?.[1], said(/A early, (\w) late/)),
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
    // The fibre's part comes `late`. A player that runs on with an empty buffer is behind by `late - holds`; one that fills the buffer again, by the whole of `late`.
    decided(
      'after the freeze',
      said(/runs on at ([\d,]+) with nothing held/),
      grouped(chain(fibre) + late - holds),
      { 'held again': grouped(chain(fibre) + late) },
    ),
    decided('once it holds again', said(/again, it is at ([\d,]+)/), grouped(chain(fibre) + late), {
      'with nothing held': grouped(chain(fibre) + late - holds),
    }),
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
          held(trip('Fibre')),
          trip('Fibre') / 2,
        ],
        [chain(fibre), chain(afternoon), 4, chain(slower)],
        [
          late,
          holds,
          late - holds,
          chain(slower) - holds,
          holds,
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
