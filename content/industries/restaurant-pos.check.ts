import { cellsOf, clock, decided, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { restaurantPos as page } from './restaurant-pos';

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
// Dishes wait in order of arrival; if tables pass, only what they leave of the hour clears the queue.
const [atOnce = 0, cooking = 0] = numbers(field('station', 'Cooking'));
const hourly = (atOnce * 60) / cooking;
const waiting = total('ticket') - hourly;
const tables = row('ticket', 'From tables');
const cleared = (free: number) => (waiting / free) * 60;
const afterTables = cleared(hourly - tables);
const word = (count: number) => ['six', 'seven', 'eight', 'nine', 'ten'][Math.floor(count) - 6] ?? `${count}`;
const [promise = 0] = numbers(field('aggregator', 'Promise'));
const cookedIn = (minutes: number) => (minutes * hourly) / 60;
// The outlet at specified premises charges the tax itself; elsewhere the platform pays it and collects nothing at source.
const food = row('bill', 'Platter');
const own = food * share(label('bill', 'GST'));
const [cut = 0, onCut = 0] = numbers(label('closing', 'Commission')).map((percent) => percent / 100);
const net = food - food * cut * (1 + onCut) - food * share(label('closing', 'TDS'));
const orders = number(said(/([\d,]+) × ₹/));

export const restaurantPosCheck = pieceCheck({
  page,
  decisions: [
    decided('cooked', grouped(-row('station', 'Cooked')), grouped(hourly)),
    decided('ready', field('station', 'Ready').split(',')[0], time(cleared(hourly) + cooking), {
      tables: time(afterTables + cooking),
      platforms: time(cooking),
      promise: time(promise),
    }),
    decided('ready if tables pass', said(/handed over at ([\d:]+)/), time(afterTables + cooking)),
    decided('minutes to clear', said(/cleared in (\d+) minutes/), `${Math.round(afterTables)}`),
    decided('promised', station('aggregator')?.value, `Promised ${time(promise)}`),
    decided('dishes within the promise', said(/takes (\w+) dishes/), word(cookedIn(promise - cooking)), {
      'cooking forgotten': word(cookedIn(promise)),
    }),
    decided('dishes that tables leave', said(/leave (\w+) of forty/), word(hourly - tables)),
    decided('billed', grouped(total('bill')), grouped(food + own), { 'platform pays': grouped(food) }),
    decided(
      'paid out',
      grouped(total('closing')),
      grouped(net + own - food * share(label('closing', 'TCS'))),
      { 'platform pays': grouped(net), 'no TCS': grouped(net + own) },
    ),
    decided('missing from the return', said(/= ₹([\d,]+) of tax/), grouped(orders * own)),
    decided('lost by a pause', said(/outlet ₹(\d+) before food/), grouped(food * (1 - cut))),
  ],
  quantities: { dishes: [total('ticket'), Math.floor(cookedIn(promise - cooking)), waiting, tables] },
});
