import { cellsOf, day, decided, decisionProblems, number, pieceCheck } from '@/pipeline/content/piece';
import { grievanceRedressalSystems as page } from './grievance-redressal-systems';

const { field, row, said, station } = cellsOf(page);
/** Where the year is left out it is that of the receipt. */
const [year] = /\d{4}/.exec(field('helpline', 'Received')) ?? [];
const days = (text = '') => (text.match(/\d+ [A-Z][a-z]{2}\b/g) ?? []).map((date) => day(`${date} ${year}`));
const first = (text?: string) => days(text)[0] ?? Number.NaN;
const date = (at: number) =>
  new Date(at * 86_400_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const span = (text: string) => (([from = 0, to = 0]) => to - from)(days(text));

const received = first(field('helpline', 'Received'));
const [byRoads = 0, byDrainage = 0] = (station('crew')?.fields ?? []).map(({ label }) => first(label));
const accepted = first(field('nodal', 'Decided'));
const replied = first(field('appeal', 'Replied'));
const allowed = number(field('triage', 'Charter'));
const [police, pipe] = [field('nodal', 'Police'), field('nodal', 'Pipe')];
/** The due date moves by the length of a hold, and by nothing else. */
const due = ({ from = received, held = span(police) }) => from + allowed + held;
const decide = (
  what: string,
  stated: string | undefined,
  rule: number,
  instead: Record<string, number> = {},
  outcome: (at: number) => string = String,
) => decisionProblems({ what, stated: stated ?? '', outcome, rule, instead });
const others = {
  last: due({ from: accepted }),
  first: due({ from: byRoads }),
  second: due({ from: byDrainage }),
  unheld: due({ held: 0 }),
  twice: due({ held: span(police) + span(pipe) }),
};

export const grievanceRedressalSystemsCheck = pieceCheck({
  page,
  decisions: [
    decided('due at first', field('triage', 'Due').slice(0, 6), date(due({ held: 0 }))),
    decide('due', station('nodal')?.value.slice(4, 10), due({}), others, date),
    decided('due after a restart', station('nodal')?.mark?.struck.slice(0, 6), date(others.last), {
      first: date(others.first),
    }),
    decided('breach', field('nodal', 'Breach').slice(0, 6), date(due({}) + 1)),
    decide(
      'days late',
      said(/is (\d+) days late/),
      replied - due({}),
      Object.fromEntries(Object.entries(others).map(([name, at]) => [name, replied - at])),
    ),
    decide('late without a hold', said(/counts (\d+) days/), replied - others.unheld),
    decide(
      'late with two holds',
      said(/(With it he would have answered on the last day)/) && '0',
      replied - others.twice,
    ),
    decide('early after a restart', said(/comes (\d+) days early/), others.last - replied),
    decide('forgiven', said(/exactly the (\d+) days/), others.last - due({})),
    decide('days of Roads', `${row('reply', 'Roads')}`, byRoads - received),
    decide(
      'days of Drainage',
      `${row('reply', 'Drainage')}`,
      byDrainage - byRoads + (first(police) - accepted) + (replied - first(police) - span(police)),
    ),
    decide('days of the nodal officer', `${row('reply', 'Nodal')}`, accepted - byDrainage),
    decide('days held', `${row('reply', 'Held')}`, span(police)),
    decide('days open', station('reply')?.sum?.total[1], replied - received),
    decide(
      'age when reopened',
      field('appeal', 'Age').slice(0, 2),
      first(station('appeal')?.value) - received,
    ),
  ],
});
