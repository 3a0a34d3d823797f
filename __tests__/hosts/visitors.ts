import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { clientOf } from '@/pipeline/hosting/client';

/** A version of the site: content by path, compressed copies apart. */
export interface Version {
  readonly name: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

const encodings = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const;

/** Addresses of hashed files that a page names. */
const hashedIn = (page: Buffer) => [
  ...new Set(page.toString().match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g)),
];

/**
 * People who read the site while it is deployed: fifty visits a second, each a page and the hashed files that it names, and one hashed file for
 * a page of each version that was served before, as if it had stayed open. Whatever is not whole, or of another version, is a fault.
 */
export function visitors(origin: string, versions: readonly Version[], pages: readonly string[]) {
  const client = clientOf(origin);
  const faults: string[] = [];
  const seen = new Set<Version>();
  const waiting: { readonly at: number; readonly resolve: () => void }[] = [];
  const under = new Set<Promise<void>>();
  const begun = performance.now();
  let visits = 0;
  let requests = 0;
  /** A new object for each state, so that a visit knows whether one state lasted from its beginning to its end. */
  let state: { readonly served?: Version } = {};

  async function ask(path: string, encoding: keyof typeof encodings): Promise<Buffer> {
    const answer = await client({ path, headers: { 'Accept-Encoding': encoding } });
    requests += 1;
    for (const { at, resolve } of waiting) if (requests >= at) resolve();
    if (answer.status !== 200) faults.push(`${path} answered ${answer.status}`);
    const coded = answer.headers['content-encoding'] ?? 'identity';
    return encodings[coded as keyof typeof encodings](answer.body);
  }

  async function askHashed(path: string, version: Version, encoding: keyof typeof encodings) {
    const body = await ask(path, encoding);
    if (!version.files.get(path)?.equals(body))
      faults.push(`${path} is not what version ${version.name} holds`);
  }

  async function visit(number: number): Promise<void> {
    const before = state;
    const encoding = (['br', 'gzip', 'identity'] as const)[number % 3] ?? 'br';
    const page = pages[number % pages.length] ?? '/';
    const body = await ask(page, encoding);
    const version = versions.find(({ files }) => files.get(page)?.equals(body));
    if (!version) return void faults.push(`${page} is a page of no version`);
    if (before === state && before.served && before.served !== version)
      faults.push(`${page} is of version ${version.name}, while ${before.served.name} is served`);
    for (const path of hashedIn(body)) await askHashed(path, version, encoding);
    for (const open of seen) {
      const hashed = [...open.files.keys()].filter((path) => path.startsWith('/_next/static/'));
      await askHashed(hashed[number % hashed.length] ?? '', open, encoding);
    }
    seen.add(version);
  }

  const timer = setInterval(() => {
    // A slow machine gets no pile of visits.
    if (under.size > 20) return;
    const one: Promise<void> = visit(visits++)
      .catch((error: Error) => void faults.push(error.message))
      .finally(() => under.delete(one));
    under.add(one);
  }, 20);

  return {
    /** While it runs either version may come; after it, only the one that it returns. */
    async during<T>(served: Version | ((result: T) => Version), change: () => Promise<T>): Promise<T> {
      state = {};
      const result = await change();
      state = { served: typeof served === 'function' ? served(result) : served };
      return result;
    },
    answered: (more: number) =>
      new Promise<void>((resolve) => waiting.push({ at: requests + more, resolve })),
    faults,
    figures: () =>
      `${requests} requests, ${Math.round(requests / ((performance.now() - begun) / 1000))} a second, ${faults.length} faults`,
    async stop() {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}
