import { patience } from '@/lib/browser/interaction';
import { buildEngine, type Engine } from '@/lib/search/engine';
import type { SearchFile } from '@/lib/search/records';

/** A fixed address, which a browser asks again for: a name that tells the content would change every page with every word. */
const address = '/search.json';

export interface LoadedSearch {
  readonly engine: Engine;
  readonly categories: SearchFile['categories'];
}

let loading: Promise<LoadedSearch> | undefined;

/** Fetches what search knows, once. After a failure the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A slow line is given longer than a click, but not for ever. */
const longest = 5 * patience;

/** The engine is made in pieces of a frame's length, so that typing goes on. */
const piece = 8;

async function load(): Promise<LoadedSearch> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longest) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const file: SearchFile = await response.json();
  return { engine: await makeEngine(file), categories: file.categories };
}

async function makeEngine(file: SearchFile): Promise<Engine> {
  const steps = buildEngine(file);
  let pausedAt = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - pausedAt > piece) {
      await nextTask();
      pausedAt = performance.now();
    }
  }
}

/** A message is a task of its own, without the 4 ms that nested timers wait. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
