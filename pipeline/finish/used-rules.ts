import { load } from 'cheerio/slim';
import { compile } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';

type Element = Parameters<ReturnType<typeof compile>>[0];

/** Pseudo-classes that the markup alone decides; all others are states, which a visitor or a script brings about. */
const decidedByMarkup =
  /^(root|is|where|has|only-child|only-of-type|(nth|first|last|nth-last)-(child|of-type))$/;
/** An element that the starter adds to a page (`lib/browser/starter/route-progress.ts`). */
const addedByStarter = '#nprogress';

const isTraversal = ({ type }: Selector) =>
  [SelectorType.Adjacent, SelectorType.Child, SelectorType.Descendant, SelectorType.Sibling].includes(type);
const isName = (token: Selector) =>
  token.type === SelectorType.Attribute && (token.name === 'class' || token.name === 'id');

/** A selector as it stands in a page in which every state holds: each attribute but class and id, each `:not()`, each pseudo-element. */
function inEveryState(tokens: readonly Selector[]): Selector[] {
  const kept = tokens.flatMap((token): Selector[] => {
    if (token.type === SelectorType.PseudoElement) return [];
    if (token.type === SelectorType.Attribute) return isName(token) ? [token] : [];
    if (token.type !== SelectorType.Pseudo) return [token];
    if (!decidedByMarkup.test(token.name)) return [];
    return [Array.isArray(token.data) ? { ...token, data: token.data.map(inEveryState) } : token];
  });
  // `a > :hover` is `a > *`.
  return kept.flatMap((token, index) => {
    const next = kept[index + 1];
    const endsHere = isTraversal(token) && (next === undefined || isTraversal(next));
    return endsHere ? [token, any] : [token];
  });
}
const any: Selector = { type: SelectorType.Universal, namespace: null };

interface Test {
  /** A tag, class or id that an element must have to match. */
  readonly name?: string | undefined;
  readonly matches: (element: Element) => boolean;
}

function testOf(selector: string): Test {
  const [tokens = []] = parse(selector);
  const plain = inEveryState(tokens);
  const subject = plain.slice(plain.findLastIndex(isTraversal) + 1);
  // Styles of elements by their tags alone are for those, too, that a script adds.
  if (!tokens.some((token) => isName(token) || token.type === SelectorType.Pseudo))
    return { matches: () => true };
  const named = subject.find(isName) ?? subject.find(({ type }) => type === SelectorType.Tag);
  return {
    name: named && ('value' in named ? named.value : 'name' in named ? named.name : undefined),
    matches: compile<Element, Element>([plain.length > 0 ? plain : [any]]),
  };
}

/** Elements of a page by their tags, classes and ids; all of them under the empty name. */
function elementsOf(html: string): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of load(html).root().find('*').get() as unknown as Element[]) {
    const { tagName, attribs } = element as unknown as {
      tagName: string;
      attribs: Readonly<Record<string, string>>;
    };
    for (const name of ['', tagName, attribs.id ?? '', ...(attribs.class ?? '').split(' ')]) {
      const same = found.get(name) ?? [];
      if (same.at(-1) !== element) same.push(element);
      found.set(name, same);
    }
  }
  return found;
}

/**
 * Cuts a style sheet to what a page uses: rules that match its markup in some state, the keyframes and custom properties that these name. Their
 * order stays, so that the whole sheet after them changes nothing.
 * @param added styles that a script adds to every page: what they name is kept, too
 * @returns a function from a page's HTML to its rules
 */
export function ruleCutter(css: string, added = ''): (html: string) => string {
  const sheet = postcss.parse(css);
  const tests = new Map<string, Test>();
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    for (const selector of rule.selectors) if (!tests.has(selector)) tests.set(selector, testOf(selector));
  });
  return (html) => {
    const elements = elementsOf(html);
    const used = new Set<string>();
    for (const [selector, { name = '', matches }] of tests)
      if (selector.startsWith(addedByStarter) || elements.get(name)?.some(matches)) used.add(selector);
    const cut = sheet.clone();
    cut.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const selectors = rule.selectors.filter((selector) => used.has(selector));
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    removeUnnamed(cut, added);
    return cut.toString();
  };
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** Removes custom properties and keyframes that no other declaration names, and what is empty then. */
function removeUnnamed(cut: Root, added: string): void {
  const values = new Map<string, string[]>();
  const rest: string[] = [];
  cut.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else rest.push(value);
  });
  const named = new Set<string>();
  for (const texts = [...rest, added]; texts.length > 0; ) {
    const text = texts.pop() ?? '';
    for (const [name] of text.matchAll(/--[\w-]+/g))
      if (!named.has(name)) {
        named.add(name);
        texts.push(...(values.get(name) ?? []));
      }
  }
  cut.walkDecls(/^--/, (declaration) => {
    if (!named.has(declaration.prop)) declaration.remove();
  });
  const words = new Set(rest.concat(...values.values()).flatMap((value) => value.split(/[\s,]+/)));
  cut.walkAtRules('keyframes', (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
  const isEmpty = (node: AtRule | Rule) => node.nodes?.length === 0;
  for (let isDone = false; !isDone; ) {
    isDone = true;
    cut.walk((node) => {
      if ((node.type !== 'rule' && node.type !== 'atrule') || !isEmpty(node)) return;
      node.remove();
      isDone = false;
    });
  }
}
