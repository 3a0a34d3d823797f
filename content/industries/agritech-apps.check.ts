import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { agritechApps as page } from './agritech-apps';

// Prices the slips of one day by the chart that had reached the scale, and by the chart’s date and the return of the signal; then the
// ten days’ payment and what the shift’s milk costs whoever bears it.

const { field, row, said, station, total } = cellsOf(page);
const { argument } = page.detail;
const all = (text = '') => (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map(number);
const [fat = 0, solids = 0] = all(station('scale')?.value);
const step = number(field('intake', 'Each'));
const price = (chart: string) => {
  const [, baseFat = 0, baseSolids = 0] = all(field('intake', 'Chart C-17'));
  const [base = 0] = all(field('intake', chart));
  return solids === baseSolids ? base + Math.round((fat - baseFat) * 10) * step : Number.NaN;
};
const baseOf = (chart: string) => all(field('intake', chart))[0] ?? 0;
const cut = baseOf('Chart C-17') - baseOf('Chart C-18');
const litres = (shift: string) => {
  const [kilograms = 0, density = 0, stated = 0] = all(field('scale', shift));
  return Math.round((kilograms / density) * 100) / 100 === stated ? stated : Number.NaN;
};
const [early, late] = [clock(field('grower', 'Morning')), clock(field('grower', 'Evening'))];
const arrived = clock(field('intake', 'At the scale'));
/** Prices of both shifts where the lower one counts from a minute of the day. */
const slips = (from: number) => [early, late].map((at) => price(at < from ? 'Chart C-17' : 'Chart C-18'));
const worth = (prices: readonly number[]) =>
  litres('Morning') * (prices[0] ?? 0) + litres('Evening') * (prices[1] ?? 0);
const rows = { date: slips(0), arrival: slips(arrived), signal: slips(24 * 60) };
const shown = (prices: readonly number[]) => prices.map((one) => `₹${one.toFixed(2)}`).join(', then ');
const [, to = 0] = all(station('run')?.sum?.rows[2]?.[0]);
const [from = 0] = all(station('run')?.sum?.rows[2]?.[0]);
const rest = all(station('run')?.sum?.rows[2]?.[0])[2] ?? 0;
const daily = litres('Morning') + litres('Evening');
const payment = (prices: readonly number[]) =>
  worth(prices) + rest * price('Chart C-18') + row('run', 'Cattle');
// By the secretary’s rule the morning of the 12th, before the signal, has the old price, too.
const bySecretary = payment(rows.signal) + litres('Morning') * cut;
// Shifts that begin while the notice waits: each morning and evening between its hour and the return of the signal.
const back = /to (\d+) Nov (\d+:\d+)/.exec(field('grower', 'No signal'));
const announced = /(\d+) Nov, (\d+:\d+)/.exec(field('intake', 'Announced'));
const span = [announced, back].map((at) => Number(at?.[1]) * 1440 + clock(at?.[2])) as [number, number];
const waiting = Array.from({ length: 31 }, (_, date) => [early, late].map((at) => date * 1440 + at))
  .flat()
  .filter((at) => at > span[0] && at < span[1]);
const shift = number(said(/the (\d+) litres of that shift/));
const evening = number(said(/with (\d+) litres in the evening/));
const kept = sum(waiting.map((at) => (at % 1440 === early ? shift : evening))) * cut;

export const agritechAppsCheck = pieceCheck({
  page,
  decisions: [
    decided('prices', station('intake')?.value, shown(rows.arrival), {
      date: shown(rows.date),
      signal: shown(rows.signal),
    }),
    decided('struck', station('intake')?.mark?.struck, `₹${rows.date[0]?.toFixed(2)} twice`),
    decided('litres', station('grower')?.value, `${daily} litres, one day`),
    decided(
      'morning and evening',
      [row('run', '11 Nov, morning'), row('run', '11 Nov, evening')].join(),
      [litres('Morning') * (rows.arrival[0] ?? 0), litres('Evening') * (rows.arrival[1] ?? 0)].join(),
    ),
    decided('days after', `${rest}`, `${(to - from + 1) * daily}`),
    decided('paid for them', `${row('run', '12 to 20')}`, `${rest * price('Chart C-18')}`),
    decided('payment', `${total('run')}`, `${payment(rows.arrival)}`, {
      date: `${payment(rows.date)}`,
      signal: `${bySecretary}`,
    }),
    decided('due', station('run')?.value, `${rupees(payment(rows.arrival))} due`),
    decided('between the shifts', `${early < arrived && arrived < late}`, 'true'),
    decided(
      'day of payment',
      station('bank')?.value,
      `Paid ${field('bank', 'On the slip').replace('Monday, ', '')} 2026`,
    ),
    decided(
      'day of the cut, five times',
      [
        page.detail.route?.name.split(', ')[1]?.slice(0, 6),
        field('intake', 'Chart C-18').split(', ')[1],
        field('intake', 'At the scale').split(',')[0],
        station('run')?.sum?.rows[0]?.[0]?.split(',')[0],
        station('run')?.sum?.total[0]?.slice(7, 9),
      ].join(),
      '11 Nov,11 Nov,11 Nov,11 Nov,11',
    ),
    decided('end of the cycle', station('run')?.sum?.total[0]?.slice(13), `${to} Nov`),
    decided(
      'evening before, and back on the day after',
      [field('intake', 'Announced').slice(0, 6), field('grower', 'No signal').slice(0, 6)].join(),
      '10 Nov,10 Nov',
    ),
    decided('new chart', /C-\d+/.exec(station('intake')?.mark?.note ?? '')?.[0], 'C-18', { old: 'C-17' }),
    decided('step of fat', `${step}`, '0.3'),
    // The evening brings as much less at the centre as this member brings.
    decided('evening milk', `${evening}`, `${(shift * litres('Evening')) / litres('Morning')}`),
    decided('shifts offline', figures(page.detail.route?.about ?? ''), `${waiting.length}`),
    decided('tenth', station('intake')?.fields?.at(-1)?.label, 'Each 0.1 of fat'),
    decided('Monday', `${new Date(day(station('bank')?.value) * 86_400_000).getUTCDay()}`, '1'),
    decided(
      'lost before the notice',
      `${clock(field('intake', 'Announced')) - clock(field('grower', 'No signal'))}`,
      '60',
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [11, cut, 20, 0],
        [litres('Morning') * cut, shift * cut, shift, evening, waiting.length, kept],
        [18, Math.floor(arrived / 60), arrived % 60, shift * cut],
        [payment(rows.arrival), to - from + 2, payment(rows.date), bySecretary],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
