import { Parser } from 'htmlparser2';
import { Failure } from '../run';

/*
 * An exported page carries its text twice (as HTML, and as React's payload in inline scripts) and starts Next's client for
 * everybody. This takes both out. It knows each kind of script that Next writes and stops at any other, so that a new version
 * cannot change pages silently; and it lets nothing pass that a strict Content-Security-Policy would refuse.
 */

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

/** The kinds of script that go: what starts Next's client, and what it reads. */
const clientScripts: readonly ((attributes: Attributes, text: string) => boolean)[] = [
  // Also the polyfills for browsers without modules, which read the page and follow its links without islands.
  (attributes, text) => isChunk(attributes) && text === '',
  ({ src }, text) => src === undefined && isPayload(text),
  ({ id }, text) => id === '_R_' && text.includes('globalThis["TURBOPACK"]'),
];

interface Cut {
  readonly from: number;
  readonly to: number;
}

/**
 * The page without Next's client. Data blocks (`application/ld+json`) stay.
 * @param file names the page in errors
 * @throws Failure at a script, style or handler that this does not know
 */
export function htmlFirst(html: string, file: string): string {
  const cuts: Cut[] = [];
  let script: { readonly attributes: Attributes; readonly from: number; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const cut = { from: parser.startIndex, to: parser.endIndex + 1 };
      assertPlain(name, attributes, () => html.slice(cut.from, cut.to), file);
      if (name === 'script') script = { attributes, from: cut.from, text: '' };
      if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'script') cuts.push(cut);
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      const { attributes, from, text } = script;
      script = undefined;
      if (attributes.type === 'application/ld+json') return;
      const to = parser.endIndex + 1;
      if (!clientScripts.some((isOfKind) => isOfKind(attributes, text)))
        throw unknown(file, 'a script', html.slice(from, to));
      cuts.push({ from, to });
    },
  });
  parser.end(html);
  return without(html, cuts);
}

function assertPlain(name: string, attributes: Attributes, source: () => string, file: string): void {
  if (name === 'style' || attributes.style !== undefined) throw unknown(file, 'an inline style', source());
  if (Object.keys(attributes).some((attribute) => attribute.startsWith('on')))
    throw unknown(file, 'an inline handler', source());
}

function without(html: string, cuts: readonly Cut[]): string {
  let at = 0;
  let rest = '';
  for (const { from, to } of cuts) {
    rest += html.slice(at, from);
    at = to;
  }
  return rest + html.slice(at);
}

const unknown = (file: string, what: string, source: string): Failure =>
  new Failure(
    `${file} holds ${what} that the build does not know: ${source.slice(0, 160)}\n` +
      'If an update of Next brought it, scripts/finish/html-first.ts decides what becomes of it; if our code did, remove it.',
  );
