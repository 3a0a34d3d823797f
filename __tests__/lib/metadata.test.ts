import { portfolio } from '@/content/portfolio';
import { catalogueBreadcrumbs, portfolioBreadcrumbs } from '@/lib/breadcrumbs';
import { catalogueEntries, getEntry } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/metadata';
import { breadcrumbList, portfolioJsonLd, serviceJsonLd } from '@/lib/structured-data';

const titleOf = (title: string) => pageMetadata({ title, summary: '', path: '/x' }).title;

test('the brand joins a title where both fit', () => {
  expect(titleOf('A short title')).toEqual({ absolute: 'A short title | Palash Softworks' });
  expect(titleOf('A title that fills the line by itself, without any brand')).toEqual({
    absolute: 'A title that fills the line by itself, without any brand',
  });
});

test('a page that is not indexed says so', () => {
  expect(pageMetadata({ title: 't', summary: 's', path: '/x', indexed: false }).robots).toEqual({
    index: false,
    follow: true,
  });
  expect(pageMetadata({ title: 't', summary: 's', path: '/x' }).robots).toBeUndefined();
});

test('the trail of a page and its structured data are one list', () => {
  const crumbs = catalogueBreadcrumbs(getEntry('/industries/fleet-management'));
  expect(crumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Industry', '/industry'],
    ['Logistics & Supply Chain', '/industry#logistics-supply-chain'],
    ['Fleet Management', undefined],
  ]);
  const list = JSON.parse(JSON.stringify(breadcrumbList(crumbs)));
  expect(list.itemListElement.map((item: { name: string }) => item.name)).toEqual(
    crumbs.map(({ label }) => label),
  );
});

test('no page asserts a rating, a review, an offer or a job', () => {
  const graphs = [
    ...catalogueEntries.map((entry) => serviceJsonLd(entry, catalogueBreadcrumbs(entry))),
    ...portfolio.map((item) => portfolioJsonLd(item, `/portfolio/${item.slug}`, portfolioBreadcrumbs(item))),
  ];
  expect(JSON.stringify(graphs)).not.toMatch(/"(AggregateRating|Review|Offer|JobPosting)"/);
});
