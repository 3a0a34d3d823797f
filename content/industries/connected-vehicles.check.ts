import { cellsOf, day, decided, figures, followsFlows, number, pieceCheck } from '@/pipeline/content/piece';
import { connectedVehicles as page } from './connected-vehicles';

// Holds the campaign's stop limit, which does not say of what, over cars asked, cars that agreed, units flashed, and units flashed of each hardware version; then reckons wave 2.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const numbers = (text = '') =>
  (text.match(/(?<![-\w])\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
const [asked = 0] = numbers(field('owner', 'Asked'));
const [agreed = 0] = numbers(station('owner')?.value);
const [flashed = 0] = numbers(station('tcu')?.value);
const [limit = 0] = numbers(field('campaign', 'Stop'));
/** Under so many units of a version one failure stops it: the new rule, in words in the argument. */
const least = 10;
const units = {
  C: numbers(field('tcu', 'Version C'))[0] ?? 0,
  D: numbers(field('tcu', 'Version D'))[0] ?? 0,
};
const failed = {
  C: numbers(field('ecu', 'C, failed')),
  D: numbers(field('ecu', 'D, failed')),
  all: numbers(field('ecu', 'Both')),
};
const verdict = (failures = 0, of = 1) =>
  (of < least ? failures > 0 : (100 * failures) / of > limit) ? 'stops' : 'goes on';
const both = (one: string) => `D ${one}, C ${one}`;
const percent = (of: number) => Number(((100 * (failed.all[0] ?? 0)) / of).toFixed(1));
const wave = number(/ask ([\d,]+) owners/.exec(argument?.paragraphs[2] ?? '')?.[1]);
const next = (wave * flashed) / asked;
const nextB = (next * units.D) / flashed;
const [now, old] = [/[\d.]+$/.exec(station('image')?.value ?? '')?.[0], field('image', 'Replaces')];
const dates = [
  field('campaign', 'Recall'),
  field('image', 'Type').split(', ')[1] ?? '',
  field('image', 'Signed'),
  field('owner', 'Asked'),
  field('owner', 'No answer'),
].map(day);

export const connectedVehiclesCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided(
      'verdict',
      station('ecu')?.value,
      `D ${verdict(failed.D[0], units.D)}, C ${verdict(failed.C[0], units.C)}`,
      {
        'of cars asked': both(verdict(failed.all[0], asked)),
        'of cars that agreed': both(verdict(failed.all[0], agreed)),
        'of units flashed': both(verdict(failed.all[0], flashed)),
      },
    ),
    decided(
      'failures',
      `${failed.C} ${failed.D} ${failed.all}`,
      `0,${units.C} ${row('twin', 'Back')},${units.D} ${(failed.C[0] ?? 0) + (failed.D[0] ?? 0)},${units.C + units.D}`,
    ),
    decided(
      'flashed',
      `${flashed} ${units.C + units.D}`,
      `${row('twin', 'On') + row('twin', 'Back')} ${flashed}`,
    ),
    decided(
      'agreed',
      `${agreed} ${numbers(field('owner', 'Not yet'))}`,
      `${asked - row('twin', 'No answer')} ${agreed - flashed}`,
    ),
    decided(
      'not flashed',
      `${row('twin', 'Agreed')} ${numbers(field('owner', 'No answer'))[0]}`,
      `${agreed - flashed} ${row('twin', 'No answer')}`,
    ),
    decided(
      'asked',
      `${total('twin')} ${numbers(station('campaign')?.value)} ${numbers(station('twin')?.value)}`,
      `${asked} ${asked},${asked + wave} ${asked}`,
    ),
    decided(
      'struck',
      `${station('ecu')?.mark?.struck} ${numbers(station('ecu')?.mark?.note)}`,
      `${percent(asked)} % failed ${asked},${flashed}`,
    ),
    // With the new rule in force from the start, the first D failure would have stopped D: it is found in wave 1, not written before it.
    decided('judged once', `${numbers(field('campaign', 'Judged'))}`, `${flashed}`),
    decided('found, not written before', field('campaign', 'Stop').split(', ')[1], 'no base named'),
    decided('limit kept, of each version', field('ecu', 'Limit'), `${limit} % of each version flashed`),
    decided(
      'D on the new software',
      `${numbers(route?.stations[4]?.fields?.[4]?.label)} ${numbers(field('ecu', 'All'))}`,
      `${units.D} ${units.D - (failed.D[0] ?? 0)},${now}`,
    ),
    decided(
      'versions',
      route?.stations[5]?.sum?.rows
        .slice(0, 2)
        .map(([name]) => name)
        .join(),
      `On ${now},Back on ${old}`,
    ),
    decided('back on', `${row('twin', `Back on ${old}`)}`, `${failed.all[0]}`),
    decided(
      'wave',
      `${numbers(route?.about.replace('wave ', ''))} ${numbers(route?.stations[5]?.sum?.total[0])}`,
      '1 1',
    ),
    decided(
      'dates in order',
      `${dates.every((at, index) => index === 0 || at > (dates[index - 1] ?? 0))}`,
      'true',
    ),
    decided(
      'heading',
      figures(argument?.heading ?? ''),
      `${failed.all[0]} ${asked / 100} ${failed.D[0]} ${units.D}`,
    ),
    decided(
      'versions are those released for',
      field('image', 'Released').replace(/[^CD]/g, ''),
      Object.keys(units).join(''),
    ),
    decided('approved version', field('image', 'Type').split(/ to |, /)[1], now ?? ''),
    decided('identifier', field('tcu', 'Reads'), 'F191, hardware number'),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        1,
        failed.all[0],
        limit,
        percent(asked),
        percent(flashed),
        3,
        units.C,
        units.D,
        units.D / (failed.D[0] ?? 1),
        2,
        least,
        units.D,
        2,
        wave,
        next,
        nextB,
        (nextB * (failed.D[0] ?? 0)) / units.D,
        next - nextB,
        3,
        old,
        now,
      ].join(' '),
    ),
  ],
});
