import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Measured, measured } from './results';

const folder = 'everyone-results';

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
};

interface Outcome {
  readonly project: string;
  readonly title: string;
  readonly status: string;
  readonly measured: readonly Measured[];
}

/** What is counted: whole numbers of figures, kind by kind, and how many were looked at. */
function totals(outcomes: readonly Outcome[]) {
  const all: Record<string, { count: number; figures: Record<string, number> }> = {};
  for (const { kind, figures } of outcomes.flatMap((outcome) => outcome.measured)) {
    all[kind] ??= { count: 0, figures: {} };
    const total = all[kind];
    total.count += 1;
    for (const [name, value] of Object.entries(figures).flatMap(flat))
      total.figures[name] = (total.figures[name] ?? 0) + value;
  }
  return all;
}

/** Lists count by their length, tables entry by entry. */
function flat([name, value]: [string, unknown]): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[name, value]];
  if (Array.isArray(value)) return [[name, value.length]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat([`${name}: ${key}`, inner]));
}

/** Writes one file of results for each project that ran: what a statement about the site may be made from. */
export default class ResultsReporter implements Reporter {
  private readonly outcomes = new Map<string, Outcome>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    // Their table has a reporter of its own.
    if (project === 'engines') return;
    const notes = annotations.filter(({ type }) => type === measured);
    this.outcomes.set(test.id, {
      project,
      title: test.titlePath().slice(3).join(' › '),
      status,
      measured: notes.map(({ description = '' }) => JSON.parse(description)),
    });
  }

  onEnd({ startTime }: FullResult): void {
    mkdirSync(folder, { recursive: true });
    const outcomes = [...this.outcomes.values()];
    for (const project of new Set(outcomes.map((outcome) => outcome.project))) {
      const own = outcomes.filter((outcome) => outcome.project === project);
      const passed = own.filter(({ status }) => status === 'passed');
      const results = {
        project,
        commit: git('rev-parse', 'HEAD'),
        committed: git('log', '-1', '--format=%cI'),
        run: startTime.toISOString(),
        tests: { passed: passed.length, failed: own.length - passed.length },
        totals: totals(own),
        outcomes: own.map(({ title, status, measured: figures }) => ({ title, status, measured: figures })),
      };
      writeFileSync(`${folder}/${project}.json`, `${JSON.stringify(results, null, 2)}\n`);
    }
  }
}
