import type { SearchFile } from '@/lib/search/records';
import { type Results, search } from '@/lib/search/search';
import { Shards } from '@/lib/search/shards';
import { searchIndex } from '@/pipeline/search/write-index';

interface Found extends Results {
  /** Names of the shards that the query took. */
  readonly taken: readonly string[];
}

/** The search over an index that is all here, but handed out as in a browser: a shard when a query looks for it. */
export function searchIn(file: SearchFile) {
  const { core, shards } = searchIndex(file);
  const find = (query: string, isOpen = false): Found => {
    const here = new Shards(core);
    const taken: string[] = [];
    for (;;) {
      const results = search(query, here, { isOpen });
      const missing = [...here.missing];
      here.missing.clear();
      if (missing.length === 0) return { ...(results as Results), taken };
      for (const name of missing) here.put(name, shards.get(name));
      taken.push(...missing);
    }
  };
  return { core, shards, find };
}
