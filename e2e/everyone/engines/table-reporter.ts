import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type EngineName, engineNames } from './driver';

const folder = 'everyone-results';

interface Results {
  readonly date: string;
  /** Name and version, as each browser tells it. */
  readonly engines: Partial<Record<EngineName, string>>;
  readonly journeys: readonly {
    readonly name: string;
    readonly outcomes: Partial<Record<EngineName, TestResult['status']>>;
    /** What an engine could not be asked to do. */
    readonly notes: readonly string[];
  }[];
}

const mark = (outcome: TestResult['status'] | undefined) =>
  ({ passed: 'yes', failed: 'NO', timedOut: 'NO', interrupted: '–', skipped: '–', none: '–' })[
    outcome ?? 'none'
  ];

const asMarkdown = ({ date, engines, journeys }: Results) =>
  [
    `# Journeys in three engines, ${date}`,
    '',
    `| Journey | ${engineNames.map((name) => engines[name] ?? name).join(' | ')} |`,
    `| --- | ${engineNames.map(() => '---').join(' | ')} |`,
    ...journeys.map(
      ({ name, outcomes }) =>
        `| ${name} | ${engineNames.map((engine) => mark(outcomes[engine])).join(' | ')} |`,
    ),
    '',
    ...new Set(journeys.flatMap(({ name, notes }) => notes.map((note) => `- ${name}: ${note}`))),
    '',
  ].join('\n');

/** The table of engines and journeys: printed, and written for whoever wants to state it. */
export default class TableReporter implements Reporter {
  private readonly engines: Partial<Record<EngineName, string>> = {};
  private readonly journeys = new Map<
    string,
    { outcomes: Partial<Record<EngineName, TestResult['status']>>; notes: string[] }
  >();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (test.parent.project()?.name !== 'engines') return;
    const engine = test.parent.title as EngineName;
    const journey = this.journeys.get(test.title) ?? { outcomes: {}, notes: [] };
    this.journeys.set(test.title, journey);
    journey.outcomes[engine] = status;
    for (const { type, description = '' } of annotations)
      if (type === 'engine') this.engines[engine] = description;
      else if (type === 'note') journey.notes.push(description);
  }

  onEnd(): void {
    if (this.journeys.size === 0) return;
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      engines: this.engines,
      journeys: [...this.journeys].sort().map(([name, journey]) => ({ name, ...journey })),
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/engines.json`, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(`${folder}/engines.md`, asMarkdown(results));
    console.log(`\n${asMarkdown(results)}\nAlso in ${folder}/engines.md and .json`);
  }
}
