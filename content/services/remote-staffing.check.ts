import {
  cellsOf,
  decided,
  decisionProblems,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { remoteStaffing as page } from './remote-staffing';

// Reckons seat and hire of the memo for buyers with and without GST credit and for other lengths of need, which choose otherwise.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'decision') throw new Error('No memo');
const { said, sums } = cellsOf(page, exhibit.why, ...exhibit.rejected.map(({ why }) => why));
if (!sums?.verdict) throw new Error('No ledger');

const figure = (pattern: RegExp) => number(said(pattern));
const [seat, pay] = [figure(/(₹[\d,]+) a month for a seat/), figure(/seat, (₹[\d,]+) for a hire/)];
const [arrival, leaving] = [figure(/besides (₹[\d,]+) for/), figure(/and (₹[\d,]+) of notice/)];
const tax = figure(/GST of (\d+ %)/);
const months = figure(/is (\d) × 2/);

interface Need {
  readonly months: number;
  readonly hasCredit: boolean;
  readonly arrives: boolean;
  readonly leaves: boolean;
}
const memo: Need = { months, hasCredit: true, arrives: true, leaves: true };
const fixedTerm: Need = { ...memo, leaves: false };
const hospital: Need = { ...memo, hasCredit: false };
const borne = ({ hasCredit }: Need) => (hasCredit ? 1 : 1 + tax);
const ofSeat = (need: Need) => need.months * seat * borne(need);
const ofHire = (need: Need) =>
  need.months * pay + (need.arrives ? arrival * borne(need) : 0) + (need.leaves ? leaving : 0);
const choice = (need: Need) => (ofSeat(need) < ofHire(need) ? 'One seat' : 'Own hire');
const chosen = exhibit.chosen.startsWith('One seat') ? 'One seat' : 'Own hire';
const month = (pattern: RegExp) => numberOf(said(pattern));
const sides = (need: Need) => [ofSeat(need), ofHire(need)].map((value) => rupees(Math.round(value))).join();
const amount = (what: string, pattern: RegExp, reckoned: number) =>
  decided(what, said(pattern), rupees(Math.round(reckoned)));

const level = (arrival + leaving) / (seat - pay);

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'choice of the memo',
      stated: chosen,
      outcome: choice,
      rule: memo,
      instead: {
        hospital,
        longer: { ...memo, months: month(/from (\w+) the hire/) },
        monthlyRate: { ...memo, arrives: false, leaves: false },
        fixedTerm,
      },
    }),
    decided('last month of the seat', chosen, choice({ ...memo, months: month(/Up to (\w+) months/) })),
    decided('with credit', sums.total.slice(1).join(), sides(memo), { hospital: sides(hospital) }),
    decided('without credit', sums.verdict.slice(1).join(), sides(hospital), { memo: sides(memo) }),
    amount('more a month', /seat costs (₹[\d,]+) more/, seat - pay),
    amount('arriving and leaving', /pay, (₹[\d,]+) together/, arrival + leaving),
    amount('in the memo', /and (₹[\d,]+) for coming/, arrival + leaving),
    amount('seat', /(₹[\d,]+) against/, ofSeat(memo)),
    amount('hire', /against (₹[\d,]+) for/, ofHire(memo)),
    amount('hire for a fixed term', /(₹[\d,]+), as it needs no notice/, ofHire(fixedTerm)),
    decided('notice', rupees(leaving), rupees(month(/and (\w+) months’ notice/) * pay)),
    decided('months in the title of the memo', /for (\w+) months/.exec(exhibit.title)?.[1], inWords(months)),
    amount('pay', /(₹[\d,]+) of pay/, months * pay),
    amount(
      'at one month’s notice',
      /would cost (₹[\d,]+) less/,
      ofSeat(memo) - (ofHire(memo) - leaving + pay),
    ),
    amount('cheaper in the hospital', /cheaper by (₹[\d,]+)/, ofSeat(hospital) - ofHire(hospital)),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        seat - pay,
        2,
        seat,
        pay,
        leaving / pay,
        arrival + leaving,
        arrival + leaving,
        seat - pay,
        level.toFixed(2),
        Math.floor(level),
        Math.ceil(level),
        Math.round(100 * tax),
        months,
        Math.round(ofSeat(hospital) - ofHire(hospital)),
      ].join(' '),
    ),
    decided('months of the fixed term', figures(exhibit.rejected[2]?.option ?? ''), months),
    decided('term, said again', /signs for (\w+) months/.exec(exhibit.reopens ?? '')?.[1], inWords(months)),
    decided(
      'figures of the hire',
      figures(exhibit.rejected[0].why),
      [months * pay, arrival + leaving, 2].join(' '),
    ),
  ],
});
