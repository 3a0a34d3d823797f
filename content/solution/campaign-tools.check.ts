import {
  cellsOf,
  day,
  decided,
  decisionProblems,
  figures,
  number,
  partsOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { campaignTools as page } from './campaign-tools';

// Reckons what a wave brought, from those who gave and those who gave unasked, and to whom the next one goes: by that, by money raised, by
// share of givers, by return on its cost.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [tape] = partsOf(page, 'tape');
const pair = (cell = '') => {
  const [gave = Number.NaN, of = Number.NaN] = cell.split(' of ').map((text) => number(text));
  return { gave, of };
};
const groups = (table?.rows ?? []).map(([name = '', asked, unasked, gift]) => {
  const [a, u] = [pair(asked), pair(unasked)];
  const anyway = (u.gave * a.of) / u.of;
  return {
    name: name.toLowerCase(),
    asked: a,
    unasked: u,
    gift: number(gift),
    anyway,
    brought: a.gave - anyway,
  };
});
type Group = (typeof groups)[number];
const each = number(said(/cost ₹(\d+) a person/));
const cost = ({ asked }: Group) => asked.of * each;
const raised = ({ asked, gift }: Group) => asked.gave * gift;
const left = (group: Group) => group.brought * group.gift - cost(group);
const spread = ({ gave, of }: Group['asked']) => gave * (1 - gave / of);
/** Gifts by which chance alone moves the comparison: twice the root of what both counts, shares of their groups, may vary by. */
const chance = ({ asked, unasked }: Group) =>
  Math.round(2 * Math.sqrt(spread(asked) + (asked.of / unasked.of) ** 2 * spread(unasked)));
type Rule = (group: Group) => number;
const next = (rule: Rule) => groups.reduce((best, group) => (rule(group) > rule(best) ? group : best)).name;
const bar = (label: string) => tape?.rows.find((row) => row.label === label);
const starts = (tape?.ticks ?? []).map((tick) => day(`${/[a-z]/.test(tick) ? tick : `${tick} Nov`} 2026`));
const span = (label: string) => `${bar(label)?.from} to ${bar(label)?.to}: ${bar(label)?.note}`;
const [regular, lapsed] = groups as [Group, Group];

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems<Rule>({
      what: 'who is asked next',
      stated: bar('Second')?.note ?? '',
      outcome: next,
      rule: left,
      instead: {
        'money raised': raised,
        'share that gave': ({ asked }) => asked.gave / asked.of,
        'return on cost': (group) => raised(group) / cost(group),
        'size of a gift': ({ gift }) => gift,
      },
    }),
    decided(
      'pays for its calls whatever chance did',
      String(groups.map((group) => group.brought - chance(group) > cost(group) / group.gift)),
      'false,true',
    ),
    decided(
      'what chance leaves, against what pays',
      said(/remain \d+, just (\w+) the/),
      lapsed.brought - chance(lapsed) > cost(lapsed) / lapsed.gift ? 'above' : 'below',
    ),
    decided('same days for both', span('Unasked'), span('Counted')),
    decided('days counted', bar('Counted')?.note, `${(starts[1] ?? 0) - (starts[0] ?? 0)} days`),
    decided('ticks', starts.map((start) => start - (starts[0] ?? 0)).join(), '0,14,28,42'),
    decided(
      'wave 1 begins the count, wave 2 follows it',
      [bar('First')?.from, bar('Counted')?.from].join(),
      '0,0',
    ),
    decided(
      'as long as wave 1',
      `${(bar('Second')?.to ?? 0) - (bar('Second')?.from ?? 0)}`,
      `${bar('First')?.to}`,
    ),
    decided('wave 2 after the count', String((bar('Second')?.from ?? 0) > (bar('Counted')?.to ?? 9)), 'true'),
    decided(
      'wave 2 begins after today',
      String((starts[bar('Second')?.from ?? 0] ?? 0) > day('25 Nov 2026')),
      'true',
    ),
    decided(
      'figures of the heading',
      figures(page.detail.argument?.heading ?? ''),
      `2 ${regular.asked.gave % 100} ${regular.brought}`,
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        1,
        regular.asked.of,
        lapsed.asked.of,
        (starts[1] ?? 0) - (starts[0] ?? 0),
        regular.asked.gave,
        regular.gift,
        lapsed.asked.gave,
        lapsed.gift,
        raised(regular),
        raised(lapsed),
        regular.asked.of,
        regular.unasked.of,
        regular.unasked.gave,
        lapsed.unasked.gave,
        regular.asked.of / regular.unasked.of,
        regular.anyway,
        lapsed.anyway,
        regular.brought,
        regular.gift,
        regular.brought * regular.gift,
        lapsed.brought,
        lapsed.gift,
        lapsed.brought * lapsed.gift,
        each,
        cost(regular),
        -left(regular),
        left(lapsed),
        2,
        lapsed.unasked.of,
        (lapsed.brought * lapsed.unasked.of) / lapsed.asked.of,
        (lapsed.brought * lapsed.unasked.of * lapsed.gift) / lapsed.asked.of,
        each * lapsed.unasked.of,
        chance(regular),
        regular.brought,
        chance(lapsed),
        lapsed.brought,
        lapsed.brought - chance(lapsed),
        cost(lapsed) / lapsed.gift,
      ].join(' '),
    ),
  ],
});
