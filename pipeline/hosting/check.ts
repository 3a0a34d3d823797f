import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, type Client, clientOf, targetOf } from './client';
import { type Expectation, type Row, types } from './expectations';

/** A row that was not as it should be. */
export interface Finding {
  readonly row: Row;
  readonly problems: readonly string[];
}

export interface CheckOptions {
  /** Redirects of the host's own that lead to the answer that is judged. */
  readonly follows?: number;
  readonly onAnswer?: (row: Row, answer: Answer) => void;
}

/** Sends the rows' requests, several at a time. @returns the rows that failed, in their order */
export async function checkSite(
  address: string,
  rows: readonly Row[],
  { follows = 0, onAnswer }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const client = clientOf(address);
  const problems = new Map<Row, readonly string[]>();
  const waiting = [...rows].reverse();
  const work = async () => {
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      try {
        const answer = await answerTo(client, row, address, follows);
        onAnswer?.(row, answer);
        problems.set(row, problemsOf(answer, row.expected, address));
      } catch (error) {
        problems.set(row, [(error as Error).message]);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return rows
    .map((row) => ({ row, problems: problems.get(row) ?? [] }))
    .filter((finding) => finding.problems.length > 0);
}

async function answerTo(client: Client, row: Row, address: string, follows: number): Promise<Answer> {
  let answer = await client(row.request);
  for (let step = 0; step < follows && answer.status >= 300 && answer.status < 400; step++) {
    const path = targetOf(answer, address);
    if (!path?.startsWith('/')) break;
    answer = await client({ ...row.request, path });
  }
  if (!row.again) return answer;
  const { etag, 'last-modified': date } = answer.headers;
  if (etag === undefined && date === undefined) throw new Error('has neither ETag nor Last-Modified');
  const condition = {
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(date !== undefined && { 'If-Modified-Since': date }),
  };
  return client({ ...row.request, headers: { ...row.request.headers, ...condition } });
}

function problemsOf(answer: Answer, expected: Expectation, address: string): readonly string[] {
  const { status, headers, body } = answer;
  const problems: string[] = [];
  if (!expected.status.includes(status)) return [`status ${status} and not ${expected.status.join(' or ')}`];
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  const target = isRedirect ? targetOf(answer, address) : undefined;
  if (isRedirect && expected.leadsTo !== undefined && target !== expected.leadsTo)
    problems.push(`leads to ${headers.location} and not to ${expected.leadsTo}`);
  if (isRedirect && expected.leadsTo === undefined && !target?.startsWith('/'))
    problems.push(`leads to another site, ${headers.location}`);
  if (expected.type !== undefined && !isOfType(headers['content-type'] ?? '', expected.type))
    problems.push(`is "${headers['content-type'] ?? ''}" and not ${expected.type}`);
  for (const [name, wanted] of Object.entries(expected.headers ?? {}))
    problems.push(...headerProblems(name, headers[name.toLowerCase()], wanted));
  if (expected.encoding !== undefined) problems.push(...encodingProblems(answer, expected.encoding));
  if (expected.empty && body.length > 0) problems.push(`has a body of ${body.length} bytes`);
  const page = canonicalOf(answer, address);
  if (!isRedirect && expected.page !== undefined && page !== expected.page)
    problems.push(`is the page ${page ?? 'of no address'} and not ${expected.page}`);
  if (/root:[^:]*:0:0:/.test(body.toString('latin1'))) problems.push('shows a file of the machine');
  return problems;
}

function headerProblems(name: string, value: string | undefined, wanted: string): readonly string[] {
  if (value === undefined) return [`${name} is missing`];
  // Hosts say in several ways that an answer is to be asked for again.
  const isSame = value === wanted || (wanted === 'no-cache' && /max-age=0\b/.test(value));
  return isSame ? [] : [`${name} is "${cut(value)}" and not "${cut(wanted)}"`];
}

/** The beginning of a long text. */
export const cut = (text: string, length = 80) => (text.length > length ? `${text.slice(0, length)}…` : text);

/** RFC 9110 lets a host write a blank after the semicolon or none, and capitals. */
function isOfType(given: string, expected: string): boolean {
  const type = given.toLowerCase().replace(/\s*;\s*/, '; ');
  return types[expected]?.test(type) ?? type === expected;
}

function encodingProblems({ headers, body }: Answer, wanted: 'br' | 'gzip' | 'none'): readonly string[] {
  const { 'content-encoding': encoding = 'none', vary = '' } = headers;
  if (encoding !== wanted) return [`is encoded ${encoding} and not ${wanted}`];
  if (!/accept-encoding/i.test(vary)) return ['does not vary with Accept-Encoding'];
  return decoded(body, encoding).length === 0 ? ['is empty'] : [];
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const decoded = (body: Buffer, encoding = 'none') => decoders[encoding]?.(body) ?? body;

/** Text of an answer, unpacked. */
export const textOf = ({ headers, body }: Answer) => decoded(body, headers['content-encoding']).toString();

/** The page that an answer holds, by its canonical link; a site may stand below a path. */
function canonicalOf(answer: Answer, address: string): string | undefined {
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(textOf(answer)) ?? [];
  if (canonical === undefined) return undefined;
  const { pathname } = new URL(canonical, address);
  const base = new URL(address).pathname.replace(/\/$/, '');
  return (pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname.replace(base, '')) || '/';
}

/** One line for people. */
export const describe = ({ row: { request }, problems }: Finding) =>
  `${request.method ?? 'GET'} ${request.path}: ${problems.join('; ')}`;
