import {
  cellsOf,
  day,
  decided,
  decisionProblems,
  grouped,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { claimsManagement as page } from './claims-management';

const { field, prose, row, said, station, total } = cellsOf(page);
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: grouped, rule, instead });
// Cover and the car's age are read on a day; parts lose by their kind, and the deductible comes off what is left.
const [loss, bill] = [day(field('fnol', 'Loss')), day(field('payout', 'Garage bill'))];
const [assessed, paid, kept] = [total('surveyor'), total('payout'), total('liable')];
const [young = 0, , old = 0, years = 0] = (field('cover', 'Metal parts').match(/\d+/g) ?? []).map(Number);
const birthday = day(
  field('cover', 'Registered').replace(/\d{4}/, (registered) => `${Number(registered) + years}`),
);
const deductible = number(field('cover', 'Deductible').split(', ')[0]);
const paint = (/on paint, ([\d,]+) × (\d+ %) × (\d+ %)/.exec(prose) ?? []).slice(1).map(number);
function payment({ age = loss, cover = loss, before = 0 }): number {
  const metal = row('surveyor', 'Tailgate, under the glass') - before;
  const worn = (metal * (age > birthday ? old : young)) / 100 + paint.reduce((part, share) => part * share);
  return assessed - deductible - (cover < day(field('cover', 'Nil depreciation')) ? worn : 0);
}
const wrong = {
  age: payment({ age: bill }),
  renewal: payment({ cover: bill }),
  first: payment({ before: deductible }),
};
// The owner has borne what the insurer did not pay, and the settlement is divided between the two.
const visit = number(said(/(₹[\d,]+) visit/));
const settled = assessed * number(said(/settlement at (\d+ %)/));
const proRata = settled * (paid / assessed);
const visits = (money: number) => Math.floor(money / visit);
const path = (recovered: number) => (recovered > visit ? 'Survey' : (station('triage')?.mark?.struck ?? ''));
// Amounts that are said again, and the loss inside the policy's period.
const again = [/insurer pays ₹([\d,]+)/, /it keeps ₹([\d,]+)/, /owner’s ₹([\d,]+)/, /all ₹([\d,]+\d)/].map(
  said,
);
const isCovered = loss <= day(field('cover', 'Period'));

export const claimsManagementCheck = pieceCheck({
  page,
  decisions: [
    decide('paid', grouped(paid), payment({}), wrong),
    decide('paid by the age at the bill', said(/past three years and pays ₹([\d,]+)/), wrong.age),
    decide('paid under the renewed policy', said(/renewed policy pays ₹([\d,]+)/), wrong.renewal),
    decide('paid with the deductible first', said(/tailgate first, ₹([\d,]+)/), wrong.first),
    decide('given up', grouped(-row('liable', 'Given up in settlement')), assessed - settled),
    decide('kept', grouped(kept), settled - (assessed - paid), {
      proRata,
      insurerFirst: Math.min(settled, paid),
    }),
    decided('amounts said', again.join(), [paid, kept, assessed - paid, assessed].map(grouped).join()),
    decided('cover', station('cover')?.value, isCovered ? 'In force' : 'Lapsed'),
    decide('kept pro rata', said(/leaves the insurer ₹([\d,]+)/), proRata),
    decide('visits for a recovery', said(/such claim in (\d+)/), visits(kept), {
      ofSettled: visits(settled),
      ofPaid: visits(paid),
    }),
    decided('path', station('triage')?.value, path(kept), { unrecovered: path(0) }),
  ],
});
