import { type CheerioAPI, load } from 'cheerio/slim';
import { Failure } from '../run';

/*
 * The words of a page as Markdown. The rules go by what its HTML means (elements, roles, states), never by a class, so that a new
 * look of a page leaves its Markdown as it is. An element without a rule stops the build.
 */

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];
type Element = Extract<Node, { readonly tagName: string }>;

interface Block {
  readonly kind: 'paragraph' | 'heading' | 'list' | 'verbatim';
  readonly markdown: string;
  /** A paragraph of strong words and links alone. */
  readonly isTitle?: boolean;
}

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
  'details[name] a[href^="#"]',
  // Opens the words of a drawing.
  'figure summary',
  // Opens the pages of a category, or chapters.
  '[data-fold] > summary',
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
  return `${markdownOfBlocks(new Writer($, address).flow($('main').contents().get()))}\n`;
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

const strong = (text: string) => `**${text}**`;
const paragraph = (markdown: string, isTitle = false): Block => ({ kind: 'paragraph', markdown, isTitle });

/** Characters with a meaning in Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_~[\]|]|<(?=[!/?a-z])|&(?=[#a-z])/gi, '\\$&');

class Writer {
  constructor(
    private readonly $: CheerioAPI,
    private readonly address: string,
  ) {}

  /** Blocks, and each run of inline nodes between them as a paragraph. */
  flow(nodes: readonly Node[]): Block[] {
    const blocks: Block[] = [];
    let run: Node[] = [];
    const endRun = () => {
      const text = this.line(run);
      if (text !== '') blocks.push(paragraph(text, run.every(isName)));
      run = [];
    };
    for (const node of nodes) {
      if (node.type === 'tag' && !isInline(this.$, node)) {
        endRun();
        blocks.push(...this.blocks(node));
      } else run.push(node);
    }
    endRun();
    return blocks;
  }

  private blocks(element: Element): Block[] {
    const { tagName: name, children } = element;
    if (/^h[1-6]$/.test(name)) return [this.heading(Number(name[1]), children)];
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
        return [this.heading(3, children)];
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

  private heading(depth: number, nodes: readonly Node[]): Block {
    return { kind: 'heading', markdown: `${'#'.repeat(depth)} ${this.line(nodes)}` };
  }

  /** Inline nodes on one line. */
  private line(nodes: readonly Node[]): string {
    const text = nodes.map((node) => this.phrase(node)).join('');
    return text.replace(/[\t\n\f\r ]+/g, ' ').trim();
  }

  private phrase(node: Node): string {
    if (node.type === 'text') return node.data === separator ? separator : escaped(node.data);
    if (node.type !== 'tag') return '';
    const { tagName: name, children, attribs: attributes } = node;
    switch (name) {
      case 'a':
        return this.link(node);
      case 'b':
        return strong(this.line(children));
      case 'code':
        return `\`${this.$(node).text()}\``;
      case 's':
        return `~~${this.line(children)}~~`;
      // A drawing by its name.
      case 'svg':
        return `*${escaped(attributes['aria-label'] ?? '')}*`;
      case 'label':
      case 'span':
      case 'time':
        return children.map((child) => this.phrase(child)).join('');
      default:
        throw this.unknown(name);
    }
  }

  /** Its words alone, where it leads to a place on the page: headings lead to themselves. */
  private link(link: Element): string {
    const { href = '' } = link.attribs;
    const text = this.line(link.children);
    if (href.startsWith('#')) return text;
    const { href: url } = new URL(href, this.address);
    const words = this.$(link).text();
    return url === `mailto:${words}` ? `<${words}>` : `[${text}](${url})`;
  }

  /** A label that a paragraph begins with stands out. */
  private paragraph(nodes: readonly Node[]): Block[] {
    const [first, second] = nodes;
    if (!first) return [];
    const isLabelled = isElement(first, 'span') && second?.type === 'text' && second.data !== separator;
    if (!isLabelled) return [paragraph(this.line(nodes), nodes.every(isName))];
    return [paragraph(`${strong(this.line([first]))}: ${this.line(nodes.slice(1))}`)];
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
    return listOf(
      items.map((item) => this.item(item)),
      list.tagName === 'ol',
    );
  }

  /** A heading in an item would break the outline of the page: it ends the line that leads the item. */
  private item({ children }: Element): readonly Block[] {
    const parts = this.flow(children);
    const leads = Math.max(1, parts.findIndex(({ kind }) => kind === 'heading') + 1);
    const flow: Block[] = [];
    for (const part of parts.slice(0, leads)) {
      const isHeading = part.kind === 'heading';
      join(flow, isHeading ? paragraph(strong(part.markdown.replace(/^#+ /, '')), true) : part, separator);
    }
    const rest = parts.slice(leads);
    for (const part of rest) join(flow, part, rest.length === 1 && flow.at(-1)?.isTitle ? ': ' : undefined);
    return flow;
  }

  /** "- **Term**: what it means", with a point before what else it means. */
  private definitions(list: Element): Block {
    const items: Block[][] = [];
    for (const { tagName, children } of this.$('dt, dd', list).get()) {
      const item = items.at(-1);
      if (tagName === 'dt' || !item) {
        items.push([paragraph(strong(this.line(children)), true)]);
        continue;
      }
      const [first, ...rest] = this.flow(children);
      const another = rest.length === 0 ? separator : undefined;
      if (first) join(item, first, item.at(-1)?.isTitle ? ': ' : another);
      item.push(...rest);
    }
    return listOf(items, false);
  }

  private table(table: Element): Block {
    const rows = this.$('tr', table)
      .get()
      .map((row) =>
        this.$(row)
          .children()
          .get()
          .map((cell) => this.line(cell.children)),
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
    return paragraph(crumbs.map(({ children }) => this.line(children)).join(' › '));
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

/** Whether it stands for a thing by itself: strong words or a link, or what holds such apart. */
function isName(node: Node): boolean {
  if (node.type !== 'tag') return node.type !== 'text' || node.data === separator;
  return (
    node.tagName === 'b' || node.tagName === 'a' || (node.tagName === 'span' && node.children.every(isName))
  );
}

/** Adds a paragraph to the line before it, where there is one and a separator; anything else as a block of its own. */
function join(flow: Block[], part: Block, between?: string): void {
  const last = flow.at(-1);
  if (between === undefined || last?.kind !== 'paragraph' || part.kind !== 'paragraph') flow.push(part);
  else {
    const space = /[?!.:](?:\*\*|\]\(\S*\))*$/.test(last.markdown) ? ' ' : between;
    const isTitle = space === separator && last.isTitle && part.isTitle;
    flow.splice(-1, 1, paragraph(last.markdown + space + part.markdown, isTitle));
  }
}

function listOf(items: readonly (readonly Block[])[], isOrdered: boolean): Block {
  const written = items.map((item, index) => {
    const marker = isOrdered ? `${index + 1}. ` : '- ';
    return marker + markdownOfBlocks(item).replace(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`);
  });
  return { kind: 'list', markdown: written.join(items.some((item) => item.length > 1) ? '\n\n' : '\n') };
}

/** Blocks with a line between them; of two lists in a row the second has other bullets, or they would be one. */
function markdownOfBlocks(blocks: readonly Block[]): string {
  let bullet = '';
  const parts = blocks.map(({ kind, markdown }) => {
    bullet = kind !== 'list' ? '' : bullet === '-' ? '*' : '-';
    // What would begin a heading, a list or a quotation.
    if (kind === 'paragraph') return markdown.replace(/^(?=(?:#{1,6}|[-+>]) )|^(\d+)(?=[.)] )/, '$1\\');
    return bullet === '*' ? markdown.replace(/^- /gm, '* ') : markdown;
  });
  return parts.join('\n\n');
}
