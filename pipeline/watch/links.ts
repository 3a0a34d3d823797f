import { textOf } from '../hosting/check';
import { clientOf } from '../hosting/client';

/** Outcome of asking the links to other sites. */
export interface LinkReport {
  readonly asked: number;
  /** Links that lead nowhere, a line each. */
  readonly broken: readonly string[];
  /** Links whose host answers programs otherwise than visitors, or not now: for somebody to open. */
  readonly unclear: readonly string[];
}

const patienceMs = 20_000;

/** Asks for every address of another site that the pages of a deployed one link to. */
export async function askLinks(
  url: string,
  pages: readonly string[],
  isOwn: (href: string) => boolean,
): Promise<LinkReport> {
  const links = await linksOn(url, pages);
  const others = [...links].filter(([href]) => !isOwn(href));
  const outcomes = await Promise.all(
    others.map(async ([href, on]) => {
      let { kind, said } = await outcomeOf(href);
      // A host may be busy just then.
      if (kind !== 'good') ({ kind, said } = await outcomeOf(href));
      const more = on.length > 1 ? ` and ${on.length - 1} more pages` : '';
      return { kind, line: `${href} on ${on[0]}${more}: ${said}` };
    }),
  );
  const linesOf = (kind: Outcome['kind']) =>
    outcomes.filter((outcome) => outcome.kind === kind).map(({ line }) => line);
  return { asked: others.length, broken: linesOf('broken'), unclear: linesOf('unclear') };
}

/** Addresses of other hosts, and the pages that link to each. */
async function linksOn(url: string, pages: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const client = clientOf(url);
  const found = new Map<string, string[]>();
  const read = async (path: string) => {
    const html = textOf(await client({ path, headers: { 'Accept-Encoding': 'gzip' } }));
    const named = html.matchAll(/<a\s[^>]*?href="(https?:\/\/[^"#]+)/g);
    for (const href of new Set([...named].map(([, text = '']) => text.replaceAll('&amp;', '&'))))
      found.set(href, [...(found.get(href) ?? []), path].sort());
  };
  await Promise.all(pages.map(read));
  return new Map([...found].sort());
}

interface Outcome {
  readonly kind: 'good' | 'broken' | 'unclear';
  readonly said: string;
}

async function outcomeOf(href: string): Promise<Outcome> {
  try {
    // Many hosts refuse HEAD; the body is not read.
    const answer = await fetch(href, {
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; link check)' },
    });
    await answer.body?.cancel();
    return judged(answer.status);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return judged(cause?.code ?? message);
  }
}

/** @param answer a status, or the code of what kept the answer from coming */
export function judged(answer: number | string): Outcome {
  const said = typeof answer === 'number' ? `answers ${answer}` : answer;
  if (typeof answer === 'number' && answer < 300) return { kind: 'good', said };
  return { kind: [404, 410, 'ENOTFOUND'].includes(answer) ? 'broken' : 'unclear', said };
}
