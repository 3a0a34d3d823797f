/** How often something was looked at, by its kind: pages, states, walks, journeys. */
export type Counts = Readonly<Record<string, number>>;

/** What a group of checks does, with what it counted and the browsers that it ran in. */
export const accessibilityChecks = {
  axe: ({ page = 0, state = 0 }) =>
    `axe-core on ${page} pages, and on ${state} states with something opened or chosen, in a wide and a narrow window and in both colour schemes`,
  engines: ({ journey = 0 }, browsers) => `${journey} paths through the site, each in ${browsers.join(', ')}`,
  heard: ({ journey = 0 }) => `${journey} paths through the site as a virtual screen reader speaks them`,
  keyboard: ({ walk = 0 }) =>
    `By keyboard alone: from every kind of page to a sent message, to each page of the menus, by search, through drawings and questions, and ${walk} walks with Tab from a page’s begin to its end`,
  views: () =>
    'Zoom, text spacing, a window of 320 pixels, a telephone held sideways, forced colours, more contrast, reduced motion and print',
} as const satisfies Readonly<Record<string, (counts: Counts, browsers: readonly string[]) => string>>;

export type CheckName = keyof typeof accessibilityChecks;

export const resultTexts = {
  heading: 'What the last runs found',
  paragraph:
    'The test runs write these lines themselves, with what did not pass. One line is one group of checks, and each check looks at many things.',
  outcome: (passed: number, total: number, date: string) =>
    `${passed === total ? `All ${total}` : `${passed} of ${total}`} checks passed on ${date}.`,
} as const;
