import { execFileSync } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from './build-site';
import { command } from './command';

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

await command(
  {
    name: 'npm run bench:build',
    help: 'One clean build of the whole site: wall time, peak memory of its process tree, files and bytes. A benchmark, not a test.',
  },
  async () => {
    await rm('.next', { recursive: true, force: true });
    let peak = 0;
    const sampler = setInterval(() => {
      peak = Math.max(peak, treeMemory());
    }, 250);
    const started = performance.now();
    const folder = await buildSite('deployable');
    const seconds = (performance.now() - started) / 1000;
    clearInterval(sampler);

    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
    );
    const pages = files.filter((file) => file.name.endsWith('.html')).length;
    console.log(
      `\n${pages} pages in ${seconds.toFixed(1)} s, peak memory ${(peak / 2 ** 20).toFixed(0)} MB, ${files.length} files, ${(sizes.reduce((a, b) => a + b, 0) / 2 ** 20).toFixed(1)} MB.`,
    );
  },
);
