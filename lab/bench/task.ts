/** Parts of the benchmark that `--what` chooses from. */
export const parts = ['build', 'scale', 'bytes', 'lighthouse', 'paint', 'tap', 'visit', 'gesture'] as const;
export type Part = (typeof parts)[number];

/** Name of the row of a floor, which has but one page: every page is compared with it. */
export const floorRow = 'its page';

/** Figures of one measurement by the name of their column, null for a missing one. */
export interface Sample {
  readonly figures: Readonly<Record<string, number | null>>;
  /** Remarks for the report's reader. */
  readonly notes?: readonly string[];
}

/** Something to measure, several times. */
export interface Task {
  readonly part: Part;
  /** The measured site: this one, another one, or a baseline. */
  readonly site: string;
  /** The page or the way. */
  readonly name: string;
  /** True for a result that does not vary from run to run: it is measured once. */
  readonly isExact?: boolean;
  readonly measure: () => Promise<Sample>;
}

/** All that was found for one task. */
export interface Result extends Pick<Task, 'part' | 'site' | 'name'> {
  readonly samples: readonly Sample[];
  /** Why a measurement could not be had. */
  readonly failures: readonly string[];
}

/**
 * Measures every task once, then every task again: what else the machine does meanwhile falls on all of them alike.
 * @param onProgress is told of each measurement, with all results so far
 */
export async function measureAll(
  tasks: readonly Task[],
  runs: number,
  onProgress: (done: string, results: readonly Result[]) => Promise<void>,
): Promise<readonly Result[]> {
  const results = tasks.map(({ part, site, name }) => ({
    part,
    site,
    name,
    samples: [] as Sample[],
    failures: [] as string[],
  }));
  for (let run = 1; run <= runs; run++)
    for (const [index, task] of tasks.entries()) {
      const result = results[index];
      if (!result || (task.isExact && run > 1)) continue;
      try {
        result.samples.push(await task.measure());
      } catch (error) {
        result.failures.push(String(error).split('\n')[0] ?? '');
      }
      await onProgress(`${run}/${runs} ${task.part} ${task.site} ${task.name}`, results);
    }
  return results;
}
