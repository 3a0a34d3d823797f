import { cellsOf, decided, figures, number, pieceCheck, rupees, sum } from '@/pipeline/content/piece';
import { predictiveAnalytics as page } from './predictive-analytics';

// Prices every threshold, then the model against the rule by age, as the page does and as service, finance or a supplier would.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'rules') throw new Error('No rule');
const { said, sums } = cellsOf(page, exhibit.basis, exhibit.reading);
if (!sums?.verdict) throw new Error('No ledger');

const [visit, failure] = [number(said(/visit costs (₹[\d,]+)/)), number(said(/a failure (₹[\d,]+)/))];
const [months, failures] = [
  number(said(/([\d,]+) freezer-months/)),
  number(said(/months, (\d+) failures\./)),
];
const prevented = number(said(/× (\d+ %)/));
const lines = exhibit.rows.map(({ cells: [from = '', counts = '', cost = ''], outcome }) => {
  const [visits = 0, met = 0] = (counts.match(/\d+/g) ?? []).map(Number);
  return { from, visits, met, cost, outcome };
});
type Line = Pick<(typeof lines)[number], 'visits' | 'met'>;
const parts = ({ visits, met }: Line, share = prevented) => [
  visits * visit,
  (failures - met) * failure,
  met * (1 - share) * failure,
];
const priced = (share?: number) => (line: Line) => sum(parts(line, share));
/** Returns the line with the fewest visits among those whose cost is within `gap` of the least, by the page's tie-break. */
const best = (cost: (line: Line) => number, gap = failure) => {
  const least = Math.min(...lines.map(cost));
  const equal = lines.filter((line) => cost(line) === least || cost(line) - least < gap);
  const sign = exhibit.tieBreak?.includes('the fewest visits win') ? 1 : -1;
  return equal.reduce((won, line) => (sign * (line.visits - won.visits) < 0 ? line : won));
};
const wrong = ({ visits, met }: Line) => failures - met + (visits - met);
const winners = lines.flatMap(({ from, outcome }) => (outcome === 'wins' ? from : []));
const model = lines.find(({ outcome }) => outcome === 'wins') ?? lines[0];
const none = lines.find(({ visits }) => visits === 0) ?? model;
const byAge = { visits: number(said(/is (\d+) visits/)), met: number(said(/meets (\d+) failures/)) };
const upkeep = number(said(/(₹[\d,]+) a month/)) * 12;
const freezers = number(said(/(\d+) chest freezers/));
if (!model || !none) throw new Error('No line wins');
const gain = priced()(byAge) - priced()(model);
const stays = (rival: number, care: number) => (rival <= priced()(model) + care ? 'Keep it' : 'Replace it');
const cheapest = best(priced(), 0);

const right = (100 * (months - failures)) / months;
const per = (line?: { from: string }) => line?.from.replace(' %', '');
const threeInFour = [4 * prevented, 4];
const saved = failure * prevented;

export const check = pieceCheck({
  page,
  decisions: [
    ...lines.map((line) => decided(`cost from ${line.from}`, line.cost, rupees(priced()(line)))),
    decided('threshold', winners.join(), best(priced()).from, {
      'the cheapest alone': cheapest.from,
      'visits prevent all': best(priced(1)).from,
      'fewest wrong forecasts': best(wrong, 0).from,
      'most failures met': best(({ met }) => -met, 0).from,
    }),
    ...[byAge, model].map((line, index) =>
      decided(
        `ledger ${index}`,
        sums.rows.map((row) => row[index + 1]).join(),
        [...parts(line), index * upkeep].map(rupees).join(),
      ),
    ),
    decided('rule or model', sums.verdict[1], stays(priced()(byAge), upkeep), {
      'upkeep left out': stays(priced()(byAge), 0),
      'beside no visits': stays(priced()(none), upkeep),
    }),
    decided('gain over the rule', said(/rule by (₹[\d,]+\d)/), rupees(gain)),
    decided('model above the rule', sums.verdict[2], `${rupees(upkeep - gain)} more`),
    decided(
      'freezers from which it pays',
      said(/From (\d+) freezers/),
      Math.ceil(upkeep / (gain / freezers)),
    ),
    decided('forecasts that come true', said(/right in ([\d,]+) of/), months - failures),
    decided(
      'gap to the cheapest',
      said(/line, by (₹[\d,]+)\./),
      rupees(priced()(model) - priced()(cheapest)),
    ),
    decided('visits fewer', said(/with (\d+) visits fewer/), cheapest.visits - model.visits),
    decided('lost at 30 %', said(/safe, (\d+) freezers fail unvisited/), failures - (lines[1]?.met ?? 0)),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        right,
        failures,
        months - failures,
        months,
        right,
        priced()(none),
        failure,
        visit,
        failure / visit,
        visit,
        failure,
        (100 * visit) / failure,
        per(lines[4]),
        ...threeInFour,
        failure,
        100 * prevented,
        saved,
        visit,
        saved,
        ((100 * visit) / saved).toFixed(1),
        per(lines[1]),
        failures - (lines[1]?.met ?? 0),
        per(cheapest),
        priced()(model) - priced()(cheapest),
        failure,
        per(model),
        cheapest.visits - model.visits,
        ...threeInFour,
      ].join(' '),
    ),
    decided(
      'share prevented, in words',
      figures(exhibit.reading),
      [visit, failure, ...threeInFour].join(' '),
    ),
    decided(
      'freezer-months',
      figures(exhibit.basis),
      [months / freezers, freezers, months, failures].join(' '),
    ),
  ],
  quantities: { 'chest freezers': [freezers], 'freezer-months': [months] },
});
