/** Timings and sizes of the interactive shell, in milliseconds and SVG units; those without a reason beside them are the owner's. */
export const interaction = {
  submenuCloseDelay: 300,
  /** A pointer that only crosses the header opens nothing; from about 200 ms on, a menu feels slow. */
  hoverIntent: 150,
  spinnerBars: 5,
  /** A navigation without an answer becomes a full load, since Next waits for ever. */
  navigationTimeout: 3000,
  ring: { radius: 24, stroke: 8 },
  progress: { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 },
} as const;
