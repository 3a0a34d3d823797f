import { cellsOf, decided, exhibitOf, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { biDashboards as page } from './bi-dashboards';

// Reckons October's margin of both branches by the four formulas, and which branches each of them paints red.

const { chosen, rejected, title, why } = exhibitOf(page, 'decision');
const { heading = '', paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page);
const money = (pattern: RegExp) => number(said(pattern));

const branches = [
  {
    name: 'Kolhapur',
    sales: money(/Kolhapur sold for (₹[\d,]+\d)/),
    goods: money(/goods had cost (₹[\d,]+\d)/),
    freight: money(/and carriers (₹[\d,]+\d)/),
    express: money(/of which (₹[\d,]+\d) were/),
  },
  {
    name: 'Nagpur',
    sales: money(/Nagpur sold for (₹[\d,]+\d)/),
    goods: money(/with goods at (₹[\d,]+\d)/),
    freight: money(/carriers at (₹[\d,]+\d)/),
    express: money(/of which (₹[\d,]+\d) express/),
  },
];
type Branch = (typeof branches)[number];
const office = money(/head office, (\d+ %) of sales/);
const line = money(/below (\d+ %) the regional/);
const formulas = {
  chosen: ({ freight }: Branch) => freight,
  gross: () => 0,
  full: ({ freight, sales }: Branch) => freight + office * sales,
  express: ({ express }: Branch) => express,
};
type Formula = (branch: Branch) => number;
const margin = (formula: Formula) => (branch: Branch) =>
  Math.round((100_000_000 * (branch.sales - branch.goods - formula(branch))) / branch.sales) / 1_000_000;
const margins = (formula: Formula) => branches.map(margin(formula));
const red = (formula: Formula) =>
  branches
    .filter((branch) => margin(formula)(branch) < line * 100)
    .map(({ name }) => name)
    .join() || 'none';
const [gross = { option: '', why: '' }, full = gross, express = gross] = rejected;
const stated = ({ why: text }: { why: string }) =>
  text.startsWith('No branch')
    ? 'none'
    : text.startsWith('Both')
      ? branches.map(({ name }) => name).join()
      : '';
const [ofAll, ofExpress] = [margins(formulas.chosen), margins(formulas.express)];

export const check = pieceCheck({
  page,
  decisions: [
    decided('red', /(\w+) \d+ %, red/.exec(why)?.[1], red(formulas.chosen), {
      'without freight': red(formulas.gross),
      'less head office': red(formulas.full),
      'express alone': red(formulas.express),
    }),
    decided(
      'the formula',
      /goods and all freight, before head office/.test(chosen) ? 'chosen' : '',
      'chosen',
    ),
    decided('why', figures(why), ofAll.join(' ')),
    decided(
      'without freight',
      `${figures(gross.option)} ${stated(gross)}`,
      `${margins(formulas.gross).join(' ')} ${red(formulas.gross)}`,
    ),
    decided(
      'less head office',
      `${figures(full.option)} ${stated(full)}`,
      `${margins(formulas.full).join(' ')} ${red(formulas.full)}`,
    ),
    decided(
      'express alone',
      `${figures(express.option)} ${stated(express)}`,
      `${ofExpress.join(' ')} ${red(formulas.express)}`,
    ),
    ...[formulas.gross, formulas.full, formulas.express].map((formula, index) =>
      decided(
        'branches of the option',
        rejected[index]?.option.split(': ')[1],
        branches.map((branch) => `${branch.name} ${margin(formula)(branch)} %`).join(', '),
      ),
    ),
    decided('her colour', said(/% and (green|red)/), (ofExpress[0] ?? 0) < line * 100 ? 'red' : 'green'),
    decided(
      'figures of heading and title',
      figures(heading, title),
      [branches.length, Object.keys(formulas).length, line * 100].join(' '),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        ...branches.flatMap(({ sales, goods, freight, express: fast }) => [sales, goods, freight, fast]),
        office * 100,
        line * 100,
        ofExpress[0],
      ].join(' '),
    ),
    decided(
      'express is part of freight',
      String(branches.every((branch) => branch.express < branch.freight)),
      'true',
    ),
    decided(
      'formulas of the reading',
      figures(exhibitOf(page, 'decision').reading),
      Object.keys(formulas).length,
    ),
  ],
});
