import { execFileSync, spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isPage } from '@/pipeline/exported/exported-pages';
import { Failure } from '@/pipeline/run';

export interface BuildCost {
  readonly seconds: number;
  /** Of all processors together. */
  readonly processorSeconds: number;
  /** Peak of the process tree, in bytes. */
  readonly memory: number;
  readonly pages: number;
  readonly files: number;
  /** Of all files. */
  readonly written: number;
}

/**
 * Runs a build in the folder `cwd`, measures it with all its children, and counts what it wrote into `exported`.
 * @throws Failure where it fails, with the end of what it said
 */
export async function buildCost(
  cwd: string,
  command: readonly string[],
  exported: string,
): Promise<BuildCost> {
  const started = performance.now();
  // The shell's `times` includes children of children that have ended, which Node does not tell.
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let memory = 0;
  const sampler = setInterval(async () => {
    memory = Math.max(memory, await treeMemory(child.pid ?? 0));
  }, 500);
  const said = child.stdio.slice(1).map((stream) => text(stream as Readable));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(sampler));
  const [output = '', errors = '', times = ''] = await Promise.all(said);
  if (code !== 0)
    throw new Failure(`\`${command.join(' ')}\` failed (${code}):\n${(output + errors).slice(-2000)}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, processorSeconds: childSeconds(times), memory, ...(await countFiles(exported)) };
}

/** From what `times` prints: the shell's own user and system time, and below it those of its children ("1m2.5s 0m3.1s"). */
function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Memory of a process and all below it, in bytes. */
async function treeMemory(root: number): Promise<number> {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = [root];
  for (const member of tree) for (const [pid, parent] of processes) if (parent === member) tree.push(pid);
  const kilobytes = await Promise.all(
    processes
      .filter(([pid]) => tree.includes(pid))
      .map(async ([pid, , rss]) => (await ownKilobytes(pid)) ?? rss),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
}

/** A process's proportional set size (PSS), which divides shared memory among its sharers; Linux only. */
async function ownKilobytes(pid: number): Promise<number | undefined> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(rollup) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes);
}

async function countFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return {
    pages: files.filter((file) => isPage(path.relative(folder, file))).length,
    files: files.length,
    written: sizes.reduce((sum, size) => sum + size, 0),
  };
}
