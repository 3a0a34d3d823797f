import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { ottPlatforms as page } from './ott-platforms';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) => station(id)?.fields?.find(({ label }) => label.startsWith(name));
const row = (id: string, name: string) => station(id)?.sum?.rows.find(([label = '']) => label.includes(name));
const amount = (cell = '') => Math.abs(amountOf(/\d[\d,]*(?:\.\d+)?/.exec(cell)?.[0] ?? '') ?? Number.NaN);
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const count = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });
const decide = (
  what: string,
  stated: string,
  rule: number,
  instead: Record<string, number> = {},
  outcome = count,
) => decisionProblems({ what, stated, outcome, rule, instead });
// A window starts at the viewer's midnight; minutes are told from midnight in India.
const minutes = (text = '') => Number(/(\d+):/.exec(text)?.[1]) * 60 + Number(/:(\d+)/.exec(text)?.[1]);
const offset = (territory: string) =>
  minutes(/UTC\+(\d+:\d+)/.exec(field('windows', territory)?.label ?? '')?.[1]);
const start = (territory: string) => offset('India') - offset(territory);
const clock = (at: number) => {
  const [hour, minute] = [Math.floor(((at + 1440) % 1440) / 60), (at + 1440) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hour}:${minute} IST, ${at < 0 ? 3 : 4} Dec`;
};
const early = start('UAE');
// Every play of the minute is a stream or one of three refusals.
const pressed = amount(row('entitle', 'Play')?.[1]);
const [gulf, outside, third] = ['UAE', 'No right', 'Third'].map((name) =>
  amount(row('entitle', name)?.[1]),
) as [number, number, number];
const streams = (refused: readonly number[]) => pressed - refused.reduce((sum, one) => sum + one, 0);
const allowed = streams([gulf, outside, third]);
const rate = amount(field('keys', 'Contract')?.value);
const held = amount(row('keys', 'Phones')?.[1]);
const [phones, televisions] = [row('cdn', 'phones'), row('cdn', 'televisions')].map((cells) =>
  (cells?.[0]?.match(/\d[\d,.]*/g) ?? []).map(amount),
) as [number[], number[]];

// A player that starts fetches its buffer faster than it plays, so each start costs the CDN more than its bitrate.
const picture = ((phones[0] ?? 0) * (phones[1] ?? 0) + (televisions[0] ?? 0) * (televisions[1] ?? 0)) / 1000;
const filling = (seconds: string) => (picture * amount(seconds)) / 60;
const [short, long] = [
  filling(said(/with (\d+) seconds of buffer/)),
  filling(said(/at (\d+) seconds,/)),
] as const;
const [booked, capacity] = [field('cdn', 'Booked')?.value, station('cdn')?.sum?.total[1]].map(amount) as [
  number,
  number,
];

export const ottPlatformsCheck = pieceCheck({
  page,
  decisions: [
    ...['Nepal', 'India', 'UAE'].map((one) =>
      decide(
        `start in ${one}`,
        field('windows', one)?.value ?? '',
        start(one),
        one === 'India' ? {} : { indian: start('India') },
        clock,
      ),
    ),
    decide(
      'start of all',
      `${station('windows')?.mark?.struck.slice(0, 9)}, 4 Dec`,
      start('India'),
      {},
      clock,
    ),
    decide('minutes too early', /(\d+) minutes/.exec(station('windows')?.mark?.note ?? '')?.[1] ?? '', early),
    decide('minutes that Nepal waits', said(/Nepal waits (\d+) minutes/), -start('Nepal')),
    decide('streams', station('entitle')?.sum?.total[1] ?? '', allowed, {
      oneStart: streams([outside, third]),
      anyScreen: streams([gulf, outside]),
      all: pressed,
    }),
    decide('streams that breach', said(/adds ([\d,]+) streams/), streams([outside, third]) - allowed),
    decide('devices', count((phones[0] ?? 0) + (televisions[0] ?? 0)), allowed),
    decide('licences in the minute', station('keys')?.sum?.total[1] ?? '', allowed - held, { none: allowed }),
    decide(
      'phones that hold none, and televisions',
      count((phones[0] ?? 0) - held + (televisions[0] ?? 0)),
      allowed - held,
    ),
    decide('a second', said(/an even ([\d,]+) true/), (allowed - held) / 60),
    decide('within the contract', 'true', (allowed - held) / 60, { none: allowed / 60 }, (asked) =>
      String(asked <= rate),
    ),
    decide('last viewer waits', said(/last viewer waits (\d+)/), Math.round(allowed / rate - 60), {
      early: (allowed - held) / rate - 60,
    }),
    decide('capacity', station('cdn')?.sum?.total[1] ?? '', picture + amount(row('cdn', 'Already')?.[1])),
    decide('room on the CDN', 'true', amount(station('cdn')?.sum?.total[1]), {}, (one) =>
      String(one < booked),
    ),
    decide('short buffers', said(/about (\d+) Gbit/), short, { long }, (rate) => `${Math.round(rate)}`),
    decide('long buffers', said(/would be about (\d+), more than is booked/), long, { short }, (rate) =>
      capacity + rate > booked ? `${Math.round(rate)}` : 'room for them',
    ),
    decide('room for short buffers', 'true', capacity + short, { long: capacity + long }, (one) =>
      String(one < booked),
    ),
  ],
});
