/** Enough words to tell headings of one page apart, few enough for a link that can be read. */
const wordsOfAnchor = 6;

/**
 * The id of a heading on its page, from its words: it stays when the page's order changes.
 * @param part anchor of the part of the page that it stands in, where the words alone may stand in several.
 */
export function anchorOf(heading: string, part?: string): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[a-z0-9]+/g);
  if (!words) throw new Error(`The heading "${heading}" has no word of which an anchor could be made`);
  return [...(part ? [part] : []), ...words.slice(0, wordsOfAnchor)].join('-');
}
