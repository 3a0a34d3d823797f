import { day, decided, exhibitOf, figures, grouped, pieceCheck, sum } from '@/pipeline/content/piece';
import { dataWarehousing as page } from './data-warehousing';

// Splits the three lines by region as the query does, by document, by today's region, with BETWEEN and with the credit moved, and compares months.

const { lines, title } = exhibitOf(page, 'code');
const { heading = '', paragraphs = [] } = page.detail.argument ?? {};
const codes = lines.map(({ code }) => code);

const minus = (text = '') => Number(text.replaceAll(',', '').replace('−', '-'));
const starts = codes.flatMap((code) => {
  const [, region = '', from = ''] = /^(\w+), valid from (.+)$/.exec(code) ?? [];
  return region ? [{ region, from: day(from) }] : [];
});
const history = starts.map((one, index) => ({
  ...one,
  to: starts[index + 1]?.from ?? Number.POSITIVE_INFINITY,
}));
const documents = codes.flatMap((code) => {
  const [, dated = '', year = '', sold = '', amount] =
    /^dated (\d+ \w+ (\d{4})), sold (\d+ \w+): (−?[\d,]+)$/.exec(code) ?? [];
  return dated ? [{ dated: day(dated), sold: day(`${sold} ${year}`), amount: minus(amount) }] : [];
});
type Line = (typeof documents)[number];
const period = (date: number) => new Date(date * 86_400_000).toISOString().slice(0, 7);
const regionsOn = (date: number, isWithin = (to: number) => date < to) =>
  history.filter(({ from, to }) => date >= from && isWithin(to)).map(({ region }) => region);
const signed = (amount: number) => (amount < 0 ? `−${grouped(-amount)}` : grouped(amount));
interface Rule {
  readonly regions: (line: Line) => readonly string[];
  readonly month?: (line: Line) => number;
}
const bySale: Rule = { regions: ({ sold }) => regionsOn(sold) };
const byDocument: Rule = { regions: ({ dated }) => regionsOn(dated) };
const byToday: Rule = { regions: () => [history.at(-1)?.region ?? ''] };
const between: Rule = { regions: ({ sold }) => regionsOn(sold, (to) => sold <= to) };
const backdated: Rule = { ...bySale, month: ({ sold }) => sold };
const net = ({ regions, month = ({ dated }) => dated }: Rule, when: string, region?: string) =>
  sum(
    documents.flatMap((line) =>
      period(month(line)) === when
        ? regions(line)
            .filter((one) => !region || one === region)
            .map(() => line.amount)
        : [],
    ),
  );
const [september = '', october = ''] = [...new Set(documents.map(({ dated }) => period(dated)))];
const [west = '', south = ''] = history.map(({ region }) => region);
const row = (rule: Rule, when: string) =>
  [west, south]
    .flatMap((region) =>
      net(rule, when, region) === 0 ? [] : [`${region} ${signed(net(rule, when, region))}`],
    )
    .join(', ');
const ledger = (when: string) =>
  sum(documents.filter(({ dated }) => period(dated) === when).map(({ amount }) => amount));
const table = (rule: Rule) => [september, october].map((when) => `${when}: ${row(rule, when)}`).join(' / ');
const agrees = (rule: Rule) => String([september, october].every((when) => net(rule, when) === ledger(when)));
const [invoice, , credit] = documents;
const note = (start: string) => lines.find((one) => one.note?.startsWith(start))?.note ?? '';

export const check = pieceCheck({
  page,
  decisions: [
    decided('rows', codes.filter((code) => /^\d{4}-\d\d: /.test(code)).join(' / '), table(bySale), {
      'date of the document': table(byDocument),
      'region of today': table(byToday),
      BETWEEN: table(between),
      'credit moved to September': table(backdated),
    }),
    decided('ledger agrees', [bySale, byDocument, byToday].map(agrees).join(), 'true,true,true'),
    decided('ledger objects', [between, backdated].map(agrees).join(), 'false,false'),
    decided(
      'the query',
      codes.filter((code) => code.includes('l.sold')).join(' '),
      'AND l.sold >= h.valid_from AND l.sold < h.valid_to',
    ),
    decided(
      'period',
      codes.filter((code) => code.includes('l.period')).join(' '),
      'SELECT l.period, h.region, GROUP BY l.period, h.region',
    ),
    decided('credit note', String(credit?.sold), String(invoice?.dated)),
    decided('ledger’s October', figures(note('Together')), `${ledger(october)}`),
    decided('heading', figures(heading), [bySale, byDocument, byToday].length),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [1, 2026, /\d+/.exec(codes[0] ?? '')?.[0], 14, -(credit?.amount ?? 0), -net(bySale, october, west)],
        [net(byDocument, october, west), net(byDocument, october, south), invoice?.amount],
        [-net(bySale, october, west), net(bySale, october, south), 3, net(bySale, october), 2, 2],
        [1, net(between, october), net(backdated, september), ledger(september)],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'days said',
      [history[1]?.from, credit?.dated].join(),
      [day('1 Oct 2026'), day('14 Oct 2026')].join(),
    ),
    decided(
      'an invoice is dated when it is sold',
      documents.map(({ dated, sold, amount }) => amount < 0 || dated === sold).join(),
      documents.map(() => true).join(),
    ),
    decided(
      'by the credit note',
      /October is (West .+?)\. By today/.exec(paragraphs.join(' '))?.[1],
      [west, south].map((region) => `${region} ${grouped(net(byDocument, october, region))}`).join(' and '),
    ),
    decided(
      'who gives what',
      /the (\w+) gives the region, and the (\w+) the month/.exec(paragraphs.join(' '))?.slice(1).join(),
      'sale,document',
    ),
    decided('dates of a row', figures(exhibitOf(page, 'code').reading), 2),
    decided('figures of the title', figures(title), ''),
    decided(
      'days of sale',
      documents.map(({ sold }) => regionsOn(sold).join()).join(),
      [west, south, west].join(),
    ),
  ],
});
