import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeHashed } from '../bundles/write-hashed';
import { ruleCutter } from './used-rules';

const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Addresses of faces in a page's rules. */
const face = /url\(([^)]+\.woff2)\)/g;

const sheetsOf = (html: string): string[] => [...html.matchAll(sheet)].map(([, href = '']) => href);

/**
 * Faces are the pages' own. A sheet that came later and named them again would have the browser look for them again, and change the letters
 * of a page that was painted without them.
 */
const faceRule = /@font-face\{[^}]*\}/g;

/** A host that minifies style sheets leaves it as it is. */
const lastRule = ':root{--whole:1}';

export interface StyleSheetFile {
  /** Address. */
  readonly styles: string;
  /** By which the starter knows a file that was cut short. */
  readonly lastRule: string;
}

export interface SiteStyles {
  /** The whole style sheet, which the starter loads with the islands. */
  readonly sheet: StyleSheetFile;
  /** Puts the rules that a page uses into it. @returns the page, and the hash for its `style-src` */
  readonly inPage: (html: string) => { readonly html: string; readonly hash: string };
}

/**
 * Joins the style sheets that the site's pages name, in their order, into one. A page holds the rules that it uses, so that nothing stands
 * between its HTML and its first paint; the whole sheet comes with the code that adds to the page.
 * @param files the pages
 * @param rename gives their classes the names that pages have
 * @param base path that the site is to stand under, such as `/site`, or empty
 */
export async function siteStyles(
  folder: string,
  files: readonly string[],
  rename: (css: string) => string,
  base: string,
): Promise<SiteStyles> {
  const pages = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const all = new Set(pages.flatMap(sheetsOf));
  const texts = await Promise.all([...all].map((href) => readFile(path.join(folder, href), 'utf8')));
  const css = rename(texts.join('\n'));
  const whole = css.replaceAll(faceRule, '') + lastRule;
  const href = await writeHashed(folder, 'chunks/site.css', whole);
  const cut = ruleCutter(
    css.replaceAll('url(../media/', `url(${base}/_next/static/media/`),
    await readFile('components/search/browser/search.css', 'utf8'),
  );
  const inPage = (html: string) => {
    const [first] = sheetsOf(html);
    const rules = cut(html);
    const faces = [...rules.matchAll(face)].map(([, href = ''], index) => preloadOf(href, index));
    const styles = `${faces.join('')}${firstView(html)}<style>${rules}</style>`;
    return {
      html: html.replace(sheet, (_whole, link: string) => (link === first ? styles : '')),
      hash: `sha256-${createHash('sha256').update(rules).digest('base64')}`,
    };
  };
  return { sheet: { styles: href, lastRule }, inPage };
}

/** Characters of HTML that a heading and what belongs to it have at least: a section that begins sooner stands in the first view itself. */
const leastView = 3000;

/**
 * With its rules in it a page can be painted when half of its first view has come, which the other half then moves. Browsers that know the links
 * wait for the beginning of the element that one of them names: in a wide window of the dock, which follows the main part. A phone, whose line may
 * be slow, waits for the section below the first view alone: the whole page comes a round trip later where it is larger than a new connection's first
 * flight of packets.
 */
function firstView(html: string): string {
  const [, section = 'dock'] =
    /<section\b[^>]*?\sid="([^"]+)"/.exec(html.slice(html.indexOf('</h1>') + leastView)) ?? [];
  return `<link rel="expect" href="#${section}" blocking="render" media="(width<48rem)"><link rel="expect" href="#dock" blocking="render" media="(width>=48rem)">`;
}

/** Faces are asked for early, or a first visit is painted without them; those after the first, that of headings, leave the line to the page. */
const preloadOf = (href: string, index: number): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${index > 0 ? ' fetchpriority="low"' : ''}>`;
