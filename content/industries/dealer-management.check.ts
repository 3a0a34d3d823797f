import { cellsOf, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { dealerManagement as page } from './dealer-management';

// Bills the car by the list and the stock age of its invoice day, and by other days; reckons what is left after the interest.

const { field, rows, said, station } = cellsOf(page);
const label = (at: string, name: string) =>
  station(at)?.fields?.find((one) => one.label.includes(name))?.label ?? '';
const date = (text: string) => day(`${/\d+ \w{3}/.exec(text)?.[0]} 2026`);

const [wholesale, invoiced] = [day(field('vin', 'Counts from')), day(field('vin', 'Counts to'))];
const [booked, released] = [date(label('booking', 'second')), date(label('booking', '7 Oct'))];
const gst = number(label('invoice', 'GST').split(', ')[1]);
const line = number(field('invoice', 'TCS').split('over ')[1]);
const tcs = number(said(/(\d+ %) tax collected/));
const list = (on: number) => number(field('prices', on < date(label('prices', 'From')) ? 'To 30' : 'From'));
const scheme = (age: number) =>
  age > number(label('prices', 'Over').replace('Over ', '')) ? number(field('prices', 'Over')) : 0;
/** Bills the car: TCS goes on the invoice's amount if that is over `line`; with `isLater` the scheme is paid afterwards. */
function paid({ priced = invoiced, from = wholesale, isLater = false }) {
  const off = scheme(invoiced - from);
  const onInvoice = list(priced) - (isLater ? 0 : off);
  return onInvoice + (onInvoice > line ? onInvoice * tcs : 0) - (isLater ? off : 0);
}
const other = {
  booked: paid({ priced: booked }),
  released: paid({ from: released }),
  allotted: paid({ from: day(field('vin', 'Allotted')) }),
  both: paid({ priced: booked, from: released }),
  later: paid({ isLater: true }),
};
const net = paid({}) / (1 + gst);
const daily = number(field('allocation', 'Floor'));
const cost = number(field('allocation', 'Cost'));
const between = net - cost;
const left = (from: number, amount = net) => amount - cost - (invoiced - from) * daily;
// `unaided` is the taxable price without the scheme, as after a restart of the stock age.
const unaided = list(invoiced) / (1 + gst);
const [, tax, taxable] = /₹([\d,]+) on ₹([\d,]+)/.exec(field('invoice', 'GST')) ?? [];

export const dealerManagementCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[2, 2, line / 100_000, other.booked, figures(label('booking', 'clause')), paid({})],
        paid({}) - other.booked,
        ...[invoiced - released, line / 100_000, tcs * 100, list(invoiced), list(invoiced) * tcs],
        ...[
          other.released,
          other.released - paid({}),
          other.later,
          invoiced - wholesale,
          daily,
          (invoiced - wholesale) * daily,
        ],
        ...[between, left(wholesale), unaided, unaided - cost, invoiced - released, daily],
        ...[left(released, unaided), left(wholesale, unaided)],
      ]
        .map((value) => (typeof value === 'number' ? Math.round(value) : value))
        .join(' '),
    ),
    decided(
      'billed, twice',
      station('allocation')?.value.slice(7),
      field('allocation', 'Wholesale').split(',')[0] ?? '',
    ),
    decided('billed and aged from', `${day(station('allocation')?.value) - wholesale}`, 0),
    decided('cancelled', station('booking')?.value.slice(10), label('booking', '7 Oct').slice(0, 5)),
    decided(
      'booking amounts',
      [...JSON.stringify(station('booking')).matchAll(/₹([\d,]+\d)/g)].map(([, sum]) => sum).join(),
      Array.from({ length: 3 }, () => '25,000').join(),
    ),
    decided('allotted a day later', `${day(field('vin', 'Allotted')) - released}`, 1),
    decided('list in force', `${day(station('prices')?.value) - date(label('prices', 'From'))}`, 0),
    decided('old list until', `${date(label('prices', 'From')) - date(label('prices', 'To'))}`, 1),
    decided('booked on the old list', `${booked < date(label('prices', 'From'))}`, 'true'),
    decided('rate of GST', figures(field('prices', 'GST')), `${gst * 100} 3`),
    decided('sale certificate', `${day(field('vahan', 'Form 21')) - invoiced}`, 0),
    decided('invoice', station('invoice')?.sum?.total[1], paid({}), other),
    decided('scheme on it', rows('invoice')[1]?.[1]?.slice(1), scheme(invoiced - wholesale), {
      released: scheme(invoiced - released),
    }),
    decided('age', station('vin')?.value.split(' ')[0], invoiced - wholesale, {
      released: invoiced - released,
    }),
    decided('GST', tax, net * gst, { onGross: paid({}) * gst }),
    decided('taxable', taxable, net),
    decided('amount for RTO', /₹([\d,]+\d)/.exec(field('vahan', 'Sale amount'))?.[1], paid({})),
    decided('by the booking', said(/less the scheme, ₹([\d,]+)/), other.booked),
    decided('after a restart', said(/= ₹([\d,]+), ₹[\d,]+ more/), other.released),
    decided('scheme paid later', said(/she pays ₹([\d,]+) in all/), other.later),
    decided('interest', said(/× ₹\d+ = ₹([\d,]+)\. Of/), (invoiced - wholesale) * daily, {
      released: (invoiced - released) * daily,
    }),
    decided('between cost and price', said(/dealer’s ₹([\d,]+)/), between),
    decided('left', said(/price, ₹([\d,]+) is left/), left(wholesale), { released: left(released) }),
    decided('taxable without the scheme', said(/scheme, at ₹([\d,]+)/), unaided),
    decided('reported as left', said(/ = ₹([\d,]+) where/), left(released, unaided), {
      withScheme: left(released),
    }),
    decided('left without the scheme', said(/where ₹([\d,]+) is left/), left(wholesale, unaided)),
  ],
  quantities: { 'days old|days earn': [invoiced - wholesale, invoiced - released] },
});
