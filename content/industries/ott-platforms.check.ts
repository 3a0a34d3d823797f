import { cellsOf, clock, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { ottPlatforms as page } from './ott-platforms';

// Starts the release at midnight of each territory, and counts the streams, licences and gigabits of its first minute.

const { field, row, rows, said, station, total } = cellsOf(page);
const numbers = (text = '') => (text.match(/\d[\d,.]*/g) ?? []).map(number);
// `start` is the midnight of a territory, in minutes after that of India.
const offset = (territory: string) =>
  clock(station('windows')?.fields?.find(({ label }) => label.startsWith(territory))?.label);
const start = (territory: string) => offset('India') - offset(territory);
const shown = (at: number) => {
  const [hour, minute] = [Math.floor(((at + 1440) % 1440) / 60), (at + 1440) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hour}:${minute} IST, ${at < 0 ? 3 : 4} Dec`;
};
const inIndia = shown(start('India'));
// `allowed` takes the three refusals off the plays of the minute; `asked` takes off the licences that phones hold already.
const pressed = row('entitle', 'Play');
const [gulf, outside, third] = [row('entitle', 'UAE'), row('entitle', 'No right'), row('entitle', 'Third')];
const allowed = pressed + gulf + outside + third;
const rate = number(field('keys', 'Contract'));
const held = -row('keys', 'Phones');
const asked = allowed - held;
const [[phones = 0, perPhone = 0] = [], [televisions = 0, perTelevision = 0] = []] = rows('cdn').map(
  ([name]) => numbers(name),
);

// `filling` adds what the starting players fetch for their buffers, on top of the `picture` that they show.
const picture = (phones * perPhone + televisions * perTelevision) / 1000;
const filling = (seconds: string) => (picture * number(seconds)) / 60;
const [short, long] = [
  filling(said(/with (\d+) seconds of buffer/)),
  filling(said(/at (\d+) seconds,/)),
] as const;
const [booked, capacity] = [number(/\d+/.exec(field('cdn', 'Booked'))?.[0]), total('cdn')];
const room = (gigabits: number) => (capacity + gigabits < booked ? 'room' : 'more than is booked');
const tooMuch = (gigabits: number) => (capacity + gigabits > booked ? `${Math.round(gigabits)}` : 'room');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const territories = station('windows')?.fields?.length ?? 0;

export const ottPlatformsCheck = pieceCheck({
  page,
  decisions: [
    decided('start in Nepal', field('windows', 'Nepal'), shown(start('Nepal')), { indian: inIndia }),
    decided('start in India', field('windows', 'India'), inIndia),
    decided('start in the UAE', field('windows', 'UAE'), shown(start('UAE')), { indian: inIndia }),
    decided('start of all', `${station('windows')?.mark?.struck.slice(0, 9)}, 4 Dec`, inIndia),
    decided(
      'minutes too early',
      /(\d+) minutes/.exec(station('windows')?.mark?.note ?? '')?.[1],
      start('UAE'),
    ),
    decided('minutes that Nepal waits', said(/Nepal waits (\d+) minutes/), -start('Nepal')),
    decided('streams', station('entitle')?.sum?.total[1], allowed, {
      oneStart: allowed - gulf,
      anyScreen: allowed - third,
      all: pressed,
    }),
    decided('streams that breach', said(/adds ([\d,]+) streams/), -gulf),
    decided('devices', grouped(phones + televisions), allowed),
    decided('licences in the minute', station('keys')?.sum?.total[1], asked, {
      none: allowed,
    }),
    decided('a second', said(/an even ([\d,]+) true/), asked / 60),
    decided('within the contract', 'true', String(asked / 60 <= rate), {
      none: String(allowed / 60 <= rate),
    }),
    decided('last viewer waits', said(/last viewer waits (\d+)/), Math.round(allowed / rate - 60), {
      early: Math.round(asked / rate - 60),
    }),
    decided('capacity', station('cdn')?.sum?.total[1], picture + row('cdn', 'Already')),
    decided('room on the CDN', room(0), 'room'),
    decided('short buffers', said(/about (\d+) Gbit/), Math.round(short), {
      long: Math.round(long),
    }),
    decided('long buffers', said(/would be about (\d+), more than is booked/), tooMuch(long), {
      short: tooMuch(short),
    }),
    decided('room for short buffers', 'room', room(short), { long: room(long) }),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        allowed,
        60,
        allowed / 60,
        rate,
        allowed,
        rate,
        allowed / rate,
        Math.round(allowed / rate - 60),
        ...figures(field('deal', 'Keys')).split(' ').slice(0, 2),
        2,
        asked / 60,
        5,
        Math.round(short),
        capacity,
        30,
        Math.round(long),
        capacity + Math.round(long),
        booked,
        -gulf,
        -start('Nepal'),
        territories,
      ].join(' '),
    ),
    decided('starts', figures(station('windows')?.value ?? ''), `${territories}`),
    decided('countdown', field('player', 'UAE'), `Countdown to ${shown(start('UAE')).slice(0, 9)}`),
    decided('answers', figures(station('player')?.value ?? ''), `${station('player')?.fields?.length}`),
    decided('screens', figures(field('player', 'Third')), figures(field('deal', 'Screens'))),
    decided('first minute', rows('entitle')[0]?.[0], `Play, ${inIndia.slice(0, 5)} to 00:01 IST`),
    decided('local midnight', field('deal', 'Starts').slice(0, 5), inIndia.slice(0, 5)),
    decided('day of the release', station('deal')?.value, `From ${inIndia.slice(11)} 2026`),
    decided('keys on the eve', field('deal', 'Keys').slice(-5), shown(start('Nepal')).slice(-5)),
  ],
});
