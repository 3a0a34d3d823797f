import { cellsOf, decisionProblems, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { propertyManagement as page } from './property-management';

const { field, row, rows, said, station } = cellsOf(page);
const total = (at: string) => station(at)?.sum?.total[1] ?? '';
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: grouped, rule, instead });
/** Months from the first day of one to the end of the year that the terms name. */
const months = (text: string) => {
  const from = new Date(`${/1 \w{3} \d{4}/.exec(text)?.[0]} UTC`);
  const until = new Date(`${/to (\d+ \w{3} \d{4})/.exec(field('abstract', 'CAM'))?.[1]} UTC`);
  return (until.getUTCFullYear() - from.getUTCFullYear()) * 12 + 1 + until.getUTCMonth() - from.getUTCMonth();
};
const year = 12;
const area = (unit: string) => number(field('pools', unit));
const whole = number(field('abstract', 'Divided by'));
const own = area('Unit 302');
const [keys, rent] = [months(field('lease', 'Possession')), months(field('lease', 'Rent from'))];
const [common, generator] = [row('bills', 'Common'), row('bills', 'Generator')];
const [outside, vacant] = [area('Unit 101') * year, area('Unit 401') * year + own * (year - keys)];
const all = whole * year;
/** The share of 302 by its months and by the area that divides each pool. */
const share = ({ by = all, ofGenerator = all, counted = keys }) =>
  (own * counted * common) / by + (own * counted * generator) / ofGenerator;
const other = {
  rent: share({ counted: rent }),
  year: share({ counted: year }),
  served: share({ ofGenerator: all - outside }),
  let: share({ by: all - vacant, ofGenerator: all - vacant }),
};
const ofOutside = (outside * generator) / all;
const landlord = (vacant * (common + generator)) / all + ofOutside;
const gst = number(/\d+ %/.exec(rows('tenant')[2]?.[0] ?? '')?.[0]);
const balance = share({}) - number(field('tenant', 'Advance')) * keys;

export const propertyManagementCheck = pieceCheck({
  page,
  decisions: [
    decide(
      'areas',
      grouped(['Unit 101', 'Unit 201', 'Unit 302', 'Unit 401'].reduce((sum, unit) => sum + area(unit), 0)),
      whole,
    ),
    decide('months', station('abstract')?.value.split(' ')[0] ?? '', keys, { rent, year }),
    decide(
      'both rates',
      `${(station('pools')?.value.match(/\d+/g) ?? []).reduce((sum, one) => sum + Number(one), 0)}`,
      (common + generator) / all,
      { let: (common + generator) / (all - vacant) },
    ),
    decide('share', total('run'), share({}), other),
    decide('by rent', said(/bills ₹([\d,]+) for four/), other.rent),
    decide('without months', said(/bills ₹([\d,]+)\./), other.year),
    decide('rate of units served', said(/it: ₹([\d.]+) a/), generator / (all - outside)),
    decide('by units served', said(/302 pays ₹([\d,]+)\./), other.served),
    decide('generator of 101', said(/The ₹([\d,]+) stays/), ofOutside),
    decide('balance', total('tenant'), balance * (1 + gst), { all: balance + share({}) * gst }),
    decide('share of 101', grouped(row('books', 'Unit 101')), (outside * common) / all, {
      withGenerator: (outside * (common + generator)) / all,
    }),
    decide('landlord', grouped(row('books', 'Landlord')), landlord, { vacantOnly: landlord - ofOutside }),
  ],
});
