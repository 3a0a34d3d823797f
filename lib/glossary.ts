import type { AnyPage } from '@/content/catalogue/schema';
import { catalogueEntries } from './catalogue';

export interface GlossaryEntry {
  readonly term: string;
  readonly meaning: string;
  /** The page that explains the term. */
  readonly page: AnyPage;
}

/** Every term that a page explains, in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = catalogueEntries
  .flatMap(({ page }) => (page.detail.terms ?? []).map((entry) => ({ ...entry, page })))
  .sort((a, b) => a.term.localeCompare(b.term, 'en'));
