import { ledger } from '@/content/before-you-buy/ledger';
import { whenItGoesWrong as page } from '@/content/before-you-buy/when-it-goes-wrong';
import { houseFacts } from '@/content/house-facts';
import { invoiceFor } from '@/lib/before-you-buy/budget';
import { daysAfter, invoices, meanOf, workingDays } from '@/lib/before-you-buy/ledger';
import { inRupees } from '@/lib/before-you-buy/rupees';
import { dayOfMonth } from '@/lib/dates';
import { textsIn } from '@/lib/texts-in';

const { changes, deposit, deducted, rate } = ledger;
const [drawing, m1, m2, m3, m4] = invoices as unknown as readonly (typeof invoices)[number][];
if (!drawing || !m1 || !m2 || !m3 || !m4) throw new Error('Fewer than five invoices');

/** The report of the bad month: person-days of M2 that it forecasts, and days on which the ERP's copy was locked. */
const [forecast, locked, reported] = [125, 5, '2026-08-03'];
const lastDay = daysAfter(reported, 7 * houseFacts.noticeWeeks);
const people = m2.milestone.people;
const inProgress =
  (workingDays('2026-06-28', '2026-07-31') - locked + workingDays('2026-07-31', lastDay)) * people;
const late = changes.find(({ code }) => code === 'C-02');
const disputed = (late?.effort ?? 0) * rate;
const texts = [...textsIn(page)].join('\n');

test('each sum follows from the ledger, and no other sum is named', () => {
  const sums = [
    drawing.price,
    m1.price,
    drawing.price + m1.price,
    m2.price,
    m2.toSupplier,
    invoiceFor(deposit.price, deducted).toSupplier,
    inProgress * rate,
    inProgress * rate - m2.price,
    0,
    (forecast - meanOf(m2.milestone.effort)) * rate,
    forecast * rate,
    disputed,
    invoiceFor(m3.price - disputed, deducted).toSupplier,
  ].map(inRupees);
  // ₹3 lakh is the law's.
  const named = texts.match(/₹[\d,]*\d(?! lakh)/g) ?? [];
  expect(new Set(named)).toEqual(new Set(sums));
});

test('each day follows from the ledger, and no other day is named', () => {
  const days = [
    daysAfter(ledger.talks.proposal, houseFacts.offerDays),
    drawing.milestone.accepted,
    drawing.milestone.paid,
    deposit.paid,
    daysAfter(deposit.paid, houseFacts.refundDays),
    m1.milestone.delivered[0]?.on,
    m1.milestone.accepted,
    m1.milestone.paid,
    changes[0].written,
    reported,
    lastDay,
    '2026-08-07',
    m2.milestone.delivered[0]?.on,
    m2.milestone.delivered[0]?.rejected,
    m2.milestone.delivered[1]?.on,
    m2.milestone.accepted,
    m2.due,
    '2026-09-21',
    m3.due,
    '2026-10-27',
    m4.day,
    m4.warrantyEnds,
    // On which the law was read.
    '2026-11-23',
  ].map((day) => dayOfMonth(day ?? ''));
  const named = texts.match(/\b\d{1,2} (?:January|May|June|July|August|September|October|November)\b/g) ?? [];
  expect(new Set(named)).toEqual(new Set(days));
});

test('counted days are those of the ledger', () => {
  expect(texts).toContain(`M3, ${workingDays('2026-08-23', '2026-09-21')} working days`);
  expect(texts).toContain(`${inProgress} person-days would cost`);
  expect(texts).toContain(`takes ${forecast} person-days instead of ${meanOf(m2.milestone.effort)}`);
  expect(page.late.pays).toContain(`${forecast - meanOf(m2.milestone.effort)} person-days`);
});
