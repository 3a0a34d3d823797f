import { cellsOf, clock, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
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

const prosaic = figures(...(page.detail.argument?.paragraphs ?? []));
// `back` and `out` are the numbers of the bay on the permit and of the unit's bay.
const [back, out] = [permit.slice(1), bayOf(serial, shutdown).slice(1)];
const moved = date(moves[0]?.label);
const hours = (station('control')?.fields ?? []).map(({ label }) => label);

export const assetManagementCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'figures of the argument',
      prosaic,
      [
        ...[serial, back, Math.floor((moved - date(seen)) / 7), out, back, 8, out, back, back, 2],
        ...[figures(time(read)), needed, end - read, back, figures(time(read + work))],
        ...[figures(time(read + switching + work)), figures(time(end - needed)), 84_000, 2, 2500, 33],
      ].join(' '),
    ),
    decided(
      'unit, five times',
      [
        station('asset')?.value.slice(0, 4),
        moves[0]?.value.slice(0, 4),
        field('order', 'Object list').slice(0, 4),
        field('spares', 'Issued for').slice(0, 4),
        rows('holder')[1]?.[0]?.slice(-4),
      ].join(),
      Array.from({ length: 5 }, () => serial).join(),
    ),
    decided('unit and bay', station('asset')?.value, `${serial} at T${out}`),
    decided('moved from', /from T(\d)/.exec(moves[0]?.value ?? '')?.[1], back),
    decided('day of the move', station('order')?.mark?.note.slice(0, 17), `Moved on ${moves[0]?.label}ch`),
    decided('heavier unit, a day later', `${date(moves[1]?.label) - moved}`, 1),
    decided('order, two days after the leak', `${created - date(seen)}`, 2),
    decided('substation', /SS\d+/.exec(seen)?.[0], station('order')?.value.slice(0, 4) ?? ''),
    decided('Sunday', `${new Date(shutdown * 86_400_000).getUTCDay()}`, 0),
    decided('start and end', field('order', 'Shutdown').slice(12), `${hours[0]} to ${hours[3]}`),
    decided('hours in order', [...hours].sort().join(), hours.join()),
    decided('bays at the control room', figures(field('control', '06:00')), `${back} ${out} 7.9`),
    decided('bay that is earthed', field('control', hours[1] ?? ''), `T${back} isolated and earthed`),
    decided('other bushing', station('spares')?.fields?.[1]?.label.slice(0, 4), unitAt(permit, shutdown)),
    decided('minutes at the holder', station('holder')?.value, `${needed} min from ${time(read)}`),
    decided('bay of the nameplate', /T(\d)/.exec(field('holder', '07:10'))?.[1], back),
    decided(
      'steps of the switching',
      rows('holder')[0]?.[0],
      `T${back} back ${restore}, T${out} out ${switching - restore}`,
    ),
    decided('bay to be restored', rows('holder')[2]?.[0]?.slice(0, 2), `T${out}`),
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
      said(/entry in (\d+) is wrong/),
      Math.floor(number(said(/Sunday costs (₹[\d,]+)/)) / number(said(/nameplates (₹[\d,]+)/))),
    ),
  ],
  quantities: { minutes: [needed, switching, work, restore, end - read] },
});
