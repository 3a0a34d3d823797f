import {
  cellsOf,
  decided,
  figures,
  inWords,
  number,
  partsOf,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { consultingPlatforms as page } from './consulting-platforms';

// Chooses who does the analysis of an engagement: by what the firm gives up, by what is charged, and by who is paid anyway.

const { said } = cellsOf(page);
const { argument, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [matrix] = partsOf(page, 'matrix');
const amount = (pattern: RegExp) => number(said(pattern));
const hours = amount(/and (\d+) hours of analysis/);
const [long, review] = [amount(/needs (\d+) hours/), amount(/and (\d+) of her own/)];
const rates = {
  freelancer: amount(/at ₹([\d,]+) an hour before/),
  senior: amount(/cost of ₹([\d,]+) an hour/),
  consultant: amount(/hours at ₹([\d,]+) and/),
  manager: amount(/her own at ₹([\d,]+) for/),
};
const pitch = amount(/P-9, (\d+) hours/);
const chance = amount(/chance of (\d+) %/) / 100;
const [fee, sold] = [amount(/\d+ × ₹([\d,]+) =/), amount(/buys now or never, at ₹([\d,]+)/)];
const people = [
  { name: 'Senior', hours: `${hours}`, charged: hours * rates.senior, cash: 0, gives: chance * pitch * fee },
  {
    name: 'Consultant',
    hours: `${long} + ${review}`,
    charged: long * rates.consultant + review * rates.manager,
    cash: 0,
    gives: review * sold,
  },
  {
    name: 'Freelancer',
    hours: `${hours}`,
    charged: hours * rates.freelancer,
    cash: hours * rates.freelancer,
    gives: hours * rates.freelancer,
  },
];
type Rule = (one: (typeof people)[number]) => number;
const least = (rule: Rule) => people.reduce((best, one) => (rule(one) < rule(best) ? one : best));
const total = (text: string) => sum((text.match(/\d+/g) ?? []).map(Number));
const chosen = least(({ gives }) => gives);
const cheapest = least(({ charged }) => charged);
/** Working days from a Monday to a day of December, 24 December without another; 0 is 30 November. */
const from = (first: number, until = 24) =>
  Array.from({ length: until + 1 - first }, (_, index) =>
    new Date(Date.UTC(2026, 11, first + index)).getUTCDay(),
  ).filter((weekday) => weekday % 6).length;
const award = amount(/award, on (\d+) December/);
const starts = amount(/senior from (\d+) December/);
const [due, heldUntil] = [amount(/due on (\d+) December/), amount(/hold her until the (\d+)th/)];
const signs = (name: string) => matrix?.rows.find(({ label }) => label === name)?.cells.join();

export const check = pieceCheck({
  page,
  decisions: [
    ...people.map(({ name, ...one }, index) =>
      decided(
        name,
        table?.rows[index]?.join(),
        [name, one.hours, rupees(one.charged), rupees(one.gives)].join(),
      ),
    ),
    decided('who', said(/The (\w+) is in no proposal/), chosen.name.toLowerCase(), {
      'least charged': cheapest.name.toLowerCase(),
      'paid anyway, and the fewest hours': least(
        (one) => one.cash * 1000 + total(one.hours),
      ).name.toLowerCase(),
    }),
    decided('heading', argument?.heading.match(/₹[\d,]+/)?.[0], rupees(cheapest.gives - chosen.gives)),
    decided('turning point', said(/Below one chance in (\w+) for/), inWords((pitch * fee) / chosen.gives)),
    decided(
      'the wait is too long',
      String(from(award + 3) * 8 < hours && from(award - 11) * 8 >= long),
      'true',
    ),
    decided('P-9 begins after its award', String(award < starts && due === 24), 'true'),
    decided(
      'held beyond that beginning',
      String(from(0, heldUntil) * 8 === hours && heldUntil >= starts && heldUntil % 7 < 5),
      'true',
    ),
    decided('weeks', matrix?.columns.join(), '30 Nov,7 Dec,14 Dec,21 Dec'),
    decided(
      'bookings',
      ['Senior', 'Consultant', 'Manager', 'Freelancer'].map(signs).join(' '),
      [
        [0, 7, 14, 21].map((monday) => (monday < starts ? 'none' : 'part')).join(),
        ...['none', 'full', 'alert'].map((one) => Array(4).fill(one).join()),
      ].join(' '),
    ),
    decided(
      'analysis before, for a clause that wants one analyst',
      said(/hours of analysis ([\w ]+)\. Its/),
      Object.values(matrix?.key ?? {}).some((sign) => sign.startsWith('E-61')) ? 'left' : 'not yet begun',
    ),
    decided('chance', matrix?.key.part, `P-9, ${chance * 100} %`),
    decided('hours to go', screen?.heading, `${said(/Engagement (E-\d+)/)}: ${hours} hours to go`),
    decided('engagement', said(/Engagement (E-\d+)/), 'E-61'),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        61,
        24,
        hours,
        cheapest.charged,
        rates.freelancer,
        rates.senior,
        people[0]?.charged,
        long,
        rates.consultant,
        review,
        rates.manager,
        people[1]?.charged,
        9,
        pitch,
        starts,
        chance * 100,
        chance,
        pitch,
        fee,
        people[0]?.gives,
        61,
        heldUntil,
        award,
        from(award + 3) * 8,
        review,
        sold,
        chosen.gives,
        5,
        9,
        61,
        cheapest.charged,
        chosen.charged - cheapest.charged,
      ].join(' '),
    ),
  ],
});
