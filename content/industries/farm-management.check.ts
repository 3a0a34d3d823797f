import { cellsOf, day, decided, number, pieceCheck } from '@/pipeline/content/piece';
import { farmManagement as page } from './farm-management';

// Opens the rows for picking by the longest interval of their sprays, and weighs, pays and sells the crates picked on that day.

const { field, row, said, station } = cellsOf(page);
const dated = (cell = '') => day(`${/\d+ [A-Z][a-z]{2}/.exec(cell)?.[0]} 2026`);
const date = (at: number) =>
  new Date(at * 86_400_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const days = (value: string) => number(/\d+ days/.exec(value)?.[0]);
const sprays = (station('sprays')?.fields ?? [])
  .filter(({ label }) => !label.includes('label'))
  .map(({ label, value }) => {
    const [first = 0, last = 0] = (/Rows (\d+) to (\d+)/.exec(value) ?? []).slice(1).map(Number);
    const home = value.includes('home') ? days(value) : days(field('sprays', `${label.slice(0, 3)}, label`));
    return { at: dated(label), first, last, eu: days(value), home };
  });
/** Finds the day on which the last interval of the sprays on these rows has passed. */
const opens = (rows: readonly number[], market: 'eu' | 'home' = 'eu', of = sprays) =>
  Math.max(
    ...of
      .filter(({ first, last }) => rows.some((one) => first <= one && one <= last))
      .map((spray) => spray.at + spray[market]),
  );
const [early, late] = [
  [1, 24],
  [25, 40],
] as const;
const all = [...early, ...late];
const last = Math.max(...sprays.map(({ at }) => at));
const latest = sprays.filter(({ at }) => at === last);
const other = {
  lastSpray: date(opens(all, 'eu', latest)),
  label: date(opens(all, 'home')),
  wholePlot: date(opens(all)),
};
const picked = day(station('scale')?.sum?.total[0]);
const [sound = 0, strayed = 0, crushed = 0] = (field('scale', 'Crates').match(/\d+/g) ?? []).map(Number);
const kilograms = number(station('scale')?.fields?.[0]?.label.replace('Crates of ', ''));
const gap = number(said(/At (₹\d+) abroad/)) - number(said(/and (₹\d+) at home/));
const piece = number(field('wages', 'Piece'));
const lot = (crates: number) => crates * kilograms;

export const farmManagementCheck = pieceCheck({
  page,
  decisions: [
    decided('opens', station('interval')?.value.slice(0, 6), date(opens(early)), other),
    decided('opens later', field('interval', 'Rows 25').slice(5, 10), date(opens(late)), {
      label: date(opens(late, 'home')),
      early: date(opens(early)),
    }),
    decided('by the last spray', station('interval')?.mark?.struck.slice(0, 6), other.lastSpray),
    decided('by the labels', `${said(/labels of all three products say the (\d+)th/)} Feb`, other.label),
    decided(
      'open for the home market',
      String(field('lot', 'Lot 07-B').startsWith('Home market')),
      String(opens(late, 'home') <= picked),
      { EU: String(opens(late) <= picked) },
    ),
    decided(
      'kilograms',
      ['Rows 1', 'Rows 25', 'Crushed'].map((name) => row('scale', name)).join(),
      [sound, strayed, crushed].map(lot).join(),
    ),
    decided('to the EU', station('lot')?.value.split(' ')[0], lot(sound), { all: lot(sound + strayed) }),
    decided('wages', station('wages')?.value.slice(1), (sound + strayed + crushed) * piece, {
      sound: sound * piece,
      uncrushed: (sound + strayed) * piece,
    }),
    decided('lost by straying', said(/cost [\d,]+ × ₹\d+ = ₹([\d,]+)/), lot(strayed) * gap),
    decided('lost without rows', said(/: [\d,]+ × ₹\d+ = ₹([\d,]+)/), lot(sound + strayed) * gap, {
      crushedToo: lot(sound + strayed + crushed) * gap,
    }),
  ],
  quantities: { crates: [sound + strayed + crushed, sound, strayed, crushed] },
});
