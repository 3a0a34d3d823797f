import { schematic, servicePage } from '../catalogue/define';
import { counted, houseFacts } from '../house-facts';

const { replacementCost, replacementWeeks } = houseFacts;

export const dedicatedTeams = servicePage({
  slug: 'dedicated-teams',
  label: 'Dedicated Teams',
  title: 'A standing team on your backlog and our payroll',
  summary:
    'A stable team of engineers, tester and lead works on your backlog alone. You interview each person, set priorities and know the replacement terms.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A team that stays together and takes its priorities from you, without a new legal entity.',
    quickAnswer:
      'You hire slowly, the roadmap is funded past a year, and each new supplier has to learn your domain again. A dedicated team consists of engineers, a tester and a lead in Pune whom we employ and you direct, on one backlog and in your tools. You interview each of them. Roles, shared hours by season and the ramp-up are agreed on paper before anybody starts.',
    atAGlance: {
      fits: 'A CTO with a roadmap funded past a year and vacancies that stay open',
      notFor: 'For a release due in three months take a fixed scope, since a new team must learn first',
      firstStep: {
        what: 'Role profiles, overlap table and ramp-up plan',
        output: 'the plan by week and the dates of the first interviews',
        weeks: [2, 3],
      },
      charged: 'A monthly rate per seat from the day it is filled; the plan beforehand has a fixed price',
      youBring:
        'A product owner for several hours a week, the backlog, repository access, a senior who reviews',
    },
    ask: {
      text: 'Which seat has been vacant longest? Give us three decisions that its holder would take; drafting the role profile is our part.',
      button: 'Describe your oldest vacancy',
    },
    notNeeded: {
      before: 'Name a product owner first. Without one,',
      struck: 'a dedicated team',
      after: 'bills you for waiting.',
    },
    capabilities: [
      {
        name: 'Role profiles before CVs',
        text: 'Each seat is described by the decisions its holder will take in the first quarter, the code that person will own, and two skills that may be missing at the start. Profiles written this way shorten the interviews, and now and then show that a seat is not needed.',
      },
      {
        name: 'Your right to interview and refuse',
        text: 'You meet every candidate and may set a working exercise on a copy of your own code. Say no without giving a reason. The lead is chosen first, because the lead takes part in choosing the others.',
      },
      {
        name: 'Ramp-up by merged work',
        text: 'The plan names what each week should produce: environment built, first reviewed fix, first feature, first week on support. Your seniors lose time to questions during this phase, so we start with a core of three and add seats when they can be absorbed.',
      },
      {
        name: 'Overlap hours on a table',
        text: 'India has no daylight saving, so the overlap with Berlin shifts twice a year; with Boston there is none until we agree on a later day. We fix the hours for both seasons, place refinement and review inside them, and move the rest to written decisions. Night shifts cost stability.',
      },
      {
        name: 'Replacement and continuity terms',
        text: `When somebody leaves, you approve the successor. Both work side by side for ${counted(replacementWeeks, 'week')}, ${replacementCost}. Two people know each module, decisions are recorded with their reasons, and a monthly check lists what only one person could explain.`,
      },
      {
        name: 'The monthly health review',
        text: 'Once a month both sides read one sheet: work merged, defects that escaped, and days lost while a decision was awaited. The lead adds where people are overloaded or bored, before it shows in resignations. Priorities change there at your word; pay and leave are our affair.',
      },
    ],
    schematic: schematic({
      caption:
        'Priorities come from the client alone, while pay, leave and appraisal stay with the employer.',
      lanes: {
        'Our side': { manager: ['person', 'People manager'], bench: ['document', 'Succession plan'] },
        'The team in Pune': { lead: ['person', 'Team lead'], engineers: ['person', 'Engineers, tester'] },
        'Your tools': { backlog: ['store', 'Team backlog'], repo: ['store', 'Your repositories'] },
        'Your side': { po: ['person', 'Your product owner'], staffEng: ['person', 'Your tech lead'] },
      },
      flows: [
        ['po', 'backlog', 'order of work'],
        ['lead', 'backlog', 'refines'],
        ['engineers', 'repo', 'merge requests'],
        ['repo', 'staffEng', 'for review'],
        ['lead', 'engineers', 'pairing'],
        ['manager', 'lead', 'health review'],
        ['manager', 'bench'],
        ['bench', 'engineers', 'replacement overlap'],
      ],
      mark: {
        node: 'bench',
        before: 'Spare engineers',
        doubt: 'Product owner: does a stranger take the seat on Monday?',
        answer: 'You approve the successor, who starts beside the leaver.',
      },
    }),
  },
});
