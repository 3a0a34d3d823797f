import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { crossPlatform as page } from './cross-platform';

// Files the scans of the test under the key that the listing returns, and under others, and counts the records; adds up the days again.

const { argument, exhibit, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'code' || !argument || !sums) throw new Error('No listing, or no ledger');

const listing = [
  ...exhibit.lines.map(({ code }) => code),
  ...exhibit.lines.map(({ note = '' }) => note),
].join(' ');
const number = (pattern: RegExp, text: string) => amountOf(pattern.exec(text)?.[1] ?? '') ?? Number.NaN;
const [scanned, probes, iPhones, androids] = [
  /(\d+) scans/,
  /(\d+) probes/,
  /(\d+) iPhones/,
  /(\d+) Androids/,
].map((pattern) => number(pattern, listing));
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

const text = paragraphs.join(' ');
const share = number(/take (\d+) days a platform, or/, text);
const seams = words.indexOf(/and (\w+) seams/.exec(text)?.[1] ?? '');
const perPlatform = number(/take (\d+) days a platform either/, text);
const cell = (row: number, column: number) => amountOf(sums.rows[row]?.[column] ?? '') ?? Number.NaN;
const sharedScreens = number(/or (\d+) if shared/, text);
const interfaces = words.indexOf(/interface of (\w+) days each/.exec(text)?.[1] ?? '') * seams;
const rest = sharedScreens + cell(1, 1) / 2 + cell(3, 1);
const manners = words.indexOf(/manners need (\w+) more/.exec(text)?.[1] ?? '');
const check2 = (what: string, stated: number | undefined, rule: number | undefined) =>
  decisionProblems({ what, stated: String(stated), outcome: String, rule, instead: {} });

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'records',
      stated: /assertEquals\((\d+)/.exec(listing)?.[1] ?? '',
      outcome: records,
      rule: returned,
      instead: { before, phone: 'phone' },
    }),
    check2('records of revision A', words.indexOf(inHeading[2] ?? ''), Number(records(before))),
    check2('phones', words.indexOf(inHeading[1] ?? ''), (iPhones ?? 0) + (androids ?? 0)),
    check2('scans', scanned, scans.length),
    check2('screens', cell(0, 1), 2 * share),
    decisionProblems({
      what: 'days if shared',
      stated: sums.total[2] ?? '',
      outcome: String,
      rule: rest + 2 * perPlatform + interfaces,
      instead: {
        seamsOnce: rest + perPlatform,
        noInterface: rest + 2 * perPlatform,
        half: (amountOf(sums.total[1] ?? '') ?? 0) / 2,
      },
    }),
    check2('screens, shared', cell(0, 2), sharedScreens),
    check2('screens with their manners', sharedScreens, share + manners),
    check2('seams, shared', cell(2, 2), 2 * perPlatform + interfaces),
    check2('seams, native', cell(2, 1), 2 * perPlatform),
  ],
});
