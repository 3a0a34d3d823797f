import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  grouped,
  number,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { warehouseInventory as page } from './warehouse-inventory';

// Follows every carton from the morning's count to both trucks, with the difference posted at once and with the pallet weighed first.

const { field, row, rows, said, station, total } = cellsOf(page);
const [weight, price] = field('bins', 'Carton').split(', ').map(number) as [number, number];
const [gross = 0, wood = 0] = (/(\d+) kg, pallet (\d+) kg/.exec(field('load', 'Scale')) ?? [])
  .slice(1)
  .map(Number);
const [counted, first] = [row('bins', 'Counted'), -row('bins', 'Picked')];
const [asked, second] = [row('picker', 'Asked'), -row('picker', 'Picked')];
const found = row('count', 'Counted');
const onPallet = (gross - wood) / weight;
const book = counted - first;
const difference = found - (book - second);
const surplus = onPallet - first;
// `erp` is the ledger before goods issue; `issued` what both loads take off it, and `left` what is on the trucks.
const erp = (posted: number) => counted + posted;
const posted = { erp: erp(difference), issued: first + second, left: onPallet + second };
const limit = number(/limit (₹[\d,]+)/.exec(field('count', 'Not posted'))?.[1]);
const times = [
  clock(rows('bins')[1]?.[0]),
  clock(station('bins')?.sum?.total[0]),
  clock(field('picker', 'Confirmed')),
  clock(rows('count')[0]?.[0]),
  clock(station('load')?.fields?.[1]?.label),
  clock(field('erp', 'Agrees')),
  clock(field('load', 'Truck')),
  clock(field('wave', 'Truck')),
];
const orders = (text: string) => (text.match(/(?<=\b(?:order|invoiced|of|Staged),? )\d{4}\b/gi) ?? []).join();

export const warehouseInventoryCheck = pieceCheck({
  page,
  decisions: [
    decided('book', station('bins')?.value, `${book} by the book`),
    decided('difference', grouped(total('count')).replace('-', '−'), grouped(difference).replace('-', '−'), {
      'balance of the task': grouped(found - book).replace('-', '−'),
      'balance of the ERP': grouped(found - counted).replace('-', '−'),
    }),
    decided('struck out', station('count')?.mark?.struck, `−${book - found}`),
    decided('on the pallet', grouped(total('load')), onPallet, { ordered: first }),
    decided('layer', `${row('load', 'A layer')}`, `${surplus}`),
    decided('invoiced', `${row('load', 'Invoiced')}`, `${first}`, { loaded: `${onPallet}` }),
    decided(
      'too many or too few',
      [said(/a layer too (\w+)/), rows('load')[1]?.[0].split(' ').at(-1)].join(),
      surplus > 0 ? 'many,many' : 'few,few',
    ),
    decided('missing and found', `${-difference}`, `${surplus}`),
    decided('short', station('picker')?.value, `${asked - second} short`),
    decided('order', field('wave', 'Asked'), `${asked} cartons`),
    decided('ERP', station('erp')?.value, `${erp(difference + surplus)} and no posting`, {
      'posted at once': `${erp(difference)} and no posting`,
    }),
    decided(
      'staged',
      [row('erp', 'Staged, 5512'), row('erp', 'Staged, 5519')].join(),
      [first, second + surplus].join(),
      {
        'posted at once': [first, second].join(),
        'pallet untouched': [onPallet, second].join(),
      },
    ),
    decided('bin', `${row('erp', 'Bin')}`, `${found}`),
    decided('books equal after both loads', `${posted.erp - posted.issued}`, '0'),
    decided(
      'signature',
      field('count', 'Not posted'),
      `${rupees(-difference * price)}, limit ${rupees(limit)}`,
    ),
    decided('second signature', String(-difference * price > limit), 'true'),
    // 1 January 1970 was a Thursday.
    decided(
      'weekday',
      page.detail.route?.about,
      `cartons, ${'Thu Fri Sat Sun Mon Tue Wed'.split(' ')[day(page.detail.route?.about) % 7]} ${/\d+ Nov 2026/.exec(page.detail.route?.about ?? '')}`,
    ),
    decided('order of times', times.toSorted((a, b) => a - b).join(), times.join()),
    decided(
      'time of the pick',
      [clock(rows('picker')[1]?.[0]), clock(rows('count')[2]?.[0])].join(),
      [times[2], times[2]].join(),
    ),
    decided('opening', `${clock(rows('count')[1]?.[0])}`, `${times[1]}`),
    decided(
      'orders',
      orders(
        [
          rows('bins')[1]?.[0],
          station('wave')?.value,
          rows('load')[0]?.[0],
          station('load')?.sum?.total[0],
          rows('erp')[1]?.[0],
          rows('erp')[2]?.[0],
          rows('picker')[0]?.[0],
          rows('picker')[1]?.[0],
          rows('count')[2]?.[0],
        ].join('\n'),
      ),
      '5512,5519,5512,5512,5512,5519,5519,5519,5519',
    ),
    decided(
      'bin named',
      [station('bins')?.sum?.total[0], rows('count')[1]?.[0], rows('erp')[0]?.[0]]
        .map((one) => one?.slice(4, 11))
        .join(),
      'C-14-02,C-14-02,C-14-02',
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[asked, second, -difference, second, book, counted],
        ...[-difference, posted.erp, first, second, posted.issued, onPallet, first, surplus, surplus * price],
        ...[erp(0) - posted.issued, gross, wood, weight, onPallet, 17, 30, 5519, book - second],
        limit,
      ].join(' '),
    ),
  ],
});
