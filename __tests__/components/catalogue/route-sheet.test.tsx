import { render, screen, within } from '@testing-library/react';
import { RouteSheet } from '@/components/catalogue/route-sheet';
import type { Route } from '@/content/catalogue/route';
import { claimsManagement } from '@/content/industries/claims-management';
import { catalogueEntries } from '@/lib/catalogue';
import { ledgerProblems, routeProblems } from '@/pipeline/content/arithmetic';

const { route, schematic } = claimsManagement.detail;
if (!route) throw new Error('The claim has its route');

const show = (shown: Route) =>
  render(<RouteSheet route={shown} schematic={schematic} number="I-06" place="Sheet 73 of 160" />);
const stations = () => screen.getAllByRole('listitem');

test('a route is a list of its stations: node, correction, fields, figures, what goes on', () => {
  show(route);
  expect(screen.getByRole('figure', { name: 'Claim MC-26-30417 private car, own damage' })).toBeVisible();
  const labels = new Map(
    schematic.lanes.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label] as const)),
  );
  const [, , triage, surveyor] = stations();
  expect(stations().map((item) => within(item).getAllByText(/./, { selector: 'b' })[0]?.textContent)).toEqual(
    route.stations.map(({ at }) => labels.get(at)),
  );
  expect(triage).toHaveTextContent('Pay unseen corrected to Survey');
  expect(triage).toHaveTextContent('Onward inspect');
  const figures = within(surveyor as HTMLElement);
  expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...(route.stations[3]?.sum?.rows ?? []).map(([name]) => name),
    'Assessed, with GST',
  ]);
});

test('a narrow window shows three stations first, the corrected one among them', () => {
  for (const place of route.stations.keys()) {
    const { unmount } = show({
      ...route,
      stations: route.stations.map(({ mark, ...station }, index) =>
        index === place ? { ...station, mark: { struck: 'No', note: 'Yes.' } } : station,
      ) as unknown as Route['stations'],
    });
    const shown = stations().map((item) => !item.className.includes('rest'));
    expect(shown.filter(Boolean)).toHaveLength(3);
    expect(shown[place]).toBe(true);
    unmount();
  }
});

const routes = catalogueEntries.flatMap(({ path, page }) =>
  page.section === 'industries' && page.detail.route ? [[path, page.detail.route] as const] : [],
);

test.each(routes)('the sums of %s close, and its correction follows from them', (_, { stations }) => {
  const sums = stations.flatMap(({ sum }) => sum ?? []);
  expect(sums.length).toBeGreaterThan(1);
  expect(sums.flatMap(ledgerProblems)).toEqual([]);
  expect(routeProblems({ stations })).toEqual([]);
  expect(stations.filter(({ mark }) => mark)).toHaveLength(1);
});
