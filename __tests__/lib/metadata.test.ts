import { company } from '@/content/company';
import { portfolio } from '@/content/portfolio';
import { catalogueBreadcrumbs, portfolioBreadcrumbs, staticBreadcrumbs } from '@/lib/breadcrumbs';
import { getEntry } from '@/lib/catalogue';
import { pageMetadata, staticMetadata } from '@/lib/metadata';

const titleOf = (title: string) => pageMetadata({ title, summary: '', path: '/x' }).title;

test('the brand joins a title where both fit into 60 characters', () => {
  const brand = ` | ${company.name}`;
  const fits = 'x'.repeat(60 - brand.length);
  expect(titleOf(fits)).toEqual({ absolute: fits + brand });
  expect(titleOf(`${fits}x`)).toEqual({ absolute: `${fits}x` });
});

test('a page that is not indexed says so, and names no Markdown', () => {
  expect(pageMetadata({ title: 't', summary: 's', path: '/x', indexed: false })).toMatchObject({
    robots: { index: false, follow: true },
    alternates: { canonical: '/x' },
  });
  expect(staticMetadata('/hello')).toMatchObject({ robots: { index: false } });
  expect(staticMetadata('/hello').alternates).not.toHaveProperty('types');
});

test('search results and share cards have the title without the brand, the summary and the picture', () => {
  const image = { url: '/og/x.png', width: 1200, height: 630, alt: 'Title' };
  expect(pageMetadata({ title: 'Title', summary: 'Summary', path: '/x' })).toEqual({
    title: { absolute: `Title | ${company.name}` },
    description: 'Summary',
    alternates: { canonical: '/x', types: { 'text/markdown': '/x.md' } },
    openGraph: {
      title: 'Title',
      description: 'Summary',
      url: '/x',
      siteName: company.name,
      locale: 'en_GB',
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: 'Title', description: 'Summary', images: [image] },
  });
  expect(pageMetadata({ title: 't', summary: 's', path: '/' })).toMatchObject({
    alternates: { types: { 'text/markdown': '/index.md' } },
    twitter: { images: [{ url: '/og/home.png' }] },
  });
});

test('the trail leads over hub and category to a catalogue page, over home alone to others', () => {
  const trail = (crumbs: ReturnType<typeof staticBreadcrumbs>) =>
    crumbs.map(({ label, href }) => [label, href]);
  const [item] = portfolio;
  expect(trail(catalogueBreadcrumbs(getEntry('/industries/fleet-management')))).toEqual([
    ['Home', '/'],
    ['Industry', '/industry'],
    ['Logistics & Supply Chain', '/industry#logistics-supply-chain'],
    ['Fleet Management', undefined],
  ]);
  expect(trail(portfolioBreadcrumbs(item))).toEqual([
    ['Home', '/'],
    ['Portfolio', '/portfolio'],
    [item.label, undefined],
  ]);
  expect(trail(staticBreadcrumbs('/faq'))).toEqual([
    ['Home', '/'],
    ['FAQs', undefined],
  ]);
});
