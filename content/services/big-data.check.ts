import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  grouped,
  inWords,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { bigData as page } from './big-data';

// Closes the count of October's readings and its energy, as the replay does and by arrival, or with readings sent twice counted twice.

const { document, steps, ticked, title } = exhibitOf(page, 'checklist');
const { paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page);
const proof = (name: RegExp) => steps.find(({ step }) => name.test(step))?.proof ?? '';
const numbers = (text: string) => figures(text).split(' ').map(Number);

const [meters = 0, factor = 0, wrong = 0] = numbers(title);
const [old = 0] = numbers(proof(/old total/));
const [, inTime = 0, late = 0, doubled = 0] = numbers(proof(/event time/));
const [perDay, days] = [(24 * 60) / (60 / 4), 31];
const due = meters * perDay * days;
const missing = number(/(\d+) never came/.exec(proof(/calendar/))?.[1]);
const rows = inTime + late;
const lateEnergy = number(said(/copy ends ([\d,]+) kWh too low/));
const [byArrival, twice] = [number(said(/At ([\d,]+) kWh it does not/)), number(said(/nor at ([\d,]+),/))];
const energy = (old * factor) / wrong;
const stored = number(/holds ([\d,]+)\./.exec(proof(/energy/))?.[1]);
const rehearsed = day(document);
/** The day in November from which the live job has had the right factor. */
const repaired = number(/since (\d+) Nov/.exec(proof(/old total/))?.[1]);
const october = day('1 Oct 2026');
const times = steps.slice(0, ticked).map(({ at }) => clock(at));
const dates = steps.slice(ticked).map(({ at }) => day(`${at} 2026`));

export const check = pieceCheck({
  page,
  decisions: [
    decided('energy', grouped(stored), energy, {
      'read by arrival': energy - lateEnergy,
      'sent twice, counted twice': twice,
    }),
    decided('read by arrival', grouped(byArrival), energy - lateEnergy),
    decided(
      'sent twice is too high',
      twice > energy && twice - energy < lateEnergy ? 'higher' : '',
      'higher',
    ),
    decided('readings due', String(rows + missing), String(due), {
      'without late ones': `${inTime + missing}`,
      'sent twice counted': `${rows + doubled + missing}`,
    }),
    decided('never came', String(missing), perDay),
    decided('log', figures(proof(/event time/)), [rows + doubled, inTime, late, doubled].join(' ')),
    decided('copy', figures(proof(/factor/)), `${rows}`),
    decided(
      'calendar',
      figures(proof(/calendar/))
        .split(' ')
        .slice(0, 5)
        .join(' '),
      [meters, perDay, days, due, missing].join(' '),
    ),
    decided('comparison', figures(proof(/energy/)), [old, factor, wrong, energy, energy, 2].join(' ')),
    decided(
      'nothing else changes',
      /changed, (.+) added; (.+)\./
        .exec(proof(/^Merges/))
        ?.slice(1)
        .join(),
      `none or ${missing},all other meters as before`,
    ),
    decided('merge', figures(proof(/^Merges/)), `${rows} ${missing}`),
    decided(
      'factor of what the short copy lacks',
      said(/merge would leave the late readings at (\d+)/),
      wrong,
      {
        'taken out': '0',
      },
    ),
    decided(
      'the last quarter alone is later than midnight',
      late > meters ? 'with a gateway' : 'alone',
      'with a gateway',
    ),
    decided(
      'factor',
      figures(
        proof(/old total/),
        said(/(Writes a copy with factor \d+)/),
        steps.find(({ step }) => /factor/.test(step))?.step ?? '',
      )
        .split(' ')
        .slice(-1)
        .join(),
      factor,
    ),
    decided('factor at first', figures(proof(/old total/)), [old, wrong, factor, repaired].join(' ')),
    decided('live job first', day(`${repaired} Nov 2026`) < rehearsed ? 'before' : 'after', 'before'),
    decided('estimates', figures(steps.find(({ by }) => by === 'Billing head')?.step ?? ''), missing),
    decided(
      'every quarter of an hour',
      said(/due every (\w+) of an hour/),
      perDay === 96 ? 'quarter' : 'another',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        meters / 100,
        wrong,
        factor,
        factor,
        meters,
        late,
        lateEnergy,
        wrong,
        factor,
        wrong,
        energy - lateEnergy,
        twice,
        twice - energy,
        2,
        7,
        rehearsed - october,
      ].join(' '),
    ),
    decided('sent twice', grouped(twice), energy + number(said(/when the ([\d,]+) kWh sent twice/))),
    decided('days of the owners', dates.map((date) => [0, 6].includes((date + 4) % 7)).join(), 'false,false'),
    decided('meters in words', said(/^(\w+) hundred meters/m).toLowerCase(), inWords(meters / 100)),
    decided(
      'dates exist',
      steps
        .slice(ticked)
        .map(
          ({ at }, index) =>
            `${Number.parseInt(at, 10) - new Date((dates[index] ?? 0) * 86_400_000).getUTCDate()}`,
        )
        .join(),
      '0,0',
    ),
    decided(
      'missing in October',
      String(day(`${/(\d+ Oct)\./.exec(proof(/calendar/))?.[1]} 2026`) - october < days),
      'true',
    ),
    decided('order of the day', times.join(), times.toSorted((one, other) => one - other).join()),
    decided(
      'what waits comes later',
      dates.every((date, index) => date > rehearsed && date >= (dates[index - 1] ?? 0)) ? 'later' : '',
      'later',
    ),
    decided('ticked up to the owner', String(steps.findIndex(({ by }) => by === 'Billing head')), ticked),
  ],
});
