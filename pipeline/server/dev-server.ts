import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import type { SearchFile } from '@/lib/search/records';
import { type IslandManifest, writeIslands } from '../bundles/islands';
import { writeSearch } from '../bundles/search';
import { writeStarter } from '../bundles/starter';
import { writeHashed } from '../bundles/write-hashed';
import { Failure } from '../run';
import { writeIndex } from '../search/write-index';
import type { Handler } from './local-server';
import { formSandbox, isSandbox } from './sandbox';

/*
 * The pages of `next dev` with the built site's own scripts: Next's client is taken out of each, and starter, islands and search
 * are bundled as a build bundles them. Where this differs from a build stands in this file alone.
 */

const sources = ['app', 'components', 'content', 'lib', 'pipeline', 'public'];
const bundleFolder = '.cache/dev';
const changesPath = '/dev/changes';

/** Milliseconds between a change and the reload: editors write a file in several steps, and Next notices them late. */
const settlingMs = 200;

/** Every script but data blocks, and what is fetched ahead for Next's client. */
const nextClient =
  /<script\b(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>|<link rel="preload"[^>]* as="(script|style)"[^>]*>/gs;

const reloadOnChange = `<script>new EventSource('${changesPath}').onmessage=()=>location.reload()</script>`;

/** @param port of `next dev`, which may still be starting */
export async function devHandler(port: number, submissions: string): Promise<Handler> {
  await rm(bundleFolder, { recursive: true, force: true });
  const submit = formSandbox(submissions);
  const bundles = sirv(bundleFolder, { dev: true });
  const listeners = new Set<ServerResponse>();
  let starter: Promise<string> | undefined;
  let settling: NodeJS.Timeout | undefined;
  const handleChange = () => {
    starter = undefined;
    clearTimeout(settling);
    settling = setTimeout(() => {
      for (const listener of listeners) listener.write('data:\n\n');
    }, settlingMs);
  };
  for (const source of sources) watch(source, { recursive: true }, handleChange);

  const addChangesListener: Handler = (request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      .flushHeaders();
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  };
  const passOn = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await askNext(port, request);
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers);
      return void answer.pipe(response);
    }
    const page = await text(answer);
    if (status >= 500) throw new Failure(errorIn(page));
    starter ??= writeBundles(port);
    const scripts = `${reloadOnChange}<script src="${await starter}" async></script></head>`;
    sendPage(
      response,
      status,
      page.replace(nextClient, '').replace('</head>', () => scripts),
    );
  };
  return (request, response) => {
    if (isSandbox(request.url ?? '')) return submit(request, response);
    if (request.url === changesPath) return addChangesListener(request, response);
    return bundles(request, response, () =>
      passOn(request, response).catch(({ message }: Error) => {
        console.error(message);
        sendPage(response, 500, `<pre>${message.replaceAll('<', '&lt;')}</pre>${reloadOnChange}`);
      }),
    );
  };
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html);
}

/** The message of a page that Next cannot render, from the data that Next sends to its own client. */
function errorIn(page: string): string {
  const [, data = '{}'] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  return (
    JSON.parse(data).err?.message ??
    'This page cannot be rendered: the message of Next in the terminal says why.'
  );
}

/** Sends a request to `next dev`, and repeats it until Next listens. */
async function askNext(port: number, request: IncomingMessage): Promise<IncomingMessage> {
  const { url: path, method } = request;
  const headers = { ...request.headers, host: `127.0.0.1:${port}`, 'accept-encoding': 'identity' };
  for (;;) {
    const answer = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
      const asked = ask({ port, host: '127.0.0.1', path, method, headers }, resolve);
      asked.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
      );
      asked.end();
    });
    if (answer) return answer;
    await wait(settlingMs);
  }
}

/** @returns the address of the starter */
async function writeBundles(port: number): Promise<string> {
  const written = async (route: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${route}`);
    if (!answer.ok)
      throw new Failure(`app/${route}/route.ts fails: the message of Next above says where to mend it.`);
    return answer.json();
  };
  const [islands, search, styles] = await Promise.all([
    written('islands.json').then((manifest: IslandManifest) => writeIslands(bundleFolder, manifest)),
    writeSearch(bundleFolder),
    // Next's pages hold all styles already.
    writeHashed(bundleFolder, 'site.css', ''),
    written('search.json').then((file: SearchFile) => writeIndex(bundleFolder, file)),
  ]);
  return writeStarter(bundleFolder, { ...islands, styles, lastRule: '' }, search);
}
