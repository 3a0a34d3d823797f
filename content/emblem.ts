/** The emblem on a 24 x 24 grid: a palash petal, and the keel that is cut out of it. */
export const emblem = {
  petal: 'M4 21C2.5 10 9 3 21.5 2.5 22 14 15 21.5 4 21Z',
  keel: 'M4 21C8.5 16.5 12 12.5 21.5 2.5',
  /** End points of the petal's two curves, each with the handle that pulls it. */
  handles: [
    [4, 21, 2.5, 10],
    [21.5, 2.5, 9, 3],
    [21.5, 2.5, 22, 14],
    [4, 21, 15, 21.5],
  ],
} as const;
