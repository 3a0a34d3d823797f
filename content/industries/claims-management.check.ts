import { cellsOf, clock, day, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { claimsManagement as page } from './claims-management';

// Pays the claim by the cover and the car's age on the day of loss, divides the settlement, and prices the surveyor's visit against it.

const { field, prose, row, said, station, total } = cellsOf(page);

const [loss, bill] = [day(field('fnol', 'Loss')), day(field('payout', 'Garage bill'))];
const [assessed, paid, kept] = [total('surveyor'), total('payout'), total('liable')];
const [young = 0, , old = 0, years = 0] = (field('cover', 'Metal parts').match(/\d+/g) ?? []).map(Number);
const birthday = day(
  field('cover', 'Registered').replace(/\d{4}/, (registered) => `${Number(registered) + years}`),
);
const deductible = number(field('cover', 'Deductible').split(', ')[0]);
const paint = (/on paint, ([\d,]+) × (\d+ %) × (\d+ %)/.exec(prose) ?? []).slice(1).map(number);
/** Takes off the deductible, and depreciation by `age` unless `cover` is a day with nil depreciation; `before` comes off the metal first. */
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
// `proRata` shares the settlement by what each side bore; the page's rule for `kept` makes the owner's loss good first.
const visit = number(said(/(₹[\d,]+) visit/));
const settled = assessed * number(said(/settlement at (\d+ %)/));
const proRata = settled * (paid / assessed);
const visits = (money: number) => Math.floor(money / visit);
const path = (recovered: number) => (recovered > visit ? 'Survey' : (station('triage')?.mark?.struck ?? ''));
// `again` reads amounts of the stations where the prose repeats them.
const again = [/insurer pays ₹([\d,]+)/, /it keeps ₹([\d,]+)/, /owner’s ₹([\d,]+)/, /all ₹([\d,]+\d)/].map(
  said,
);
const isCovered = loss <= day(field('cover', 'Period'));

const prosaic = figures(...(page.detail.argument?.paragraphs ?? []));
const rules = (station('triage')?.fields ?? [])
  .filter(({ label }) => label.startsWith('T-'))
  .map(({ label }) => figures(label));
const metal = row('surveyor', 'Tailgate');

export const claimsManagementCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'minutes from loss to notice',
      `${clock(field('fnol', 'Notified')) - clock(field('fnol', 'Loss').split(', ')[1])}`,
      35,
    ),
    decided('days to the bill', `${bill - loss}`, 10),
    decided(
      'figures of the argument',
      prosaic,
      [
        ...[rules.length, ...rules, visit, paid, kept, 80, 1, visits(kept), rules[1]],
        ...[metal, young, (metal * young) / 100, row('surveyor', 'Paint'), 25, 50],
        ...[paint.reduce((part, share) => part * share), years, wrong.age, wrong.renewal, wrong.first],
        ...[assessed - paid, 2010, proRata],
      ].join(' '),
    ),
    decided('renewed the day after', `${day(field('cover', 'Nil')) - day(field('cover', 'Period'))}`, 1),
    decided('bands of age', /over (\d) years/.exec(field('cover', 'Metal'))?.[1], years - 1),
    decided('age on renewal', `${birthday - day(field('cover', 'Nil'))}`, 1),
    decided('paid', grouped(paid), payment({}), wrong),
    decided('paid by the age at the bill', said(/past three years and pays ₹([\d,]+)/), wrong.age),
    decided('paid under the renewed policy', said(/renewed policy pays ₹([\d,]+)/), wrong.renewal),
    decided('paid with the deductible first', said(/tailgate first, ₹([\d,]+)/), wrong.first),
    decided('given up', grouped(-row('liable', 'Given up in settlement')), assessed - settled),
    decided('kept', grouped(kept), settled - (assessed - paid), {
      proRata,
      insurerFirst: Math.min(settled, paid),
    }),
    decided('amounts said', again.join(), [paid, kept, assessed - paid, assessed].map(grouped).join()),
    decided('cover', station('cover')?.value, isCovered ? 'In force' : 'Lapsed'),
    decided('kept pro rata', said(/leaves the insurer ₹([\d,]+)/), proRata),
    decided('visits for a recovery', said(/such claim in (\d+)/), visits(kept), {
      ofSettled: visits(settled),
      ofPaid: visits(paid),
    }),
    decided('path', station('triage')?.value, path(kept), { unrecovered: path(0) }),
  ],
});
