import { load } from 'cheerio/slim';
import { version as foundNext } from 'next/package.json';
import { Failure } from '../run';

/*
 * An exported page carries its text twice (as HTML, and as React's payload in inline scripts) and starts Next's client for
 * everybody. This takes both out. It knows each kind of script that Next writes and stops at any other, so that a new version
 * cannot change pages silently; and it lets nothing pass that a strict Content-Security-Policy would refuse.
 */

/** The version whose scripts are known here; raised once the tests pass with a newer one. */
const expectedNext = '16.4.6';

type Attributes = Readonly<Record<string, string>>;

const isChunk = ({ src }: Attributes) => src?.startsWith('/_next/static/chunks/') ?? false;

/** `self.__next_f.push([1,"…"])` and nothing else. */
function isPayload(text: string): boolean {
  const [, json = ''] =
    /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[01]\b.*)\)$/s.exec(text) ?? [];
  try {
    return Array.isArray(JSON.parse(json));
  } catch {
    return false;
  }
}

/** Scripts that are removed: those that start Next's client, and the data that it reads. */
const clientScripts: readonly ((attributes: Attributes, text: string) => boolean)[] = [
  // Also the polyfills for browsers without modules, which read the page and follow its links without islands.
  (attributes, text) => isChunk(attributes) && text === '',
  ({ src }, text) => src === undefined && isPayload(text),
  ({ id }, text) => id === '_R_' && text.includes('globalThis["TURBOPACK"]'),
];

/**
 * The page without Next's client. Data blocks (`application/ld+json`) stay.
 * @param file names the page in errors
 * @throws Failure at a script, style or handler that this does not know
 */
export function htmlFirst(html: string, file: string): string {
  const cuts: { readonly from: number; readonly to: number }[] = [];
  const $ = load(html, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  for (const element of $.root().find('*').get()) {
    const { tagName: name, attribs: attributes } = element;
    const cut = { from: element.startIndex ?? 0, to: (element.endIndex ?? 0) + 1 };
    const stop = (what: string) => unknown(file, what, html.slice(cut.from, cut.to));
    if (name === 'style' || attributes.style !== undefined) throw stop('an inline style');
    if (Object.keys(attributes).some((attribute) => attribute.startsWith('on')))
      throw stop('an inline handler');
    if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'script') cuts.push(cut);
    if (name !== 'script' || attributes.type === 'application/ld+json') continue;
    const text = $(element).text();
    if (!clientScripts.some((isOfKind) => isOfKind(attributes, text))) throw stop('a script');
    cuts.push(cut);
  }
  // From the end on, so that the places before stay where they are.
  return cuts.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), html);
}

const unknown = (file: string, what: string, source: string): Failure =>
  new Failure(`${file} holds ${what} that the build does not know: ${source.slice(0, 160)}\n${remedy}`);

const remedy =
  foundNext === expectedNext
    ? `Next is ${foundNext}, as the build expects: our own code brought it, so remove it there.`
    : `The build was made for Next ${expectedNext} and found ${foundNext}: \`npm i --save-exact next@${expectedNext}\` goes back; to go on, decide in pipeline/finish/html-first.ts what becomes of it and raise \`expectedNext\` there.`;
