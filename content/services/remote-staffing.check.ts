import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { remoteStaffing as page } from './remote-staffing';

// Reckons the memo again for a buyer with and without GST credit and for other lengths of need, each of which chooses otherwise.

const { argument, exhibit, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'decision' || !argument || !sums?.verdict) throw new Error('No memo, or no ledger');

const texts = [
  ...argument.paragraphs,
  ...paragraphs,
  exhibit.why,
  ...exhibit.rejected.map(({ why }) => why),
].join(' ');
const said = (pattern: RegExp) => amountOf(pattern.exec(texts)?.[1] ?? '') ?? Number.NaN;
const rupees = (value: number) => `₹${Math.round(value).toLocaleString('en-IN')}`;
const [seat, pay] = [said(/(₹[\d,]+) a month for a seat/), said(/seat, (₹[\d,]+) for a hire/)];
const [arrival, leaving] = [said(/besides (₹[\d,]+) for/), said(/and (₹[\d,]+) of notice/)];
const tax = said(/GST of (\d+ %)/);
const months = said(/is (\d) × 2/);

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
const words = 'zero one two three four five six seven eight nine'.split(' ');
const month = (pattern: RegExp) => words.indexOf(pattern.exec(texts)?.[1] ?? '');
const sides = (need: Need) => [ofSeat(need), ofHire(need)].map(rupees).join();
const amount = (what: string, stated: number, reckoned: number) =>
  decisionProblems({ what, stated: rupees(stated), outcome: rupees, rule: reckoned, instead: {} });

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
    decisionProblems({
      what: 'last month of the seat',
      stated: chosen,
      outcome: choice,
      rule: { ...memo, months: month(/Up to (\w+) months/) },
      instead: {},
    }),
    decisionProblems({
      what: 'with credit',
      stated: sums.total.slice(1).join(),
      outcome: sides,
      rule: memo,
      instead: { hospital },
    }),
    decisionProblems({
      what: 'without credit',
      stated: sums.verdict.slice(1).join(),
      outcome: sides,
      rule: hospital,
      instead: { memo },
    }),
    amount('more a month', amountOf(/₹[\d,]+/.exec(argument.heading)?.[0] ?? '') ?? 0, seat - pay),
    amount('arriving and leaving', said(/pay, (₹[\d,]+) together/), arrival + leaving),
    amount('in the memo', said(/and (₹[\d,]+) for coming/), arrival + leaving),
    amount('seat', said(/(₹[\d,]+) against/), ofSeat(memo)),
    amount('hire', said(/against (₹[\d,]+) for/), ofHire(memo)),
    amount('hire for a fixed term', said(/(₹[\d,]+), as it needs no notice/), ofHire(fixedTerm)),
    amount('notice', leaving, month(/and (\w+) months’ notice/) * pay),
    decisionProblems({
      what: 'months in the title of the memo',
      stated: String(words.indexOf(/for (\w+) months/.exec(exhibit.title)?.[1] ?? '')),
      outcome: String,
      rule: months,
      instead: {},
    }),
    amount('pay', said(/(₹[\d,]+) of pay/), months * pay),
    amount('cheaper in the hospital', said(/cheaper by (₹[\d,]+)/), ofSeat(hospital) - ofHire(hospital)),
  ],
});
