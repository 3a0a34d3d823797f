import { spawn } from 'node:child_process';

/** One command of `npm test`. */
export interface Step {
  /** As it is typed after `npm run`. */
  readonly name: string;
  /** Names of the steps that must have passed before. */
  readonly after?: readonly string[];
}

export interface Outcome {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** All that the command printed. */
  readonly output: string;
}

/** As many as a small machine has processors: what a step does by itself is often work for one. */
const atOnce = 2;

/**
 * Runs the steps side by side, each as soon as those that it comes after have passed. The processes stay in the terminal's group, so
 * Ctrl-C ends them all.
 * @param onEnd is told of each step when it ends
 * @returns what became of the steps, in their order
 */
export async function runSteps(
  steps: readonly Step[],
  onEnd: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  const next = () =>
    steps.find(
      ({ name, after = [] }) =>
        !outcomes.has(name) &&
        !running.has(name) &&
        after.every((before) => outcomes.get(before)?.result === 'passed'),
    );
  const start = async ({ name }: Step) => {
    const outcome = await outcomeOf(name);
    outcomes.set(name, outcome);
    running.delete(name);
    onEnd(outcome);
  };
  do {
    for (let step = next(); step && running.size < atOnce; step = next()) running.set(step.name, start(step));
    await Promise.race(running.values());
  } while (running.size > 0 || next());
  return steps.map(({ name }) => outcomes.get(name) ?? { name, result: 'not run', seconds: 0, output: '' });
}

function outcomeOf(name: string): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', ...name.split(' ')], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', ({ message }) => {
      output += message;
    });
    child.on('close', (code) =>
      resolve({
        name,
        result: code === 0 ? 'passed' : 'failed',
        seconds: (performance.now() - started) / 1000,
        output,
      }),
    );
  });
}
