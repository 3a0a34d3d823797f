import { cellsOf, day, decisionProblems, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { dealerManagement as page } from './dealer-management';

const { field, rows, said, station } = cellsOf(page);
const label = (at: string, name: string) =>
  station(at)?.fields?.find((one) => one.label.includes(name))?.label ?? '';
const date = (text: string) => day(`${/\d+ \w{3}/.exec(text)?.[0]} 2026`);
const decide = (
  what: string,
  stated: string | undefined,
  rule: number,
  instead: Record<string, number> = {},
) => decisionProblems({ what, stated: stated ?? '', outcome: grouped, rule, instead });

const [wholesale, invoiced] = [day(field('vin', 'Counts from')), day(field('vin', 'Counts to'))];
const [booked, released] = [date(label('booking', 'second')), date(label('booking', '7 Oct'))];
const gst = number(label('invoice', 'GST').split(', ')[1]);
const line = number(field('invoice', 'TCS').split('over ')[1]);
const tcs = number(said(/(\d+ %) tax collected/));
const list = (on: number) => number(field('prices', on < date(label('prices', 'From')) ? 'To 30' : 'From'));
const scheme = (age: number) =>
  age > number(label('prices', 'Over').replace('Over ', '')) ? number(field('prices', 'Over')) : 0;
/** What the buyer pays: tax is collected on what the invoice says, and a scheme may come back after it. */
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
/** Taxable price of a car whose age was restarted, so that it earned no scheme. */
const unaided = list(invoiced) / (1 + gst);
const [, tax, taxable] = /₹([\d,]+) on ₹([\d,]+)/.exec(field('invoice', 'GST')) ?? [];

export const dealerManagementCheck = pieceCheck({
  page,
  decisions: [
    decide('invoice', station('invoice')?.sum?.total[1], paid({}), other),
    decide('scheme on it', rows('invoice')[1]?.[1]?.slice(1), scheme(invoiced - wholesale), {
      released: scheme(invoiced - released),
    }),
    decide('age', station('vin')?.value.split(' ')[0], invoiced - wholesale, {
      released: invoiced - released,
    }),
    decide('GST', tax, net * gst, { onGross: paid({}) * gst }),
    decide('taxable', taxable, net),
    decide('amount for RTO', /₹([\d,]+\d)/.exec(field('vahan', 'Sale amount'))?.[1], paid({})),
    decide('by the booking', said(/less the scheme, ₹([\d,]+)/), other.booked),
    decide('after a restart', said(/= ₹([\d,]+)\. She/), other.released),
    decide('scheme paid later', said(/she pays ₹([\d,]+) in all/), other.later),
    decide('interest', said(/× ₹\d+ = ₹([\d,]+)\. Of/), (invoiced - wholesale) * daily, {
      released: (invoiced - released) * daily,
    }),
    decide('between cost and price', said(/dealer’s ₹([\d,]+)/), between),
    decide('left', said(/price, ₹([\d,]+) is left/), left(wholesale), { released: left(released) }),
    decide('taxable without the scheme', said(/scheme, at ₹([\d,]+)/), unaided),
    decide('reported as left', said(/ = ₹([\d,]+) where/), left(released, unaided), {
      withScheme: left(released),
    }),
    decide('left without the scheme', said(/where ₹([\d,]+) is left/), left(wholesale, unaided)),
  ],
  quantities: { 'days old|days earn': [invoiced - wholesale, invoiced - released] },
});
