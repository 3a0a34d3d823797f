import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { volunteerManagement } from './volunteer-management';

const { screen, argument } = volunteerManagement.detail;
const { heading = '', parts = [] } = screen ?? {};
const text = (argument?.paragraphs ?? []).join('\n');
const log = parts.flatMap((part) => (part.part === 'log' ? part.lines : []));
const event = (pattern: RegExp) => log.find(([, what = '']) => pattern.test(what)) ?? [];
const clock = ([time = '']: readonly string[]) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const decide = <Rule>(
  what: string,
  stated: string,
  outcome: (rule: Rule) => string,
  is: Rule,
  instead: Record<string, Rule>,
) => decisionProblems<Rule>({ what, stated, outcome, rule: is, instead });

// A clearance that ends before October ends next year; one that is awaited has no last day.
const day = (year: number, date: string) => Date.parse(`${date} ${year} UTC`) / 86_400_000;
const lastDay = (date: string) => day(/Oct|Nov|Dec/.test(date) ? 2026 : 2027, date);
const begins = lastDay(/\d+ [A-Z][a-z]+/.exec(heading)?.[0] ?? '');
const ends = begins + 1;
const people = parts
  .flatMap((part) => (part.part === 'table' ? part.rows : []))
  .map(([name = '', cleared = '', course, hours]) => ({
    name,
    cleared: cleared.startsWith('asked') ? undefined : lastDay(cleared),
    isSeen: course === 'seen',
    hours: Number(hours),
  }));

interface Rota {
  readonly until: number;
  readonly claimed?: true;
  readonly awaited?: true;
  readonly most?: true;
}
/** Who is asked first. */
const asked = ({ until, claimed, awaited, most }: Rota) =>
  people
    .filter(
      ({ cleared, isSeen }) => (isSeen || claimed) && (cleared === undefined ? awaited : cleared >= until),
    )
    .sort((a, b) => (most ? b.hours - a.hours : a.hours - b.hours))[0]?.name ?? '';

const [children = 0] = (/(\d+) children/.exec(heading) ?? []).slice(1).map(Number);
const [left = 0, stated = ''] = (/(\d) of (\d)/.exec(log.flat().join(' ')) ?? []).slice(1);
const [worked = 0, night = 0] = (/(\d+) \+ (\d+) =/.exec(text) ?? []).slice(1).map(Number);
const minutes = (value: number) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;

export const volunteerManagementCheck = pieceCheck({
  page: volunteerManagement,
  decisions: [
    decide<Rota>(
      'who is asked',
      (event(/asked$/)[1] ?? '').replace(' asked', ''),
      asked,
      {
        until: /clearance to the end of the shift/.test(text) ? ends : begins,
        ...(/the one with fewer hours is asked first/.test(text) ? {} : { most: true }),
      },
      {
        'cleared when it begins': { until: begins },
        'course as claimed': { until: ends, claimed: true },
        'clearance awaited': { until: ends, awaited: true },
        'thirty days to spare': { until: ends + 30 },
        'most hours first': { until: ends, most: true },
      },
    ),
    decide('adults', stated, (each: number) => String(Math.max(2, Math.ceil(children / each))), 10, {
      'one for twelve': 12,
    }),
    decide(
      'hours before the night',
      String(worked),
      (name: string) => String(people.find((one) => one.name === name)?.hours),
      'Dev',
      { Chitra: 'Chitra' },
    ),
    decide('hours of the night', String(night), (start: number) => String(24 - start + 8), 20, {
      'to midnight': 28,
    }),
    decide(
      'known by',
      /by (\d+:\d+)/.exec(text)?.[1] ?? '',
      (wait: number) => minutes(clock(event(/asked$/)) + 2 * wait),
      30,
      { 'an hour each': 60 },
    ),
    decide(
      'children to be fetched',
      'four',
      (each: number) => ['none', 'one', 'two', 'three', 'four'][children - Number(left) * each] ?? '',
      10,
      { 'one for eleven': 11 },
    ),
  ],
  quantities: { children: [10, 24, 4], minutes: [30], days: [30] },
});
