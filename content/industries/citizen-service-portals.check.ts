import { cellsOf, day, decided, figures, number, pieceCheck, rupees } from '@/pipeline/content/piece';
import { citizenServicePortals as page } from './citizen-service-portals';

// Counts the years in which other sources reach the limit, and decides by three on end; then by all income of the last year, by the
// tax return’s, and by any one year.

const { field, row, station, total } = cellsOf(page);
const { argument } = page.detail;
const years = ['2023-24', '2024-25', '2025-26'];
const other = years.map((year) => number(/₹[\d,]+/.exec(field('scrutiny', year))?.[0]));
const [limit = 0, running = 0] = (field('scrutiny', 'Creamy').match(/\d[\d,]*/g) ?? []).map(number);
const family = row('form', 'Salary') + row('form', 'Farm') + row('form', 'Other');
const taxed = row('form', 'Salary') + row('form', 'Other');
const reached = other.map((income) => income >= limit);
const over = reached.filter(Boolean).length;
const decide = (refused: boolean) => (refused ? 'Refused' : 'Approved');
const [stated = 0, of = 0] = (field('officer', 'Years').match(/\d+/g) ?? []).map(Number);

export const citizenServicePortalsCheck = pieceCheck({
  page,
  decisions: [
    decided('decision', station('officer')?.value, decide(over >= running), {
      family: decide(family >= limit),
      taxReturn: decide(taxed >= limit),
      anyYear: decide(over > 0),
    }),
    decided('family income', `${total('form')}`, `${family}`),
    decided('struck', station('scrutiny')?.mark?.struck, rupees(family)),
    decided('counts', station('scrutiny')?.value, `${rupees(row('form', 'Other'))} counts`),
    decided('two incomes', figures(argument?.heading ?? ''), `${[family, row('form', 'Other')].length}`),
    decided(
      'years',
      (station('scrutiny')?.fields ?? [])
        .slice(0, 3)
        .map(({ label }) => label)
        .join(),
      years.join(),
    ),
    decided(
      'a proof for each head',
      `${field('scrutiny', 'Proof').split(', ').length}`,
      `${station('form')?.sum?.rows.length}`,
    ),
    decided('last year, twice', `${other.at(-1)}`, `${row('form', 'Other')}`),
    decided('years at the limit', [stated, of].join(), [over, years.length].join()),
    decided('three on end', `${running}`, `${years.length}`),
    decided('year of the total', station('form')?.sum?.total[0], `Family, ${years.at(-1)}`),
    decided(
      'signed after filing',
      `${day(field('certificate', 'eSigned')) > day(field('applicant', 'Filed'))}`,
      'true',
    ),
    decided(
      'signed within the charter limit',
      `${/day (.+)/.exec(field('certificate', 'eSigned'))?.[1]}`,
      [field('certificate', 'eSigned'), field('applicant', 'Charter')]
        .map((text) => day(text) - day(field('applicant', 'Filed')))
        .join(' of '),
    ),
    // To the end of the financial year after the last one counted; three years only where no year reached the limit.
    decided(
      'valid to',
      field('certificate', 'Valid'),
      `31 Mar ${Number(years.at(-1)?.slice(0, 4)) + 2}, ${over > 0 ? 'not three years' : 'three years'}`,
    ),
    decided(
      'weekdays',
      [field('applicant', 'Filed'), field('certificate', 'eSigned')]
        .map((text) => new Date(day(text) * 86_400_000).getUTCDay())
        .join(),
      '1,5',
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [family, limit, 8, 1993, row('form', 'Other')],
        [taxed, 2024, 25, other[1] ?? 0, running, years.length],
        [3, running],
        [2026],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
