import { distributorOrderingPortal } from '@/content/portfolio/distributor-ordering-portal';
import { hotelReservationEngine } from '@/content/portfolio/hotel-reservation-engine';
import { oeeBoard } from '@/content/portfolio/oee-board';
import type { PortfolioItem } from '@/content/portfolio/schema';
import type { ScreenPart } from '@/content/portfolio/screen';
import { amountOf } from '@/pipeline/content/arithmetic';

/** The first part of a kind on an item's screen. */
function partOf<Kind extends ScreenPart['part']>({ slug, screen }: PortfolioItem, kind: Kind) {
  const found = screen.parts.find((part): part is Extract<ScreenPart, { part: Kind }> => part.part === kind);
  if (!found) throw new Error(`${slug}: no ${kind} on its screen`);
  return found;
}

const sum = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? Number.NaN), 0);

test('the order on the portal’s screen is held by what exceeds the limit, and its hard part tells the same sum', () => {
  const { rows } = partOf(distributorOrderingPortal, 'table');
  const [limit = 0, owed = 0, order = 0] = partOf(distributorOrderingPortal, 'figures').items.map(
    ({ value }) => amountOf(value) ?? 0,
  );
  expect(sum(rows.map((cells) => amountOf(cells.at(-1) ?? '')))).toBe(order);
  const rupees = (amount: number) => amount.toLocaleString('en-IN');
  const { label } =
    partOf(distributorOrderingPortal, 'list').items.find(({ state }) => state === 'alert') ?? {};
  expect(label).toBe(`Held: ₹${rupees(owed + order - limit)} over`);
  const { hardPart: [hard = ''] = [], testing = '' } = distributorOrderingPortal.chapters ?? {};
  expect(hard).toContain(`${rupees(owed)} + ${rupees(order)} = ${rupees(owed + order)} rupees`);
  const statedIn = (text: string, before: string) =>
    amountOf(new RegExp(`${before} ₹([\\d,]*\\d)`).exec(text)?.[1] ?? '') ?? Number.NaN;
  const afterCheque = owed + order - statedIn(hard, 'a cheque for');
  expect(statedIn(hard, 'would be at')).toBe(afterCheque);
  expect(afterCheque).toBeLessThan(limit);
  expect(afterCheque + statedIn(testing, 'another order of')).toBeGreaterThan(limit);
});

test('the OEE board’s parts are those of its half hours, and its stops are the minutes of its list', () => {
  const [good, scrap, stopped] = partOf(oeeBoard, 'figures').items.map(({ value }) => amountOf(value));
  expect(sum(partOf(oeeBoard, 'chart').points)).toBe(sum([good, scrap]));
  const minutes = partOf(oeeBoard, 'list').items.map(({ label }) => Number(/(\d+) min/.exec(label)?.[1]));
  expect(sum(minutes)).toBe(stopped);
});

test('each total of the hotel’s two nights is a whole price a night with the GST rate of that price', () => {
  for (const [, , total = ''] of partOf(hotelReservationEngine, 'table').rows) {
    const night = (amountOf(total) ?? 0) / 2;
    const [above, rate] = night > 7500 * 1.05 ? [true, 1.18] : [false, 1.05];
    const net = night / rate;
    expect(net).toBeCloseTo(Math.round(net), 6);
    expect(net > 7500).toBe(above);
  }
});
