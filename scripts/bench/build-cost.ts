import { execFileSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Sample } from './task';

/** Wall time of one build, peak memory of its process tree, and what it wrote. */
export async function buildCost(build: () => Promise<string>): Promise<Sample> {
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, treeMemory());
  }, 250);
  const started = performance.now();
  const folder = await build().finally(() => clearInterval(sampler));
  const seconds = (performance.now() - started) / 1000;

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  const pages = files.filter((file) => file.name.endsWith('.html')).length;
  const written = sizes.reduce((sum, size) => sum + size, 0);
  return { figures: { seconds, memory, pages, files: files.length, written } };
}

/** Resident memory of this process and all below it, in bytes, from `ps` (pages shared between them count each time). */
function treeMemory(): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([process.pid]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [pid, parent] of rows)
      if (tree.has(parent) && !tree.has(pid)) {
        tree.add(pid);
        grew = true;
      }
  }
  return rows.reduce((sum, [pid, , kilobytes]) => (tree.has(pid) ? sum + kilobytes * 1024 : sum), 0);
}
