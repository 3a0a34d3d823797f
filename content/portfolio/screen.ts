import { z } from 'zod';
import { characters, list, narrowRows, record, rule } from '../fields';
import { monthSpan } from './month';

/** Short enough to be drawn on a handset. */
const cell = characters(24);
/** Short enough to stand beside its like over a column or an axis. */
const shortCell = characters(8);
const labelled = record({ label: cell, value: cell });

const state = z.enum(['done', 'active', 'waiting', 'alert']);
export type State = z.infer<typeof state>;

/** Whether a place of a matrix has what its row names, and whether somebody must look. */
const sign = z.enum(['full', 'part', 'none', 'alert']);
export type Sign = z.infer<typeof sign>;

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
    items: list(1, 6, record({ label: cell, state })),
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
  z
    .strictObject({
      part: z.literal('tape'),
      label: cell,
      /** Evenly spaced from left to right. */
      ticks: list(2, 6, shortCell),
      rows: list(
        1,
        5,
        record({
          label: cell,
          /** Ends of the bar, counted in ticks: 0 is the first tick, 1.5 half-way between the second and the third. */
          from: z.number(),
          to: z.number(),
          note: cell.exactOptional(),
          state: z.literal('alert').exactOptional(),
        }),
      ),
    })
    .check(
      rule(({ ticks, rows }) =>
        rows.flatMap(({ label, from, to }) =>
          0 <= from && from < to && to <= ticks.length - 1
            ? []
            : [`"${label}" goes from ${from} to ${to}, wanted a bar within 0 to ${ticks.length - 1}`],
        ),
      ),
    )
    .readonly(),
  z
    .strictObject({
      part: z.literal('matrix'),
      columns: list(2, 7, shortCell),
      rows: list(1, 6, record({ label: cell, cells: list(2, 7, sign) })),
      /** The word for each sign that the cells have. */
      key: record({
        full: cell.exactOptional(),
        part: cell.exactOptional(),
        none: cell.exactOptional(),
        alert: cell.exactOptional(),
      }),
    })
    .check(
      rule(({ columns, rows, key }) => {
        const cells = rows.map((row) => row.cells);
        const used = cells.flat();
        return [
          ...narrowRows(columns, cells),
          ...sign.options.flatMap((name) => {
            if (used.includes(name) === (key[name] !== undefined)) return [];
            return key[name]
              ? `the key has "${name}", which no cell has`
              : `the key has no word for "${name}"`;
          }),
        ];
      }),
    )
    .readonly(),
  z
    .strictObject({
      part: z.literal('calendar'),
      /** `YYYY-MM`: its name, its number of days and its weekdays follow. */
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
        error: ({ input }) => `"${input}" is not a month such as 2026-12`,
      }),
      /** The first and the last day to show, in whole weeks; without it the whole month. */
      span: z.tuple([z.number(), z.number()]).readonly().exactOptional(),
      marked: list(1, 8, record({ day: z.number(), state, note: cell.exactOptional() })),
    })
    .check(
      rule(({ month, span, marked }) => {
        const { days } = monthSpan(month);
        const [first, last] = span ?? [1, days];
        const isDay = (day: number) => Number.isInteger(day) && 1 <= day && day <= days;
        if (!(isDay(first) && isDay(last) && first <= last))
          return [`the span ${first} to ${last} is none of ${month}, which has ${days} days`];
        return marked.flatMap(({ day }, index) => [
          ...(isDay(day) && first <= day && day <= last
            ? []
            : [`day ${day} is not within ${first} to ${last} of ${month}`]),
          ...(marked.findIndex((other) => other.day === day) < index ? [`day ${day} is marked twice`] : []),
        ]);
      }),
    )
    .readonly(),
]);
export type ScreenPart = z.infer<typeof part>;

/** One screen, drawn from data. All its values are sample data. */
export const screen = record({
  device: z.enum(['browser', 'handset', 'tablet', 'terminal']),
  heading: cell,
  parts: list(1, 4, part),
}).meta({ id: 'screen' });
export type Screen = z.infer<typeof screen>;
