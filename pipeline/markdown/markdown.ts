import { type CheerioAPI, load } from 'cheerio/slim';
import { Failure } from '../run';

/*
 * The words of a page as Markdown. The rules go by what its HTML means (elements, roles, states), never by a class, so that a new
 * look of a page leaves its Markdown as it is. An element without a rule stops the build.
 */

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];
type Element = Extract<Node, { readonly tagName: string }>;

/** Part of a line. */
interface Phrase {
  readonly kind: 'words' | 'separator' | 'strong' | 'link';
  readonly markdown: string;
  readonly words: string;
}
type Block =
  | { readonly kind: 'paragraph'; readonly phrases: readonly Phrase[] }
  | { readonly kind: 'heading'; readonly phrases: readonly Phrase[]; readonly depth: number }
  | { readonly kind: 'list'; readonly items: readonly (readonly Block[])[]; readonly isOrdered: boolean }
  | { readonly kind: 'verbatim'; readonly markdown: string };

/** Left out: navigation, inputs, and drawings without words. */
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

const inline = 'a, b, code, label, s, span, svg, time';
const separator = ' · ';

/**
 * @param address of the page, to which its links are relative
 * @throws Failure where the page has no `main`, or an element in it that has no form in Markdown
 */
export function markdownOf(html: string, address: string): string {
  // The lines of drawings are most of a page, and take most of the time that a parser needs for it.
  const words = /<main.*<\/main>/s.exec(html)?.[0].replace(/<!--.*?-->|(<svg[^>]*>).*?(?=<\/svg>)/gs, '$1');
  if (!words) throw new Failure(`${address} has no main element: its words cannot be told from its frame.`);
  const $ = load(words);
  sayLooks($);
  return `${written(new Writer($, address).flow($('main').contents().get()))}\n`;
}

/** Removes what is left out, and writes as text what only the style sheet shows: separators and highlights. */
function sayLooks($: CheerioAPI): void {
  // A section with a heading and a form: without the form the heading has nothing under it.
  for (const section of $('section:has(form)').get())
    if ($(section).text() === $('h2, h3, form', section).text()) $(section).remove();
  // A label above the text that it names.
  for (const label of $('span').get()) if (isElement(label.next, 'p')) label.tagName = 'b';
  $(leftOut).remove();
  for (const part of $(inline).get())
    if (isInline($, part.prev) && !isElement(part.parent, 'pre')) $(part).before(separator);
  for (const mark of $('mark').get()) $(mark).after(`\n${'^'.repeat($(mark).text().length)}`);
}

const isElement = (node: Node | null | undefined, name: string): node is Element =>
  node?.type === 'tag' && node.tagName === name;

const isInline = ($: CheerioAPI, node: Node | null) => node?.type === 'tag' && $(node).is(inline);

const words = (text: string): Phrase => ({ kind: 'words', markdown: text, words: text });
const strong = (phrases: readonly Phrase[]): Phrase => ({ ...around('**', phrases), kind: 'strong' });
const around = (mark: string, phrases: readonly Phrase[]): Phrase => ({
  kind: 'words',
  markdown: `${mark}${line(phrases)}${mark}`,
  words: said(phrases),
});
const said = (phrases: readonly Phrase[]) => phrases.map((phrase) => phrase.words).join('');
const line = (phrases: readonly Phrase[]) =>
  phrases
    .map(({ markdown }) => markdown)
    .join('')
    .replace(/[\t\n\f\r ]+/g, ' ')
    .trim();
const paragraph = (phrases: readonly Phrase[]): Block => ({ kind: 'paragraph', phrases });

/** Characters with a meaning in Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_~[\]|]|<(?=[!/?a-z])|&(?=[#a-z])/gi, '\\$&');

class Writer {
  constructor(
    private readonly $: CheerioAPI,
    private readonly address: string,
  ) {}

  /** Blocks, and each run of phrases between them as a paragraph. */
  flow(nodes: readonly Node[]): Block[] {
    const blocks: Block[] = [];
    let run: Phrase[] = [];
    const endRun = () => {
      if (line(run) !== '') blocks.push(paragraph(run));
      run = [];
    };
    for (const node of nodes) {
      if (node.type === 'tag' && !isInline(this.$, node)) {
        endRun();
        blocks.push(...this.blocks(node));
      } else run.push(...this.phrases([node]));
    }
    endRun();
    return blocks;
  }

  private blocks(element: Element): Block[] {
    const { tagName: name, children } = element;
    if (/^h[1-6]$/.test(name))
      return [{ kind: 'heading', phrases: this.phrases(children), depth: Number(name[1]) }];
    switch (name) {
      case 'p':
        return this.paragraph(children);
      case 'ul':
      case 'ol':
        return [this.codeOf(element) ?? this.list(element)];
      case 'dl':
        return [this.definitions(element)];
      case 'table':
        return [this.table(element)];
      case 'pre':
        return [verbatim(this.$(element).text())];
      case 'nav':
        return [this.breadcrumbs(element)];
      // A question that opens.
      case 'summary':
        return [{ kind: 'heading', phrases: this.phrases(children), depth: 3 }];
      case 'article':
      case 'aside':
      case 'details':
      case 'div':
      case 'figcaption':
      case 'figure':
      case 'header':
      case 'section':
        return this.flow(children);
      default:
        throw this.unknown(name);
    }
  }

  private phrases(nodes: readonly Node[]): Phrase[] {
    return nodes.flatMap((node) => {
      if (node.type === 'text')
        return node.data === separator
          ? [{ ...words(separator), kind: 'separator' as const }]
          : [{ ...words(escaped(node.data)), words: node.data }];
      if (node.type !== 'tag') return [];
      const inside = () => this.phrases(node.children);
      switch (node.tagName) {
        case 'a':
          return this.link(node, inside());
        case 'b':
          return [strong(inside())];
        case 'code':
          return [words(`\`${this.$(node).text()}\``)];
        case 's':
          return [around('~~', inside())];
        // A drawing by its name.
        case 'svg':
          return [around('*', [words(escaped(node.attribs['aria-label'] ?? ''))])];
        case 'label':
        case 'span':
        case 'time':
          return inside();
        default:
          throw this.unknown(node.tagName);
      }
    });
  }

  /** Its words alone, where it leads to a place on the page: headings lead to themselves. */
  private link({ attribs: { href = '' } }: Element, phrases: readonly Phrase[]): readonly Phrase[] {
    if (href.startsWith('#')) return phrases;
    const text = said(phrases);
    const { href: url } = new URL(href, this.address);
    const markdown = url === `mailto:${text}` ? `<${text}>` : `[${line(phrases)}](${url})`;
    return [{ kind: 'link', markdown, words: text }];
  }

  /** A label that a paragraph begins with stands out. */
  private paragraph([first, ...rest]: readonly Node[]): Block[] {
    if (!first) return [];
    const label = this.phrases([first]);
    const isLabel = isElement(first, 'span') && rest[0]?.type === 'text' && rest[0].data !== separator;
    return [paragraph([...(isLabel ? [strong(label), words(':')] : label), ...this.phrases(rest)])];
  }

  /** A numbered list of lines of code, with the notes of their margin, as one block. */
  private codeOf(list: Element): Block | undefined {
    const lines = this.$('li', list)
      .get()
      .map((item) => this.$(item).children().get());
    if (list.tagName !== 'ol' || !lines.every(([code]) => isElement(code, 'code'))) return undefined;
    return verbatim(lines.map((parts) => parts.map((part) => this.$(part).text()).join('   ← ')).join('\n'));
  }

  private list(list: Element): Block {
    const items = this.$(list).children('li').get();
    return {
      kind: 'list',
      isOrdered: list.tagName === 'ol',
      items: items.map((item) => this.item(item)),
    };
  }

  /** A heading in an item would break the outline of the page: it ends the line that leads the item. */
  private item({ children }: Element): readonly Block[] {
    const parts = this.flow(children);
    const leads = Math.max(1, parts.findIndex(({ kind }) => kind === 'heading') + 1);
    const flow: Block[] = [];
    for (const part of parts.slice(0, leads))
      join(flow, part.kind === 'heading' ? paragraph([strong(part.phrases)]) : part, separator);
    const rest = parts.slice(leads);
    for (const part of rest) join(flow, part, rest.length === 1 && isTitle(flow.at(-1)) ? ': ' : undefined);
    return flow;
  }

  /** "- **Term**: what it means", with a point before what else it means. */
  private definitions(list: Element): Block {
    const items: Block[][] = [];
    for (const { tagName, children } of this.$('dt, dd', list).get()) {
      const item = items.at(-1);
      if (tagName === 'dt' || !item) {
        items.push([paragraph([strong(this.phrases(children))])]);
        continue;
      }
      const [first, ...rest] = this.flow(children);
      const another = rest.length === 0 ? separator : undefined;
      if (first) join(item, first, isTitle(item.at(-1)) ? ': ' : another);
      item.push(...rest);
    }
    return { kind: 'list', isOrdered: false, items };
  }

  private table(table: Element): Block {
    const rows = this.$('tr', table)
      .get()
      .map((row) =>
        this.$(row)
          .children()
          .get()
          .map((cell) => line(this.phrases(cell.children))),
      );
    const [head = [], ...body] = rows;
    const lines = [head, head.map(() => '-'), ...body].map(
      (cells) => `|${cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('')}`,
    );
    return { kind: 'verbatim', markdown: lines.join('\n') };
  }

  /** The breadcrumbs, in one line. */
  private breadcrumbs(nav: Element): Block {
    const crumbs = this.$('li', nav).get();
    return paragraph(
      crumbs.flatMap(({ children }, index) => [
        ...(index > 0 ? [words(' › ')] : []),
        ...this.phrases(children),
      ]),
    );
  }

  private unknown(name: string): Failure {
    return new Failure(
      `${this.address} has a <${name}> in its main element, which has no form in Markdown: give it one in pipeline/markdown/markdown.ts.`,
    );
  }
}

const verbatim = (text: string): Block => ({
  kind: 'verbatim',
  markdown: `\`\`\`\n${text.replace(/\n+$/, '')}\n\`\`\``,
});

const isTitle = (part: Block | undefined) =>
  part?.kind === 'paragraph' && part.phrases.every(({ kind }) => kind !== 'words');

/** Adds a paragraph to the line before it, where there is one and a separator; anything else as a block of its own. */
function join(flow: Block[], part: Block, between?: string): void {
  const last = flow.at(-1);
  if (between === undefined || last?.kind !== 'paragraph' || part.kind !== 'paragraph') flow.push(part);
  else {
    const space = /[?!.:]$/.test(said(last.phrases)) ? ' ' : between;
    const kind = space === separator ? 'separator' : 'words';
    flow.splice(-1, 1, paragraph([...last.phrases, { ...words(space), kind }, ...part.phrases]));
  }
}

/** Blocks with a line between them; of two lists in a row the second has other bullets, or they would be one. */
function written(blocks: readonly Block[]): string {
  let bullet = '';
  const parts = blocks.map((block) => {
    bullet = block.kind !== 'list' ? '' : bullet === '-' ? '*' : '-';
    return writtenBlock(block, bullet);
  });
  return parts.join('\n\n');
}

function writtenBlock(block: Block, bullet: string): string {
  switch (block.kind) {
    case 'paragraph':
      // What would begin a heading, a list or a quotation.
      return line(block.phrases).replace(/^(?=(?:#{1,6}|[-+>]) )|^(\d+)(?=[.)] )/, '$1\\');
    case 'heading':
      return `${'#'.repeat(block.depth)} ${line(block.phrases)}`;
    case 'verbatim':
      return block.markdown;
    case 'list': {
      const items = block.items.map((item, index) => {
        const marker = block.isOrdered ? `${index + 1}. ` : `${bullet} `;
        return marker + written(item).replace(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`);
      });
      return items.join(block.items.some((item) => item.length > 1) ? '\n\n' : '\n');
    }
  }
}
