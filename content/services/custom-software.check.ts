import {
  cellsOf,
  decided,
  decisionProblems,
  figures,
  grouped,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { customSoftware as page } from './custom-software';

// Adds up the cost of each way (by hand, own part, everything) by the page's rule and its finance head's, and past the limits it names.

const { exhibit } = page.detail;
const { sums } = cellsOf(page);
if (exhibit?.kind !== 'decision' || !sums?.verdict) throw new Error('No decision, or no ledger');

const { rows, verdict } = sums;
const { said: found } = cellsOf(
  page,
  exhibit.why,
  ...exhibit.rejected.map(({ why }) => why),
  exhibit.reopens ?? '',
  sums.columns[0],
  rows[0][0],
  verdict[2] ?? '',
);
const said = (pattern: RegExp) => number(found(pattern));

const [plain, bent, awkward] = [
  said(/hires, (\d+) went/),
  said(/comes, (\d+) with/),
  said(/habit, and (\d+) not/),
];
const cases = plain + bent + awkward;
const aMonth = (ofCases: number) => (ofCases * said(/has (\d+) hires a month/)) / cases;
const hires = aMonth(awkward);
const clerk = 4 * said(/four hours at (₹\d+)/);
const missed = aMonth(said(/(₹[\d,]+) missed in the fifty/)) / hires;
const pooling = aMonth(said(/pay (₹[\d,]+) too much/));
const [rent, write, keep] = [
  said(/Rent, (₹[\d,]+)/),
  said(/costs (₹[\d,]+) to write/),
  said(/and (₹[\d,]+) a month to keep\. It/),
];
const [writeAll, keepAll] = [
  said(/: (₹[\d,]+) to write and/),
  said(/write and (₹[\d,]+) a month to keep, mostly/),
];

const rule = { over: said(/Over (\d+) months/), hours: missed, pooled: hires };
const ways = ({ over, hours, pooled }: typeof rule) => ({
  hand: over * (rent + pooled * (clerk + hours)),
  part: over * (rent + keep) + write,
  all: over * keepAll + writeAll,
});
const cheapest = (by: typeof rule) => Object.entries(ways(by)).sort(([, a], [, b]) => a - b)[0]?.[0] ?? '';
const { hand, part, all } = ways(rule);
const unbilledLeftOut = { ...rule, hours: 0 };
const blind = ways(unbilledLeftOut);
const soldEarly = { ...rule, over: said(/until month (\d+)/) };
const fewerHires = { ...rule, pooled: said(/fewer than (\d+)/) - 1 };
const atTheLimits = [
  { ...rule, over: said(/from month (\d+)/) },
  { ...rule, pooled: fewerHires.pooled + 1 },
];
const taken = exhibit.chosen.includes('our own part') ? 'part' : 'another way';
const decide = (what: string, by: typeof rule, instead = {}) =>
  decisionProblems({ what, stated: taken, outcome: cheapest, rule: by, instead });
const amount = (what: string, stated: number, reckoned: number) =>
  decided(what, grouped(stated), Math.round(reckoned));
const cell = (row: number) => number(rows[row]?.[1]);

const missedInAll = said(/(₹[\d,]+) missed in the fifty/);

export const check = pieceCheck({
  page,
  decisions: [
    decide('way chosen', rule, { unbilledLeftOut, soldEarly, fewerHires }),
    ...atTheLimits.map((by) => decide('way chosen, just past a limit', by)),
    amount(
      'hires that keep a part once written',
      said(/is written, fewer than (\d+)/),
      Math.floor(keep / (clerk + missed)) + 1,
    ),
    amount('hires that fit', said(/(\d+) in fifty looks/), plain + bent),
    amount('pooled hires', said(/make (\d+)\. Each/), hires),
    amount('chosen', said(/(₹[\d,]+) over 36 months/), part),
    amount('by hand', said(/(₹[\d,]+): \d+ hires/), hand),
    amount('everything', said(/(₹[\d,]+): ₹[\d,]+ to write/), all),
    amount('too much a month', said(/hires and (₹[\d,]+) a month/), pooling),
    amount('without the hours', said(/clerk costs (₹[\d,]+) less/), blind.part - blind.hand),
    amount('with the hours', said(/then costs (₹[\d,]+) less/), hand - part),
    amount(rows[1]?.[0] ?? '', cell(1), clerk * hires * rule.over),
    amount(rows[2]?.[0] ?? '', cell(2), missed * hires * rule.over),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        cases,
        plain,
        bent,
        awkward,
        awkward,
        missedInAll,
        blind.part - blind.hand,
        rule.over / 12,
        hand - part,
        2,
        soldEarly.over,
        plain + bent,
        cases,
      ].join(' '),
    ),
    decided(
      'hires by hand',
      figures(exhibit.rejected[0].why),
      [hand, hires, clerk / said(/four hours at (₹\d+)/)].join(' '),
    ),
    decided(
      'set by set',
      figures(exhibit.rejected[1]?.why ?? ''),
      [pooling / 3, cases, pooling].map(Math.round).join(' '),
    ),
    decided('year of the reading', figures(exhibit.reading), rule.over / 12),
  ],
});
