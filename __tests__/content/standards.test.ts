import type { Standard } from '@/content/schema';
import { standards } from '@/content/standards';

const entries: [string, Standard][] = Object.entries(standards);

test.each(entries)('%s leads to the document itself, not to its issuer', (_, { sourceUrl }) => {
  expect(new URL(sourceUrl).pathname).not.toBe('/');
});

test.each(
  entries.filter(([, { status }]) => status === 'in force' || status === 'published, being phased in'),
)('%s is law or rule: it says whom it binds and since when', (_, { binding }) => {
  expect(binding).toBeDefined();
});
