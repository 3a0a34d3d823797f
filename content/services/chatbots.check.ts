import { cellsOf, decided, figures, inWords, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { chatbots as page } from './chatbots';

// Releases the build by class, by total and by average, and derives the two refusals of the finding from rights checked after the search.

const { exhibit, capabilities } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'record' || !sums?.verdict) throw new Error('No finding, or no ledger');

// `searches` reads what the bot's wording can rest on: `removed` under the finding, `allowed` once rights are part of the query.
const searches = exhibit.exchange.map(({ lines }) => {
  const [found = 0, removed = 0] = (lines.find((line) => line.startsWith('search'))?.match(/\d+/g) ?? []).map(
    Number,
  );
  return { found, removed, allowed: found - removed };
});
const answers = exhibit.exchange.map(({ lines, marked }) => lines[marked]);
/** Whether the wording of these answers tells what is held: an answer heard alone could be a set phrase. */
const tells = (values: readonly unknown[]) =>
  differ(values) === 'differ' ? 'for which branch' : 'a set phrase';
const differ = (values: readonly unknown[]) => (new Set(values).size > 1 ? 'differ' : 'same');

const rows = sums.rows.map(([name = '', asked, right]) => ({
  name,
  asked: Number(asked),
  right: Number(right),
}));
const share = ({ asked, right }: { asked: number; right: number }) => right / asked;
const total = { asked: Number(sums.total[1]), right: Number(sums.total[2]) };
const bar = number(said(/bar is (\d+ %)/));
const average = sum(rows.map(share)) / rows.length;
const released = (shares: readonly number[]) => (shares.every((value) => value >= bar) ? 'yes' : 'no');
const misses = rows.map(({ asked, right }) => asked - right);
const missed = (row: number) => inWords(misses[row] ?? Number.NaN);
const hidden = rows.find(({ name }) => name.startsWith('Hidden')) ?? total;
const range = capabilities.flatMap(({ text }) => /between (\d+ and \d+) %/.exec(text)?.[1] ?? []).join();
/** Prints the ends of a share's Wilson interval at 95 % in whole per cent, as the page's range does. */
const ends = ({ asked, right }: typeof total) => {
  const [p, z] = [right / asked, 1.96];
  const spread = z * Math.sqrt((p * (1 - p)) / asked + (z / asked / 2) ** 2);
  return [-1, 1]
    .map((sign) => Math.round((100 * (p + z ** 2 / asked / 2 + sign * spread)) / (1 + z ** 2 / asked)))
    .join(' and ');
};

const field = (name: string) => exhibit.fields.find(({ label }) => label === name)?.value ?? '';

export const check = pieceCheck({
  page,
  decisions: [
    decided('the two refusals', differ(answers), differ(searches.map(({ removed }) => removed)), {
      'rights inside the query': differ(searches.map(({ allowed }) => allowed)),
    }),
    decided(
      'first answer by itself',
      /first underlined answer alone could be (a set phrase);/.exec(exhibit.reading)?.[1],
      tells(answers.slice(0, 1)),
      { both: tells(answers) },
    ),
    decided(
      'first answer beside the second',
      /beside the second it tells (for which branch)/.exec(exhibit.reading)?.[1],
      tells(answers),
      {
        'the first alone': tells(answers.slice(0, 1)),
        'of one branch twice': tells([answers[0], answers[0]]),
      },
    ),
    decided('released by class', sums.verdict[2], `By class: ${released(rows.map(share))}`, {
      'the total': `By class: ${released([share(total)])}`,
      'the average': `By class: ${released([average])}`,
    }),
    decided('released by total', sums.verdict[1], `By total: ${released([share(total)])}`),
    decided('interval', range, ends(total)),
    decided('tries without a leak', said(/no leak in (\d+)/), hidden.asked),
    decided('tries for one per cent', said(/takes (\d+) tries/), 3 / 0.01),
    decided('invented', said(/and (\w+) were answered by invention/), missed(2)),
    decided('sent to an agent', said(/The (\w+) misses of the first row/), missed(0)),
    decided('not handed over', said(/The (\w+) of the last row/), missed(3)),
    decided('wrong in all', String(total.asked - total.right), sum(misses)),
    decided('refusals', figures(exhibit.title), answers.length),
    decided('retest', figures(field('Retest')), `${hidden.asked} ${hidden.asked}`),
    decided('speaker of the marked lines', answers.map((line) => line?.slice(0, 4)).join(), 'Bot:,Bot:'),
    decided('finding and build', figures(exhibit.document), '3 9 14'),
  ],
  quantities: { topics: [hidden.asked] },
});
