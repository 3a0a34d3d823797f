import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { chatbots as page } from './chatbots';

// Releases the build by class, by total and by average; shows that the finding comes from checking rights after the search.

const { exhibit, capabilities, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'record' || !sums?.verdict) throw new Error('No finding, or no ledger');

const texts = [...paragraphs, ...capabilities.map(({ text }) => text)].join(' ');
const said = (pattern: RegExp) =>
  (pattern.exec(texts)?.slice(1) ?? []).map((text) => amountOf(text) ?? Number.NaN);
const decide = (what: string, stated: string, rule: string | number, instead: Record<string, string> = {}) =>
  decisionProblems({ what, stated, outcome: String, rule, instead });

// What a bot may build its wording on, and whether the two refusals then differ.
const searches = exhibit.exchange.map(({ lines }) => {
  const [found = 0, removed = 0] = (lines.find((line) => line.startsWith('search'))?.match(/\d+/g) ?? []).map(
    Number,
  );
  return { found, removed, allowed: found - removed };
});
const answers = exhibit.exchange.map(({ lines, marked }) => lines[marked]);
const differ = (values: readonly unknown[]) => (new Set(values).size > 1 ? 'differ' : 'same');

const rows = sums.rows.map(([name = '', asked, right]) => ({
  name,
  asked: Number(asked),
  right: Number(right),
}));
const share = ({ asked, right }: { asked: number; right: number }) => right / asked;
const total = { asked: Number(sums.total[1]), right: Number(sums.total[2]) };
const [bar = 1] = said(/bar is (\d+ %)/);
const average = rows.reduce((sum, row) => sum + share(row), 0) / rows.length;
const released = (shares: readonly number[]) => (shares.every((value) => value >= bar) ? 'yes' : 'no');
const words = 'none one two three four five six seven eight nine ten'.split(' ');
const missed = (row: number) => (rows[row]?.asked ?? 0) - (rows[row]?.right ?? 0);
const hidden = rows.find(({ name }) => name.startsWith('Hidden')) ?? total;
/** Ends of the interval (Wilson, 95 %) in whole per cent. */
const ends = ({ asked, right }: typeof total) => {
  const [p, z] = [right / asked, 1.96];
  const spread = z * Math.sqrt((p * (1 - p)) / asked + (z / asked / 2) ** 2);
  return [-1, 1]
    .map((sign) => Math.round((100 * (p + z ** 2 / asked / 2 + sign * spread)) / (1 + z ** 2 / asked)))
    .join();
};

export const check = pieceCheck({
  page,
  decisions: [
    decide('the two refusals', differ(answers), differ(searches.map(({ removed }) => removed)), {
      'rights inside the query': differ(searches.map(({ allowed }) => allowed)),
    }),
    decide('released by class', sums.verdict[2] ?? '', `By class: ${released(rows.map(share))}`, {
      'the total': `By class: ${released([share(total)])}`,
      'the average': `By class: ${released([average])}`,
    }),
    decide('released by total', sums.verdict[1] ?? '', `By total: ${released([share(total)])}`),
    decide('interval', said(/between (\d+) and (\d+) %/).join(), ends(total)),
    decide('tries without a leak', said(/no leak in (\d+)/).join(), hidden.asked),
    decide('tries for one per cent', said(/takes (\d+) tries/).join(), 3 / 0.01),
    ...(
      [
        ['invented', /and (\w+) were answered by invention/, 2],
        ['sent to an agent', /The (\w+) misses of the first row/, 0],
        ['not handed over', /The (\w+) of the last row/, 3],
      ] as const
    ).map(([what, pattern, row]) => decide(what, pattern.exec(texts)?.[1] ?? '', words[missed(row)] ?? '')),
    decide(
      'wrong in all',
      `${total.asked - total.right}`,
      rows.reduce((sum, _, row) => sum + missed(row), 0),
    ),
  ],
  quantities: { topics: [hidden.asked] },
});
