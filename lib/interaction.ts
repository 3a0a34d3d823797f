/** Timings and sizes of the interactive shell, in milliseconds and SVG units. The tests use these names too. */
export const interaction = {
  /** Specification section 9: the submenu closes this long after the pointer has left it. */
  submenuCloseDelay: 300,
  /** A pointer that only crosses the header opens nothing (reliability.md section 5: 120 to 200). */
  hoverIntent: 150,
  /** Specification section 9: mobile menu animation. The CSS twin is `--duration-menu`. */
  mobileMenuDuration: 300,
  /** Loading that is over sooner shows no spinner. */
  spinnerDelay: 150,
  spinnerBars: 5,
  /** A navigation without an answer becomes a full load: Next has no timeout of its own (issue 4). */
  navigationTimeout: 3000,
  /** Specification section 9. */
  ring: { radius: 24, stroke: 8 },
  progress: { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 },
} as const;
