/** Asks the starter, which owns the progress bar, to show it; `detail` is the promise that ends it. */
export const progressEvent = 'work';

/** Shows the progress bar until the work is done, well or not. */
export function showProgressUntil(work: Promise<unknown>): void {
  document.dispatchEvent(new CustomEvent(progressEvent, { detail: work }));
}
