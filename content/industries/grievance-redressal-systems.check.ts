import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { grievanceRedressalSystems as page } from './grievance-redressal-systems';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) => station(id)?.fields?.find(({ label }) => label.startsWith(name));
const row = (name: string) =>
  station('reply')?.sum?.rows.find(([label]) => label.startsWith(name))?.[1] ?? '';
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
/** Days since 1970; where the year is left out it is that of the receipt. */
const year = /\d{4}/.exec(field('helpline', 'Received')?.value ?? '')?.[0];
const days = (text = '') =>
  (text.match(/\d+ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g) ?? []).map(
    (day) => Date.parse(`${day} ${year} UTC`) / 864e5,
  );
const day = (text = '') => days(text)[0] ?? Number.NaN;
const date = (at: number) =>
  new Date(at * 864e5).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const span = (text = '') => ((range) => (range[1] ?? 0) - (range[0] ?? 0))(days(text));

const received = day(field('helpline', 'Received')?.value);
const [byRoads, byDrainage] = (station('crew')?.fields ?? []).map(({ label }) => day(label)) as [
  number,
  number,
];
const accepted = day(field('nodal', 'Decided')?.value);
const replied = day(field('appeal', 'Replied')?.value);
const allowed = amountOf(field('triage', 'Charter')?.value ?? '') ?? Number.NaN;
const [police, pipe] = [field('nodal', 'Police')?.value, field('nodal', 'Pipe')?.value];
/** The due date moves by the length of a hold, and by nothing else. */
const due = ({ from = received, held = span(police) }) => from + allowed + held;
const decide = (
  what: string,
  stated: string,
  rule: number,
  instead: Record<string, number> = {},
  outcome: (n: number) => string = String,
) => decisionProblems({ what, stated, outcome, rule, instead });
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
    decide('due at first', field('triage', 'Due')?.value.slice(0, 6) ?? '', due({ held: 0 }), {}, date),
    decide('due', station('nodal')?.value.slice(4, 10) ?? '', due({}), others, date),
    decide(
      'due after a restart',
      station('nodal')?.mark?.struck.slice(0, 6) ?? '',
      others.last,
      { first: others.first },
      date,
    ),
    decide('breach', field('nodal', 'Breach')?.value.slice(0, 6) ?? '', due({}) + 1, {}, date),
    decide(
      'days late',
      said(/is (\d+) days late/),
      replied - due({}),
      Object.fromEntries(Object.entries(others).map(([name, at]) => [name, replied - at])),
    ),
    decide('late without a hold', said(/counts (\d+) days/), replied - others.unheld),
    decide(
      'late with two holds',
      String(/on the last day/.test(said(/(With it .*?day)/)) ? 0 : ''),
      replied - others.twice,
    ),
    decide('early after a restart', said(/comes (\d+) days early/), others.last - replied),
    decide('forgiven', said(/exactly the (\d+) days/), others.last - due({})),
    decide('days of Roads', row('Roads'), byRoads - received),
    decide(
      'days of Drainage',
      row('Drainage'),
      byDrainage - byRoads + (day(police) - accepted) + (replied - day(police) - span(police)),
    ),
    decide('days of the nodal officer', row('Nodal'), accepted - byDrainage),
    decide('days held', row('Held'), span(police)),
    decide('days open', station('reply')?.sum?.total[1] ?? '', replied - received),
    decide(
      'age when reopened',
      field('appeal', 'Age')?.value.slice(0, 2) ?? '',
      day(station('appeal')?.value) - received,
    ),
  ],
});
