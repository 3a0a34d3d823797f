import type { TestInfo } from '@playwright/test';

/** The annotation by which a test hands what it measured to `reporter.ts`. */
export const measured = 'measured';

export interface Measured {
  /** Of what: `page`, `state`, `view`, `walk`. */
  readonly kind: string;
  /** Of which one. */
  readonly name: string;
  readonly figures: object;
}

/** Hands figures to the file of results, whether the test passes or not. */
export function record(info: TestInfo, kind: string, name: string, figures: object): void {
  const description = JSON.stringify({ kind, name, figures } satisfies Measured);
  info.annotations.push({ type: measured, description });
}
