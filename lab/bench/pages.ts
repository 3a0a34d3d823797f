/** One page of each kind, by the name under which it is measured. */
export const pages = {
  home: '/',
  hub: '/services',
  service: '/services/b2b-portal',
  industry: '/industries/core-banking-software',
  solution: '/solution/route-optimization',
  short: '/services/ci-cd',
  portfolio: '/portfolio',
  item: '/portfolio/chilled-route-planner',
  'case-study': '/case-study',
  contact: '/contact',
  faq: '/faq',
  about: '/about',
  legal: '/privacypolicy',
  'not-found': '/no-such-page',
} as const;

/** Kinds of page that `--only` chooses from; the longest is found in the export. */
export type PageKind = keyof typeof pages | 'longest';
export const pageKinds = [...Object.keys(pages), 'longest'] as readonly PageKind[];
