import { cellsOf, clock, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { hotelManagement as page } from './hotel-management';

// Chooses the guest to be walked by what losing each costs, and reckons the night, as the page does and as the till or others would.

const { field, row, rows, said, station, total } = cellsOf(page);
const percent = (text = '') => number(/\d+ %/.exec(text)?.[0]);
// `share` is the commission with its GST; `lost` is what the hotel would have kept of one night of a guest.
const rate = row('ota', 'Rate');
const taxed = 1 + percent(rows('ota')[2]?.[0]);
const share = percent(rows('ota')[1]?.[0]) * taxed;
const due = (station('desk')?.fields ?? [])
  .filter(({ label }) => label.startsWith('Due'))
  .map(({ label, value }) => {
    const [, nights = '1', price] = /(\d+) nights at (₹[\d,]+)/.exec(value) ?? [];
    const [name = ''] = value.split(',');
    return {
      name,
      at: clock(label),
      nights: number(nights),
      rate: price ? number(price) : rate,
      lost: price ? number(price) : rate * (1 - share),
    };
  });
const [agency = 0, company = 0] = due.map(({ lost }) => lost);
const last = due.reduce((one, other) => (other.at > one.at ? other : one));
const least = (key: 'rate' | 'lost') =>
  due.reduce((one, other) => (other[key] < one[key] ? other : one)).name;
// `bed` is the other hotel's price with the GST of its slab, read on the price charged or, as an alternative, on the published one.
const [, before = '', off = ''] = /([\d,]+) less (\d+ %)/.exec(rows('folio')[0]?.[0] ?? '') ?? [];
const published = number(before);
const charged = published * (1 - number(off));
const slab = number(said(/up to (₹[\d,]+) a day/));
const bed = (slabOf: number) =>
  charged * (1 + (slabOf > slab ? percent(said(/(reckons \d+ %)/)) : percent(rows('folio')[1]?.[0])));
const walk = (slabOf: number) => bed(slabOf) + row('folio', 'Taxi');
const sale = row('audit', 'Walk-in');
const result = agency + walk(charged) - sale;
const nights = (lost: number) => Math.round((100 * lost) / (lost + sale));
const paragraphs = page.detail.argument?.paragraphs ?? [];
const read = field('sold', 'Desk read');
const evening = [
  field('sold', 'Message sent'),
  read,
  field('desk', 'Walk-in'),
  field('sold', 'Message posted'),
].map(clock);

export const hotelManagementCheck = pieceCheck({
  page,
  decisions: [
    decided('walked', field('desk', 'Walked'), least('lost'), { rate: least('rate'), last: last.name }),
    decided('agency sale', grouped(total('ota')), agency, {
      withoutTax: rate + row('ota', 'Commission'),
    }),
    decided('walk', grouped(total('folio')), walk(charged), { published: walk(published) }),
    decided('bed by the published price', said(/and ₹([\d,.]+) for the bed/), bed(published)),
    decided('night', grouped(-total('audit')), result, {
      published: agency + walk(published) - sale,
      company: company + walk(charged) - sale,
      gross: rate + walk(charged) - sale,
    }),
    decided('cost of losing the company', said(/costs ₹([\d,]+) more/), company - agency),
    decided('cost of losing its stay', said(/all three ₹([\d,]+)/), company * last.nights - agency),
    decided(
      'commission that turns it',
      `${number(said(/about ([\d.]+) %/)) * 10}`,
      Math.round(((rate - company) / rate / taxed) * 1000),
    ),
    decided('nights in 100', said(/more than (\d+) such/), nights(result), {
      gross: nights(result + rate - agency),
    }),
    decided(
      'minutes in the queue',
      /(\d+) minutes/.exec(station('sold')?.mark?.note ?? '')?.[1],
      clock(field('sold', 'Message posted')) - clock(field('sold', 'Message sent')),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        read.replace(':', ' ').split(' ').map(Number).join(' '),
        clock(read) - clock(field('sold', 'Message sent')),
        sale,
        Math.round(result),
        due.length,
        rate,
        Math.round(agency),
        company,
        Math.round(company - agency),
        last.nights,
        Math.round(company * last.nights - agency),
        Math.round(((rate - company) / rate / taxed) * 1000) / 10,
        Math.round(result),
        Math.round(result),
        sale,
        nights(result),
        nights(result),
        100,
        charged,
        100 * percent(rows('folio')[1]?.[0]),
        published,
        Math.round(100 * (taxed - 1)),
        bed(published),
      ].join(' '),
    ),
    decided('sent when sold', field('ota', 'Sold').slice(0, 5), field('sold', 'Message sent')),
    decided('sold again', station('desk')?.value, `Sold again, ${read}`),
    decided(
      'business date',
      `deluxe room, Sat ${field('audit', 'Business')}`,
      page.detail.route?.about ?? '',
    ),
    decided('rooms left', station('sold')?.value, `${Number(station('sold')?.mark?.struck[0]) - 1} left`),
    decided('order of the evening', evening.join(), [...evening].sort((a, b) => a - b).join()),
  ],
});
