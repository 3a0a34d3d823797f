import { z } from 'zod';
import { characters, list, narrowRows, record, rule } from '../fields';

/** Short enough to be drawn on a handset. */
const cell = characters(24);
const labelled = record({ label: cell, value: cell });

const part = z.discriminatedUnion('part', [
  record({ part: z.literal('figures'), items: list(1, 4, labelled) }),
  z
    .strictObject({
      part: z.literal('table'),
      columns: list(2, 4, cell),
      rows: list(1, 5, list(2, 4, cell)),
    })
    .check(rule(({ columns, rows }) => narrowRows(columns, rows)))
    .readonly(),
  record({
    part: z.literal('chart'),
    style: z.enum(['bars', 'line']),
    label: cell,
    points: list(
      2,
      12,
      z.number().refine((point) => point >= 0 && point <= 100, {
        error: ({ input }) => `${input} is not within 0 to 100`,
      }),
    ),
  }),
  record({
    part: z.literal('list'),
    items: list(1, 6, record({ label: cell, state: z.enum(['done', 'active', 'waiting', 'alert']) })),
  }),
  record({
    part: z.literal('map'),
    label: cell,
    /** In the order of the route. */
    stops: list(2, 6, cell),
  }),
  z
    .strictObject({
      part: z.literal('steps'),
      items: list(2, 6, cell),
      /** Index into `items`. */
      current: z.number(),
    })
    .check(
      rule(({ items, current }) =>
        items[current] === undefined ? [`no item has the place ${current}`] : [],
      ),
    )
    .readonly(),
  record({ part: z.literal('form'), fields: list(1, 4, labelled), action: cell }),
  record({
    part: z.literal('log'),
    /** Each line is a row of cells; cells of one place stand below one another. */
    lines: list(1, 6, list(1, 4, cell)),
  }),
]);
export type ScreenPart = z.infer<typeof part>;

/** One screen, drawn from data. All its values are sample data. */
export const screen = record({
  device: z.enum(['browser', 'handset', 'tablet', 'terminal']),
  heading: cell,
  parts: list(1, 4, part),
}).meta({ id: 'screen' });
export type Screen = z.infer<typeof screen>;
