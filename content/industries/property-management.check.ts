import { cellsOf, decided, figures, grouped, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { propertyManagement as page } from './property-management';

// Shares the year's bills out by area and months, and as tenant, landlord or other leases would; closes the landlord's own line.

const { field, row, rows, said, station } = cellsOf(page);
const total = (at: string) => station(at)?.sum?.total[1] ?? '';
/** Counts the months from this first day to the end of the year at CAM. */
const months = (text: string) => {
  const from = new Date(`${/1 \w{3} \d{4}/.exec(text)?.[0]} UTC`);
  const until = new Date(`${/to (\d+ \w{3} \d{4})/.exec(field('abstract', 'CAM'))?.[1]} UTC`);
  return (until.getUTCFullYear() - from.getUTCFullYear()) * 12 + 1 + until.getUTCMonth() - from.getUTCMonth();
};
const year = Number(/1\/(\d+) a month/.exec(field('lease', 'Clause 7.2'))?.[1]);
const area = (unit: string) => number(field('pools', unit));
const whole = number(field('abstract', 'Divided by'));
const own = area('Unit 302');
const [keys, rent] = [months(field('lease', 'Possession')), months(field('lease', 'Rent from'))];
const [common, generator] = [row('bills', 'Common'), row('bills', 'Generator')];
const [outside, vacant] = [area('Unit 101') * year, area('Unit 401') * year + own * (year - keys)];
const all = whole * year;
/** Reckons the share of 302 by its months and by the area and months that divide each pool. */
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
const paragraphs = page.detail.argument?.paragraphs ?? [];
const pages = (station('lease')?.fields ?? []).map(({ value }) => Number(/p\. (\d+)/.exec(value)?.[1]));

export const propertyManagementCheck = pieceCheck({
  page,
  decisions: [
    decided('areas', grouped(sum(['Unit 101', 'Unit 201', 'Unit 302', 'Unit 401'].map(area))), whole),
    decided('months', station('abstract')?.value.split(' ')[0], keys, { rent, year }),
    decided(
      'both rates',
      grouped(sum((station('pools')?.value.match(/\d+/g) ?? []).map(Number))),
      (common + generator) / all,
      { let: (common + generator) / (all - vacant) },
    ),
    decided('share', total('run'), share({}), other),
    decided('by rent', said(/bills ₹([\d,]+) for four/), other.rent),
    decided('without months', said(/bills ₹([\d,]+)\./), other.year),
    decided('rate of units served', said(/it: ₹([\d.]+) a/), generator / (all - outside)),
    decided('by units served', said(/302 pays ₹([\d,]+)\./), other.served),
    decided('generator of 101', said(/The ₹([\d,]+) stays/), ofOutside),
    decided('balance', total('tenant'), balance * (1 + gst), { all: balance + share({}) * gst }),
    decided('share of 101', grouped(row('books', 'Unit 101')), (outside * common) / all, {
      withGenerator: (outside * (common + generator)) / all,
    }),
    decided('landlord', grouped(row('books', 'Landlord')), landlord, { vacantOnly: landlord - ofOutside }),
    decided('figures of the heading', figures(page.detail.argument?.heading ?? ''), `${keys} ${rent}`),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        4,
        302,
        other.rent,
        rent,
        other.year,
        7.2,
        2,
        101,
        generator / (all - outside),
        302,
        other.served,
        7.4,
        201,
        ofOutside,
        101,
        2,
        2,
        401,
        area('Unit 401'),
        year,
        area('Unit 401') * year,
        302,
        own,
        year - keys,
        own * (year - keys),
        vacant,
        common / all,
        generator / all,
        (vacant * (common + generator)) / all,
        101,
      ].join(' '),
    ),
    decided('area of 302', figures(station('lease')?.value ?? ''), `${own}`),
    decided('months of 302', figures(field('pools', 'Unit 302')), `${own} ${keys}`),
    decided('months of the advance', figures(field('tenant', 'Advance')).split(' ')[1], `${keys}`),
    decided('struck months', station('abstract')?.mark?.struck, `${rent} months`),
    decided(
      'CAM from possession',
      field('abstract', 'CAM').split(' to')[0],
      field('lease', 'Possession').split(',')[0] ?? '',
    ),
    decided('pools', ['bills', 'books'].map((at) => figures(station(at)?.sum?.total[0] ?? '')).join(), '2,2'),
    decided(
      'clauses',
      (station('lease')?.fields ?? [])
        .map(({ label }) => label)
        .filter((label) => label.startsWith('Clause'))
        .join(),
      'Clause 7.2,Clause 7.4',
    ),
    decided(
      'units',
      [station('run')?.sum?.total[0], rows('tenant')[0]?.[0], ...rows('books').map(([name]) => name)].join(),
      'Unit 302,Unit 302,Unit 101,Unit 201,Unit 302,Landlord',
    ),
    decided('pages in order', pages.join(), [...pages].sort((a, b) => a - b).join()),
  ],
});
