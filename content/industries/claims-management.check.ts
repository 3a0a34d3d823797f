import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { claimsManagement as page } from './claims-management';

const { argument, route } = page.detail;
const number = (text = '') => Math.abs(amountOf(text.replace(/, .*/, '')) ?? Number.NaN);
const day = (text: string) => Date.parse(`${/\d+ \w{3} \d{4}/.exec(text)?.[0]} UTC`);
const rupees = (value: number) => value.toLocaleString('en-IN');
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.slice(1) ?? [];
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const row = (id: string, name: string) =>
  number(station(id)?.sum?.rows.find(([label]) => label === name)?.[1]);
const total = (id: string) => number(station(id)?.sum?.total[1]);
const decide = (what: string, stated = '', rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: rupees, rule, instead });
// Cover and the car's age are read on a day; parts lose by their kind, and the deductible comes off what is left.
const [loss, bill] = [day(field('fnol', 'Loss')), day(field('payout', 'Garage bill'))];
const [assessed, paid, kept] = [total('surveyor'), total('payout'), total('liable')];
const [young = 0, , old = 0, years = 0] = (field('cover', 'Metal parts').match(/\d+/g) ?? []).map(Number);
const birthday = new Date(day(field('cover', 'Registered')));
birthday.setUTCFullYear(birthday.getUTCFullYear() + years);
const deductible = number(field('cover', 'Deductible'));
const paint = said(/on paint, ([\d,]+) × (\d+ %) × (\d+ %)/).map(number);
function payment({ age = loss, cover = loss, before = 0 }): number {
  const metal = row('surveyor', 'Tailgate, under the glass') - before;
  const worn =
    (metal * (age > birthday.getTime() ? old : young)) / 100 + paint.reduce((part, share) => part * share);
  return assessed - deductible - (cover < day(field('cover', 'Nil depreciation')) ? worn : 0);
}
const wrong = {
  age: payment({ age: bill }),
  renewal: payment({ cover: bill }),
  first: payment({ before: deductible }),
};
// The owner has borne what the insurer did not pay, and the settlement is divided between the two.
const [visit = 0, share = 0] = [/(₹[\d,]+) visit/, /settlement at (\d+ %)/].map((pattern) =>
  number(said(pattern)[0]),
);
const settled = assessed * share;
const proRata = settled * (paid / assessed);
const visits = (money: number) => Math.floor(money / visit);
const path = (recovered: number) => (recovered > visit ? 'Survey' : (station('triage')?.mark?.struck ?? ''));
// Amounts that are said again, and the loss inside the policy's period.
const faq = page.detail.chapters?.faq.map(({ answer }) => answer).join(' ') ?? '';
const again = [
  said(/insurer pays ₹([\d,]+)/)[0],
  said(/it keeps ₹([\d,]+)/)[0],
  said(/owner’s ₹([\d,]+)/)[0],
  /all ₹([\d,]+\d)/.exec(faq)?.[1],
];
const isCovered = loss <= day(field('cover', 'Period'));

export const claimsManagementCheck = pieceCheck({
  page,
  decisions: [
    decide('paid', rupees(paid), payment({}), wrong),
    decide('paid by the age at the bill', said(/past three years and pays ₹([\d,]+)/)[0], wrong.age),
    decide('paid under the renewed policy', said(/renewed policy pays ₹([\d,]+)/)[0], wrong.renewal),
    decide('paid with the deductible first', said(/tailgate first, ₹([\d,]+)/)[0], wrong.first),
    decide('given up', rupees(row('liable', 'Given up in settlement')), assessed - settled),
    decide('kept', rupees(kept), settled - (assessed - paid), {
      proRata,
      insurerFirst: Math.min(settled, paid),
    }),
    decisionProblems({
      what: 'amounts said',
      stated: again.join(),
      outcome: String,
      rule: [paid, kept, assessed - paid, assessed].map(rupees).join(),
      instead: {},
    }),
    decisionProblems({
      what: 'cover',
      stated: station('cover')?.value ?? '',
      outcome: String,
      rule: isCovered ? 'In force' : 'Lapsed',
      instead: {},
    }),
    decide('kept pro rata', said(/leaves the insurer ₹([\d,]+)/)[0], proRata),
    decide('visits for a recovery', said(/such claim in (\d+)/)[0], visits(kept), {
      ofSettled: visits(settled),
      ofPaid: visits(paid),
    }),
    decisionProblems({
      what: 'path',
      stated: station('triage')?.value ?? '',
      outcome: path,
      rule: kept,
      instead: { unrecovered: 0 },
    }),
  ],
});
