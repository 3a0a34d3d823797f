import { patience } from '@/lib/browser/interaction';
import { buildEngine, type Engine } from '@/lib/search/engine';
import type { SearchFile } from '@/lib/search/records';

/** The address has no content hash, so the browser revalidates it: a hash would change every page with every word. */
const address = '/search.json';

export interface LoadedSearch {
  readonly engine: Engine;
  readonly categories: SearchFile['categories'];
}

let loading: Promise<LoadedSearch> | undefined;

/** Fetches the index's input and builds the engine, once. After a failure the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The time limit of the fetch in milliseconds, longer than the wait for a click because the file is large. */
const longest = 5 * patience;

/** The engine is built in slices of this many milliseconds, so that typing is not blocked. */
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

/** Continues in a new task by `MessageChannel`, without the 4 ms that browsers add to nested timers. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
