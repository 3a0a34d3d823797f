import {
  cellsOf,
  clock,
  day,
  decided,
  inWords,
  number,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { apiIntegration as page } from './api-integration';

// Reserves by the calls of the contract test, and by other keys or a shorter memory for them.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'code') throw new Error('No contract test');
const { lines, reading, title } = exhibit;
const notes = lines.flatMap(({ note }) => note ?? []);
const { said } = cellsOf(page, title, reading, ...notes);
const codes = lines.map(({ code }) => code);
const value = (name: string) => number(codes.find((code) => code.startsWith(name))?.split(': ')[1]);

const order = codes.find((code) => code.startsWith('calls for'));
const calls = codes.flatMap((code, index) => {
  const [, key = '', quantity = ''] = /^- .* key (\w+), qty (\d+)/.exec(code) ?? [];
  return key
    ? [
        {
          key,
          quantity: Number(quantity),
          hour: day(code) * 24 + clock(code) / 60,
          answer: codes[index + 1] ?? '',
          content: `${order} ${quantity}`,
        },
      ]
    : [];
});
type Call = (typeof calls)[number];

/** Returns the calls that are carried out when a call of the same identity is known for so many hours. */
const carriedOut = (identity: (call: Call, index: number) => string, hoursKept: number) => {
  const first = new Map<string, number>();
  return calls.filter((call, index) => {
    const known = call.hour - (first.get(identity(call, index)) ?? Number.NEGATIVE_INFINITY) <= hoursKept;
    if (!known) first.set(identity(call, index), call.hour);
    return !known;
  });
};
const reserved = (identity: (call: Call, index: number) => string, hoursKept: number) =>
  sum(carriedOut(identity, hoursKept).map(({ quantity }) => quantity));

const kept = value('keys kept') * 24;
const byKey = reserved(({ key }) => key, kept);
const withoutKeys = reserved((_, index) => `${index}`, kept);
const byOrder = reserved(() => order ?? '', kept);
const byContent = reserved(({ content }) => content, kept);
const forgetting = number(said(/after (\d+) hours/));
const forgotten = reserved(({ key }) => key, forgetting);
const keys = new Set(calls.map(({ key }) => key));
const ages = calls.map(({ key, hour }) => hour - (calls.find((call) => call.key === key)?.hour ?? hour));
const dozen = calls[0]?.quantity ?? Number.NaN;

export const check = pieceCheck({
  page,
  decisions: [
    decided('reserved', `${value('reserved')}`, byKey, {
      'no key, or a new one for each attempt': withoutKeys,
      'order and line as key': byOrder,
      'comparison of contents': byContent,
      'keys forgotten after a day': forgotten,
    }),
    decided('free in the end', codes.at(-1)?.split(': ')[1], value('free') - byKey),
    decided(
      'title',
      title,
      `${inWords(calls.length)} calls with ${inWords(keys.size)} keys reserve ${byKey} pumps`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
    ),
    decided('answers', String(new Set(calls.map(({ answer }) => answer)).size), keys.size),
    decided(
      'one answer a key',
      String(new Set(calls.map(({ key, answer }) => `${key} ${answer}`)).size),
      keys.size,
    ),
    decided('without keys', said(/Without keys it reserves (\d+)/), withoutKeys),
    decided('by order or content', said(/repetition and reserves (\d+)/), byOrder),
    decided('forgotten', said(/new, and (\d+) pumps/), forgotten),
    decided(
      'clicks and calls in the heading',
      [said(/(\w+) clicks, /).toLowerCase(), said(/clicks, (\w+) calls/)].join(),
      [keys.size, calls.length].map(inWords).join(),
    ),
    decided('calls in the reading', said(/All (\w+) calls carry/), inWords(calls.length)),
    decided(
      'pieces of the second click',
      [said(/(\w+) more: another click/).toLowerCase(), said(/same line by (\w+)\./)].join(),
      [dozen, dozen].map(inWords).join(),
    ),
    decided(
      'the retry goes by itself within two minutes',
      (calls[1]?.hour ?? 0) > (calls[0]?.hour ?? 0) && (calls[1]?.hour ?? 0) < (calls[2]?.hour ?? 0)
        ? 'between'
        : 'outside',
      'between',
    ),
    decided('total instead of an addition', said(/A new total, (\d+), needs no key/), byKey),
    decided(
      'parked until',
      said(/parked till (\w+) it may/),
      new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
        Math.floor((calls.at(-1)?.hour ?? 0) / 24) * 86_400_000,
      ),
    ),
    // The run that replays the needs and holds back the release is the provider's, who renames.
    decided(
      'who learns of a renamed field',
      /team (\w) renames a field that team \w reads, team (\w) should learn/
        .exec(page.detail.quickAnswer)
        ?.slice(1)
        .join(),
      page.detail.schematic.flows.some(({ from, label }) => from === 'verify' && label === 'gates release')
        ? 'A,A'
        : 'A,B',
    ),
    decided('age on Monday', said(/call is (\d+) hours old/), Math.round(Math.max(...ages))),
    decided('calls meant', said(/content\. (\w+) of them are meant/).toLowerCase(), inWords(keys.size)),
    decided('calls seen', said(/service sees (\w+) calls/), inWords(calls.length)),
    decided('pieces of a click', said(/buyer takes (\w+) pumps/), inWords(dozen)),
    decided(
      'minutes between the clicks',
      said(/and (\w+) minutes later/),
      inWords(Math.round(((calls[2]?.hour ?? 0) - (calls[0]?.hour ?? 0)) * 60)),
    ),
    decided('order', said(/for order (\d+),/), /\d+/.exec(order ?? '')?.[0] ?? ''),
    decided('window', kept > 24 * numberOf(said(/than the (\w+) days/)) ? 'longer' : 'shorter', 'longer'),
  ],
});
