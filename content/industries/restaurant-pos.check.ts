import {
  cellsOf,
  clock,
  decided,
  figures,
  grouped,
  inWords,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { restaurantPos as page } from './restaurant-pos';

// Clears the queue at the tandoor in order of arrival and after the tables, and bills the platter with and without the outlet's own GST.

const { field, row, rows, said, station, total } = cellsOf(page);
const numbers = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((found) => number(found));
const label = (at: string, start: string) =>
  rows(at).find(([name = '']) => name.startsWith(start))?.[0] ?? '';
const share = (text: string) => number(/[\d.]+ %/.exec(text)?.[0]);
const accepted = clock(field('aggregator', 'Accepted'));
const time = (wait: number) => {
  const at = accepted + Math.round(wait);
  return `${Math.floor(at / 60)}:${`${at % 60}`.padStart(2, '0')}`;
};
// `cleared` is the time for the waiting dishes at so many an hour: all that the fire takes or, if tables pass, those that they leave.
const [atOnce = 0, cooking = 0] = numbers(field('station', 'Cooking'));
const hourly = (atOnce * 60) / cooking;
const waiting = total('ticket') - hourly;
const tables = row('ticket', 'From tables');
const cleared = (free: number) => (waiting / free) * 60;
const afterTables = cleared(hourly - tables);
const [promise = 0] = numbers(field('aggregator', 'Promise'));
const cookedIn = (minutes: number) => Math.floor((minutes * hourly) / 60);
// `own` is the GST that the outlet at specified premises charges; elsewhere the platform pays it and collects no TCS.
const food = row('bill', 'Platter');
const own = food * share(label('bill', 'GST'));
const [cut = 0, onCut = 0] = numbers(label('closing', 'Commission')).map((percent) => percent / 100);
const net = food - food * cut * (1 + onCut) - food * share(label('closing', 'TDS'));
const orders = number(said(/([\d,]+) × ₹/));
const paragraphs = page.detail.argument?.paragraphs ?? [];
const section = '9 5';
const hour = `Tandoor, ${time(-60)} to ${time(0)}`;

export const restaurantPosCheck = pieceCheck({
  page,
  decisions: [
    decided('put in', grouped(-row('station', 'Put in')), hourly, {
      'cooked, with a fire empty at first': Math.floor(60 / cooking) * atOnce,
      'cooked and out': hourly - atOnce,
    }),
    decided('ready', field('station', 'Ready').split(',')[0], time(cleared(hourly) + cooking), {
      tables: time(afterTables + cooking),
      platforms: time(cooking),
      promise: time(promise),
    }),
    decided('ready if tables pass', said(/handed over at ([\d:]+)/), time(afterTables + cooking)),
    decided('minutes to clear', said(/cleared in (\d+) minutes/), Math.round(afterTables)),
    decided('promised', station('aggregator')?.value, `Promised ${time(promise)}`),
    decided('dishes within the promise', said(/takes (\w+) dishes/), inWords(cookedIn(promise - cooking)), {
      'cooking forgotten': inWords(cookedIn(promise)),
    }),
    decided('dishes that tables leave', said(/leave (\w+) of forty/), inWords(Math.floor(hourly - tables))),
    decided('billed', grouped(total('bill')), food + own, { 'platform pays': food }),
    decided('paid out', grouped(total('closing')), net + own - food * share(label('closing', 'TCS')), {
      'platform pays': net,
      'no TCS': net + own,
    }),
    decided('missing from the return', said(/= ₹([\d,]+) of tax/), orders * own),
    decided('lost by a pause', said(/outlet ₹(\d+) before food/), food * (1 - cut)),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        8,
        9,
        total('ticket'),
        hourly,
        figures(page.detail.route?.name ?? ''),
        waiting,
        waiting,
        hourly,
        60,
        cleared(hourly),
        cooking,
        figures(time(cleared(hourly) + cooking)),
        figures(time(promise)),
        tables,
        hourly - tables,
        hourly,
        waiting,
        Math.round(afterTables),
        figures(time(afterTables + cooking)),
        9,
        promise,
        cooking,
        promise - cooking,
        cookedIn(promise - cooking),
        cookedIn(promise - cooking) + 1,
        food * (1 - cut),
        food,
        food * cut,
        section,
        100 * share(label('bill', 'GST')),
        food,
        orders,
        own,
        orders * own,
      ].join(' '),
    ),
    decided('hour', [rows('station')[0]?.[0], station('ticket')?.sum?.total[0]].join(), [hour, hour].join()),
    decided(
      'waiting since',
      [station('ticket')?.fields?.[0]?.label, station('station')?.sum?.total[0]].join(),
      `At ${time(-60)},Waiting at ${time(0)}`,
    ),
    decided(
      'minutes until ready',
      field('station', 'Ready').split(', ')[1],
      `after ${cleared(hourly)} + ${cooking} minutes`,
    ),
    decided('price of the dish', figures(field('aggregator', 'Dish')), `${food}`),
    decided('section', figures(station('bill')?.mark?.note ?? ''), section),
    decided(
      'year of the class',
      figures(field('bill', 'Premises')),
      /\d{4}/.exec(page.detail.route?.about ?? '')?.[0] ?? '',
    ),
    decided(
      'year before it',
      figures(field('bill', 'Since')).split(' ').slice(1).join(' '),
      `${Number(figures(field('bill', 'Premises'))) - 1} 26`,
    ),
  ],
  quantities: { dishes: [total('ticket'), cookedIn(promise - cooking), waiting, tables] },
});
