import type { CostDriver } from '@/content/catalogue/schema';
import { noteLabels } from '@/content/chapters';
import type { ScheduledStep } from '../ui/schedule';

/** Hangs what moves the cost, and what keeps it down, on the step whose weeks it moves. */
export const withDrivers = (
  steps: readonly ScheduledStep[],
  drivers: readonly CostDriver[],
): readonly ScheduledStep[] =>
  steps.map((step, index) => ({
    ...step,
    hung: drivers.flatMap(({ step: place, driver, why, keepDown }) =>
      place === index ? [{ name: `${noteLabels.movesCost}: ${driver}`, text: `${why} ${keepDown}` }] : [],
    ),
  }));
