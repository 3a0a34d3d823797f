import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { dealerManagement as page } from './dealer-management';

const { argument, route, chapters } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) => station(id)?.fields?.find(({ label }) => label.includes(name));
const text = [...(argument?.paragraphs ?? []), ...(chapters?.faq.map(({ answer }) => answer) ?? [])].join(
  ' ',
);
const said = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const amount = (cell = '') => Math.abs(amountOf(/−?₹?\d[\d,]*(?: %)?/.exec(cell)?.[0] ?? '') ?? Number.NaN);
const rupees = (value: number) => value.toLocaleString('en-IN');
const day = (cell = '') => Date.parse(`${/\d+ \w{3}/.exec(cell)?.[0]} 2026 UTC`) / 864e5;
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: rupees, rule, instead });

const [wholesale, invoiced] = [
  day(field('vin', 'Counts from')?.value),
  day(field('vin', 'Counts to')?.value),
];
const [booked, released] = [day(field('booking', 'second')?.label), day(field('booking', '7 Oct')?.label)];
const [gst, line, tcs] = [
  amount(field('invoice', 'GST')?.label),
  amount(field('invoice', 'TCS')?.value),
  amount(/1 %/.exec(text)?.[0]),
];
const list = (on: number) =>
  amount(field('prices', on < day(field('prices', 'From')?.label) ? 'To 30' : 'From')?.value);
const scheme = (age: number) =>
  age > amount(field('prices', 'Over')?.label) ? amount(field('prices', 'Over')?.value) : 0;
/** What the buyer pays: tax is collected on what the invoice says, and a scheme may come back after it. */
function paid({ priced = invoiced, from = wholesale, isLater = false }) {
  const off = scheme(invoiced - from);
  const onInvoice = list(priced) - (isLater ? 0 : off);
  return onInvoice + (onInvoice > line ? onInvoice * tcs : 0) - (isLater ? off : 0);
}
const other = {
  booked: paid({ priced: booked }),
  released: paid({ from: released }),
  allotted: paid({ from: day(field('vin', 'Allotted')?.value) }),
  both: paid({ priced: booked, from: released }),
  later: paid({ isLater: true }),
};
const net = paid({}) / (1 + gst);
const daily = amount(field('allocation', 'Floor')?.value);
const cost = amount(field('allocation', 'Cost')?.value);
const between = net - cost;
const left = (from: number, taxable = net) => taxable - cost - (invoiced - from) * daily;
/** Taxable price of a car whose age was restarted, so that it earned no scheme. */
const unaided = list(invoiced) / (1 + gst);

export const dealerManagementCheck = pieceCheck({
  page,
  decisions: [
    decide('invoice', station('invoice')?.sum?.total[1] ?? '', paid({}), other),
    decide(
      'scheme on it',
      station('invoice')?.sum?.rows[1]?.[1]?.slice(1) ?? '',
      scheme(invoiced - wholesale),
      { released: scheme(invoiced - released) },
    ),
    decide('age', station('vin')?.value.split(' ')[0] ?? '', invoiced - wholesale, {
      released: invoiced - released,
    }),
    decide('GST', /₹([\d,]+) on/.exec(field('invoice', 'GST')?.value ?? '')?.[1] ?? '', net * gst, {
      onGross: paid({}) * gst,
    }),
    decide('taxable', /on ₹([\d,]+)/.exec(field('invoice', 'GST')?.value ?? '')?.[1] ?? '', net),
    decide('amount for RTO', /₹([\d,]+\d)/.exec(field('vahan', 'amount')?.value ?? '')?.[1] ?? '', paid({})),
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
