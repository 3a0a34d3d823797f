import type { Effort } from '@/content/before-you-buy/budget';
import { largestSum } from './rupees';

/** Whole per cent. GST on software development and on its hosting and support (SAC 998313 to 998316). */
const gstPercent = 18;

/** What somebody knows or assumes of a budget. Sums are whole rupees, shares whole per cent. */
export interface BudgetQuestion {
  /** All that may be spent, with the GST that cannot be credited. */
  readonly budget: number;
  /** For one person's five days; the answer is in rupees alone without it. */
  readonly weeklyRate?: number | undefined;
  readonly people: number;
  /** Share of the GST that the buyer credits. */
  readonly credited: number;
  /** Share of the work that is kept for surprises. */
  readonly reserve: number;
  /** Share of the work that a first year of running costs. */
  readonly running: number;
}

/** Where each rupee of a budget goes. `work`, `reserve`, `running` and `lostGst` make up the budget. */
export interface BudgetAnswer {
  readonly work: number;
  readonly reserve: number;
  readonly running: number;
  /** GST that no credit returns. */
  readonly lostGst: number;
  /** GST that is paid first and credited later. */
  readonly lentGst: number;
  /** To one decimal, cut and not rounded; nothing without a rate. */
  readonly personWeeks: number | undefined;
  /** Weeks of all people together, to one decimal, cut. */
  readonly weeks: number | undefined;
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

const limits: Readonly<Record<keyof BudgetQuestion, readonly [least: number, most: number]>> = {
  budget: [1, largestSum],
  weeklyRate: [1, largestSum],
  people: [1, 100],
  credited: [0, 100],
  reserve: [0, 100],
  running: [0, 100],
};

/** The first value that lies outside its limits. */
export function faultIn(question: BudgetQuestion): keyof BudgetQuestion | undefined {
  const names = Object.keys(limits) as (keyof BudgetQuestion)[];
  return names.find((name) => {
    const value = question[name];
    return value === undefined ? name !== 'weeklyRate' : !isWhole(value, ...limits[name]);
  });
}

/** @throws RangeError where {@link faultIn} finds a fault */
export function answerOf(question: BudgetQuestion): BudgetAnswer {
  const fault = faultIn(question);
  if (fault) throw new RangeError(`${fault} is ${question[fault]}.`);
  const { budget, weeklyRate, people, credited, reserve, running } = question;
  // Whole numbers throughout, so that no share of a paisa decides what is cut.
  const beforeGst = Math.round((budget * 10_000) / (10_000 + gstPercent * (100 - credited)));
  const work = Math.floor((beforeGst * 100) / (100 + reserve + running));
  const firstYear = Math.floor((work * running) / 100);
  const tenths = weeklyRate === undefined ? undefined : Math.floor((work * 10) / weeklyRate);
  return {
    work,
    running: firstYear,
    reserve: beforeGst - work - firstYear,
    lostGst: budget - beforeGst,
    lentGst: Math.round((beforeGst * gstPercent * credited) / 10_000),
    personWeeks: tenths === undefined ? undefined : tenths / 10,
    weeks: tenths === undefined ? undefined : Math.floor(tenths / people) / 10,
  };
}

/** @param deducted per cent of income tax that the buyer deducts at source, from the price without GST */
export function invoiceFor(price: number, deducted: number) {
  const gst = Math.round((price * gstPercent) / 100);
  const tax = Math.round((price * deducted) / 100);
  return { gst, total: price + gst, tax, toSupplier: price + gst - tax };
}

/** Whether so much work usually carries a shape of project: in full, in a narrow form, or not. */
export function verdictOn([least, most]: Effort, personWeeks: number): 'carries' | 'narrow' | 'no' {
  if (personWeeks >= most) return 'carries';
  return personWeeks >= least ? 'narrow' : 'no';
}
