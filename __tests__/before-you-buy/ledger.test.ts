import { type Day, ledger, type Milestone } from '@/content/before-you-buy/ledger';
import { houseFacts } from '@/content/house-facts';
import {
  capOn,
  daysAfter,
  type Invoice,
  invoices,
  meanOf,
  sumOf,
  weeksOf,
  workingDays,
} from '@/lib/before-you-buy/ledger';

const milestones: readonly Milestone[] = ledger.milestones;
const { changes, firstEstimate, talks } = ledger;

test('each answer, note, proposal, order and change comes within its time', () => {
  const { acceptanceDays, changeDays, notesDays, offerDays, proposalDays, replyDays } = houseFacts;
  const spans: readonly (readonly [from: Day, to: Day, days: number])[] = [
    [talks.enquiry, talks.answer, replyDays],
    [talks.call, talks.notes, notesDays],
    [talks.call, talks.proposal, proposalDays],
    ...changes.map(({ asked, written }) => [asked, written, changeDays] as const),
    ...milestones.flatMap(({ delivered, accepted }) =>
      delivered.map(({ on, rejected }) => [on, rejected ?? accepted, acceptanceDays] as const),
    ),
  ];
  for (const [from, to, days] of spans)
    expect([from, to, workingDays(from, to) <= days]).toEqual([from, to, true]);
  expect(talks.firstOrder <= daysAfter(talks.proposal, offerDays)).toBe(true);
});

test('days follow one another, and each falls on a working day', () => {
  const days = milestones.flatMap(({ begun, delivered, accepted, paid }) => [
    [begun, ...delivered.flatMap(({ on, rejected }) => [on, ...(rejected ? [rejected] : [])]), accepted],
    [accepted, ...(paid ? [paid] : [])],
  ]);
  const all = [...days, Object.values(talks), ...changes.map(({ asked, written }) => [asked, written])];
  for (const list of all) {
    expect(list).toEqual([...list].sort());
    for (const day of list) expect([day, workingDays(daysAfter(day, -1), day)]).toEqual([day, 1]);
  }
});

/** Reckoned apart, by hand: price, GST, with GST, tax at source, to the bank, due, warranty. */
const worked = [
  [2_76_000, 49_680, 3_25_680, 5_520, 3_20_160, '2026-06-19', '2026-08-18'],
  [6_00_000, 1_08_000, 7_08_000, 12_000, 6_96_000, '2026-08-02', '2026-10-01'],
  [11_16_000, 2_00_880, 13_16_880, 22_320, 12_94_560, '2026-10-08', '2026-12-07'],
  [11_28_000, 2_03_040, 13_31_040, 22_560, 13_08_480, '2026-11-07', '2027-01-06'],
  [3_60_000, 64_800, 4_24_800, 7_200, 4_17_600, '2026-11-29', '2027-01-28'],
] as const;

const rowOf = ({ price, gst, total, tax, toSupplier, due, warrantyEnds }: Invoice) => [
  price,
  gst,
  total,
  tax,
  toSupplier,
  due,
  warrantyEnds,
];

test('the invoices, to the rupee and the day; no payment is late', () => {
  expect(invoices.map(rowOf)).toEqual(worked);
  const names = ['price', 'gst', 'total', 'tax', 'toSupplier'] as const;
  expect(names.map((name) => sumOf(invoices, name))).toEqual([
    34_80_000, 6_26_400, 41_06_400, 69_600, 40_36_800,
  ]);
  const paid = invoices.filter(({ milestone }) => milestone.paid);
  expect(sumOf(paid, 'toSupplier')).toBe(36_19_200);
  for (const { milestone, due } of paid) expect((milestone.paid ?? '') <= due).toBe(true);
  // The deposit of order 2, with its GST and without its tax, is set off against the first invoice of that order.
  expect(invoices.map(({ byDeposit }) => byDeposit)).toEqual([0, 1_16_000, 0, 0, 0]);
});

test('the estimate: means, weeks, and what the wrong turn added', () => {
  expect(milestones.map(({ effort }) => meanOf(effort))).toEqual([23, 50, 93, 88, 30]);
  const weeks = milestones.map(({ effort, people }) => weeksOf(effort, people));
  expect(weeks).toEqual([
    [2, 3],
    [3, 4],
    [5, 6],
    [4, 5],
    [2, 2],
  ]);
  const longer = milestones.find(({ code }) => code === firstEstimate.milestone) as Milestone;
  expect(meanOf(longer.effort) - meanOf(firstEstimate.effort)).toBe(5);
  expect(weeksOf(firstEstimate.effort, longer.people)).toEqual([4, 5]);
});

test('the cap of liability is least at the beginning and a year after the end', () => {
  expect(
    ['2026-06-15', '2026-08-10', '2026-10-13', '2027-12-01'].map((day) => capOn(day, 'fallen due')),
  ).toEqual([1_00_000, 6_00_000, 17_16_000, 0]);
  expect(capOn('2026-10-13', 'invoiced')).toBe(28_44_000);
});
