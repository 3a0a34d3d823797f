import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, DefinitionContent, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString as wordsOf } from 'mdast-util-to-string';
import { Failure } from '../run';

/*
 * The words of a page as Markdown. The rules go by what its HTML means (elements, roles, states), never by a class, so that a new
 * look of a page leaves its twin as it is.
 */

type Flow = BlockContent | DefinitionContent;

/** What only moves a reader about the page, asks for input, or is drawn without words. */
const leftOut = [
  'script',
  '[aria-hidden="true"]',
  'svg:not([role="img"])',
  'nav:not([aria-label="Breadcrumb"])',
  'form',
  'fieldset',
  'button',
  'input',
  '[aria-label="Key"]',
  // The "#" of an answer.
  'details a[href^="#"]',
  // "3 of 9", in a list that is numbered already.
  'label > input + span',
].join();

/**
 * @param address of the page, to which its links are relative
 * @throws Failure where the page has no `main`
 */
export function markdownOf(html: string, address: string): string {
  // The lines of drawings are most of a page, and take most of the time that a parser needs for it.
  const words = /<main.*<\/main>/s.exec(html)?.[0].replace(/(<svg[^>]*>).*?(?=<\/svg>)/gs, '$1');
  const main = words && select('main', fromHtml(words, { fragment: true }));
  if (!main) throw new Failure(`${address} has no main element: its words cannot be told from its frame.`);
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  const tree = toMdast(
    { type: 'root', children: [base, withoutLooks(main, new Set(selectAll(leftOut, main)))] },
    { handlers: { a: link, dl: definitions, li: item, nav: trail, p: paragraph, summary, svg: drawing } },
  );
  return toMarkdown(tree, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-' });
}

/** A copy without what is left out, in which words say what only the style sheet said: what stands apart, and what is marked. */
function withoutLooks(element: Element, left: ReadonlySet<Nodes>): Element {
  const children: ElementContent[] = [];
  for (const [index, child] of element.children.entries()) {
    if (left.has(child) || child.type === 'comment') continue;
    const previous = children.at(-1);
    if (isInline(previous) && isInline(child) && element.tagName !== 'pre') children.push(text(' · '));
    const part = child.type === 'element' ? (codeOf(child) ?? withoutLooks(child, left)) : child;
    // A label over what it is of.
    const isLabel = isElement(part, 'span') && isElement(element.children[index + 1], 'p');
    children.push(isLabel ? { ...part, tagName: 'b' } : part);
    if (isElement(child, 'mark')) children.push(text(`\n${'^'.repeat(textOf(child).length)}`));
  }
  return { ...element, children };
}

/** A numbered list of lines of code, with the notes of their margin, as one block. */
function codeOf(list: Element): Element | undefined {
  const lines = selectAll('li', list).map((line) => line.children.filter((part) => part.type === 'element'));
  if (list.tagName !== 'ol' || !lines.every(([code]) => isElement(code, 'code'))) return undefined;
  const value = lines.map((parts) => parts.map(textOf).join('   ← ')).join('\n');
  return { type: 'element', tagName: 'pre', properties: {}, children: [text(value)] };
}

const text = (value: string) => ({ type: 'text', value }) as const;

const isElement = (node: Nodes | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

const isText = (node: Nodes | undefined) => node?.type === 'text' && node.value !== ' · ';

const isInline = (node: Nodes | undefined) =>
  isElement(node, 'a', 'b', 'code', 'label', 's', 'span', 'svg', 'time');

/** Its words alone, where it leads to a place on the page: headings lead to themselves. */
const link: Handle = (state, element) =>
  String(element.properties.href).startsWith('#') ? state.all(element) : defaultHandlers.a?.(state, element);

/** A drawing by its name. */
const drawing: Handle = (_state, { properties }) => ({
  type: 'emphasis',
  children: [text(String(properties.ariaLabel))],
});

/** Where the page stands, in one line. */
const trail: Handle = (state, nav) => {
  const crumbs = selectAll('li', nav).map((crumb) => phrasingOf(state, crumb.children));
  return sentence(crumbs.flatMap((crumb, index) => (index > 0 ? [text(' › '), ...crumb] : crumb)));
};

/** A label that a paragraph begins with stands out. */
const paragraph: Handle = (state, { children: [first, ...rest] }) => {
  if (!first) return undefined;
  const words = phrasingOf(state, [first]);
  const isLabel = isElement(first, 'span') && isText(rest[0]);
  return sentence([...(isLabel ? [strong(words), text(':')] : words), ...phrasingOf(state, rest)]);
};

const phrasingOf = (state: State, children: ElementContent[]) =>
  state.all({ type: 'root', children }) as PhrasingContent[];

const sentence = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const strong = (children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });

/** A question that opens. */
const summary: Handle = (state, { children }) => ({
  type: 'heading',
  depth: 3,
  children: phrasingOf(state, children),
});

/** A heading in an item would break the outline of the page: it ends the line that leads the item. */
const item: Handle = (state, element) => {
  const parts = state.toFlow(state.all(element));
  const leads = Math.max(1, parts.findIndex(({ type }) => type === 'heading') + 1);
  const flow: Flow[] = [];
  for (const part of parts.slice(0, leads))
    join(flow, part.type === 'heading' ? sentence([strong(part.children)]) : part, ' · ');
  const rest = parts.slice(leads);
  for (const part of rest) join(flow, part, rest.length === 1 && isTitle(flow.at(-1)) ? ': ' : undefined);
  return listItem(flow);
};

/** "- **Term**: what it means", with a point before what else it means. */
const definitions: Handle = (state, list) => {
  const entries: Flow[][] = [];
  for (const { tagName, children } of selectAll('dt, dd', list)) {
    const entry = entries.at(-1);
    if (tagName === 'dt' || !entry) {
      entries.push([sentence([strong(phrasingOf(state, children))])]);
      continue;
    }
    const [first, ...rest] = state.toFlow(state.all({ type: 'root', children }));
    const another = rest.length === 0 ? ' · ' : undefined;
    if (first) join(entry, first, isTitle(entry.at(-1)) ? ': ' : another);
    entry.push(...rest);
  }
  const children = entries.map(listItem);
  return { type: 'list', spread: children.some(({ spread }) => spread), children };
};

const listItem = (children: Flow[]): ListItem => ({
  type: 'listItem',
  spread: children.length > 1,
  children,
});

const isTitle = (part: Flow | undefined) =>
  part?.type === 'paragraph' &&
  part.children.every(
    (child) => child.type === 'strong' || child.type === 'link' || wordsOf(child) === ' · ',
  );

/** Adds a paragraph to the line before it, where there is one and a separator; anything else as a block of its own. */
function join(flow: Flow[], part: Flow, separator?: string): void {
  const last = flow.at(-1);
  if (separator === undefined || last?.type !== 'paragraph' || part.type !== 'paragraph') flow.push(part);
  else last.children.push(text(/[?!.:]$/.test(wordsOf(last)) ? ' ' : separator), ...part.children);
}
