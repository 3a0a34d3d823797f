import { searchTexts } from '@/content/search';
import type { Marked } from '@/lib/search/passage';
import { queryOfPath, type Result, type Results } from '@/lib/search/search';
import { answers } from './load';
import { heading, linkList } from './result-view';

const maxSuggestions = 4;
/** At least this share of a page's name is in the address: a word in the page's text is no sign that the page was meant. */
const leastShare = 0.5;

const lengthOf = (label: Marked) => label.reduce((sum, { text }) => sum + text.length, 0);
const isMeant = ({ label }: Result) =>
  lengthOf(label.filter(({ isMatch }) => isMatch)) >= leastShare * lengthOf(label);

/**
 * Adds suggestions for an unknown address to the 404 page, by name alone: as high as the room that the page keeps for them. Without a match, or
 * without the index, it leaves the page as it is.
 */
export async function suggestPages(place: HTMLElement): Promise<void> {
  const links = (await found().catch(() => undefined))?.list
    .filter(isMeant)
    .slice(0, maxSuggestions)
    .map(({ path, label }) => ({ href: path, label: label.map(({ text }) => text).join('') }));
  if (links?.length) place.append(heading(searchTexts.missing), linkList(links));
}

/** Names are enough. */
async function found(): Promise<Results | undefined> {
  for await (const results of answers(queryOfPath(location.pathname))) if (results) return results;
  return undefined;
}
