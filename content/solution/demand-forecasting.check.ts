import {
  cellsOf,
  day,
  decided,
  figures,
  number,
  numberOf,
  partsOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { demandForecasting as page } from './demand-forecasting';

// Reckons the demand of three weeks of which one and two thirds had no stock: by a neighbour's curve, as billed, by days with stock, and with the
// ordinary week in each gap.

const { said } = cellsOf(page);
const { argument } = page.detail;
const [table] = partsOf(page, 'table');
const [chart] = partsOf(page, 'chart');
const [list] = partsOf(page, 'list');
const weeks = (table?.rows ?? []).map(([name = '', billed = '', demand], place) => ({
  name,
  week: Number(/^\d+/.exec(name)?.[0]),
  isOut: billed === 'missing' || billed.endsWith('then none'),
  billed: billed === 'missing' ? 0 : number(/\d+/.exec(billed)?.[0]),
  sister: chart?.points[place] ?? Number.NaN,
  demand: number(demand),
}));
const [ordinary, , festival, empty, refill] = weeks;
const after = weeks.slice(2);
const days = numberOf(said(/cases in (\w+) days/));
const perDay = (festival?.billed ?? 0) / days;
const ofWorkingDays = number(said(/(\d) × 36/));
const level = ordinary?.billed ?? 0;
const ratio = level / (ordinary?.sister ?? 0);
const bySister = (some: typeof weeks) => sum(some.map(({ sister }) => sister * ratio));
const billed = sum(after.map((week) => week.billed));
const byDay = ofWorkingDays * perDay + level + (refill?.billed ?? 0);
const gapsAsUsual = sum(after.map((week) => (week.isOut ? level : week.billed)));
const early = number(said(/in the festival’s, (\d+) of them/));
const diwali = number(/on (\d+) Nov/.exec(table?.rows[2]?.[0] ?? '')?.[1]);
const year = /\d{4}/.exec(table?.columns[0] ?? '')?.[0];
/** Nineteen days before Diwali, so that the week before the run-up is a festival’s too. */
const dussehra = '20 Oct 2026';
/** ISO week of a day of 2026, whose first Monday begins week 2 on 5 January. */
const weekOf = (date: string) => 2 + Math.floor((day(date) - day('5 Jan 2026')) / 7);
const [stated = 0, instead = 0] = (list?.items[3]?.label.match(/\d+/g) ?? []).map(Number);

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'demand of three weeks',
      String(sum(after.map(({ demand }) => demand))),
      String(bySister(after)),
      {
        'as billed': String(billed),
        'by days with stock': String(byDay),
        'ordinary weeks in the gaps': String(gapsAsUsual),
      },
    ),
    ...weeks.map(({ name, sister, demand }) =>
      decided(`demand of week ${name}`, String(demand), String(sister * ratio)),
    ),
    ...weeks
      .slice(0, 2)
      .map((week) =>
        decided(`week ${week.name} as billed`, String(week.billed), String(week.sister * ratio)),
      ),
    decided(
      'part of the week that was sold',
      String((festival?.billed ?? 0) / (festival?.demand ?? 0)),
      String(early / (festival?.sister ?? 0)),
    ),
    decided(
      'two fifths',
      said(/72 is (two fifths) of/),
      5 * early === 2 * (festival?.sister ?? 0) ? 'two fifths' : '',
    ),
    decided(
      'weeks in a row',
      weeks
        .slice(1)
        .map(({ week }) => week)
        .join(),
      [0, 1, 2, 3].map((later) => weekOf(dussehra) + 1 + later).join(),
    ),
    decided('ordinary week, not Dussehra’s', ordinary?.name, 'any ordinary one', {
      'the week before the run-up': `${weekOf(dussehra)}, ordinary`,
    }),
    decided('week of Diwali', String(weekOf(`${diwali} Nov ${year}`)), String(festival?.week)),
    decided('Diwali’s day', String(diwali), '8'),
    decided(
      'not scored',
      list?.items[2]?.label,
      `Not scored: ${weeks
        .filter(({ isOut }) => isOut)
        .map(({ week }) => week)
        .join(', ')}`,
    ),
    decided(
      'whose bills, and whose history',
      [
        argument?.heading.includes('Satara'),
        table?.columns[1]?.startsWith('Satara'),
        list?.items[3]?.label.startsWith('Satara'),
        chart?.label.startsWith('Wai'),
      ].join(),
      'true,true,true,true',
    ),
    decided('handed over', `${stated}, ${instead}`, `${bySister(after)}, ${billed}`),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        festival?.billed,
        days,
        refill?.billed,
        billed,
        after.length,
        perDay,
        6,
        perDay,
        6 * perDay,
        level,
        refill?.billed,
        byDay,
        ordinary?.sister,
        festival?.sister,
        early,
        level,
        level,
        festival?.sister,
        ordinary?.sister,
        festival?.demand,
        festival?.billed,
        2,
        festival?.demand,
        early,
        festival?.sister,
        empty?.sister,
        empty?.demand,
        refill?.billed,
        refill?.sister,
        refill?.demand,
        (refill?.billed ?? 0) - (refill?.demand ?? 0),
        bySister(after),
      ].join(' '),
    ),
  ],
});
