import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { restaurantPos as page } from './restaurant-pos';

const { argument, route } = page.detail;
const number = (text = '') => Math.abs(amountOf(text) ?? Number.NaN);
const numbers = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((found) => number(found));
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const label = (id: string, start: string) =>
  station(id)?.sum?.rows.find(([name = '']) => name.startsWith(start))?.[0] ?? '';
const row = (id: string, start: string) =>
  number(station(id)?.sum?.rows.find(([name = '']) => name.startsWith(start))?.[1]);
const total = (id: string) => number(station(id)?.sum?.total[1]);
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const share = (text: string) => number(/[\d.]+ %/.exec(text)?.[0]);
const rupees = (value: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
const [hours = 0, minutes = 0] = field('aggregator', 'Accepted').split(':').map(Number);
const clock = (wait: number) => {
  const at = hours * 60 + minutes + Math.round(wait);
  return `${Math.floor(at / 60)}:${`${at % 60}`.padStart(2, '0')}`;
};
const decide = <Value>(
  what: string,
  stated: string,
  outcome: (value: Value) => string,
  rule: Value,
  instead: Record<string, Value> = {},
) => decisionProblems({ what, stated, outcome, rule, instead });
// Dishes wait in order of arrival; if tables pass, only what they leave of the hour clears the queue.
const [atOnce = 0, cooking = 0] = numbers(field('station', 'Cooking'));
const hourly = (atOnce * 60) / cooking;
const waiting = total('ticket') - hourly;
const tables = row('ticket', 'From tables');
const cleared = (free: number) => (waiting / free) * 60;
const word = (count: number) => ['six', 'seven', 'eight', 'nine', 'ten'][Math.floor(count) - 6] ?? `${count}`;
const [promise = 0] = numbers(field('aggregator', 'Promise'));
// The outlet at specified premises charges the tax itself; elsewhere the platform pays it and collects nothing at source.
const food = row('bill', 'Platter');
const own = food * share(label('bill', 'GST'));
const [cut = 0, onCut = 0] = numbers(label('closing', 'Commission')).map((percent) => percent / 100);
const net = food - food * cut * (1 + onCut) - food * share(label('closing', 'TDS'));
const [orders = 0] = numbers(said(/([\d,]+) × ₹/));

export const restaurantPosCheck = pieceCheck({
  page,
  decisions: [
    decide('cooked', rupees(row('station', 'Cooked')), rupees, hourly),
    decide('ready', field('station', 'Ready').split(',')[0] ?? '', clock, cleared(hourly) + cooking, {
      tables: cleared(hourly - tables) + cooking,
      platforms: cooking,
      promise,
    }),
    decide(
      'ready if tables pass',
      said(/handed over at ([\d:]+)/),
      clock,
      cleared(hourly - tables) + cooking,
    ),
    decide(
      'minutes to clear',
      said(/cleared in (\d+) minutes/),
      (wait: number) => `${Math.round(wait)}`,
      cleared(hourly - tables),
    ),
    decide('promised', station('aggregator')?.value.replace('Promised ', '') ?? '', clock, promise),
    decide(
      'dishes within the promise',
      said(/takes (\w+) dishes/),
      (wait: number) => word((wait * hourly) / 60),
      promise - cooking,
      { 'cooking forgotten': promise },
    ),
    decide('dishes that tables leave', said(/leave (\w+) of forty/), word, hourly - tables),
    decide('billed', rupees(total('bill')), rupees, food + own, { 'platform pays': food }),
    decide('paid out', rupees(total('closing')), rupees, net + own - food * share(label('closing', 'TCS')), {
      'platform pays': net,
      'no TCS': net + own,
    }),
    decide('missing from the return', said(/= ₹([\d,]+) of tax/), rupees, orders * own),
    decide('lost by a pause', said(/outlet ₹(\d+) before food/), rupees, food * (1 - cut)),
  ],
  quantities: { dishes: [total('ticket'), Math.floor(((promise - cooking) * hourly) / 60), waiting, tables] },
});
