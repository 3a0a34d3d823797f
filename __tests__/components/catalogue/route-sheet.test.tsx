/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouteSheet } from '@/components/catalogue/route-sheet';
import type { Route } from '@/content/catalogue/route';
import { claimsManagement } from '@/content/industries/claims-management';
import { catalogueEntries } from '@/lib/catalogue';
import { ledgerProblems, routeProblems } from '@/pipeline/content/arithmetic';

const { route, schematic } = claimsManagement.detail;
if (!route) throw new Error('The claim has its route');

const show = (shown: Route) =>
  load(
    renderToStaticMarkup(
      <RouteSheet route={shown} schematic={schematic} number="I-06" place="Sheet 73 of 160" />,
    ),
  );

test('a route is a list of its stations: node, correction, fields and figures, what goes on', () => {
  const $ = show(route);
  $('[aria-hidden="true"]').remove();
  const labels = new Map(
    schematic.lanes.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label] as const)),
  );
  expect($('figure').attr('aria-labelledby')).toBe($('figcaption').attr('id'));
  expect(
    $('ol > li')
      .get()
      .map((item) => $('p', item).first().text()),
  ).toEqual(route.stations.map(({ at }) => labels.get(at)));
  const station = (place: number) => $('ol > li').eq(place);
  expect(station(2).text()).toContain('Pay unseen corrected to Survey');
  expect(station(2).text()).toContain('Onward inspect');
  expect(station(3).find('dt').last().text()).toBe('Assessed, with GST');
  expect(station(3).find('dd').last().text()).toBe('31,600');
  expect(station(5).text()).not.toContain('Onward');
});

test('a narrow window shows three stations first, the corrected one among them', () => {
  for (const place of route.stations.keys()) {
    const stations = route.stations.map(({ mark, ...station }, index) =>
      index === place ? { ...station, mark: { struck: 'No', note: 'Yes.' } } : station,
    ) as unknown as Route['stations'];
    const $ = show({ ...route, stations });
    expect($('ol > li:not([class*="rest"])')).toHaveLength(3);
    expect($('ol > li').eq(place).is('[class*="rest"]')).toBe(false);
  }
});

const routes = catalogueEntries.flatMap(({ path, page }) =>
  page.section === 'industries' && page.detail.route ? [[path, page.detail.route] as const] : [],
);

test.each(routes)('the sums of %s close, and its correction follows from them', (_, { stations }) => {
  const sums = stations.flatMap(({ sum }) => sum ?? []);
  expect(sums.flatMap(ledgerProblems)).toEqual([]);
  expect(routeProblems({ stations })).toEqual([]);
  expect(stations.filter(({ mark }) => mark)).toHaveLength(1);
});
