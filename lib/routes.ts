import type { Route } from 'next';
import type { AnyPage, Section } from '@/content/catalogue/schema';
import { anchorOf } from './anchor';

/** Every in-site address is built here, so that the URL space is pinned by one test. */
export const routes = {
  home: '/',
  about: '/about',
  beforeYouBuy: '/before-you-buy',
  career: '/career',
  contact: '/contact',
  contactForm: '/contact#form',
  contactSent: '/contact/sent',
  faq: '/faq',
  glossary: '/glossary',
  term: (term: string) => `/glossary#${anchorOf(term)}` as const,
  howWeWork: '/how-we-work',
  portfolio: '/portfolio',
  search: '/search',
  sketch: '/sketch',
  /** The sketch that begins with a page's drawing. */
  sketchFrom: (path: string) => `/sketch#from=${path}` as const,
  siteIndex: '/sitemap',
  caseStudy: '/case-study',
  hub: (section: Section) => hubs[section],
  category: (category: { section: Section; slug: string }) =>
    `${hubs[category.section]}#${category.slug}` as const,
  page: (page: Pick<AnyPage, 'section' | 'slug'>) => `/${page.section}/${page.slug}` as const,
  portfolioItem: (item: { slug: string }) => `/portfolio/${item.slug}` as const,
} as const;

/** The pages of the industries are `/industries/…`, their hub is `/industry`. */
const hubs = {
  services: '/services',
  industries: '/industry',
  solution: '/solution',
} as const satisfies Record<Section, Route>;

/** Any address that {@link routes} builds, with what Next knows of the route files (`typedRoutes`). */
export type Href = Route | ReturnType<typeof routes.page> | ReturnType<typeof routes.portfolioItem>;

/** Address of a page's share image. */
export const shareImagePath = (path: string) => `/og${path === '/' ? '/home' : path}.png`;

/** Address of a page's words as Markdown. */
export const markdownPath = (path: string) => `${path === '/' ? '/index' : path}.md`;
