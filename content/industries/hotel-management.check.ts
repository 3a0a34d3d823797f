import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { hotelManagement as page } from './hotel-management';

const { argument, route } = page.detail;
const number = (text = '') => Math.abs(amountOf(text) ?? Number.NaN);
const rupees = (value: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const rows = (id: string) => station(id)?.sum?.rows ?? [];
const row = (id: string, name: string) =>
  number(rows(id).find(([label = '']) => label.startsWith(name))?.[1]);
const total = (id: string) => number(station(id)?.sum?.total[1]);
const found = (text: string, pattern: RegExp) => number(pattern.exec(text)?.[1]);
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const minutes = (text: string) => found(text, /(\d+):/) * 60 + found(text, /:(\d+)/);
const decide = (what: string, stated: string, rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: rupees, rule, instead });
// The commission bears GST of its own; what is left is what a hotel loses with the guest.
const rate = row('ota', 'Rate');
const taxed = 1 + found(rows('ota')[2]?.[0] ?? '', /(\d+ %)/);
const share = found(rows('ota')[1]?.[0] ?? '', /(\d+ %)/) * taxed;
const due = (station('desk')?.fields ?? [])
  .filter(({ label }) => label.startsWith('Due'))
  .map(({ label, value }) => {
    const [, nights = '1', price] = /(\d+) nights at (₹[\d,]+)/.exec(value) ?? [];
    const [name = ''] = value.split(',');
    return {
      name,
      at: minutes(label),
      nights: number(nights),
      rate: price ? number(price) : rate,
      lost: price ? number(price) : rate * (1 - share),
    };
  });
const lost = due.map((guest) => guest.lost);
const [agency = 0, company = 0] = lost;
const last = due.reduce((one, other) => (other.at > one.at ? other : one));
const least = (key: 'rate' | 'lost') =>
  due.reduce((one, other) => (other[key] < one[key] ? other : one)).name;
// The slab is read on the price that is charged, for a unit and day.
const [, published = '', off = ''] = /([\d,]+) less (\d+ %)/.exec(rows('folio')[0]?.[0] ?? '') ?? [];
const charged = number(published) * (1 - number(off));
const slab = found(JSON.stringify(page.detail.chapters?.faq), /up to (₹[\d,]+) a day/);
const dear = found(said(/(reckons \d+ %)/), /(\d+ %)/);
const bed = (slabOf: number) =>
  charged * (1 + (slabOf > slab ? dear : found(rows('folio')[1]?.[0] ?? '', /(\d+ %)/)));
const walk = (slabOf: number) => bed(slabOf) + row('folio', 'Taxi');
const sale = row('audit', 'Walk-in');
const result = agency + walk(charged) - sale;
const other = { published: agency + walk(number(published)) - sale, company: company + walk(charged) - sale };

export const hotelManagementCheck = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'walked',
      stated: field('desk', 'Walked'),
      outcome: (name) => name,
      rule: least('lost'),
      instead: { rate: least('rate'), last: last.name },
    }),
    decide('agency sale', rupees(total('ota')), agency, { withoutTax: rate - row('ota', 'Commission') }),
    decide('walk', rupees(total('folio')), walk(charged), { published: walk(number(published)) }),
    decide('bed by the published price', said(/and ₹([\d,.]+) for the bed/), bed(number(published))),
    decide('night', rupees(total('audit')), result, { ...other, gross: rate + walk(charged) - sale }),
    decide('cost of losing the company', said(/costs ₹([\d,]+) more/), company - agency),
    decide('cost of losing its stay', said(/all three ₹([\d,]+)/), company * last.nights - agency),
    decide(
      'commission that turns it',
      `${number(said(/about ([\d.]+) %/)) * 10}`,
      Math.round(((rate - company) / rate / taxed) * 1000),
    ),
    decide('nights in 100', said(/more than (\d+) such/), Math.round((100 * result) / (result + sale)), {
      gross: Math.round((100 * (result + rate - agency)) / (result + rate - agency + sale)),
    }),
    decide(
      'minutes in the queue',
      /(\d+) minutes/.exec(station('sold')?.mark?.note ?? '')?.[1] ?? '',
      minutes(field('sold', 'Message posted')) - minutes(field('sold', 'Message sent')),
    ),
  ],
});
