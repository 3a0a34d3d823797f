import { cellsOf, clock, day, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { digitalInsurance as page } from './digital-insurance';

// Prices the proposal by the day on which cover begins and by the table of its quote, and finds the first date at which that price ends.

const { argument } = page.detail;
const { field, row, rows, said, station, total } = cellsOf(page);

const [ended, photographed] = [day(field('form', 'Old cover')), day(field('form', 'Photographs'))];
const [acceptedAt, paidAt] = [field('underwriter', 'Decided'), field('premium', 'Paid')];
const [accepted, paid] = [day(acceptedAt), day(paidAt)];
const grace = number(said(/within (\d+) days/));
const percent = (name = '') => number(/\d+ %/.exec(name)?.[0]);
const [bonus, gst] = rows('rating')
  .slice(1)
  .map(([name]) => percent(name));
const tables = { held: row('rating', 'Own damage'), current: number(said(/table gives ₹([\d,]+)/)) };
const price = (start: number, table = tables.held) =>
  table * (start - ended > grace ? 1 : 1 - (bonus ?? 0)) * (1 + (gst ?? 0));
// `ends` is when a price may last be paid: of rate, report, link and bonus, the first.
const linkHours = number(/\d+(?= hours)/.exec(station('underwriter')?.mark?.note ?? '')?.[0]);
const link = accepted + linkHours / 24;
const report = field('underwriter', 'Report');
const reportEnds =
  photographed * 1440 + clock(field('form', 'Photographs')) + number(report.split(' ')[0]) * 60;
const ends = Math.min(day(field('rating', 'Rate held')), Math.floor(reportEnds / 1440), link, ended + grace);
const date = (days: number) =>
  new Date(days * 86_400_000).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
const weekday = (days: number) =>
  new Date(days * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'short' });
const later = (days: number, years: number) => {
  const moved = new Date(days * 86_400_000);
  return moved.setUTCFullYear(moved.getUTCFullYear() + years) / 86_400_000;
};
const dom = (days: number) => Number(date(days).split(' ')[0]);
const minutes = 1440 - clock(acceptedAt);
const [from = '', to = ''] = field('wording', 'Period').split(' to ');

export const digitalInsuranceCheck = pieceCheck({
  page,
  decisions: [
    decided('paid', grouped(total('premium')), price(paid), {
      'as quoted': price(photographed),
      'by the day of acceptance': price(accepted),
      'table of the day': price(paid, tables.current),
      'table of the day with the bonus': price(accepted, tables.current),
    }),
    decided(
      'own damage on the insured value',
      `${tables.held}`,
      `${number(field('form', 'IDV')) * number(/^[\d.]+ %/.exec(field('rating', 'Rate held'))?.[0])}`,
    ),
    decided('quoted', grouped(total('rating')), price(photographed)),
    decided('bonus lost', grouped(row('premium', 'Bonus')), price(paid) - price(accepted)),
    decided('price holds to', field('underwriter', 'Price').split(',')[0], date(ends), {
      'the link': date(link),
      'the report': date(Math.floor(reportEnds / 1440)),
      'the rate': date(day(field('rating', 'Rate held'))),
    }),
    decided(
      'struck',
      station('underwriter')?.mark?.struck,
      `${date(link).slice(0, 6)}, ${acceptedAt.slice(-5)}`,
    ),
    decided(
      'report valid to',
      report.split(' to ')[1],
      `${date(Math.floor(reportEnds / 1440)).slice(0, 6)}, ${new Date(reportEnds * 60_000).toISOString().slice(11, 16)}`,
    ),
    decided(
      'the link outlives bonus and report',
      `${link > ended + grace && link * 1440 + clock(acceptedAt) > reportEnds}`,
      'true',
    ),
    decided('paid while the report is valid', `${paid * 1440 + clock(paidAt) <= reportEnds}`, 'true'),
    decided('days without cover', field('referral', 'Reason').split(' ')[0], photographed - ended),
    decided('bonus ends', field('referral', 'Bonus'), `${date(ended + grace)}, day ${grace}`),
    decided('accepted', station('underwriter')?.value, `Accepted on day ${accepted - ended}`),
    decided('day of payment', station('premium')?.sum?.total[0], `Paid on day ${paid - ended}`),
    decided(
      'weekdays',
      [field('form', 'Photographs'), acceptedAt, paidAt].map((cell) => cell.slice(0, 3)).join(),
      [photographed, accepted, paid].map(weekday).join(),
    ),
    decided('cover from', station('wording')?.value, `Cover from ${paidAt.slice(-5)}`),
    decided('period', `${day(from)} ${day(to)}`, `${paid} ${later(paid, 1) - 1}`),
    decided('third party', `${day(field('form', 'Third party'))}`, `${later(ended, 2)}`),
    decided('found', field('wording', 'Not covered'), field('underwriter', 'Found')),
    decided(
      'heading',
      figures(argument?.heading ?? ''),
      `${dom(day(field('rating', 'Rate held')))} ${dom(ended + grace)}`,
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [grace, photographed - ended, accepted - ended, linkHours, paid - ended],
        [price(photographed), dom(paid), tables.current],
        [price(paid, tables.current), price(accepted, tables.current), price(paid)],
        [
          ...acceptedAt.slice(-5).split(':').map(Number),
          price(accepted),
          price(paid) - price(accepted),
          minutes,
        ],
      ]
        .flat()
        .map((value) => Math.round(value))
        .join(' '),
    ),
  ],
});
