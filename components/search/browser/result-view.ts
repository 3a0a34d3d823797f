import { searchTexts } from '@/content/search';
import { limits } from '@/lib/contact/limits';
import { routes } from '@/lib/routes';
import type { Marked } from '@/lib/search/passage';
import type { Result, Results } from '@/lib/search/search';
import { contactIntent } from '../../ui/contact-intent';
import { element } from './element';
import { groupsOf } from './groups';

/** A text with its matches marked. */
const marked = (text: Marked) =>
  text.map((run) => (run.isMatch ? element('mark', {}, run.text) : document.createTextNode(run.text)));

/** Name, kind and passage of a result. */
function resultParts({ axis, kicker, label, passage }: Result): Node[] {
  return [
    element('span', { class: 'search-label' }, ...marked(label)),
    element('span', { class: 'search-kicker' }, `${searchTexts.axes[axis]}: ${kicker}`),
    element('span', { class: 'search-passage' }, ...marked(passage ?? [])),
  ];
}

export const resultLink = (result: Result, attributes: Parameters<typeof element>[1] = {}) =>
  element('a', { ...attributes, href: result.href, class: 'search-result' }, ...resultParts(result));

/** Puts the passages, which come after the names, into the results that are shown, so that none moves or loses the focus. */
export function addPassages(place: HTMLElement, { list, near }: Results): void {
  const shown = [...groupsOf(list).flatMap(({ results }) => results), ...near];
  for (const [at, link] of place.querySelectorAll<HTMLAnchorElement>('a.search-result').entries()) {
    const result = shown[at];
    if (!result) continue;
    link.setAttribute('href', result.href);
    link.querySelector('.search-passage')?.replaceChildren(...marked(result.passage ?? []));
  }
}

/** Address of the results of a query, to pass on. */
export const addressOf = (query: string): string => `${routes.search}?${new URLSearchParams({ q: query })}`;

/** Links to every category by section, shown before a query. */
export const categoryList = ({ categories }: Results): Node[] =>
  Object.entries(searchTexts.axes).flatMap(([axis, name]) => {
    const links = categories.filter((category) => category.axis === axis);
    return links.length > 0 ? [heading(name), linkList(links)] : [];
  });

/** Names that lead to pages, below one another. */
export const linkList = (links: readonly { readonly href: string; readonly label: string }[]) =>
  element(
    'ul',
    { class: 'search-links' },
    ...links.map(({ href, label }) => element('li', {}, element('a', { href }, label))),
  );

/** "No results": near matches, a link to the contact form, every category by section. */
export function deadEnd(results: Results): Node[] {
  const { query, near } = results;
  return [
    element('p', { class: 'search-none' }, searchTexts.none(query)),
    ...(near.length > 0 ? [heading(searchTexts.nearest), ...near.map((result) => resultLink(result))] : []),
    element('p', { class: 'search-ask' }, askLink(query), ` ${searchTexts.askHint}`),
    ...categoryList(results),
  ];
}

/** Link to the contact form with the query as subject, cut to the subject's limit. */
const askLink = (query: string) =>
  element(
    'a',
    {
      href: routes.contact,
      ...contactIntent,
      'data-topic': searchTexts.subject(query).slice(0, limits.subject),
    },
    searchTexts.ask,
  );

/** Shown when the index cannot be loaded: links to the site map and the contact page. */
export const failure = (): Node[] => [
  element('p', { class: 'search-none' }, searchTexts.failed),
  linkList([
    { href: routes.siteIndex, label: searchTexts.siteIndex },
    { href: routes.contact, label: searchTexts.contact },
  ]),
];

export const heading = (text: string, id?: string) => element('p', { class: 'search-heading', id }, text);
