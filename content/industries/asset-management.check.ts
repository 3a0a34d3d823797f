import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { assetManagement as page } from './asset-management';

const { argument, route } = page.detail;
const number = (text = '') => Math.abs(amountOf(text) ?? Number.NaN);
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.slice(1) ?? [];
const decide = <Value>(
  what: string,
  stated: string,
  outcome: (value: Value) => string,
  rule: Value,
  instead: Record<string, Value> = {},
) => decisionProblems({ what, stated, outcome, rule, instead });
const same = (text: string) => text;
const minute = (clock = '') => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const clock = (at: number) =>
  [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
const day = (text: string) => Date.parse(`${/\d+ \w{3}/.exec(text)?.[0]} 2026 UTC`);
// The register says at which bay a serial is on a day.
const moves = (station('asset')?.fields ?? []).filter(({ label }) => /^\d+ \w{3}$/.test(label));
const seen = field('inspector', 'Seen');
const places = [
  { serial: '4417', bay: /T\d/.exec(seen)?.[0], from: day(seen) },
  ...moves.map(({ label, value }) => ({
    serial: value.slice(0, 4),
    bay: /T\d$/.exec(value)?.[0],
    from: day(label),
  })),
];
const bayOf = (serial: string, on: number) =>
  places.filter((place) => place.serial === serial && place.from <= on).at(-1)?.bay ?? '';
const unitAt = (bay: string, on: number) =>
  places.filter((place) => place.from <= on && bayOf(place.serial, on) === bay)[0]?.serial ?? '';
const [serial = ''] = /\d{4}/.exec(station('inspector')?.value ?? '') ?? [];
const [created, shutdown] = [day(field('order', 'Created')), day(field('order', 'Shutdown'))];
const permit = /T\d/.exec(station('control')?.value ?? '')?.[0] ?? '';
// What is left of the window must hold switching, work and restoring.
const [switching = 0, work = 0, restore = 0] = (station('holder')?.sum?.rows ?? []).map(([, minutes]) =>
  number(minutes),
);
const [read = 0, end = 0] = [
  station('holder')?.fields?.[0]?.label,
  /to (\d+:\d+)/.exec(field('order', 'Shutdown'))?.[1],
].map(minute);
const verdict = (needed: number) => (read + needed <= end ? 'goes on' : 'handed T2 back');
const needed = switching + work + restore;
const [lost, drive] = [said(/Sunday costs (₹[\d,]+)/)[0], said(/nameplates (₹[\d,]+)/)[0]].map(number);
// The same steps led from the breaker of T2 to the permit.
const [off, , handed] = (station('control')?.fields ?? []).map(({ label }) => minute(label));
const took = (handed ?? 0) - (off ?? 0);

export const assetManagementCheck = pieceCheck({
  page,
  decisions: [
    decide(
      'bay of the order',
      station('order')?.value.replace('SS12-', '') ?? '',
      same,
      bayOf(serial, shutdown),
      { 'on the day of the order': bayOf(serial, created) },
    ),
    decide(
      'struck bay',
      station('order')?.mark?.struck.replace('SS12-', '') ?? '',
      same,
      bayOf(serial, created),
    ),
    decide('permit', permit, same, bayOf(serial, created)),
    decide('nameplate', field('holder', '07:10').slice(-4), same, unitAt(permit, shutdown), {
      'on the day of the order': unitAt(permit, created),
    }),
    decide('verdict', said(/so he (handed T2 back)/)[0] ?? '', verdict, needed, {
      'work alone': work,
      'no restoring': switching + work,
    }),
    decide('minutes left', said(/(\d+) were left/)[0] ?? '', String, end - read),
    decide('done, work alone', said(/done by ([\d:]+\d)/)[0] ?? '', clock, read + work),
    decide('done, no restoring', said(/restoring, by ([\d:]+\d)/)[0] ?? '', clock, read + switching + work),
    decide(
      'last minute for the other bay',
      said(/changing bays was ([\d:]+\d)/)[0] ?? '',
      clock,
      end - needed,
    ),
    decide(
      'taking a bay out',
      /out (\d+)/.exec(station('holder')?.sum?.rows[0]?.[0] ?? '')?.[1] ?? '',
      String,
      took,
    ),
    decide(
      'orders for a drive',
      said(/order in (\d+) is wrong/)[0] ?? '',
      String,
      Math.floor((lost ?? 0) / (drive ?? 1)),
    ),
  ],
  quantities: { minutes: [needed, switching, work, restore, end - read] },
});
