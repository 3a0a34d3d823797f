import { cellsOf, decided, figures, inWords, number, numberOf, pieceCheck } from '@/pipeline/content/piece';
import { crossPlatform as page } from './cross-platform';

// Counts the records when the test's scans are filed under the key that the listing returns, and under others; adds the days up again.

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
const records = (key: string) => new Set(scans.map((scan) => scan[key as 'serial'])).size;
const returned = /= found\.(\w+)/.exec(listing)?.[1] ?? '';
const before = /Rev A said found\.(\w+)/.exec(listing)?.[1] ?? '';
const inHeading = argument.heading.toLowerCase().match(/\w+(?= probes| phones| records)/g) ?? [];

const share = number(said(/take (\d+) days a platform, or/));
const seams = numberOf(said(/and (\w+) seams/));
const perPlatform = number(said(/take (\d+) days a platform either/));
const sharedScreens = number(said(/or (\d+) if shared/));
const interfaces = numberOf(said(/interface of (\w+) days each/)) * seams;
const rest = sharedScreens + number(sums.rows[1]?.[1]) / 2 + number(sums.rows[3]?.[1]);
const manners = numberOf(said(/manners need (\w+) more/));

const phones = (iPhones ?? 0) + (androids ?? 0);
const lineOf = (pattern: RegExp) =>
  exhibit.lines.flatMap(({ code }, index) => (pattern.test(code) ? index + 1 : []));

export const check = pieceCheck({
  page,
  decisions: [
    decided('records', /assertEquals\((\d+)/.exec(listing)?.[1], records(returned), {
      before: records(before),
      phone: records('phone'),
    }),
    decided('records of revision A', inHeading[2], inWords(records(before))),
    decided('phones', inHeading[1], inWords((iPhones ?? 0) + (androids ?? 0))),
    decided('scans', String(scanned), scans.length),
    decided('screens', sums.rows[0]?.[1], 2 * share),
    decided('days if shared', sums.total[2], rest + 2 * perPlatform + interfaces, {
      seamsOnce: rest + perPlatform,
      noInterface: rest + 2 * perPlatform,
      half: number(sums.total[1]) / 2,
    }),
    decided(
      'days that half the price lacks',
      said(/lacks (\d+) days/),
      number(sums.total[2]) - number(sums.total[1]) / 2,
      {
        twoNative: number(sums.total[1]) / 2,
        seamsAlone: number(sums.rows[2]?.[2]),
        testsOnce: number(sums.rows[3]?.[2]) / 2,
      },
    ),
    decided(
      'against the seams',
      said(/lacks \d+ days, (\w+ than all \w+) seams/),
      `${number(sums.total[2]) - number(sums.total[1]) / 2 > number(sums.rows[2]?.[2]) ? 'more' : 'less'} than all ${inWords(seams)}`,
    ),
    decided('screens, shared', sums.rows[0]?.[2], sharedScreens),
    decided('screens with their manners', String(sharedScreens), share + manners),
    decided('seams, shared', sums.rows[2]?.[2], 2 * perPlatform + interfaces),
    decided('seams, native', sums.rows[2]?.[1], 2 * perPlatform),
    decided(
      'figures of the argument',
      figures(argument.heading, ...argument.paragraphs),
      [
        ...[
          probes,
          phones,
          records(before),
          androids,
          iPhones,
          probes,
          probes,
          iPhones,
          probes,
          records(before),
        ],
        ...[lineOf(/^found\./)[0], records(before), probes],
      ].join(' '),
    ),
    decided('lines of the seam', figures(exhibit.reading), lineOf(/^expect/).join(' ')),
    decided('seams, said twice', figures(exhibit.document), `${seams} ${seams}`),
    decided('characteristic', /Characteristic (\w+)/.exec(listing)?.[1], '2A25'),
  ],
});
