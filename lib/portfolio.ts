import { caseStudy } from '@/content/case-study';
import type { AnyPage, Section } from '@/content/catalogue/schema';
import { portfolio } from '@/content/portfolio';
import type { PortfolioItem } from '@/content/portfolio/schema';
import { nearest } from './nearest';

/** The illustrative projects that name a page, in the portfolio's order. */
export function samplesOf({ section, slug }: AnyPage): readonly PortfolioItem[] {
  return portfolio.filter(({ illustrates }) => illustrates.includes(`${section}/${slug}`));
}

export function findItem(slug: string): PortfolioItem | undefined {
  return portfolio.find((item) => item.slug === slug);
}

/** Tells whether the item illustrates a page of the section, for the portfolio hub's filter. */
export function illustratesSection({ illustrates }: PortfolioItem, section: Section): boolean {
  return illustrates.some((address) => address.startsWith(`${section}/`));
}

/** The item that `/case-study` tells at length. @throws Error with the nearest right name where there is none. */
export function caseStudyItem(): PortfolioItem {
  const item = findItem(caseStudy.item);
  const right = nearest(
    caseStudy.item,
    portfolio.map(({ slug }) => slug),
  );
  if (!item) throw new Error(`content/case-study.ts: ${caseStudy.item} is no item: did you mean ${right}?`);
  return item;
}

/** Tells whether `/case-study` treats the item. */
export const hasCaseStudy = (item: PortfolioItem): boolean => item === caseStudyItem();

/** The number on an item's stamp: its place in the portfolio ("03"). */
export const sampleNumber = (item: PortfolioItem): string =>
  String(portfolio.indexOf(item) + 1).padStart(2, '0');
