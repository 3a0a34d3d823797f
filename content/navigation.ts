import type { Section } from './catalogue/schema';
import type { NonEmptyArray } from './fields';
import type { BandIntro, CallToAction } from './pages/types';
import type { StaticPath } from './static-pages';

export interface NavigationLink {
  readonly label: string;
  readonly path: StaticPath;
}

/** Entry of the main navigation; one with a `section` opens the menu of that section's categories. */
export interface NavigationEntry extends NavigationLink {
  readonly section?: Section;
}

export interface SectionNavigationEntry extends NavigationEntry {
  readonly section: Section;
}

export interface Navigation {
  readonly main: NonEmptyArray<NavigationEntry>;
  readonly footer: NonEmptyArray<NavigationLink>;
  readonly legal: NonEmptyArray<NavigationLink>;
  /** The first of the home page's two footer blocks: what to do next. */
  readonly closing: BandIntro & { readonly cta: CallToAction };
}

export const navigation: Navigation = {
  main: [
    { label: 'Home', path: '/' },
    { label: 'About', path: '/about' },
    { label: 'Services', path: '/services', section: 'services' },
    { label: 'Industry', path: '/industry', section: 'industries' },
    { label: 'Solution', path: '/solution', section: 'solution' },
    { label: 'Portfolio', path: '/portfolio' },
    { label: 'Career', path: '/career' },
    { label: 'Contact', path: '/contact' },
  ],
  footer: [
    { label: 'About', path: '/about' },
    { label: 'Portfolio', path: '/portfolio' },
    { label: 'Careers', path: '/career' },
    { label: 'Services', path: '/services' },
    { label: 'Industry', path: '/industry' },
    { label: 'Solution', path: '/solution' },
    { label: 'Contact', path: '/contact' },
    { label: 'FAQs', path: '/faq' },
  ],
  legal: [
    { label: 'Before you buy', path: '/before-you-buy' },
    { label: 'How we work', path: '/how-we-work' },
    { label: 'Privacy Policy', path: '/privacypolicy' },
    { label: 'Returns Policy', path: '/returnspolicy' },
    { label: 'Accessibility statement', path: '/accessibility-statement' },
    { label: 'Glossary', path: '/glossary' },
    { label: 'Site map', path: '/sitemap' },
  ],
  closing: {
    heading: 'Start with one page of notes',
    text: 'Write down what happens today, where it breaks and who notices. Send it in any form; we answer with questions and, if we are the wrong people for it, with a better address.',
    cta: { label: 'Send us your notes', href: '/contact' },
  },
};

/** Of the title block that closes every page but the home page. */
export const titleBlockTexts = {
  name: 'Title block',
  revised: (number: string) => `${number} · rev B`,
  checked: 'Checked',
  next: 'Next sheet',
} as const;
