import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { mobileBanking as page } from './mobile-banking';

// Lets the thief's four transfers run against the limit of a new phone: over all rails or by rail, from the binding or by calendar day.

const { argument } = page.detail;
const { field, rows, said, station, total } = cellsOf(page);

const bound = clock(station('app')?.value);
const tries = [...rows('gateway'), ...rows('fraud')].map(([name = '', amount]) => ({
  rail: name.split(',')[0] ?? '',
  at: clock(name) + (clock(name) < bound ? 1440 : 0),
  amount: number(amount),
}));
const limit = number(station('risk')?.value);
const [hours = ''] = /\d+(?= hours)/.exec(station('risk')?.value ?? '') ?? [];
const byRail: Readonly<Record<string, number>> = {
  UPI: number(said(/UPI ₹([\d,]+)/)),
  IMPS: number(said(/IMPS ₹([\d,]+) a day/)),
};
/** What leaves the account; `rails` counts each rail by itself, `days` begins anew at midnight. */
function sent({ rails = false, days = false, until = Number.POSITIVE_INFINITY }): number {
  const used = new Map<string, number>();
  for (const { rail, at, amount } of tries.filter((one) => one.at < until)) {
    const key = `${rails ? rail : ''}${days ? Math.floor(at / 1440) : ''}`;
    const after = (used.get(key) ?? 0) + amount;
    if (after <= (rails ? (byRail[rail] ?? 0) : limit)) used.set(key, after);
  }
  return sum([...used.values()]);
}
const all = sum(tries.map(({ amount }) => amount));
const loose = { rails: true, days: true };
const third = tries[2]?.at ?? Number.NaN;
const [left] = station('gateway')?.fields ?? [];
const order = [
  clock(station('holder')?.value),
  clock(field('app', 'SMS')),
  bound,
  ...tries.map(({ at }) => at),
];

export const mobileBankingCheck = pieceCheck({
  page,
  decisions: [
    decided('paid', rupees(total('gateway')), rupees(sent({})), {
      'by rail and calendar day': rupees(sent(loose)),
      'by rail, rolling hours': rupees(sent({ rails: true })),
      'all rails, by calendar day': rupees(sent({ days: true })),
    }),
    decided('paid, large', station('gateway')?.value, `${rupees(sent({}))} paid`),
    decided('held', station('fraud')?.value, `${rupees(all - sent({}))} held`),
    decided('left', left?.value, rupees(limit - sent({ until: third }))),
    decided('left, when', `${clock(left?.label)}`, `${third}`),
    decided(
      'reported the next morning',
      `${day(field('fraud', 'Reported').replace(',', ' 2026,'))}`,
      `${day(page.detail.route?.about) + 1}`,
    ),
    decided(
      'year of the record',
      page.detail.route?.name.split('-')[1],
      page.detail.route?.about.slice(-2) ?? '',
    ),
    decided('message two minutes before the binding', `${bound - clock(field('app', 'SMS'))}`, '2'),
    decided('struck limit', station('risk')?.mark?.struck, `${rupees(sum(Object.values(byRail)))} a day`),
    decided('what the struck limit let go', figures(station('risk')?.mark?.note ?? ''), `${sent(loose)} 0 3`),
    decided('midnight and three', `${tries.at(-1)?.at}`, `${1440 + 3}`),
    decided(
      'binding, said three times',
      `${clock(station('key')?.value)},${clock(field('risk', 'Runs'))},${clock(argument?.heading)}`,
      `${bound},${bound},${bound}`,
    ),
    decided('order of the evening', order.join(), [...order].sort((a, b) => a - b).join()),
    decided('called after the first held', `${clock(station('fraud')?.fields?.[0]?.label) - third}`, '4'),
    decided(
      'reported after the last',
      `${clock(field('fraud', 'Reported')) + 1440 > (tries.at(-1)?.at ?? 0)}`,
      'true',
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [Number(hours), byRail.UPI, byRail.IMPS, tries.length],
        [...tries.slice(0, -1).map(({ amount }) => amount), '0 3', tries.at(-1)?.amount, tries.length],
        [sent(loose), sent({ rails: true }), sent({ days: true }), sent({})],
        [3, 5, 2027, sent({}), 1930],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
