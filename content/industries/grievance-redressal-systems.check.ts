import { cellsOf, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { grievanceRedressalSystems as page } from './grievance-redressal-systems';

// Reckons the due date from receipt, charter and hold, then as a restart or another hold would move it; counts the days by office.

const { field, row, said, station } = cellsOf(page);
const [year] = /\d{4}/.exec(field('helpline', 'Received')) ?? [];
/** Reads all dates of a text, in the year of the receipt. */
const days = (text = '') => (text.match(/\d+ [A-Z][a-z]{2}\b/g) ?? []).map((date) => day(`${date} ${year}`));
const first = (text?: string) => days(text)[0] ?? Number.NaN;
const date = (at: number) =>
  new Date(at * 86_400_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const span = (text: string) => (([from = 0, to = 0]) => to - from)(days(text));

const received = first(field('helpline', 'Received'));
const [byRoads = 0, byDrainage = 0] = (station('crew')?.fields ?? [])
  .map(({ label }) => first(label))
  .filter(Number.isFinite);
const accepted = first(field('nodal', 'Decided'));
const replied = first(field('appeal', 'Replied'));
const allowed = number(field('triage', 'Charter'));
const [police, pipe] = [field('nodal', 'Police'), field('nodal', 'Pipe')];
/** Adds the charter's days and the days held to the start; the page starts at the receipt and holds for the police alone. */
const due = ({ from = received, held = span(police) }) => from + allowed + held;
const others = {
  last: due({ from: accepted }),
  first: due({ from: byRoads }),
  second: due({ from: byDrainage }),
  unheld: due({ held: 0 }),
  twice: due({ held: span(police) + span(pipe) }),
};
const byOthers = <Outcome>(outcome: (at: number) => Outcome) =>
  Object.fromEntries(Object.entries(others).map(([name, at]) => [name, outcome(at)]));
const paragraphs = page.detail.argument?.paragraphs ?? [];
const years = [
  field('triage', 'Due'),
  station('nodal')?.value,
  station('nodal')?.mark?.struck,
  field('appeal', 'Replied'),
].map((text = '') => /\d{4}/.exec(text)?.[0]);

export const grievanceRedressalSystemsCheck = pieceCheck({
  page,
  decisions: [
    decided('due at first', field('triage', 'Due').slice(0, 6), date(due({ held: 0 }))),
    decided('due', station('nodal')?.value.slice(4, 10), date(due({})), byOthers(date)),
    decided('due after a restart', station('nodal')?.mark?.struck.slice(0, 6), date(others.last), {
      first: date(others.first),
    }),
    decided('breach', field('nodal', 'Breach').slice(0, 6), date(due({}) + 1)),
    decided(
      'days late',
      said(/is (\d+) days late/),
      replied - due({}),
      byOthers((at) => replied - at),
    ),
    decided('late without a hold', said(/counts (\d+) days/), replied - others.unheld),
    decided(
      'late with two holds',
      said(/(With it he would have answered on the last day)/) && '0',
      replied - others.twice,
    ),
    decided('early after a restart', said(/comes (\d+) days early/), others.last - replied),
    decided('forgiven', said(/exactly the (\d+) days/), others.last - due({})),
    decided('days of Roads', `${row('reply', 'Roads')}`, byRoads - received),
    decided(
      'days of Drainage',
      `${row('reply', 'Drainage')}`,
      byDrainage - byRoads + (first(police) - accepted) + (replied - first(police) - span(police)),
    ),
    decided('days of the nodal officer', `${row('reply', 'Nodal')}`, accepted - byDrainage),
    decided('days held', `${row('reply', 'Held')}`, span(police)),
    decided('days open', station('reply')?.sum?.total[1], replied - received),
    decided(
      'age when reopened',
      field('appeal', 'Age').slice(0, 2),
      first(station('appeal')?.value) - received,
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        allowed,
        figures(date(others.last)),
        figures(date(replied)),
        others.last - replied,
        others.last - due({}),
        figures(date(due({}))),
        replied - due({}),
        replied - others.unheld,
        replied - received,
        byRoads - received,
      ].join(' '),
    ),
    decided(
      'restart in the note',
      figures(station('nodal')?.mark?.note ?? ''),
      `${allowed} ${figures(date(accepted))}`,
    ),
    decided('barricaded', field('crew', 'Barricaded').slice(0, 5), date(received)),
    decided(
      'departments that forwarded',
      figures(page.detail.argument?.heading ?? ''),
      `${station('crew')?.fields?.filter(({ label }) => /^\d/.test(label)).length}`,
    ),
    decided('ward', figures(station('triage')?.value ?? ''), field('triage', 'Asset').split('-')[1] ?? ''),
    decided(
      'lane',
      figures(station('helpline')?.value ?? ''),
      figures(field('triage', 'Asset').split(',')[1] ?? ''),
    ),
    decided('liability over', `${figures(field('triage', 'Defect')) < (year ?? '')}`, 'true'),
    decided('years', years.filter((one) => one !== year).join(), ''),
  ],
});
