import { exportedFiles } from './exported-files';
import type { Sample } from './task';
import { treeMemory } from './tree-memory';

/** Wall time of one build, peak memory of its process tree, and what it wrote. */
export async function buildCost(build: () => Promise<string>): Promise<Sample> {
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, treeMemory(process.pid));
  }, 250);
  const started = performance.now();
  const folder = await build().finally(() => clearInterval(sampler));
  const seconds = (performance.now() - started) / 1000;
  const { pages, files, bytes } = await exportedFiles(folder);
  return { figures: { seconds, memory, pages, files, written: bytes } };
}
