import { patience } from '@/lib/browser/interaction';
import { type Results, type SearchOptions, search } from '@/lib/search/search';
import { type Core, Shards } from '@/lib/search/shards';

/** The address has no content hash, so the browser revalidates it: a hash would change every page with every word. */
const address = '/search.json';

/** Time limit of a fetch in milliseconds: longer than the wait for a click, because a page without the search has no results at all. */
const longest = 5 * patience;

/** A file that the host does not have: the site may have changed since the core of the index came. */
class MissingFile extends Error {}

/** Addresses at which something else was: the browser's cache may hold that for a year. */
const spoilt = new Set<string>();

async function fetchJson(href: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(href, { signal: AbortSignal.timeout(longest), cache });
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

/** Fetches the core of the index, once. After a failure the next call tries again. */
async function loadIndex(cache?: RequestCache): Promise<Index> {
  loading ??= fetchJson(address, cache).then((core) => {
    loaded = { shards: new Shards(core as Core), underWay: new Map() };
    return loaded;
  });
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function loadShard(name: string, { shards, underWay }: Index): Promise<void> {
  const href = `${shards.core.folder}/${name}.json`;
  const load =
    underWay.get(name) ??
    fetchJson(href, spoilt.has(href) ? 'reload' : 'default').then((content) => shards.put(name, content));
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
    if (names.length === 0) return;
    try {
      await Promise.all(names.map((name) => loadShard(name, index)));
    } catch (error) {
      if (isRenewed || !(error instanceof MissingFile)) throw error;
      isRenewed = true;
      if (loaded === index) loaded = loading = undefined;
      await loadIndex('reload');
    }
  }
}
