import type { CheerioAPI } from 'cheerio';
import type { ExportedPage } from './exported-pages';

type LinkedPage = Pick<ExportedPage, 'path' | '$'>;

export interface LinkFigures {
  readonly path: string;
  /** Clicks from the home page. `Infinity`: links alone do not lead there. */
  readonly depth: number;
  /** Other pages whose text leads here. */
  readonly inbound: readonly string[];
  /** On every page, in its header or footer: a reader finds it without a text that leads there. */
  readonly inMenu: boolean;
}

export const mostClicks = 3;
export const leastInbound = 3;

/** Lists of every page, as hubs' registers are. */
const indexPages = new Set(['/search', '/sitemap']);

/**
 * The pages that a page's text leads to: links in `main`, in a chapter, a list of related or neighbouring pages, a sample, or a
 * hub's help with choosing. Trails, contents, the arrows to the page before and after, and registers of all pages are no text.
 */
const textTargets = ({ path, $ }: LinkedPage) =>
  targetsOf($('main a[href]').not(indexPages.has(path) ? 'a' : 'nav a, [data-register] a'));

const targetsOf = (links: ReturnType<CheerioAPI>) =>
  new Set(
    links.get().map((link) => ('attribs' in link ? link.attribs.href?.split(/[?#]/)[0] : undefined) ?? ''),
  );

/** How far each page is from home, and what leads to it. */
export function linkFigures(pages: readonly LinkedPage[]): readonly LinkFigures[] {
  const texts = new Map(pages.map((page) => [page.path, textTargets(page)]));
  const menus = pages.map(({ $ }) => targetsOf($('a[href]').not('main a')));
  const depths = clicksFromHome(new Map(pages.map(({ path, $ }) => [path, targetsOf($('a[href]'))])));
  return pages.map(({ path }) => ({
    path,
    depth: depths.get(path) ?? Number.POSITIVE_INFINITY,
    inbound: [...texts].flatMap(([from, to]) => (from !== path && to.has(path) ? [from] : [])),
    inMenu: menus.every((menu) => menu.has(path)),
  }));
}

function clicksFromHome(links: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, number> {
  const depths = new Map([['/', 0]]);
  for (const [path, depth] of depths)
    for (const target of links.get(path) ?? [])
      if (links.has(target) && !depths.has(target)) depths.set(target, depth + 1);
  return depths;
}

/** One line for each page that is too deep or that too few texts lead to. */
export function linkProblems(figures: readonly LinkFigures[]): string[] {
  return figures.flatMap(({ path, depth, inbound, inMenu }) => [
    ...(depth > mostClicks ? [`${path}: ${depth} clicks from home, at most ${mostClicks}`] : []),
    ...(!inMenu && inbound.length < leastInbound
      ? [`${path}: ${inbound.length} texts lead to it, at least ${leastInbound}: ${inbound.join(', ')}`]
      : []),
  ]);
}
