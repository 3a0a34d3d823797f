import {
  cellsOf,
  clock,
  decided,
  decisionProblems,
  figures,
  number,
  numberOf,
  partsOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { omnichannel as page } from './omnichannel';

// Reckons which shop is asked and how many pairs the web offers: by what was found at each number of pieces left, by the shop's average, with a
// buffer of one, and with none.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [tape] = partsOf(page, 'tape');
const found = (cell = '') => {
  const [hits = Number.NaN, asked = Number.NaN] = (cell.match(/\d+/g) ?? []).map(Number);
  return { hits, asked, share: hits / asked };
};
const shops = (table?.rows ?? []).map(([name = '', free, last, all]) => {
  const [few, total] = [found(last), found(all)];
  return {
    name: name.split(',')[0] ?? '',
    km: number(/\d+/.exec(name)?.[0]),
    free: number(free),
    few,
    total,
    many: (total.hits - few.hits) / (total.asked - few.asked),
  };
});
type Shop = (typeof shops)[number];
const nine = numberOf(said(/at least (\w+) in ten were found/)) / 10;

/** Requests without which a count says nothing. */
const least = numberOf(said(/from (\w+) requests on/));

/** Pairs that a rule offers of a shop. */
type Rule = (shop: Shop) => number;
const byCount: Rule = ({ free, few, many }) =>
  few.share >= nine && few.asked >= least ? free : many >= nine ? Math.max(0, free - 1) : 0;
const fixed: Rule = ({ free }) => Math.max(0, free - 1);
const none: Rule = ({ free }) => free;
const byAverage: Rule = ({ free, total }) => (total.share >= nine ? free : 0);
const asked = (rule: Rule) =>
  shops.filter((shop) => rule(shop) > 0).sort((a, b) => a.km - b.km || b.free - a.free)[0];
const offered = (rule: Rule) => sum(shops.map(rule));
const shop = (name: string) => shops.find((one) => one.name === name);
const [nearest, chosen, far] = [asked(none), asked(byCount), asked(fixed)];

const minute = (tick = Number.NaN) => clock(tape?.ticks[0]) + 30 * tick;
const bar = (label: string) => tape?.rows.find((row) => row.label === label);
const ordered = clock(page.detail.screen?.heading);
const searched = clock(said(/searches until (\d+:\d+)/));
const limit = number(said(/limit of (\d+) minutes/));
const needed = minute(bar('Label')?.to) - ordered;
const spelt = (value: number) => `${Math.floor(value / 60)} ${value % 60}`;

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems<Rule>({
      what: 'shop that is asked',
      stated: tape?.label ?? '',
      outcome: (rule) => asked(rule)?.name ?? '',
      rule: byCount,
      instead: { 'no buffer': none, 'a buffer of one': fixed, 'the shop’s average': byAverage },
    }),
    decided('pairs offered', said(/= (\d+) pairs/), offered(byCount), {
      'no buffer': offered(none),
      'a buffer of one': offered(fixed),
    }),
    decided(
      'labelled too late after a search',
      String(searched + needed > minute(bar('Awaits rider')?.to)),
      'true',
    ),
    decided(
      'in time with a limit',
      String(ordered + limit + needed <= minute(bar('Awaits rider')?.to)),
      'true',
    ),
    decided('found in time', String(minute(bar('Pick')?.to) <= minute(bar('Awaits rider')?.from)), 'true'),
    decided('pick, label, rider', `${bar('Pick')?.to}`, `${bar('Label')?.from}`),
    decided(
      'label before the rider',
      String((bar('Label')?.to ?? 9) <= (bar('Awaits rider')?.from ?? 0)),
      'true',
    ),
    decided('pick after the order', String(minute(bar('Pick')?.from) > ordered), 'true'),
    decided(
      'counter and shelf open all along',
      [bar('Collect'), bar('Returns')].map((row) => `${row?.from}-${row?.to}`).join(),
      '0-3,0-3',
    ),
    decided('ticks', `${tape?.ticks.map(clock)}`, `${[0, 30, 60, 90].map((later) => 17 * 60 + later)}`),
    decided('averages all at nine in ten', String(shops.every(({ total }) => total.share >= nine)), 'true'),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...paragraphs),
      [
        10 * (nearest?.total.share ?? Number.NaN),
        10,
        spelt(ordered),
        number(/size (\d+)/.exec(page.detail.screen?.heading ?? '')?.[1]),
        nearest?.total.hits,
        nearest?.total.asked,
        nearest?.few.asked,
        chosen?.few.hits,
        chosen?.few.asked,
        (far?.km ?? Number.NaN) - (chosen?.km ?? Number.NaN),
        offered(fixed),
        offered(none),
        spelt(searched),
        needed,
        spelt(searched + needed),
        spelt(minute(bar('Awaits rider')?.to)),
        limit,
        (nearest?.few.asked ?? Number.NaN) - (nearest?.few.hits ?? Number.NaN),
        nearest?.few.asked,
        least,
        nine * 10,
        10,
        ...['Sitabuldi', 'Dharampeth', 'Wardha Road'].map((name) => byCount(shop(name) as Shop)),
        offered(byCount),
      ].join(' '),
    ),
    decided(
      'found of the last pair at the nearest',
      nearest?.few.hits === 1 ? 'one' : '',
      said(/found (one) of 5/),
    ),
  ],
});
