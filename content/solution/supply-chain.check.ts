import {
  day,
  decided,
  decisionProblems,
  figures,
  number,
  partsOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { supplyChain as page } from './supply-chain';

// Shares out the week's stock by contract and agreed plan, never above the order, and by order date, by order and by plan without that limit.

const { argument, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [shown] = partsOf(page, 'list');
const numbersOf = (place: number) => (shown?.items[place]?.label.match(/\d+/g) ?? []).map(Number);
const [inStock = 0, receipt = 0, promised = 0] = [...numbersOf(0), ...numbersOf(1)];
const [dayOfRest, later = 0] = numbersOf(2);
const customers = (table?.rows ?? []).map(([name = '', plan, ordered, gets]) => ({
  name: name.split(',')[0] ?? '',
  contract: Number(/contract (\d+)/.exec(name)?.[1] ?? 0),
  plan: number(plan),
  ordered: number(ordered),
  gets: number(gets),
}));
const stock = inStock + receipt;
const contracts = sum(customers.map(({ contract, ordered }) => Math.min(contract, ordered)));
const others = customers.filter(({ contract }) => !contract);
const rest = stock - contracts;
const tens = (value: number) => Math.floor(value / 10) * 10;

/** Shares the rest by weight; what exceeds an order is shared again among those who still lack some. */
function share(weight: (one: (typeof others)[number]) => number, isLimited: boolean): number[] {
  const got = others.map(() => 0);
  for (let left = rest; left >= 10; ) {
    const open = others.map((one, place) =>
      isLimited && (got[place] ?? 0) >= one.ordered ? 0 : weight(one),
    );
    const before = left;
    const pool = left;
    others.forEach((one, place) => {
      const room = isLimited ? one.ordered - (got[place] ?? 0) : Number.POSITIVE_INFINITY;
      const more = Math.min(room, tens((pool * (open[place] ?? 0)) / sum(open)));
      got[place] = (got[place] ?? 0) + more;
      left -= more;
    });
    if (left === before) break;
  }
  return got;
}
const byPlan = () => share(({ plan }) => plan, true);
const byPlanAlone = () => share(({ plan }) => plan, false);
const byOrder = () => share(({ ordered }) => ordered, true);
const byDate = () => others.map(({ name }) => (name === 'P' ? rest : 0));
const told = (shares: readonly number[]) => shares.join(' ');
const [m, p, , r] = customers;
const open = customers.map(({ ordered, gets }) => ordered - gets);

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems<() => number[]>({
      what: 'shares',
      stated: told(others.map(({ gets }) => gets)),
      outcome: (rule) => told(rule()),
      rule: byPlan,
      instead: { 'order date': byDate, 'share of the order': byOrder, 'plan above the order': byPlanAlone },
    }),
    decided('the contract’s share', `${m?.gets}`, String(contracts), { 'the whole order': `${m?.ordered}` }),
    decided('nothing is left', String(sum(customers.map(({ gets }) => gets))), String(stock)),
    decided('the rest covers the open lines', String(later >= sum(open)), 'false'),
    decided('M has no plan above its contract', String((m?.plan ?? 0) - contracts), '0'),
    decided('promised', String(promised), String(receipt + later)),
    decided(
      'no shortage by promise and plan',
      String(sum(customers.map(({ plan }) => plan)) <= inStock + promised),
      'true',
    ),
    decided(
      'heading',
      screen?.heading,
      `Week 49: ${stock} of ${sum(customers.map(({ ordered }) => ordered))}`,
    ),
    decided(
      'Friday of a later week',
      new Date(day(`${dayOfRest} Dec 2026`) * 86_400_000).getUTCDay() === 5 ? '5' : '',
      '5',
    ),
    decided('more than twice the plan', String((p?.ordered ?? 0) > 2 * (p?.plan ?? 0)), 'true'),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        49,
        stock,
        inStock,
        receipt,
        promised,
        later,
        11,
        customers.length,
        sum(customers.map(({ ordered }) => ordered)),
        m?.contract,
        m?.ordered,
        p?.ordered,
        rest,
        others.length,
        ...byOrder(),
        ...byPlanAlone(),
        r?.ordered,
        (byPlanAlone()[2] ?? 0) - (r?.ordered ?? 0),
        byPlan()[0],
        sum(open),
        open[1],
        open[2],
        open[0],
        later,
        50,
      ].join(' '),
    ),
  ],
});
