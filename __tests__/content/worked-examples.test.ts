import { b2bPortal } from '@/content/services/b2b-portal';
import { amountOf } from '@/pipeline/content/arithmetic';

test('the credit example adds tax to what is not billed yet, and the limit lies between the two totals', () => {
  const { rows, total, verdict } = b2bPortal.detail.chapters?.workedExample.sums ?? { rows: [], total: [] };
  const taxed = (net: string) => Number(((amountOf(net) ?? 0) * 1.18).toFixed(2));
  const [invoices, ...unbilled] = rows;
  expect(unbilled).toHaveLength(2);
  expect(invoices?.[2]).toBe(invoices?.[1]);
  for (const [, net = '', gross = ''] of unbilled) expect(amountOf(gross)).toBe(taxed(net));
  const limit = amountOf(verdict?.[0]?.replace('Limit of ', '') ?? '') ?? 0;
  expect(amountOf(total[1] ?? '')).toBeLessThan(limit);
  expect(amountOf(total[2] ?? '')).toBeGreaterThan(limit);
});
