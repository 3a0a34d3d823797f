import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  followsFlows,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { supplyChainAutomation as page } from './supply-chain-automation';

// Reckons what the line lacks on Friday by free stock and answer, by ERP stock, by the call-off as supply and by the call-off alone; and the score.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const first = (text = '') => number(/\d+/.exec(text)?.[0]);
const time = (at: number) =>
  [Math.floor(at / 60), at % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
const [called = 0, before = 0] = (station('callOff')?.value.match(/\d+/g) ?? []).map(Number);
const [start = 0, end = 0] = field('sequence', 'Shift').split('to ').map(clock);
const [mealFrom = 0, mealTo = 0] = field('sequence', 'Meal').split('to ').map(clock);
const hourly = first(field('sequence', 'Line takes'));
const need = ((end - start - (mealTo - mealFrom)) / 60) * hourly;
const [free, answered, held] = [
  row('shortage', 'On the shelf'),
  row('shortage', 'Confirmed'),
  first(field('shortage', 'On hold')),
];
const lacking = free + answered - need;
const byErp = free + held + answered - need;
const byCallOff = free + called - need;
const stop = start + ((free + answered) / hourly) * 60 + mealTo - mealFrom;
const asked = first(field('expeditor', 'Rings').split('for ')[1]);
const sent = first(field('expeditor', 'Truck').split(', ')[1]);
const hours =
  (day(field('callOff', 'At the dock')) - day(field('callOff', 'Changed'))) * 24 +
  (clock(field('callOff', 'At the dock')) - clock(field('callOff', 'Changed'))) / 60;
const freeze = first(field('callOff', 'Freeze'));
/** What the month measures a delivery against: inside the freeze the request that stood, outside it the new one. */
const counted = (frozen: boolean) => (frozen ? before : called);
const score = (delivered: number, against: number) =>
  Math.round((100 * Math.min(delivered, against)) / against);
const little = before / 2;

export const supplyChainAutomationCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided('missing at the line', `${total('shortage')}`, `${lacking}`, {
      'ERP stock': `${byErp}`,
      'call-off as supply': `${byCallOff}`,
      'call-off alone': `${answered - called}`,
    }),
    decided('struck', station('shortage')?.mark?.struck, `−${called - answered}`),
    decided('note', station('shortage')?.mark?.note.match(/\d+/g)?.join(' '), `${called - answered} ${free}`),
    decided(
      'needed',
      [station('sequence')?.value, -row('shortage', 'Needed'), called].map(String).map(first).join(' '),
      [need, need, need].join(' '),
    ),
    decided('stops', station('shortage')?.onward, `stops at ${time(stop)}`),
    decided(
      'asked and sent',
      `${asked} ${first(station('expeditor')?.value)} ${first(field('expeditor', 'Press'))} ${sent}`,
      `${-lacking} ${-lacking} ${-lacking} ${answered - lacking}`,
    ),
    decided(
      'answer',
      `${first(station('small')?.value)} ${first(field('portal', 'Shown'))} ${first(field('portal', 'Shown').split('struck')[1])}`,
      `${answered} ${before} ${called}`,
    ),
    decided(
      'rest',
      /\d+/.exec((route?.stations.find(({ at }) => at === 'small')?.fields ?? [])[1]?.label ?? '')?.[0],
      called - answered,
    ),
    decided(
      'the month counts against',
      /counts against the (\d+) that stood/.exec(argument?.paragraphs[2] ?? '')?.[1],
      counted(hours < freeze),
      {
        'no freeze': counted(false),
        'what was confirmed': sent,
      },
    ),
    decided('Less has cost nothing', `${score(answered, before)} ${score(sent, before)}`, '100 100'),
    decided(
      'a shop that confirms little is full only by its own confirmation',
      `${score(little, little)} ${score(little, before) < 100} ${score(little, called) < 100}`,
      '100 true true',
    ),
    decided('Saturday', field('expeditor', 'Sat'), `${called - sent} to come, was ${called - answered}`, {
      'answer left as it was': `${called - answered} to come, was ${called - answered}`,
    }),
    decided('heading', figures(argument?.heading ?? ''), `${called - answered} ${-lacking}`),
    decided(
      'buttons',
      figures(route?.stations[2]?.onward ?? ''),
      `${station('portal')?.value.split(', ').length}`,
    ),
    decided(
      'four o’clock, by five',
      `${clock(field('callOff', 'Changed'))} ${clock(field('portal', 'Answer by'))}`,
      `${16 * 60} ${17 * 60}`,
    ),
    decided(
      'times in order',
      `${[clock(field('callOff', 'Changed')), clock(field('small', 'Answered')), clock(field('expeditor', 'Rings')), clock(field('portal', 'Answer by'))].every((at, index, all) => index === 0 || at > (all[index - 1] ?? 0))}`,
      'true',
    ),
    decided(
      'line runs to',
      [
        field('expeditor', 'Line'),
        `${/\d+:\d+/.exec(route?.stations[0]?.fields?.[3]?.label ?? '')}`,
        `${/\d+:\d+/.exec(route?.stations[4]?.sum?.rows[2]?.[0] ?? '')}`,
      ]
        .map(clock)
        .join(' '),
      [end, end, end].join(' '),
    ),
    decided(
      'dock',
      [
        field('callOff', 'At the dock'),
        field('small', 'The other'),
        station('expeditor')?.value,
        route?.stations[4]?.sum?.rows[1]?.[0],
      ]
        .map(clock)
        .join(' '),
      [start, start, start, start].join(' '),
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        called - before,
        called - answered,
        free + held,
        answered,
        need,
        byErp,
        held,
        free + held,
        free + answered,
        hourly,
        ...time(stop).split(':'),
        end - stop,
        held,
        -lacking,
        called - answered,
        sent,
        called - sent,
        free,
        called,
        need,
        byCallOff,
        sent,
        called,
        Math.round((100 * sent) / called),
        sent,
        sent,
        hours,
        freeze,
        before,
        called,
      ].join(' '),
    ),
  ],
});
