import { cellsOf, day, decided, figures, inWords, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { dwhBanking as page } from './dwh-banking';

// Adds up one head by the three dates of its entries, ties it to the ledger, and prices the days between value and booking.

const { route, argument } = page.detail;
const { field, prose, row, said, station } = cellsOf(page);

const closing = day(route?.about);
const [year] = /\d{4}/.exec(route?.about ?? '') ?? [];
const opening = number(station('accounts')?.value);
const dated = (pattern: RegExp, text: string) => day(`${pattern.exec(text)?.[1]} ${year}`);
const entries = (station('landing')?.fields ?? [])
  .filter(({ label }) => label.startsWith('Made'))
  .map(({ label, value }) => ({
    amount: number(value.split(',')[0]?.replace('+', '')),
    made: day(label),
    booked: dated(/booked (?:and valued )?(\d+ \w{3})/, value),
    valued: dated(/value[d]? (\d+ \w{3})/, value),
  }));
const by = (date: 'made' | 'booked' | 'valued') =>
  opening + sum(entries.filter((one) => one[date] <= closing).map(({ amount }) => amount));
const ledger = -row('tieOut', 'General');
const [moc, repayment] = entries;
const late = (repayment?.made ?? Number.NaN) - (repayment?.valued ?? Number.NaN);
const crore = -number(String(repayment?.amount));
const lent = number(said(/on ₹([\d,]+)/));
const daily = (lent * number(said(/[Aa]t ([\d.]+ %)/))) / 365;
const [shut, signed] = [day(field('tieOut', 'September')), day(field('returns', 'Signed'))];
const rerun = day(field('cfo', 'Rerun'));
const order = [closing, moc?.made, shut, signed, repayment?.made, rerun].map(Number);
const dom = (days = Number.NaN) => new Date(days * 86_400_000).getUTCDate();
const weekend = order.filter((one) => [0, 6].includes(new Date(one * 86_400_000).getUTCDay()));

export const dwhBankingCheck = pieceCheck({
  page,
  decisions: [
    decided('filed', station('returns')?.value, `${by('booked')} filed`, {
      'by the day made': `${by('made')} filed`,
      'by the value date': `${by('valued')} filed`,
    }),
    decided('rerun', station('cfo')?.value, `${by('booked')} again`, {
      'by the day made': `${by('made')} again`,
      'by the value date': `${by('valued')} again`,
    }),
    decided('difference', station('tieOut')?.sum?.total[1], by('booked') - ledger, {
      'the night’s extract': by('made') - ledger,
      'value dates': by('valued') - ledger,
    }),
    decided('struck', `${number(station('tieOut')?.mark?.struck)}`, `${by('made') - ledger}`),
    decided(
      'extract and later entry',
      `${row('tieOut', 'Extract')} ${row('tieOut', 'Booked')}`,
      `${opening} ${moc?.amount}`,
    ),
    decided(
      'three totals',
      (station('exposure')?.fields ?? []).map(({ value }) => value.split(',')[0]).join(),
      [by('made'), by('booked'), by('valued')].join(),
    ),
    decided('entries', station('landing')?.value.split(' ')[0], entries.length),
    decided(
      'listed beside it',
      field('cfo', 'Listed').slice(0, 16),
      `−${crore} of ${dom(repayment?.made)} Oct, value`.slice(0, 16),
    ),
    decided('valued, again', field('cfo', 'Listed').split('valued ')[1], `${dom(repayment?.valued)} Sep`),
    decided('order of the days', order.join(), [...order].sort((a, b) => a - b).join()),
    decided(
      'days of the extract',
      `${day(field('accounts', 'Extracted'))},${day(field('accounts', 'Holds'))}`,
      `${closing},${closing}`,
    ),
    decided(
      'date read',
      `${field('returns', 'Date read')},${field('cfo', 'Date read')}`,
      Array(2)
        .fill(`Booking date, to ${dom(closing)} Sep`)
        .join(),
    ),
    decided('weekends', `${weekend.length}`, '0'),
    decided('crores lent', `${lent}`, `${crore * 10_000_000}`),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [dom(rerun), dom(closing), by('made'), by('booked'), by('valued')],
        [entries.length, moc?.amount, dom(moc?.made), crore, dom(repayment?.valued)],
        [dom(repayment?.made), dom(repayment?.valued), dom(shut)],
        [by('valued'), crore, crore, crore, dom(repayment?.valued), number(said(/[Aa]t ([\d.]+) %/)), lent],
        [late, late, daily, late * daily],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'three, said twice',
      `${prose.includes('Three totals')} ${station('exposure')?.value}`,
      `${station('exposure')?.fields?.length === 3} Three totals kept`,
    ),
    decided('dates of an entry', station('landing')?.onward, `with ${inWords(3)} dates`),
    decided('name of the extract', station('tieOut')?.sum?.rows[0]?.[0], `Extract of ${dom(closing)} Sep`),
    decided('booked when it was made', `${repayment?.booked}`, `${repayment?.made}`),
    decided('year of the rerun', `${rerun - signed < 60}`, 'true'),
  ],
});
