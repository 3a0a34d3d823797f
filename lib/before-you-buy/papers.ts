import { course } from '@/content/before-you-buy/course';
import {
  type ChangePaper,
  type Day,
  type Effort,
  ledger,
  type Milestone,
} from '@/content/before-you-buy/ledger';
import { houseFacts } from '@/content/house-facts';
import { caseStudyItem } from '../portfolio';
import { invoiceFor } from './budget';
import { capOn, daysAfter, type Invoice, invoices, meanOf, sumOf, weeksOf, workingDays } from './ledger';
import { inRupees } from './rupees';

const milestones: readonly Milestone[] = ledger.milestones;
const changes: readonly ChangePaper[] = ledger.changes;
const { deducted, deposit, firstEstimate, holidays, rate, talks, workedSaturdays } = ledger;
const { capDays, credit, drawing, report, tests } = course;

const yearOf = (day: Day) => day.slice(0, 4);

/** "28 August", with its year where that is not the one in which the project began. */
export const dayOf = (day: Day): string =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(yearOf(day) !== yearOf(talks.enquiry) && { year: 'numeric' }),
    timeZone: 'UTC',
  });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function findMilestone(code: string): Milestone {
  const found = milestones.find((milestone) => milestone.code === code);
  if (!found) throw new Error(`content/before-you-buy/ledger.ts has no milestone ${code}`);
  return found;
}

/** All but the first milestone are of the second order. */
const secondOrder = milestones.slice(1);
const priceOf = ({ effort }: Pick<Milestone, 'effort'>) => meanOf(effort) * rate;
const weeksText = ([least, most]: readonly [number, number]) =>
  least === most ? `${least}` : `${least} to ${most}`;

/** The last day of a span of whole weeks that begins on a Monday: a Friday. */
const fridayAfter = (begun: Day, weeks: number) => daysAfter(begun, weeks * 7 - 3);

// --- Estimate -----------------------------------------------------------------------------------------

export interface EstimateRow extends Effort {
  readonly name: string;
  readonly mean: number;
  readonly price: number;
  readonly weeks: readonly [least: number, most: number];
}

const estimateOf = (name: string, effort: Effort, people: number): EstimateRow => ({
  name,
  ...effort,
  mean: meanOf(effort),
  price: meanOf(effort) * rate,
  weeks: weeksOf(effort, people),
});

export const estimate: readonly EstimateRow[] = milestones.map(({ code, name, effort, people }) =>
  estimateOf(`${code} ${name}`, effort, people),
);
const totalOf = (name: 'good' | 'likely' | 'bad' | 'mean' | 'price') => sum(estimate.map((row) => row[name]));
export const estimateTotal = {
  good: totalOf('good'),
  likely: totalOf('likely'),
  bad: totalOf('bad'),
  mean: totalOf('mean'),
  price: totalOf('price'),
  weeks: [sum(estimate.map(({ weeks }) => weeks[0])), sum(estimate.map(({ weeks }) => weeks[1]))],
} as const;

const longer = findMilestone(firstEstimate.milestone);
/** The milestone that the wrong turn made longer, before and after. */
export const moved = {
  before: estimateOf(longer.name, firstEstimate.effort, longer.people),
  after: estimateOf(longer.name, longer.effort, longer.people),
  personWeek: longer.people * 5,
} as const;

/** Weeks and days from the first day of each milestone to its first delivery, of five days a week. */
const daysWorked = sum(
  milestones.map(({ begun, delivered }) => {
    const days = (Date.parse(delivered[0]?.on ?? begun) - Date.parse(begun)) / 86_400_000;
    return Math.floor(days / 7) * 5 + (days % 7) + 1;
  }),
);

// --- Credit -------------------------------------------------------------------------------------------

/** A figure of the portfolio's screen, in rupees. */
function onScreen(label: RegExp): number {
  const items = caseStudyItem().screen.parts.flatMap((part) => (part.part === 'figures' ? part.items : []));
  const item = items.find((entry) => label.test(entry.label));
  if (!item) throw new Error(`The screen of ${caseStudyItem().slug} has no figure like ${label}`);
  return Number(item.value.replace(/\D/g, ''));
}

export interface CreditCase {
  readonly name: string;
  readonly owed: number;
  readonly waiting: number;
  readonly order: number;
}

export const creditLimit = onScreen(/limit/i);

/** What an order would take an account to. */
export const exposureOf = ({ owed, waiting, order }: CreditCase): number => owed + waiting + order;

/** Rupees above the limit, for which an order is held; nothing where it passes. */
export const overLimit = (one: CreditCase): number => Math.max(0, exposureOf(one) - creditLimit);

const submitted = { owed: onScreen(/owed/i), waiting: 0, order: onScreen(/order/i) };
export const creditCases: readonly CreditCase[] = [
  { name: 'As submitted', ...submitted },
  { name: 'Cheque posted', ...submitted, owed: submitted.owed - credit.cheque },
  {
    name: 'Another order waits',
    ...submitted,
    owed: submitted.owed - credit.cheque,
    waiting: credit.waiting,
  },
];

// --- Report of a month ---------------------------------------------------------------------------------

const late = findMilestone(report.milestone);
const planned = weeksOf(late.effort, late.people)[1];
/** Person-days that the team can book in a week. */
const aWeek = late.people * 5;
const lost = course.locked.length * late.people;
const booked = workingDays(daysAfter(late.begun, -1), report.upTo) * late.people - lost;
const weeksFor = (days: number) => ({ days, exact: days / aWeek, weeks: Math.ceil(days / aWeek) });

/** The milestone as its report forecasts it: the mean prices it, the worst figure dates it. */
export const forecast = {
  booked,
  lost,
  toFinish: meanOf(report.toFinish),
  total: booked + meanOf(report.toFinish),
  priced: meanOf(late.effort),
  over: booked + meanOf(report.toFinish) - meanOf(late.effort),
  team: aWeek,
  planned: fridayAfter(late.begun, planned),
  dates: [
    { name: 'As it is', ...weeksFor(booked + report.toFinish.bad + lost) },
    { name: 'Without the lock', ...weeksFor(booked + report.toFinish.bad) },
    { name: 'Without our overrun', ...weeksFor(late.effort.bad + lost) },
  ].map((date) => ({ ...date, end: fridayAfter(late.begun, date.weeks) })),
} as const;

/** The last day of a notice that is given with the report, and the person-days of work in progress on it. */
const noticeEnd = daysAfter(report.on, houseFacts.noticeWeeks * 7);
const noticeDays = booked + workingDays(report.upTo, noticeEnd) * late.people;

// --- Account -------------------------------------------------------------------------------------------

const paid = invoices.filter(({ milestone }) => milestone.paid);
const open = invoices.filter(({ milestone }) => !milestone.paid);
const setOff = invoiceFor(deposit.price, deducted);
const againstDeposit = invoices.find(({ byDeposit }) => byDeposit > 0) as Invoice;

export { type Invoice, invoices, sumOf };

// --- Figures of the texts ------------------------------------------------------------------------------

const changePrice = ({ effort }: ChangePaper) => effort * rate;
const inText = (list: readonly string[]) => `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

/** By the name that a text holds in ‹ ›. */
const figures: Readonly<Record<string, string>> = {
  rate: inRupees(rate),
  year: yearOf(talks.enquiry),
  'order1.signed': dayOf(talks.firstOrder),
  'order2.signed': dayOf(talks.secondOrder),
  'order2.price': inRupees(sum(secondOrder.map(priceOf))),
  'all.price': inRupees(estimateTotal.price),
  'invoiced.price': inRupees(sumOf(invoices, 'price')),
  deposit: inRupees(deposit.price),
  'deposit.paid': dayOf(deposit.paid),
  'deposit.withGst': inRupees(setOff.total),
  'deposit.toBank': inRupees(setOff.toSupplier),
  'deposit.rest': inRupees(againstDeposit.toSupplier - againstDeposit.byDeposit),
  'deposit.all': inRupees(againstDeposit.toSupplier),
  'deposit.number': String(againstDeposit.number),
  holidays: inText(holidays.map(dayOf)),
  saturday: workedSaturdays.map(dayOf).join(),
  'saturday.for': dayOf(holidays.at(-1) ?? ''),
  paidToBank: inRupees(sumOf(paid, 'toSupplier')),
  openToBank: inRupees(sumOf(open, 'toSupplier')),
  openPrice: inRupees(sumOf(open, 'price')),
  openDue: open.map(({ due }) => dayOf(due)).join(),
  openNumber: open.map(({ number }) => number).join(),
  ...Object.fromEntries(
    invoices.flatMap(({ milestone, number, price, day, due, warrantyEnds }) => {
      const { begun, code, delivered, accepted } = milestone;
      return [
        [`${code}.price`, inRupees(priceOf(milestone))],
        [`${code}.begun`, dayOf(begun)],
        [`${code}.delivered`, dayOf(delivered[0]?.on ?? '')],
        [`${code}.again`, dayOf(delivered.at(-1)?.on ?? '')],
        [`${code}.rejected`, dayOf(delivered[0]?.rejected ?? accepted)],
        [
          `${code}.rejectedAfter`,
          `${workingDays(delivered[0]?.on ?? '', delivered[0]?.rejected ?? accepted)}`,
        ],
        [`${code}.accepted`, dayOf(accepted)],
        [`${code}.invoice`, `${number}`],
        [`${code}.invoiced`, inRupees(price)],
        [`${code}.day`, dayOf(day)],
        [`${code}.due`, dayOf(due)],
        [`${code}.warranty`, dayOf(warrantyEnds)],
      ];
    }),
  ),
  ...Object.fromEntries(
    changes.flatMap((change) => [
      [`${change.code}.price`, inRupees(changePrice(change))],
      [`${change.code}.asked`, dayOf(change.asked)],
      [`${change.code}.written`, dayOf(change.written)],
      [`${change.code}.approved`, dayOf(change.approved ?? '')],
      [`${change.code}.days`, `${change.effort}`],
    ]),
  ),
  'cap.early': inRupees(capOn(capDays.early, 'fallen due')),
  'cap.middle': inRupees(capOn(capDays.middle, 'fallen due')),
  'cap.fallenDue': inRupees(capOn(capDays.disputed, 'fallen due')),
  'cap.invoiced': inRupees(capOn(capDays.disputed, 'invoiced')),
  'cap.apart': inRupees(capOn(capDays.disputed, 'invoiced') - capOn(capDays.disputed, 'fallen due')),
  'cap.late': inRupees(capOn(capDays.late, 'fallen due')),
  ...Object.fromEntries(Object.entries(capDays).map(([name, day]) => [`cap.${name}Day`, dayOf(day)])),
  'drawing.a': dayOf(drawing.revisionA),
  'drawing.b': dayOf(drawing.revisionB),
  'drawing.walked': dayOf(drawing.walkedThrough),
  'added.sum': `${drawing.added.join(' + ')} = ${sum(drawing.added)}`,
  'added.price': inRupees(moved.after.price - moved.before.price),
  'added.asWeek': `${moved.personWeek} × ${inRupees(rate)} = ${inRupees(moved.personWeek * rate)}`,
  'moved.good': `${moved.after.good}`,
  'moved.bad': `${moved.after.bad}`,
  'moved.before': weeksText(moved.before.weeks),
  'moved.after': weeksText(moved.after.weeks),
  'moved.week': `${moved.personWeek}`,
  atBad: inRupees(estimateTotal.bad * rate),
  atLikely: inRupees(estimateTotal.likely * rate),
  hidden: inRupees(estimateTotal.price - estimateTotal.likely * rate),
  'weeks.planned': weeksText(estimateTotal.weeks),
  'weeks.worked': `${Math.floor(daysWorked / 5)} weeks and ${daysWorked % 5} days`,
  cheque: inRupees(credit.cheque),
  limit: inRupees(creditLimit),
  'report.range': Object.values(report.toFinish).join(', '),
  'prices.cases': `${tests.prices.cases}`,
  'prices.failed': `${tests.prices.failed}`,
  'prices.passed': `${tests.prices.cases - tests.prices.failed}`,
  'lost.sum': `${tests.lost.points} × ${tests.lost.postings} = ${tests.lost.points * tests.lost.postings}`,
  'lost.all': `${tests.lost.points * tests.lost.postings}`,
  'lost.on': dayOf(tests.lost.on),
  'access.sum': `${tests.access.roles} × ${tests.access.requests} = ${tests.access.roles * tests.access.requests}`,
  'access.rival': `${tests.access.rival}`,
  'access.all': `${tests.access.roles * tests.access.requests + tests.access.rival}`,
  'people.all': `${tests.people.shopkeepers}`,
  'people.alone': `${tests.people.alone}`,
  'people.stopped': `${tests.people.shopkeepers - tests.people.alone}`,
  'people.on': dayOf(tests.people.on),
  'report.on': dayOf(report.on),
  'report.needed': dayOf(report.needed),
  'report.planned': dayOf(forecast.planned),
  'report.end': dayOf(forecast.dates[0]?.end ?? ''),
  'report.alone': dayOf(forecast.dates[1]?.end ?? ''),
  'report.over': `${forecast.over}`,
  'report.cost': inRupees(forecast.over * rate),
  'report.lost': `${lost}`,
  'report.bad': `${report.toFinish.bad}`,
  'report.mean': `${forecast.toFinish}`,
  'lock.from': dayOf(course.locked[0]),
  'lock.to': dayOf(course.locked.at(-1) ?? ''),
  'lock.days': `${course.locked.length}`,
  'side.from': dayOf(course.sideBySide.from),
  'side.to': dayOf(course.sideBySide.to),
  'notice.end': dayOf(noticeEnd),
  'notice.bill': `${noticeDays} × ${inRupees(rate)} = ${inRupees(noticeDays * rate)}`,
  'notice.price': inRupees(noticeDays * rate),
  fallback: dayOf(course.fallback),
  restored: dayOf(course.restored),
  state: dayOf(course.state),
};

/** A text with the figures that it names in ‹ ›. @throws Error for a name that there is not */
export const filled = (text: string): string =>
  text.replace(/‹([^›]+)›/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined || /NaN|Invalid/.test(figure))
      throw new Error(`No figure of the papers is named "${name}"`);
    return figure;
  });
