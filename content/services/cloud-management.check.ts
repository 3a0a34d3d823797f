import {
  decided,
  exhibitOf,
  figures,
  grouped,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { cloudManagement as page } from './cloud-management';

// Divides the cluster's bill by use, by reservation and by the greater of both, with the idle rest, and prices an order and a search.

const { columns, reading, rows, title } = exhibitOf(page, 'comparison');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const row = (name: string) => rows.find(({ before }) => before.startsWith(name));
const cores = (text = '', word: string) => number(new RegExp(String.raw`(\d+) ${word}`).exec(text)?.[1]);
const money = (text = '') => number(/₹[\d,.]+/.exec(text)?.[0]);

const total = number(/(\d+) shared cores/.exec(title)?.[1]);
const bill = money(title);
const teams = ['Shop', 'Search', 'Reports'].map((name) => {
  const { before, after, note } = row(name) ?? { before: '' };
  const reserved = cores(after, 'reserved') || number(/Reserves (\d+)/.exec(note ?? '')?.[1]);
  return {
    name,
    used: cores(before, 'used'),
    reserved,
    before: money(before),
    after: money(after),
    stated: number(/: (\d+)/.exec(after ?? '')?.[1]),
  };
});
const used = sum(teams.map((team) => team.used));
const core = bill / total;
const byUse = teams.map((team) => (team.used * bill) / used);
const greater = teams.map((team) => Math.max(team.used, team.reserved));
const idle = total - sum(greater);
const reserved = teams.map((team) => team.reserved);
const rest = (taken: readonly number[]) => (total - sum(taken)) * core;
const [orders = 0, searches = 0] = ['orders', 'searches'].map((unit) =>
  number(new RegExp(`of ([\\d,]+) ${unit}`).exec(rows.map(({ before }) => before).join('\n'))?.[1]),
);
const lot = number(/([\d,]+) of [\d,]+ searches/.exec(rows.map(({ before }) => before).join('\n'))?.[1]);
const each = (amount: number | undefined, units: number) => `₹${((amount ?? 0) / units).toFixed(2)}`;
const [shop, search] = teams;
const perUnit = (unit: string) =>
  rows
    .filter(({ before }) => before.includes(unit))
    .flatMap(({ before, after }) =>
      [before, after].map((text) => `${/of ([\d,]+)/.exec(text)?.[1]} ${/₹.+/.exec(text)?.[0]}`),
    )
    .join();
const answer = page.detail.faq?.map((one) => one.answer).join('\n') ?? '';
const hour = number(/assumed here at ₹([\d,]+)/.exec(answer)?.[1]);
/** Whole months in which one outage hour prevented pays for so many cores. */
const months = (count: number) => Math.floor(hour / (count * core));
const amounts = greater.map((taken) => taken * core);

export const check = pieceCheck({
  page,
  decisions: [
    decided('charged', teams.map(({ after }) => rupees(after)).join(' '), amounts.map(rupees).join(' '), {
      'by use': byUse.map(rupees).join(' '),
      'by reservation': reserved.map((taken) => rupees(taken * core)).join(' '),
    }),
    decided('by use', teams.map(({ before }) => rupees(before)).join(' '), byUse.map(rupees).join(' ')),
    decided('cores charged', teams.map(({ stated }) => stated).join(), greater.join()),
    decided(
      'never more than it reserves',
      [shop, teams[2]].map((team) => ((team?.used ?? 0) <= (team?.reserved ?? 0) ? 'less' : 'more')).join(),
      'less,less',
    ),
    decided('largest', teams.toSorted((one, other) => other.after - one.after)[0]?.name, 'Shop', {
      'by use': teams.toSorted((one, other) => other.before - one.before)[0]?.name ?? '',
    }),
    decided(
      'who overpays most by use',
      [
        /^(\w+) pays/.exec(page.detail.argument?.heading ?? '')?.[1],
        ...(/use, (\w+) carries .+ and (\w+) ₹/.exec(paragraphs[0] ?? '') ?? []).slice(1),
      ].join(),
      (([most, next]) => [most, most, next].join())(
        teams
          .map(({ name }, index) => ({ name, over: (byUse[index] ?? 0) - (amounts[index] ?? 0) }))
          .filter(({ over }) => over > 0)
          .toSorted((one, other) => other.over - one.over)
          .map(({ name }) => name),
      ),
    ),
    decided('idle', row('Idle')?.after, `Idle: ${idle} cores, ${rupees(idle * core)}`, {
      'by reservation': `Idle: ${total - sum(reserved)} cores, ${rupees(rest(reserved))}`,
    }),
    decided('together by use', row('Together')?.before, `Together: ${used} used, ${rupees(sum(byUse))}`),
    decided(
      'together',
      row('Together')?.after,
      `Together: ${sum(greater) + idle} cores, ${rupees(sum(amounts) + idle * core)}`,
    ),
    decided('price of a core', figures(row('Together')?.note ?? ''), [bill / used, core].join(' ')),
    decided('the shop’s peak', `${cores(row('Shop')?.note, 'on')}`, shop?.reserved ?? 0),
    decided(
      'an order',
      perUnit('orders'),
      [byUse[0], amounts[0]].map((amount) => `${grouped(orders)} ${each(amount, orders)}`).join(),
    ),
    decided(
      'a search',
      perUnit('searches'),
      [byUse[1], amounts[1]].map((amount) => `${grouped(searches)} ${each(amount, searches / lot)}`).join(),
    ),
    decided('the lot of both columns', row(grouped(lot))?.after?.split(' ')[0], grouped(lot)),
    decided(
      'a search in the lot takes under ten core seconds',
      (search?.used ?? 0) * 31 * 86_400 < 10 * searches ? 'yes' : 'no',
      'yes',
    ),
    decided('spare cores', /(\d+) cores cost/.exec(answer)?.[1], idle, {
      'the shop’s above its average, which it uses on sale evenings':
        (shop?.reserved ?? 0) - (shop?.used ?? 0),
    }),
    decided(
      'figures of the answer',
      figures(answer),
      [
        [idle, idle, core, idle * core, hour, months(idle), months(idle), idle * core],
        [months(idle) * idle * core, months(idle) + 1],
      ]
        .flat()
        .join(' '),
    ),
    decided('cores left to teams', /The (\d+) cores/.exec(reading)?.[1], total),
    decided('columns', columns.join(), 'By use,By the greater of both'),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        ...[
          shop?.reserved,
          shop?.used,
          shop?.used,
          (byUse[1] ?? 0) - (amounts[1] ?? 0),
          (byUse[2] ?? 0) - (amounts[2] ?? 0),
        ],
        ...[
          (amounts[0] ?? 0) - (byUse[0] ?? 0),
          search?.reserved,
          (search?.reserved ?? 0) * core,
          search?.used,
          rest(reserved),
          idle * core,
          idle,
        ],
      ].join(' '),
    ),
  ],
});
