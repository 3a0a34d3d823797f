import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  number,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { offPageSeo as page } from './off-page-seo';

// Counts the lines of the file by cause, and by the score, the manual action or the invoice alone.

const { document, lines, reading, title } = exhibitOf(page, 'code');
const { said } = cellsOf(page);
const codes = lines.map(({ code }) => code);
const count = (pattern: RegExp) =>
  number(codes.map((code) => pattern.exec(code)?.[1]).find((found) => found !== undefined));

const old = count(/^# (\d+) lines from/);
const paid = count(/^# (\d+) paid for/);
const [removed, labelled, silent] = [count(/(\d+) removed/), count(/(\d+) now rel/), count(/(\d+) refused/)];
const [scrapers, earned] = [count(/(\d+) scrapers/), count(/(\d+) earned/)];
const marked = number(said(/marked (\d+) of/));
const markedAndPaid = number(said(/Only (\d+) of these/));
const linking = number(said(/of (\d+) linking/));
const level = number(said(/score of (\d+) or more/));

/** Domain lines and "and n more" from one place of the file to another. */
const listed = (from: number, to: number) =>
  sum(
    codes
      .slice(from, to)
      .map((code) => (code.startsWith('domain:') ? 1 : Number(/^# and (\d+) more/.exec(code)?.[1] ?? 0))),
  );
const invoices = codes.findIndex((code) => code.includes('paid for'));
const groups = [listed(0, invoices), listed(invoices, codes.length)];
const scores = lines.flatMap(({ note = '' }) => /^Score (\d+)/.exec(note)?.[1] ?? []).map(Number);

export const check = pieceCheck({
  page,
  decisions: [
    decided('domains in the file', said(/14 \+ 5 = (\d+)/), silent + old, {
      score: marked + old,
      'score and invoice': markedAndPaid + old,
      'no manual action, nothing new': old,
      'every invoice, nobody asked': paid + old,
      'earlier lines forgotten': silent,
    }),
    decided('lines listed', groups.join(), [old, silent].join()),
    decided('in the title', String(numberOf(title.split(' ')[0] ?? '')), silent + old),
    decided('in the heading', figures(page.detail.argument?.heading ?? ''), [silent + old, marked].join(' ')),
    decided('paid', String(paid), removed + labelled + silent),
    decided('marked', String(marked), markedAndPaid + scrapers + earned),
    decided('paid, of all', said(/31, an (\w+) of all/), linking === 8 * paid ? 'eighth' : 'another share'),
    decided('scores', scores.map((score) => (score < level ? 'healthy' : 'marked')).join(), 'healthy,marked'),
    decided('level in the file', String(count(/unpaid, score of (\d+) or more/)), level),
    decided(
      'invoices, letter, reminder',
      [
        ...figures(codes[invoices] ?? '')
          .split(' ')
          .slice(1),
        ...figures(lines[invoices]?.note ?? '').split(' '),
      ].join(),
      [2023, 2024, 26, 12, 2026].join(),
    ),
    decided(
      'reminder after the letter, file after both',
      [day('12 Nov 2026') - day('26 Oct 2026'), day(document) - day('12 Nov 2026')].join(),
      '17,11',
    ),
    decided(
      'earned, by kind',
      figures(lines.find(({ code }) => code.includes('earned'))?.note ?? ''),
      String(earned - 1),
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[marked, linking, level, paid, markedAndPaid, marked, paid - markedAndPaid],
        ...[scrapers + earned, scrapers, earned, marked, paid, removed, labelled, silent],
        ...[silent, old, 2022, silent, old, silent + old, paid - markedAndPaid, earned, 2023],
      ].join(' '),
    ),
    decided('year of the earlier file', said(/the file of (\d+)/), said(/lines of (\d+) are/)),
    decided('excerpt', /excerpt/.test(reading) ? 'said' : '', 'said'),
  ],
});
