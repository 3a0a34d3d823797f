import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { listen } from '../pipeline/server/local-server';
import { siteHandler } from '../pipeline/server/site-server';
import { submissionsFolder } from './contact';
import { test as base } from './test';

const folder = 'preview';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers in place of a file; hosts, proxies and lines give each of them now and then. */
export const faults = {
  'is missing': () => ({ status: 404, type: 'text/html', body: '<h1>Not found</h1>' }),
  'is an error of the host': () => ({ status: 500, type: 'text/plain', body: 'Internal Server Error' }),
  'is a page of something else': () => ({ status: 200, type: 'text/html', body: '<h1>Sign in here</h1>' }),
  'is cut short': (file: Buffer, type: string) => ({
    status: 200,
    type,
    body: file.subarray(0, file.length / 2),
  }),
  // A script of no text is a valid one, as a script that is cut short can be.
  'is empty': (_file: Buffer, type: string) => ({ status: 200, type, body: '' }),
  'never comes': () => undefined,
} as const;

export type FaultName = keyof typeof faults;

/** A host over real HTTP whose files go wrong, or are those of a later version of the site, when a test says so. */
class FaultyHost {
  private readonly broken = new Map<RegExp, FaultName>();
  private readonly held = new Map<RegExp, Promise<void>>();
  private readonly changes: ((html: string) => string)[] = [];
  private oldFiles: 'current' | 'kept' | 'gone' = 'current';
  private readonly site = siteHandler(folder, submissionsFolder);

  /** `files`: no rule for addresses, only files and `index.html`, as of the simplest servers. */
  constructor(private readonly addresses: 'clean' | 'files') {}

  break(files: RegExp, fault: FaultName): void {
    this.broken.set(named(files), fault);
  }

  /** Holds back what the pattern names. @returns lets it go */
  hold(files: RegExp): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.held.set(named(files), released);
    return release;
  }

  /** From now on somebody on the way changes each page. */
  change(change: (html: string) => string): void {
    this.changes.push(change);
  }

  /** From now on the host has another version, whose hashed files have other names. */
  deploy(oldFiles: 'kept' | 'gone'): void {
    this.oldFiles = oldFiles;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname, search } = new URL(request.url ?? '', 'http://host');
    for (const [files, released] of this.held) if (files.test(pathname)) await released;
    if (request.method === 'POST') return this.site(request, response);
    const file = this.find(pathname);
    if (file === 'folder') return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    const served = file ?? path.join(folder, '404.html');
    const type = types[path.extname(served)] ?? 'application/octet-stream';
    const bytes = this.changed(this.renamed(readFileSync(served), type), type);
    const fault = [...this.broken].find(([files]) => files.test(pathname))?.[1];
    const answer = fault ? faults[fault](bytes, type) : { status: file ? 200 : 404, type, body: bytes };
    if (answer)
      response
        .writeHead(answer.status, {
          'Content-Type': answer.type,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': pathname.startsWith(hashed) ? 'max-age=31536000, immutable' : 'no-cache',
        })
        .end(answer.body);
  }

  private find(pathname: string): string | 'folder' | undefined {
    const isOld = pathname.startsWith(hashed) && !pathname.startsWith(later);
    if (isOld && this.oldFiles === 'gone') return undefined;
    const name = path.join(folder, pathname.replace(later, hashed));
    const candidates = [
      name,
      path.join(name, 'index.html'),
      ...(this.addresses === 'clean' ? [`${name}.html`] : []),
    ];
    if (this.addresses === 'files' && !pathname.endsWith('/') && existsSync(candidates[1] ?? ''))
      return 'folder';
    return candidates.reverse().find((file) => existsSync(file) && statSync(file).isFile());
  }

  private changed(bytes: Buffer, type: string): Buffer {
    if (this.changes.length === 0 || !type.startsWith('text/html')) return bytes;
    return Buffer.from(this.changes.reduce((html, change) => change(html), bytes.toString()));
  }

  private renamed(bytes: Buffer, type: string): Buffer {
    if (this.oldFiles === 'current' || !/^(text|application\/json)/.test(type)) return bytes;
    const text = bytes.toString().replaceAll(hashed, later).replace('<html', '<html data-later');
    const [, rules] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    if (!rules) return Buffer.from(text);
    // The new version's rules name its faces, so that its pages hold another hash.
    const hash = createHash('sha256').update(rules).digest('base64');
    return Buffer.from(text.replace(/'sha256-[^']+'/, () => `'sha256-${hash}'`));
  }
}
/** @throws where the site has no such file: the fault of a test would harm nothing, and the test pass */
function named(files: RegExp): RegExp {
  if (!readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => files.test(`/${file}`)))
    throw new Error(`No file of ${folder}/ is named like ${files}.`);
  return files;
}
const hashed = '/_next/static/';
const later = '/_next/static/later/';

interface HostFixtures {
  readonly addresses: 'clean' | 'files';
  readonly host: FaultyHost;
}

/** Playwright's `test` on a {@link FaultyHost} of its own. */
export const test = base.extend<HostFixtures & { readonly server: string }>({
  addresses: ['clean', { option: true }],
  host: async ({ addresses }, use) => use(new FaultyHost(addresses)),
  server: async ({ host }, use) => {
    const server = await listen((request, response) => host.handle(request, response), 0);
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ server }, use) => use(server),
});
