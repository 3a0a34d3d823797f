import type { AnyPage, Section } from '@/content/catalogue/types';
import { caseStudyItem, portfolio } from '@/content/portfolio';
import type { PortfolioItem } from '@/content/portfolio/types';

/** The illustrative projects that name a page, in the portfolio's order. */
export function samplesOf(page: AnyPage): readonly PortfolioItem[] {
  return portfolio.filter((item) => item.illustrates().includes(page));
}

export function findItem(slug: string): PortfolioItem | undefined {
  return portfolio.find((item) => item.slug === slug);
}

/** Whether the item illustrates a page of the section: the axis filter of the portfolio hub. */
export function illustratesSection(item: PortfolioItem, section: Section): boolean {
  return item.illustrates().some((page) => page.section === section);
}

/** Whether `/case-study` tells the item at length. */
export function hasCaseStudy(item: PortfolioItem): boolean {
  return item === caseStudyItem;
}

/** The number on an item's stamp: its place in the portfolio ("03"). */
export const sampleNumber = (item: PortfolioItem): string =>
  String(portfolio.indexOf(item) + 1).padStart(2, '0');
