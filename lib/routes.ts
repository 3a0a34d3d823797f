import type { Route } from 'next';
import type { AnyPage, Section } from '@/content/catalogue/types';

/** Every in-site address is built here, so that the URL space is pinned by one test. */
export const routes = {
  home: '/',
  about: '/about',
  career: '/career',
  contact: '/contact',
  contactForm: '/contact#form',
  contactSent: '/contact/sent',
  faq: '/faq',
  portfolio: '/portfolio',
  caseStudy: '/case-study',
  hub: (section: Section) => hubs[section],
  category: (category: { section: Section; slug: string }): Route =>
    `${hubs[category.section]}#${category.slug}`,
  page: (page: Pick<AnyPage, 'section' | 'slug'>): Route => `/${page.section}/${page.slug}`,
  portfolioItem: (item: { slug: string }): Route => `/portfolio/${item.slug}`,
} as const;

/** The hub of the industries is `/industry`; the other two stand above their pages. */
const hubs = {
  services: '/services',
  industries: '/industry',
  solution: '/solution',
} as const satisfies Record<Section, Route>;

/** Address outside the pages router: share images and other files. */
export const shareImagePath = (path: string) => `/og${path === '/' ? '/home' : path}.png`;
