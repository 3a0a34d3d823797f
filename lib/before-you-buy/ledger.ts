import {
  type ChangePaper,
  type Day,
  type Effort,
  ledger,
  type Milestone,
} from '@/content/before-you-buy/ledger';
import { houseFacts } from '@/content/house-facts';
import { invoiceFor } from './budget';

const aDay = 86_400_000;
const { changes, deducted, deposit, holidays, milestones, rate, workedSaturdays } = ledger;

/** @param days of the calendar; fewer than none leads back */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * aDay).toISOString().slice(0, 10);

function isWorked(day: Day): boolean {
  if ((workedSaturdays as readonly Day[]).includes(day)) return true;
  const weekday = new Date(day).getUTCDay();
  return weekday > 0 && weekday < 6 && !(holidays as readonly Day[]).includes(day);
}

/** Working days after `from`, up to and with `to`: the day of a hand-over is not counted. */
export function workingDays(from: Day, to: Day): number {
  let count = 0;
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) if (isWorked(day)) count += 1;
  return count;
}

/** Person-days that are priced: the likely figure weighs four times as much as the best and the worst. */
export const meanOf = ({ good, likely, bad }: Effort): number => (good + 4 * likely + bad) / 6;

/** Weeks in which so many people do so much work, the least and the most, in whole weeks. */
export const weeksOf = ({ good, bad }: Effort, people: number): readonly [least: number, most: number] => [
  Math.ceil(good / (people * 5)),
  Math.ceil(bad / (people * 5)),
];

export interface Invoice {
  readonly number: number;
  readonly milestone: Milestone;
  readonly changes: readonly ChangePaper[];
  readonly price: number;
  readonly gst: number;
  readonly total: number;
  readonly tax: number;
  /** Of the total without the tax, also what a deposit has paid of it. */
  readonly toSupplier: number;
  /** What the deposit has paid of `toSupplier`. */
  readonly byDeposit: number;
  readonly day: Day;
  readonly due: Day;
  readonly warrantyEnds: Day;
}

/** A milestone is invoiced on the day on which it is accepted; the changes that were made with it stand in the same invoice. */
export const invoices: readonly Invoice[] = milestones.map((milestone: Milestone, index) => {
  const own = (changes as readonly ChangePaper[]).filter((change) => change.with === milestone.code);
  const added = own.reduce((sum, { effort }) => sum + effort, 0);
  const price = (meanOf(milestone.effort) + added) * rate;
  return {
    number: index + 1,
    milestone,
    changes: own,
    price,
    ...invoiceFor(price, deducted),
    byDeposit: milestone.code === deposit.against ? invoiceFor(deposit.price, deducted).toSupplier : 0,
    day: milestone.accepted,
    due: daysAfter(milestone.accepted, houseFacts.paymentDays),
    warrantyEnds: daysAfter(milestone.accepted, houseFacts.warrantyDays),
  };
});

/** Adds up one sum of some invoices. */
export const sumOf = (
  list: readonly Invoice[],
  name: 'price' | 'gst' | 'total' | 'tax' | 'toSupplier',
): number => list.reduce((sum, invoice) => sum + invoice[name], 0);

/**
 * What the supplier is liable for on a day, under the second order: the fees of the twelve months before, without GST.
 * @param isDue "paid and due" counts an invoice from the day on which it falls due or, read widely, from its own day
 */
export function capOn(day: Day, isDue: 'fallen due' | 'invoiced'): number {
  const since = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const isCounted = (on: Day | undefined) => on !== undefined && on > since && on <= day;
  const counted = invoices.slice(1).reduce((sum, { milestone, day: own, due, price, byDeposit }) => {
    const paidBefore = byDeposit > 0 ? deposit.price : 0;
    const dueOn = isDue === 'invoiced' ? own : due;
    const on = milestone.paid !== undefined && milestone.paid < dueOn ? milestone.paid : dueOn;
    return sum + (isCounted(on) ? price - paidBefore : 0);
  }, 0);
  return counted + (isCounted(deposit.paid) ? deposit.price : 0);
}
