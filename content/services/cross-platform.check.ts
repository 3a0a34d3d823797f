import { cellsOf, decided, number, pieceCheck } from '@/pipeline/content/piece';
import { crossPlatform as page } from './cross-platform';

// Files the scans of the test under the key that the listing returns, and under others, and counts the records; adds up the days again.

const { argument, exhibit } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'code' || !argument || !sums) throw new Error('No listing, or no ledger');

const listing = [
  ...exhibit.lines.map(({ code }) => code),
  ...exhibit.lines.map(({ note = '' }) => note),
].join(' ');
const [scanned, probes, iPhones, androids] = [
  /(\d+) scans/,
  /(\d+) probes/,
  /(\d+) iPhones/,
  /(\d+) Androids/,
].map((pattern) => number(pattern.exec(listing)?.[1]));
const range = (count = 0) => Array.from({ length: count }, (_, index) => index);
const scans = range(probes).flatMap((probe) =>
  [...range(iPhones).map((phone) => `iPhone ${phone}`), ...range(androids).map(() => 'address')].map(
    (seenBy, phone) => ({
      serial: `${probe}`,
      handle: `${probe} as ${seenBy}`,
      phone: `${probe} on ${phone}`,
    }),
  ),
);
const records = (key: string) => String(new Set(scans.map((scan) => scan[key as 'serial'])).size);
const returned = /= found\.(\w+)/.exec(listing)?.[1] ?? '';
const before = /Rev A said found\.(\w+)/.exec(listing)?.[1] ?? '';
const words = 'zero one two three four five six seven eight nine ten'.split(' ');
const inHeading = argument.heading.toLowerCase().match(/\w+(?= probes| phones| records)/g) ?? [];

const share = number(said(/take (\d+) days a platform, or/));
const seams = words.indexOf(said(/and (\w+) seams/));
const perPlatform = number(said(/take (\d+) days a platform either/));
const cell = (row: number, column: number) => number(sums.rows[row]?.[column]);
const sharedScreens = number(said(/or (\d+) if shared/));
const interfaces = words.indexOf(said(/interface of (\w+) days each/)) * seams;
const rest = sharedScreens + cell(1, 1) / 2 + cell(3, 1);
const manners = words.indexOf(said(/manners need (\w+) more/));
const count = (what: string, stated: number | undefined, reckoned: number) =>
  decided(what, String(stated), String(reckoned));

export const check = pieceCheck({
  page,
  decisions: [
    decided('records', /assertEquals\((\d+)/.exec(listing)?.[1], records(returned), {
      before: records(before),
      phone: records('phone'),
    }),
    count('records of revision A', words.indexOf(inHeading[2] ?? ''), Number(records(before))),
    count('phones', words.indexOf(inHeading[1] ?? ''), (iPhones ?? 0) + (androids ?? 0)),
    count('scans', scanned, scans.length),
    count('screens', cell(0, 1), 2 * share),
    decided('days if shared', sums.total[2], String(rest + 2 * perPlatform + interfaces), {
      seamsOnce: String(rest + perPlatform),
      noInterface: String(rest + 2 * perPlatform),
      half: String(number(sums.total[1]) / 2),
    }),
    count('screens, shared', cell(0, 2), sharedScreens),
    count('screens with their manners', sharedScreens, share + manners),
    count('seams, shared', cell(2, 2), 2 * perPlatform + interfaces),
    count('seams, native', cell(2, 1), 2 * perPlatform),
  ],
});
