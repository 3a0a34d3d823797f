import type { Part, PartName, PartOf } from './part';
import { calendar } from './parts/calendar';
import { chart } from './parts/chart';
import { figures } from './parts/figures';
import { form } from './parts/form';
import { list } from './parts/list';
import { log } from './parts/log';
import { map } from './parts/map';
import { matrix } from './parts/matrix';
import { steps } from './parts/steps';
import { table } from './parts/table';
import { tape } from './parts/tape';

/** Every kind of part that a screen may have. A new one is a file in `parts/` and a line here. */
const parts: { readonly [P in PartName]: Part<P> } = {
  figures,
  table,
  chart,
  list,
  map,
  steps,
  form,
  log,
  tape,
  matrix,
  calendar,
};

/** Finds layout and drawing of a part by its kind. */
export const kindOf = <P extends PartName>(part: PartOf<P>): Part<P> => parts[part.part as P];
