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

const { basis, columns, document, reading, rows, tieBreak } = exhibitOf(page, 'rules');
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
/** Minutes saved where a wrong answer lengthens the call by a share of itself. */
const saved = (one: Reason, longer: number) =>
  (work(one) * (one.right - longer * (tickets - one.right))) / tickets;
const needed = Array.from({ length: tickets }, (_, right) => right).find(
  (right) => net({ ...bill, right }) > net(invoice),
);
const factorial = (to: number): number => (to > 1 ? to * factorial(to - 1) : 1);
/** Probability of so few right answers where `needed` of the tickets are right. */
const chance = sum(
  Array.from(
    { length: bill.right + 1 },
    (_, right) =>
      (factorial(tickets) / factorial(right) / factorial(tickets - right)) *
      ((needed ?? 0) / tickets) ** right *
      (1 - (needed ?? 0) / tickets) ** (tickets - right),
  ),
);

/** Months from the first to the last named, both counted. */
const span = (text: string) => {
  const [start = Number.NaN, end = Number.NaN] = (/(\w+) to (\w+) \d{4}/.exec(text) ?? [])
    .slice(1)
    .map((month) => new Date(`1 ${month} 2026 UTC`).getUTCMonth());
  return end - start + 1;
};

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
    decided(
      'longer by',
      /lengthens the call by a (\w+)/.exec(paragraphs[2] ?? '')?.[1],
      Object.entries({ half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5 })
        .filter(([, share]) => Math.abs(saved(bill, share) - saved(invoice, share)) < 0.01)
        .map(([name]) => name)
        .join(),
    ),
    decided(
      'leads by right answers',
      String(first(rightOnly).includes(/the (\w+) would lead with/.exec(paragraphs[2] ?? '')?.[1] ?? '?')),
      'true',
    ),
    decided(
      'below half',
      /makes (\w+) work/.exec(paragraphs[2] ?? '')?.[1],
      net({ ...orders, right: tickets / 2 - 1 }) < 0 ? 'more' : 'less',
    ),
    decided('double length', order.map((one) => saved(one, 1)).join(), order.map(net).join()),
    decided(
      'draws in a hundred',
      /twice in a hundred/.test(paragraphs[2] ?? '') ? '2' : '',
      Math.round(chance * 100),
    ),
    decided('month', /\w+ \d{4}/.exec(basis)?.[0], /\w+ \d{4}$/.exec(document)?.[0] ?? ''),
    decided(
      'months of tickets',
      String(numberOf(/Count (\w+) months of tickets/.exec(page.detail.quickAnswer)?.[1] ?? '')),
      span(document),
    ),
    decided('the same months', String(span(basis)), span(document)),
    decided(
      'footing of the minutes',
      /as if (\w+ customer) signed in/.exec(reading)?.[1],
      /count (\w+ customer) as signed in/.exec(paragraphs[2] ?? '')?.[1] ?? '?',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        bill.contacts,
        bill.minutes,
        work(bill),
        tickets,
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
        needed,
        tickets,
        bill.right,
        tickets / 2,
        tickets,
      ].join(' '),
    ),
    decided('most minutes', grouped(work(bill)), Math.max(...reasons.map(work))),
  ],
});
