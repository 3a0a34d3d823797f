import { cellsOf, clock, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { smartCityPlatforms as page } from './smart-city-platforms';

// Dates the closing of the underpass by silence after a rise, by the last value, and by the line through two readings; and counts the
// looks at a camera that each rule asks for.

const { field, row, said, station, total } = cellsOf(page);
const { argument } = page.detail;
const readings = (text: string) =>
  [...text.matchAll(/(\d{1,2}:\d{2}) (\d+) cm/g)].map(([, at, level]) => ({
    at: clock(at),
    level: Number(level),
  }));
const [before, last] = readings(field('pumps', 'Read')) as [
  { at: number; level: number },
  { at: number; level: number },
];
const [crossed, back] = readings(field('pumps', 'Kept')) as [
  { at: number; level: number },
  { at: number; level: number },
];
const limit = number(field('pumps', 'Road'));
const [silence = 0, rise = 0, riseTime = 0] = (field('broker', 'Silence').match(/\d+/g) ?? []).map(Number);
const [wait, look, approve] = ['Silence', 'Look', 'Two'].map((name) => row('duty', name)) as [
  number,
  number,
  number,
];
const time = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
const lost = clock(field('pumps', 'Link'));
const slope = (last.level - before.level) / (last.at - before.at);
const line = last.at + (limit - last.level) / slope;
const closed = {
  silence: last.at + wait + look + approve,
  // `value` and `line` alert without `look`, the minutes at the camera; `link` waits for them.
  value: back.at + approve,
  line: line + approve,
  // From the dead link, and by the time that the adapter refreshes.
  link: lost + wait + look + approve,
};
const late = (at: number) => at - crossed.at;
const barrier = clock(field('channels', 'Barrier')) - closed.silence;
const silences = number(said(/longer (\d+) times/));
const rising = number(said(/of (\d+) silences/));
const dry = number(said(/a rise, (\d+) never/));
const times = (text: string) => (text.match(/\d{1,2}:\d{2}/g) ?? []).map(clock);

export const smartCityPlatformsCheck = pieceCheck({
  page,
  decisions: [
    decided('alert', field('alert', 'sent'), time(closed.silence), {
      value: time(closed.value),
      line: time(closed.line),
      link: time(closed.link),
    }),
    decided('minutes', station('duty')?.value, `${total('duty')} min, so ${time(closed.silence)}`),
    decided('sum', `${total('duty')}`, `${closed.silence - last.at}`),
    decided('silence allowed', `${wait}`, `${silence}`),
    decided('camera', field('duty', 'Camera').slice(0, 5), time(last.at + wait + look)),
    decided('a rise', `${last.level - before.level >= rise && last.at - before.at <= riseTime}`, 'true'),
    decided('value', field('broker', 'waterLevel'), `${last.level} cm`),
    decided('observedAt', field('broker', 'observedAt'), time(last.at)),
    decided('modifiedAt', field('broker', 'modifiedAt'), time(last.at + wait)),
    decided('struck', station('broker')?.mark?.struck, `Fresh at ${field('broker', 'modifiedAt')}`),
    decided('age', station('broker')?.value, `${wait} minutes old`),
    decided('large', station('pumps')?.value, `${last.level} cm, then silence`),
    decided('crossed', `${crossed.level}`, `${limit}`),
    decided('no alarm from the value', `${last.level < limit && back.level >= limit}`, 'true'),
    decided('back', `${times(field('pumps', 'Link'))[1]}`, `${back.at}`),
    decided('lost before the next reading', `${lost - last.at}`, '1'),
    decided('quality goes bad with the link', field('pumps', 'SCADA'), `Bad from ${time(lost)}`),
    // CAP: Likely is above one half, Possible up to it.
    decided(
      'certainty of the line alone',
      said(/line alone would be (\w+)/),
      (rising - dry) * 2 > rising ? 'Likely' : 'Possible',
    ),
    decided(
      'constable called from the camera, without approvals',
      `${times(field('channels', 'Barrier'))[1]}`,
      `${last.at + wait + look}`,
      { approved: `${closed.silence}` },
    ),
    decided('the barrier follows the alert', `${barrier > 0 && barrier < wait}`, 'true'),
    decided('approvals', figures(station('duty')?.onward ?? ''), '2'),
    decided('expires', `${clock(field('alert', 'expires')) - closed.silence}`, '120'),
    decided(
      'late',
      field('channels', 'By our'),
      `${time(crossed.at)} to ${time(closed.silence)}, ${late(closed.silence)} min`,
    ),
    decided(
      'late by value',
      field('channels', 'By value'),
      `${time(crossed.at)} to ${time(closed.value)}, ${late(closed.value)} min`,
      { ours: `${time(crossed.at)} to ${time(closed.silence)}, ${late(closed.silence)} min` },
    ),
    decided('late, large', station('channels')?.value, `Alert ${late(closed.silence)} minutes late`),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        [last.level, 18, 22, last.level, limit, 18, 22, 18, lost % 60, 2],
        [40, wait, silences, look, silences * look],
        [last.level - before.level, last.at - before.at, limit, 18, line % 60, 2, 18, closed.line % 60],
        [rising, dry, dry],
        [rising * look, wait, rising - dry, rising],
        [limit, 18, crossed.at % 60, late(closed.silence), late(closed.value)],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
