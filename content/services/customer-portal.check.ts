import {
  decided,
  exhibitOf,
  figures,
  grouped,
  number,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { customerPortal as page } from './customer-portal';

// Ranks the reasons by net minutes, and by contacts, by minutes and by right answers alone.

const { basis, columns, reading, rows, tieBreak } = exhibitOf(page, 'rules');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const tickets = number(/of (\d+):/.exec(columns[2] ?? '')?.[1]);
const reasons = rows.map(({ cells: [name = '', load = '', saving = '', told = ''], outcome }) => {
  const [contacts = Number.NaN, minutes = Number.NaN] = load.split(' × ').map(number);
  const right = Number(/^(\d+):/.exec(saving)?.[1]);
  return {
    name,
    contacts,
    minutes,
    right,
    stated: number(/: ([\d,]+) min/.exec(saving)?.[1]),
    told,
    outcome,
  };
});
type Reason = (typeof reasons)[number];
const scored = reasons.filter(({ right }) => !Number.isNaN(right));
const work = ({ contacts, minutes }: Reason) => contacts * minutes;
const net = (one: Reason) => (work(one) * (2 * one.right - tickets)) / tickets;
const rightOnly = (one: Reason) => (work(one) * one.right) / tickets;
const ranked = (value: (reason: Reason) => number) => scored.toSorted((a, b) => value(b) - value(a));
const first = (value: (reason: Reason) => number) => ranked(value)[0]?.name ?? '';
const least = number(/Under (\d+) minutes/.exec(reading)?.[1]);
const tie = number(/within (\d+) minutes/.exec(tieBreak)?.[1]);
const order = ranked(net);
const place = (one: Reason) => {
  if (!scored.includes(one)) return 'Stays with an agent';
  return net(one) < least
    ? 'Waits for better data'
    : (['First', 'Second', 'Third'][order.indexOf(one)] ?? '');
};
const named = (start: string) => reasons.find(({ name }) => name.startsWith(start)) as Reason;
const [orders, invoice, bill] = [named('Where'), named('Send'), named('Why')];
const more = number(/with (\d+) more right/.exec(paragraphs[2] ?? '')?.[1]);
const luckyBill = { ...bill, right: bill.right + more };

export const check = pieceCheck({
  page,
  decisions: [
    decided('first case', reasons.find(({ outcome }) => outcome === 'wins')?.name, first(net), {
      contacts: first(({ contacts }) => contacts),
      minutes: first(work),
      'right answers alone': first(rightOnly),
    }),
    decided('net savings', scored.map(({ stated }) => stated).join(), scored.map(net).join()),
    decided('outcomes', reasons.map(({ told }) => told).join(), reasons.map(place).join()),
    decided(
      'marks',
      reasons.map(({ outcome }) => outcome).join(),
      reasons.map((one) => (!scored.includes(one) ? 'absent' : one === order[0] ? 'wins' : 'loses')).join(),
    ),
    decided(
      'no two within the tie-break',
      String(order.slice(1).every((one, index) => net(order[index] as Reason) - net(one) > tie)),
      'true',
    ),
    decided('contacts in all', basis.split(' ')[0], sum(reasons.map(({ contacts }) => contacts))),
    decided('tickets', String(numberOf(/; (\w+) tickets/.exec(basis)?.[1] ?? '')), tickets),
    decided('tickets in the formula', reading.match(/÷ (\d+)/)?.[1], tickets),
    decided(
      'heading',
      page.detail.argument?.heading,
      `Why ${invoice.contacts} contacts go before ${orders.contacts}`,
    ),
    decided('still behind', String(net(luckyBill) < net(invoice)), 'true'),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        bill.contacts,
        bill.minutes,
        work(bill),
        tickets,
        2,
        tickets,
        orders.right,
        tickets - orders.right,
        orders.contacts,
        orders.minutes,
        2 * orders.right - tickets,
        tickets,
        net(orders),
        rightOnly(bill),
        rightOnly(invoice),
        tickets,
        more,
        net(luckyBill),
        net(invoice),
        tickets / 2,
        tickets,
      ].join(' '),
    ),
    decided('most minutes', grouped(work(bill)), Math.max(...reasons.map(work))),
  ],
});
