import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { propertyManagement as page } from './property-management';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label.startsWith(name))?.value ?? '';
const row = (id: string, name: string) =>
  amount(station(id)?.sum?.rows.find(([label = '']) => label.startsWith(name))?.[1]);
const total = (id: string) => station(id)?.sum?.total[1] ?? '';
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const amount = (cell = '') =>
  Math.abs(amountOf(/₹?\d[\d,]*(?:\.\d+)?(?: %)?/.exec(cell)?.[0] ?? '') ?? Number.NaN);
const rupees = (value: number) =>
  value.toLocaleString('en-IN', {
    maximumFractionDigits: 2,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  });
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: rupees, rule, instead });
/** Months from the first day of one to the end of the year that the terms name. */
const months = (text: string) => {
  const from = new Date(`${/1 \w{3} \d{4}/.exec(text)?.[0]} UTC`);
  const until = new Date(`${/to (\d+ \w{3} \d{4})/.exec(field('abstract', 'CAM'))?.[1]} UTC`);
  return (until.getUTCFullYear() - from.getUTCFullYear()) * 12 + 1 + until.getUTCMonth() - from.getUTCMonth();
};
const year = 12;
const area = (unit: string) => amount(field('pools', unit));
const whole = amount(field('abstract', 'Divided by'));
const own = area('Unit 302');
const [keys, rent] = [months(field('lease', 'Possession')), months(field('lease', 'Rent from'))];
const [common, generator] = [row('bills', 'Common'), row('bills', 'Generator')];
const [outside, vacant] = [area('Unit 101') * year, area('Unit 401') * year + own * (year - keys)];
const all = whole * year;
/** The share of 302 by its months and by the area that divides each pool. */
const share = ({ by = all, ofGenerator = all, counted = keys }) =>
  (own * counted * common) / by + (own * counted * generator) / ofGenerator;
const served = share({ ofGenerator: all - outside });
const other = {
  rent: share({ counted: rent }),
  year: share({ counted: year }),
  served,
  let: share({ by: all - vacant, ofGenerator: all - vacant }),
};
const landlord = (vacant * (common + generator)) / all + (outside * generator) / all;
const gst = amount(station('tenant')?.sum?.rows[2]?.[0]?.slice(4));
const balance = (paid: number) => paid - amount(field('tenant', 'Advance')) * keys;

export const propertyManagementCheck = pieceCheck({
  page,
  decisions: [
    decide(
      'areas',
      rupees(['Unit 101', 'Unit 201', 'Unit 302', 'Unit 401'].map(area).reduce((sum, one) => sum + one)),
      whole,
    ),
    decide('months', station('abstract')?.value.split(' ')[0] ?? '', keys, { rent, year }),
    decide(
      'both rates',
      (station('pools')?.value.match(/\d+/g) ?? [])
        .map(Number)
        .reduce((sum, one) => sum + one, 0)
        .toString(),
      (common + generator) / all,
      { let: (common + generator) / (all - vacant) },
    ),
    decide('share', total('run'), share({}), other),
    decide('by rent', said(/bills ₹([\d,]+) for four/), other.rent),
    decide('without months', said(/bills ₹([\d,]+)\./), other.year),
    decide('rate of units served', said(/it: ₹([\d.]+) a/), generator / (all - outside)),
    decide('by units served', said(/302 pays ₹([\d,]+)\./), served),
    decide('generator of 101', said(/The ₹([\d,]+) stays/), (outside * generator) / all),
    decide('balance', total('tenant'), balance(share({})) * (1 + gst), {
      all: balance(share({})) + share({}) * gst,
    }),
    decide('share of 101', rupees(row('books', 'Unit 101')), (outside * common) / all, {
      withGenerator: (outside * (common + generator)) / all,
    }),
    decide('landlord', rupees(row('books', 'Landlord')), landlord, {
      vacantOnly: landlord - (outside * generator) / all,
    }),
  ],
});
