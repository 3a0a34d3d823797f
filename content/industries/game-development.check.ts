import { cellsOf, clock, day, decided, figures, pieceCheck, sum } from '@/pipeline/content/piece';
import { gameDevelopment as page } from './game-development';

// Places the lobby by the longest rewind (ping and interpolation) and the average, and as the ping alone, the average, the majority or the nearest to most would.

const { field, row, said, station, total } = cellsOf(page);
const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
const limit = numbers(field('server', 'Rewinds'))[0] ?? 0;
const regions = ['Mumbai', 'Singapore'].map((name) => {
  const pings = numbers(field('lobby', name));
  return { name, pings, average: sum(pings) / pings.length, worst: Math.max(...pings) };
});
const [mumbai, singapore] = regions;
if (!mumbai || !singapore) throw new Error('two regions');
const least = (of: typeof regions, by: (one: (typeof regions)[number]) => number) =>
  of.toSorted((one, other) => by(one) - by(other))[0]?.name ?? 'wait';
const median = ({ pings }: { pings: readonly number[] }) => pings.toSorted((a, b) => a - b)[1] ?? 0;
const between = numbers(field('server', 'Longest'))[1] ?? 0;
const rewind = ({ worst }: { worst: number }) => worst + between;
const within = regions.filter((one) => rewind(one) <= limit);
const players = mumbai.pings.length;
const more = mumbai.pings.slice(0, -1).map((ping, index) => (singapore.pings[index] ?? 0) - ping);
const at = clock(field('client', 'Queued'));
const wait = numbers(field('lobby', 'Wait'))[0] ?? 0;
const [before = 0, saw = 0] = numbers(field('events', 'In Mumbai'));
const [from = '', until = ''] = (station('analyst')?.sum?.total[0] ?? '').split(' to ');
const p4 = [field('client', 'To Mumbai'), field('client', 'To Singapore')].map((text) => numbers(text)[0]);

export const gameDevelopmentCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'region',
      station('server')?.value,
      least(within, ({ average }) => average),
      {
        'ping alone': least(
          regions.filter(({ worst }) => worst <= limit),
          ({ average }) => average,
        ),
        average: least(regions, ({ average }) => average),
        majority: least(regions, median),
        nearest: least(regions, ({ pings }) => Math.min(...pings)),
      },
    ),
    decided(
      'struck',
      station('server')?.mark?.struck,
      least(regions, ({ average }) => average),
    ),
    decided(
      'averages',
      field('server', 'Average'),
      `${singapore.average} ms, in Mumbai ${mumbai.average} ms`,
    ),
    decided(
      'rewinds',
      `${field('server', 'Longest')}, ${field('server', 'In Mumbai')}`,
      [singapore, mumbai].map((one) => `${one.worst} + ${between} = ${rewind(one)} ms`).join(', '),
    ),
    decided('P4 in both', p4.join(), [mumbai.pings.at(-1), singapore.pings.at(-1)].join()),
    decided(
      'bot',
      field('lobby', 'Bot').split(',')[0],
      page.detail.route?.about.startsWith('ranked') ? 'No' : 'Yes',
    ),
    decided('full in time', `${(numbers(station('lobby')?.value)[0] ?? 0) - wait}`, '-1'),
    decided('hits', `${total('events')}`, `${row('events', 'Hits') + row('events', 'P4 already')}`),
    decided('hits seen', `${saw},${row('events', 'Beyond')}`, `${row('events', 'Hits')},0`),
    decided('fewer in Mumbai', `${before < total('events')}`, 'true'),
    decided(
      'lobbies',
      `${total('analyst')}`,
      `${row('analyst', 'Same') + row('analyst', 'Moved') + row('analyst', 'Back')}`,
    ),
    decided('within these hours', `${at > clock(from) && at < clock(until)}`, 'true'),
    decided('minute in the name', `${clock(page.detail.route?.about)}`, `${at}`),
    decided('two a side', page.detail.route?.name.split(', ')[1], `${players / 2} v ${players / 2}`),
    decided('Sunday', `${new Date(day(field('client', 'Queued')) * 86_400_000).getUTCDay()}`, '0'),
    decided(
      'P4 by name',
      [station('client')?.value, station('events')?.sum?.rows[0]?.[0]]
        .map((text) => /P\d/.exec(text ?? '')?.[0])
        .join(),
      `P${players},P${players}`,
    ),
    decided('said of the rewind', said(/by (\d+) at most/), `${limit}`),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[
          players,
          Math.floor(at / 60),
          at % 60,
          more.length,
          players,
          mumbai.average,
          singapore.average,
          limit,
          players,
          mumbai.worst,
          between,
          rewind(mumbai),
          before,
          saw,
        ],
        ...[more.length, Math.round(sum(more) / more.length), players, rewind(singapore), players],
        ...[
          numbers(station('lobby')?.value)[0],
          wait,
          total('analyst'),
          figures(from, until),
          row('analyst', 'Same'),
          row('analyst', 'Moved'),
          row('analyst', 'Back'),
        ],
        ...[row('analyst', 'Back')],
      ].join(' '),
    ),
  ],
});
