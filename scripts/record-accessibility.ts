import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { accessibilityChecks, type CheckName } from '@/content/legal/accessibility-checks';
import type { AccessibilityResult } from '@/lib/accessibility-results';
import { command } from './command';
import { Failure } from './run';

/** Where `npm run test:everyone` leaves one file of results for each project; that of the engines is a table. */
const folder = 'everyone-results';
const file = 'content/accessibility-results.json';

interface ProjectResults {
  readonly project: string;
  readonly run: string;
  readonly tests: { readonly passed: number; readonly failed: number };
  readonly totals: Readonly<Record<string, { readonly count: number }>>;
}

interface EngineTable {
  readonly date: string;
  /** Names with versions. */
  readonly engines: Readonly<Record<string, string>>;
  readonly journeys: readonly { readonly outcomes: Readonly<Record<string, string>> }[];
}

const isCheck = (name: string): name is CheckName => Object.hasOwn(accessibilityChecks, name);

function resultOf(results: ProjectResults | EngineTable): AccessibilityResult[] {
  if ('engines' in results) return [resultOfEngines(results)];
  const { project, run, tests, totals } = results;
  if (!isCheck(project) || project === 'engines') return [];
  const counts = Object.fromEntries(Object.entries(totals).map(([kind, { count }]) => [kind, count]));
  return [{ check: project, date: run.slice(0, 10), ...tests, counts, browsers: [] }];
}

function resultOfEngines({ date, engines, journeys }: EngineTable): AccessibilityResult {
  const outcomes = journeys.flatMap((journey) => Object.values(journey.outcomes));
  const passed = outcomes.filter((outcome) => outcome === 'passed').length;
  return {
    check: 'engines',
    date,
    passed,
    failed: outcomes.length - passed,
    counts: { journey: journeys.length },
    browsers: Object.values(engines),
  };
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

await command(
  {
    name: 'npm run record:accessibility',
    help: `Takes over what the last whole run of \`npm run test:everyone\` found into ${file}, from which the accessibility statement is made. A project that did not run keeps what stands there.`,
  },
  async () => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    const found = files.map((name) => read(`${folder}/${name}`)).flatMap(resultOf);
    if (found.length === 0)
      throw new Failure(`No results in ${folder}/: \`npm run test:everyone\` writes them.`);
    const kept: AccessibilityResult[] = existsSync(file) ? read(file) : [];
    const results = new Map([...kept, ...found].map((result) => [result.check, result]));
    const sorted = [...results.values()].sort((one, other) => one.check.localeCompare(other.check));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    console.log(`${file} is written; \`npm run format\` sets it as all others.`);
    for (const { check, passed, failed } of found)
      console.log(`${check}: ${passed} passed, ${failed} failed`);
  },
);
