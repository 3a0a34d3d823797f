import type { SearchFile } from '@/lib/search/records';
import { searchIndex } from '@/pipeline/search/write-index';

export const answer = (json: unknown) => Promise.resolve({ ok: true, json: async () => json });

/** Answers as a host does that has the index of these records, and nothing else. */
export function hostOf(source: SearchFile) {
  const { core, shards } = searchIndex(source);
  const files = new Map<string, unknown>([
    ['/search.json', core],
    ...[...shards].map(([name, content]) => [`${core.folder}/${name}.json`, content] as const),
  ]);
  return (address: string) =>
    files.has(address) ? answer(files.get(address)) : Promise.resolve({ ok: false, status: 404 });
}
