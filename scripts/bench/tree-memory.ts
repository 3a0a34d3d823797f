import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory of a process and all below it, in bytes. */
export function treeMemory(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [pid, parent] of rows)
      if (tree.has(parent) && !tree.has(pid)) {
        tree.add(pid);
        grew = true;
      }
  }
  return rows.reduce(
    (sum, [pid, , resident]) => (tree.has(pid) ? sum + (ownKilobytes(pid) ?? resident) * 1024 : sum),
    0,
  );
}

/** What a process holds, pages that it shares divided among the sharers; known on Linux alone. */
function ownKilobytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes);
  } catch {
    return undefined;
  }
}
