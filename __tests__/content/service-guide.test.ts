import { categories } from '@/content/catalogue';
import { serviceGuide } from '@/content/pages/service-guide';
import { getEntry } from '@/lib/catalogue';

const outcomes = serviceGuide.branches.flatMap((branch) => branch.outcomes);
const pointers = outcomes.flatMap(({ fits, others }) => [fits, ...others]);

test('there are five questions at most, and a visitor meets two', () => {
  expect(1 + serviceGuide.branches.length).toBeLessThanOrEqual(5);
});

test('every category of services is reached by an answer', () => {
  const led = outcomes.map(({ fits }) => getEntry(`/${fits.page}`).primaryCategory.slug);
  const services = categories.filter(({ section }) => section === 'services').map(({ slug }) => slug);
  expect(services.filter((slug) => !led.includes(slug))).toEqual([]);
});

test('an outcome names each page once, and no reason stands twice', () => {
  for (const { slug, fits, others } of outcomes) {
    const named = [fits, ...others].map(({ page }) => page);
    expect(`${slug}: ${new Set(named).size}`).toBe(`${slug}: ${named.length}`);
  }
  expect(new Set(pointers.map(({ reason }) => reason)).size).toBe(pointers.length);
});

test('no two answers lead to one page, and no anchor is another of the hub', () => {
  expect(new Set(outcomes.map(({ fits }) => fits.page)).size).toBe(outcomes.length);
  const anchors = [...serviceGuide.branches, ...outcomes, ...categories].map(({ slug }) => slug);
  const ours = serviceGuide.branches.length + outcomes.length;
  expect(anchors.filter((slug, index) => index < ours && anchors.lastIndexOf(slug) !== index)).toEqual([]);
});
