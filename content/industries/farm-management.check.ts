import { cellsOf, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { farmManagement as page } from './farm-management';

// Opens the rows for picking by the longest interval of their sprays, and weighs, pays and sells the crates picked on that day.

const { field, row, rows, said, station } = cellsOf(page);
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

const dateOf = (at: number) => date(at).split(' ')[0];
const abroad = number(said(/At (₹\d+) abroad/));
const whole = [early[0], late[1]] as const;
const [sealed, loaded] = [day(field('agronomist', 'Agmark')), day(field('agronomist', 'Container'))];
const named = (station('sprays')?.fields ?? []).map(({ label }) => label.slice(0, 3));

export const farmManagementCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[
          3,
          dateOf(sealed),
          dateOf(loaded),
          dateOf(picked),
          1,
          dateOf(last),
          latest[0]?.eu,
          dateOf(opens(all, 'eu', latest)),
        ],
        ...[3, dateOf(opens(all, 'home')), 3, sprays[0]?.eu, sprays[0]?.home, early[1], ...early],
        ...[
          dateOf(opens(early)),
          ...late,
          strayed,
          figures(rows('scale')[1]?.[0] ?? ''),
          abroad,
          abroad - gap,
        ],
        ...[lot(strayed), gap, lot(strayed) * gap, lot(sound + strayed), lot(sound + strayed), gap],
        ...[lot(sound + strayed) * gap, early[1]],
      ].join(' '),
    ),
    decided(
      'rows of the sprays',
      sprays.map(({ first, last }) => `${first} to ${last}`).join(),
      [early, late, whole, whole].map(([first, last]) => `${first} to ${last}`).join(),
    ),
    decided('rows of the plot', field('agronomist', 'Plot').split(' ')[0], late[1]),
    decided(
      'rows that open',
      [
        station('interval')?.value.split('rows ')[1],
        field('lot', 'Lot 07-A').slice(9, 16),
        rows('scale')[0]?.[0]?.slice(5, 12),
      ].join(),
      Array.from({ length: 3 }, () => early.join(' to ')).join(),
    ),
    decided('rows that wait', station('interval')?.fields?.[0]?.label, `Rows ${late.join(' to ')}`),
    decided(
      'by the oldest',
      field('interval', 'Rows 25').slice(-3),
      station('sprays')?.fields?.[0]?.label.slice(0, 3) ?? '',
    ),
    decided(
      'sealed after a night of cooling, loaded after the seal',
      `${sealed - picked},${loaded - sealed}`,
      '1,1',
    ),
    decided(
      'cool for the seal',
      [early, late].map((rows) => `${opens(rows) < sealed}`).join(),
      'true,false',
      {
        'by the container': [early, late].map((rows) => `${opens(rows) < loaded}`).join(),
        'by the labels': [early, late].map((rows) => `${opens(rows, 'home') < sealed}`).join(),
      },
    ),
    decided('products', figures(station('sprays')?.value ?? ''), new Set(named).size),
    decided('season', field('agronomist', 'Intervals').slice(-7), '2025-26'),
    decided('day of the harvest', `${day(page.detail.route?.name.slice(12)) - picked}`, 0),
    decided(
      'plot, three times',
      [station('agronomist')?.value.slice(5, 7), station('lot')?.fields?.[0]?.label.slice(4, 6)].join(),
      Array.from({ length: 2 }, () => page.detail.route?.name.slice(8, 10)).join(),
    ),
    decided('crates to the EU', /(\d+) crates/.exec(field('lot', 'Lot 07-A'))?.[1], sound),
    decided('kinds', figures(field('wages', 'Paid')), `${sound + strayed + crushed} 3`),
    decided('strayed rows', figures(rows('scale')[1]?.[0] ?? ''), `${late[0]} ${late[0] + 1}`),
    decided('sampled after the last spray', `${dated(field('interval', 'Residue')) - last}`, 2),
    decided('last product', said(/last entry: ([\w-]+),/), named.at(-1) ?? ''),
    decided('by the label', figures(field('sprays', 'F-3, label')), sprays[0]?.home ?? 0),
    decided('opens', station('interval')?.value.slice(0, 6), date(opens(early)), other),
    decided('opens later', field('interval', 'Rows 25').slice(5, 10), date(opens(late)), {
      label: date(opens(late, 'home')),
      early: date(opens(early)),
    }),
    decided('by the last spray', station('interval')?.mark?.struck.slice(0, 6), other.lastSpray),
    decided('by the labels', `${said(/longest of the three labels ends on the (\d+)th/)} Feb`, other.label),
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
