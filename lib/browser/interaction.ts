/* Timings of the interactive shell in milliseconds; those without a reason beside them are the owner's. */

export const submenuCloseDelay = 300;

/** A pointer that only crosses the header opens nothing; from about 200 ms on, a menu feels slow. */
export const hoverIntent = 150;

/** A gesture waits this long for the code that answers it; then the page does what it can do without scripts. */
export const patience = 3000;

export const progressBar = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 } as const;
