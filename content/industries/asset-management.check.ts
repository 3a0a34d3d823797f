import { cellsOf, clock, day, decided, number, pieceCheck } from '@/pipeline/content/piece';
import { assetManagement as page } from './asset-management';

// Finds the bay of unit 4417 on the day of the shutdown, and whether exchanging the bays still fits into the permit's window.

const { field, rows, said, station } = cellsOf(page);
const time = (at: number) =>
  [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
const date = (text = '') => day(`${/\d+ \w{3}/.exec(text)?.[0]} 2026`);
// `places` lists each serial's bays with their first day: the inspector's sighting, then the moves at station "asset".
const moves = (station('asset')?.fields ?? []).filter(({ label }) => /^\d+ \w{3}$/.test(label));
const seen = field('inspector', 'Seen');
const places = [
  { serial: '4417', bay: /T\d/.exec(seen)?.[0], from: date(seen) },
  ...moves.map(({ label, value }) => ({
    serial: value.slice(0, 4),
    bay: /T\d$/.exec(value)?.[0],
    from: date(label),
  })),
];
const bayOf = (serial: string, on: number) =>
  places.filter((place) => place.serial === serial && place.from <= on).at(-1)?.bay ?? '';
const unitAt = (bay: string, on: number) =>
  places.filter((place) => place.from <= on && bayOf(place.serial, on) === bay)[0]?.serial ?? '';
const [serial = ''] = /\d{4}/.exec(station('inspector')?.value ?? '') ?? [];
const [created, shutdown] = [date(field('order', 'Created')), date(field('order', 'Shutdown'))];
const permit = /T\d/.exec(station('control')?.value ?? '')?.[0] ?? '';
// `needed` adds up the minutes of station "holder"; `verdict` fits them between the reading of the nameplate and the end of the shutdown.
const [switching = 0, work = 0, restore = 0] = rows('holder').map(([, minutes]) => number(minutes));
const needed = switching + work + restore;
const read = clock(station('holder')?.fields?.[0]?.label);
const end = clock(field('order', 'Shutdown').split('to ')[1]);
const verdict = (minutes: number) => (read + minutes <= end ? 'goes on' : 'handed T2 back');
// `handed - off` is the time that taking T2 out took; the label of the first row at "holder" expects the same for T1.
const [off = 0, , handed = 0] = (station('control')?.fields ?? []).map(({ label }) => clock(label));

export const assetManagementCheck = pieceCheck({
  page,
  decisions: [
    decided('bay of the order', station('order')?.value, `SS12-${bayOf(serial, shutdown)}`, {
      'on the day of the order': `SS12-${bayOf(serial, created)}`,
    }),
    decided('struck bay', station('order')?.mark?.struck, `SS12-${bayOf(serial, created)}`),
    decided('permit', permit, bayOf(serial, created)),
    decided('nameplate', field('holder', '07:10').slice(-4), unitAt(permit, shutdown), {
      'on the day of the order': unitAt(permit, created),
    }),
    decided('verdict', said(/so he (handed T2 back)/), verdict(needed), {
      'work alone': verdict(work),
      'no restoring': verdict(switching + work),
    }),
    decided('minutes left', said(/(\d+) were left/), end - read),
    decided('done, work alone', said(/done by ([\d:]+\d)/), time(read + work)),
    decided('done, no restoring', said(/restoring, by ([\d:]+\d)/), time(read + switching + work)),
    decided('last minute for the other bay', said(/changing bays was ([\d:]+\d)/), time(end - needed)),
    decided('taking a bay out', /out (\d+)/.exec(rows('holder')[0]?.[0] ?? '')?.[1], handed - off),
    decided(
      'orders for a drive',
      said(/order in (\d+) is wrong/),
      Math.floor(number(said(/Sunday costs (₹[\d,]+)/)) / number(said(/nameplates (₹[\d,]+)/))),
    ),
  ],
  quantities: { minutes: [needed, switching, work, restore, end - read] },
});
