import { patience } from '@/lib/browser/interaction';
import { type Results, type SearchOptions, search } from '@/lib/search/search';
import { type Core, Shards } from '@/lib/search/shards';

/** The address has no content hash, which would change every page with every word: `renew` asks whether it has changed. */
const address = '/search.json';

/** Time limit of a fetch in milliseconds: longer than the wait for a click, because a page without the search has no results at all. */
const longest = 5 * patience;

/** A file that the host does not have: the site may have changed since the core of the index came. */
class MissingFile extends Error {}

/** Addresses whose copy in the browser's cache is of no use: something else was there once, or it names shards that are gone. */
const spoilt = new Set<string>();

/** The browser's own copy, however old, is used at once. */
async function fetchJson(href: string, cache: RequestCache = 'force-cache'): Promise<unknown> {
  const response = await fetch(href, {
    signal: AbortSignal.timeout(longest),
    cache: spoilt.has(href) ? 'reload' : cache,
  });
  if (!response.ok) throw new MissingFile(`${href} answered ${response.status}`);
  return response.json();
}

/** The index as far as it has come, and its shards on the way. */
interface Index {
  readonly shards: Shards;
  readonly underWay: Map<string, Promise<void>>;
}

let loading: Promise<Index> | undefined;
let loaded: Index | undefined;

function indexOf(core: unknown): Index {
  loaded = { shards: new Shards(core as Core), underWay: new Map() };
  return loaded;
}

/** Fetches the core of the index, once. After a failure the next call tries again. */
async function loadIndex(): Promise<Index> {
  loading ??= fetchJson(address).then(indexOf);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    spoilt.add(address);
    throw error;
  }
}

let hasAsked = false;

/** Asks, once, whether the core has changed since the browser kept it: the next query has the new one. */
function renew(): void {
  if (hasAsked) return;
  hasAsked = true;
  fetchJson(address, 'no-cache')
    .then((core) => {
      if ((core as Core).folder !== loaded?.shards.core.folder) loading = Promise.resolve(indexOf(core));
    })
    .catch(() => {});
}

async function loadShard(name: string, { shards, underWay }: Index): Promise<void> {
  const href = `${shards.core.folder}/${name}.json`;
  const load = underWay.get(name) ?? fetchJson(href).then((content) => shards.put(name, content));
  underWay.set(name, load);
  try {
    await load;
  } catch (error) {
    underWay.delete(name);
    spoilt.add(href);
    throw error;
  }
}

/**
 * Searches, and fetches the shards that `search` misses, until none is missing. Yields `undefined` while shards of words are on the way, then
 * the results by their names, then the same with their passages. Fetches the core again, once, if the host lacks a shard that it names, as
 * after a new version of the site.
 * @throws Error where a part cannot be had
 */
export async function* answers(
  query: string,
  options?: SearchOptions,
): AsyncGenerator<Results | undefined, void> {
  if (!loaded) yield undefined;
  for (let isRenewed = false; ; ) {
    const index = await loadIndex();
    const { missing } = index.shards;
    const results = search(query, index.shards, options);
    const names = [...missing];
    missing.clear();
    yield results;
    if (names.length === 0) return renew();
    try {
      await Promise.all(names.map((name) => loadShard(name, index)));
    } catch (error) {
      if (isRenewed || !(error instanceof MissingFile)) throw error;
      isRenewed = true;
      if (loaded === index) loaded = loading = undefined;
      spoilt.add(address);
    }
  }
}
