import {
  cellsOf,
  clock,
  day,
  decided,
  decisionProblems,
  figures,
  inWords,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { volunteerManagement } from './volunteer-management';

const { screen } = volunteerManagement.detail;
const { prose, said } = cellsOf(volunteerManagement);
const { heading = '', parts = [] } = screen ?? {};
const log = parts.flatMap((part) => (part.part === 'log' ? part.lines : []));
const event = (pattern: RegExp) => log.find(([, what = '']) => pattern.test(what)) ?? [];
const [askedAt, whoIsAsked = ''] = event(/asked$/);

// `lastDay` adds the year that the screen leaves out where it is the year of the shift.
const lastDay = (date: string) => day(/\d{4}/.test(date) ? date : `${date} 2026`);
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
/** Names the person whom a rota asks first. */
const asked = ({ until, claimed, awaited, most }: Rota) =>
  people
    .filter(
      ({ cleared, isSeen }) => (isSeen || claimed) && (cleared === undefined ? awaited : cleared >= until),
    )
    .sort((a, b) => (most ? b.hours - a.hours : a.hours - b.hours))[0]?.name ?? '';

const [children = 0] = (/(\d+) children/.exec(heading) ?? []).slice(1).map(Number);
const [left = 0, stated = ''] = (/(\d) of (\d)/.exec(log.flat().join(' ')) ?? []).slice(1);
const hoursOf = (name: string) => people.find((one) => one.name === name)?.hours ?? Number.NaN;
/** People who are cleared to the end of the shift and have taken the course, as a trainer saw. */
const remaining = people
  .filter(({ cleared = 0, isSeen }) => isSeen && cleared >= ends)
  .map(({ name }) => name);
const struckOut = people.filter(({ name }) => !remaining.includes(name));
const noSuchDay = parts
  .flatMap((part) => (part.part === 'table' ? part.rows : []))
  .map(([, cleared = '']) => cleared)
  .find(
    (date) =>
      /^\d/.test(date) && new Date(lastDay(date) * 86_400_000).getUTCDate() !== Number.parseInt(date, 10),
  );
/** Counts the hours from `start` until eight in the morning. */
const night = (start: number) => 24 - start + 8;
/** Roles that read a concern about the lead. */
const { actions, roles } = volunteerManagement.detail.chapters?.permissions ?? { actions: [], roles: [] };
const reading = actions.findIndex((action) => action.startsWith('Read a concern'));
const readers = roles
  .filter(({ role, grants }) =>
    grants[reading] === 'yes'
      ? !(role.endsWith('lead') && actions[reading]?.endsWith('about others'))
      : grants[reading] === 'own' && role.endsWith('if about the lead'),
  )
  .map(({ role }) => role.toLowerCase().replace(/,.*/, ''));
const namedFor =
  /one about the lead reaches a named (\w+)/.exec(
    volunteerManagement.detail.capabilities.map(({ text }) => text).join('\n'),
  )?.[1] ?? '';
const adults = (each: number) => Math.max(2, Math.ceil(children / each));
const fetched = (each: number) => inWords(children - Number(left) * each);
const known = (wait: number) => minutes(clock(askedAt) + 2 * wait);
const minutes = (value: number) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
// The gap is seen before the offer goes out, the answer comes within its thirty minutes and fills the place in that minute.
const [seenAt = 0, offeredAt = 0, answeredAt = 0, filledAt = 0] = log.map(([at]) => clock(at));
const isInOrder =
  seenAt < offeredAt && answeredAt > offeredAt && answeredAt <= offeredAt + 30 && filledAt === answeredAt;

export const volunteerManagementCheck = pieceCheck({
  page: volunteerManagement,
  decisions: [
    decisionProblems<Rota>({
      what: 'who is asked',
      stated: whoIsAsked.replace(' asked', ''),
      outcome: asked,
      rule: {
        until: prose.includes('clearance to the end of the shift') ? ends : begins,
        ...(prose.includes('the one with fewer hours is asked first') ? {} : { most: true }),
      },
      instead: {
        'cleared when it begins': { until: begins },
        'course as claimed': { until: ends, claimed: true },
        'clearance awaited': { until: ends, awaited: true },
        'thirty days to spare': { until: ends + 30 },
        'most hours first': { until: ends, most: true },
      },
    }),
    decided(
      'hours of those struck out',
      said(/With (\d+) hours since October between them/),
      sum(struckOut.map(({ hours }) => hours)),
    ),
    decided(
      'struck out with fewer hours than whoever is asked',
      'true',
      String(struckOut.every(({ hours }) => hours < hoursOf(asked({ until: ends })))),
    ),
    decided('those left', said(/That leaves (\w+),/), inWords(remaining.length)),
    decided(
      'hours still fewer after the night',
      said(/hours, (\w+) fewer than Chitra/),
      inWords(hoursOf('Chitra') - hoursOf('Dev') - night(20)),
    ),
    decided('date that the calendar lacks', 'none', noSuchDay ?? 'none'),
    decided('adults', stated, adults(10), { 'one for twelve': adults(12) }),
    decided('hours before the night', said(/(\d+) \+ \d+ =/), hoursOf('Dev'), { Chitra: hoursOf('Chitra') }),
    decided('hours of the night', said(/\d+ \+ (\d+) =/), night(20), { 'to midnight': night(28) }),
    decided('known by', said(/by (\d+:\d+)/), known(30), { 'an hour each': known(60) }),
    decided('reads a concern about the lead', readers.join(), namedFor, {
      'a plain yes for the lead': 'safeguarding lead',
    }),
    decided('children to be fetched', said(/fetch (\w+) children/), fetched(10), {
      'one for eleven': fetched(11),
    }),
    decided('places filled', event(/^(\d) of \1$/)[1], `${adults(10)} of ${adults(10)}`),
    decided('times of the log', 'in order', isInOrder ? 'in order' : 'not'),
    decided(
      'figures of the argument',
      figures(
        volunteerManagement.detail.argument?.heading ?? '',
        ...(volunteerManagement.detail.argument?.paragraphs ?? []),
      ),
      [
        10,
        children,
        adults(10),
        new Date(begins * 86_400_000).getUTCDate(),
        8,
        8,
        said(/asked: (\d+) Dec/),
        sum(struckOut.map(({ hours }) => hours)),
        struckOut.length,
        remaining.length,
        hoursOf('Dev'),
        night(20),
        hoursOf('Dev') + night(20),
        30,
        ...known(30).split(':'),
        children - Number(left) * 10,
      ].join(' '),
    ),
  ],
  quantities: { children: [10, 24, 4], minutes: [30], days: [30] },
});
