import { z } from 'zod';
import { characters, list, record, rule, words } from '../fields';

/** Name of an amount, and the amount: "Assessed", "31,600". One name has one amount at all stations. */
const amount = list(2, 2, characters(28));

const station = z
  .strictObject({
    /** Id of the drawing's node at which the record is. */
    at: z.string(),
    /** What the record says here, set large. With a sum it begins with the total. */
    value: characters(20),
    fields: list(1, 5, record({ label: characters(16), value: characters(30) })).exactOptional(),
    sum: record({ rows: list(1, 4, amount), total: amount }).exactOptional(),
    /** The red pencil's correction: the value that stood here, and the reason. An amount is wrong by one row of the sum. */
    mark: record({ struck: characters(14), note: words(9) }).exactOptional(),
    /** What goes on to the next station. */
    onward: characters(18).exactOptional(),
  })
  .check(
    rule(({ fields = [], sum }) => {
      const lines = fields.length + (sum ? sum.rows.length + 1 : 0);
      return lines < 2 || lines > 5 ? [`${lines} lines of fields and figures, wanted 2 to 5`] : [];
    }),
  )
  .readonly();
export type RouteStation = z.infer<typeof station>;

/** One made-up record of the trade, followed through nodes of the page's drawing. */
export const route = z
  .strictObject({
    /** Kind and number of the record: "Claim MC-26-30417". */
    name: characters(24),
    about: characters(30),
    stations: list(5, 7, station),
  })
  .check(
    rule(({ stations }) => [
      ...stations
        .slice(0, -1)
        .flatMap(({ at, onward }) => (onward ? [] : [`nothing goes on from "${at}" to the next station`])),
      ...(stations.at(-1)?.onward ? ['something goes on from the last station'] : []),
      ...(stations.filter(({ mark }) => mark).length > 1 ? ['more than one correction'] : []),
    ]),
  )
  .readonly()
  .meta({ id: 'route' });
export type Route = z.infer<typeof route>;
