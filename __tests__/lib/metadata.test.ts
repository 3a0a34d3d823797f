import { portfolio } from '@/content/portfolio';
import { catalogueBreadcrumbs, portfolioBreadcrumbs, staticBreadcrumbs } from '@/lib/breadcrumbs';
import { getEntry } from '@/lib/catalogue';
import { pageMetadata, staticMetadata } from '@/lib/metadata';
import { breadcrumbList } from '@/lib/structured-data';

const titleOf = (title: string) => pageMetadata({ title, summary: '', path: '/x' }).title;

test('the brand joins a title where both fit into 60 characters', () => {
  const brand = ' | Palash Softworks';
  const fits = 'x'.repeat(60 - brand.length);
  expect(titleOf(fits)).toEqual({ absolute: fits + brand });
  expect(titleOf(`${fits}x`)).toEqual({ absolute: `${fits}x` });
});

test('a page that is not indexed says so', () => {
  expect(pageMetadata({ title: 't', summary: 's', path: '/x', indexed: false }).robots).toEqual({
    index: false,
    follow: true,
  });
  expect(pageMetadata({ title: 't', summary: 's', path: '/x' }).robots).toBeUndefined();
  expect(staticMetadata('/hello').robots).toMatchObject({ index: false });
});

test('an indexed page says where its words are as Markdown, and no other does', () => {
  const alternates = (path: string, indexed: boolean) =>
    pageMetadata({ title: 't', summary: 's', path, indexed }).alternates;
  expect(alternates('/', true)).toEqual({ canonical: '/', types: { 'text/markdown': '/index.md' } });
  expect(alternates('/x', false)).toEqual({ canonical: '/x' });
});

test('search results and share cards have the title without the brand, the summary and the picture', () => {
  const image = { url: '/og/x.png', width: 1200, height: 630, alt: 'Title' };
  expect(pageMetadata({ title: 'Title', summary: 'Summary', path: '/x' })).toEqual({
    title: { absolute: 'Title | Palash Softworks' },
    description: 'Summary',
    alternates: { canonical: '/x', types: { 'text/markdown': '/x.md' } },
    openGraph: {
      title: 'Title',
      description: 'Summary',
      url: '/x',
      siteName: 'Palash Softworks',
      locale: 'en_GB',
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: 'Title', description: 'Summary', images: [image] },
  });
  expect(pageMetadata({ title: 't', summary: 's', path: '/' }).twitter?.images).toMatchObject([
    { url: '/og/home.png' },
  ]);
});

test('the trail of a page and its structured data are one list', () => {
  const crumbs = catalogueBreadcrumbs(getEntry('/industries/fleet-management'));
  expect(crumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Industry', '/industry'],
    ['Logistics & Supply Chain', '/industry#logistics-supply-chain'],
    ['Fleet Management', undefined],
  ]);
  const list = JSON.parse(JSON.stringify(breadcrumbList('/industries/fleet-management', crumbs)));
  expect(list.itemListElement.map((item: { name: string }) => item.name)).toEqual(
    crumbs.map(({ label }) => label),
  );
});

test('the other pages stand below home, a project below the portfolio', () => {
  const [item] = portfolio;
  const home = { label: 'Home', href: '/' };
  expect(portfolioBreadcrumbs(item)).toEqual([
    home,
    { label: 'Portfolio', href: '/portfolio' },
    { label: item.label },
  ]);
  expect(staticBreadcrumbs('/faq')).toEqual([home, { label: 'FAQs' }]);
});
