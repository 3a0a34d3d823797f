import type { NonEmptyArray } from '../fields';
import type { CallToAction } from './types';

export interface NotFoundPage {
  /** `<title>` and `h1`. */
  readonly title: string;
  readonly text: NonEmptyArray<string>;
  readonly onward: NonEmptyArray<CallToAction & { readonly hint: string }>;
}

export const notFound: NotFoundPage = {
  title: 'This page is not on the drawing',
  text: [
    'The address leads nowhere. It may have a typing error, or the page was renamed. If a link on this site brought you here, the mistake is ours, and a short note would help us to fix it.',
  ],
  onward: [
    { label: 'Services', href: '/services', hint: 'How we build, connect and look after software' },
    { label: 'Industry', href: '/industry', hint: 'What is different in your trade' },
    { label: 'Solution', href: '/solution', hint: 'Product shapes with their modules' },
    { label: 'Portfolio', href: '/portfolio', hint: 'Illustrative projects, worked through' },
    { label: 'Contact', href: '/contact', hint: 'Tell us what you were looking for' },
  ],
};
