import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Failure } from '../run';
import { treeMemory } from './tree-memory';

export interface Cost {
  readonly seconds: number;
  /** Of all processors together. */
  readonly processorSeconds: number;
  /** Peak of the process tree, in bytes. */
  readonly memory: number;
}

/**
 * Runs a command in a folder and measures it with all its children.
 * @throws Failure where it fails, with the end of what it said
 */
export async function childCost(folder: string, command: readonly string[]): Promise<Cost> {
  const started = performance.now();
  // `times` knows what children of children took, once they have ended.
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, treeMemory(child.pid ?? 0));
  }, 1000);
  const said = child.stdio.slice(1).map((stream) => text(stream as Readable));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(sampler));
  const [output = '', errors = '', times = ''] = await Promise.all(said);
  if (code !== 0)
    throw new Failure(`\`${command.join(' ')}\` failed (${code}):\n${(output + errors).slice(-2000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: childSeconds(times),
    memory,
  };
}

/** From what `times` prints: user and system time of the shell, and below it those of its children ("1m2.5s 0m3.1s"). */
function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
