import { schematic, servicePage } from '../catalogue/define';
import { counted, houseFacts } from '../house-facts';

const { noticeWeeks, replacementCost, replacementWeeks } = houseFacts;

export const dedicatedTeams = servicePage({
  slug: 'dedicated-teams',
  label: 'Dedicated Teams',
  title: 'A standing team on your backlog and our payroll',
  summary:
    'A stable team of engineers, tester and lead works on your backlog alone. You interview each person, set priorities and know the replacement terms.',
  reviewedOn: '2026-11-25',
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
    argument: {
      heading: 'Two, two and two ends two hours over',
      paragraphs: [
        'Six seats are approved. The CTO would fill them all at once, since the roadmap has waited long enough. Her tech lead has 18 hours a week for what only he can review or answer. A newcomer, we assume, takes six of them for the first four weeks and two from then on. Six newcomers would need 36, so half of what they ask waits, while each seat is paid from its first day.',
        'Finance, to spread the cost, proposes pairs. In week 9 the first four still take eight hours, the last pair takes 12, and 20 is more than he has. Those who have arrived go on asking, so the waves have to get smaller. Three, two and one needs 18, 18 and 16 hours, and its last seat begins in week 9 as well.',
        'We take the plan that seats everybody soonest among those that stay within his hours. One person at a time would stay within them too, and take until week 21. By the end of week 12 the chosen plan has cost 56 seat-weeks, six at once 72; the 16 between them are two seats empty for four weeks and one for eight. Whoever cannot wait needs a second reviewer with another 18 hours first. The two hours that never end are worth measuring: at one and a half, pairs would fit as well.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Ramp-up sheet · six seats · rev B',
      title: 'Hours a week that the newcomers take from your tech lead',
      lines: [
        { code: 'available: 18', note: 'What our own lead answers is not counted.' },
        { code: 'weeks 1 to 4 of a newcomer: 6' },
        { code: 'afterwards: 2' },
        { code: 'A. six at once:' },
        { indent: 1, code: 'week 1: 6 × 6 = 36', note: '18 over. Half of what they ask waits.' },
        { code: 'B. three, three:' },
        { indent: 1, code: 'week 1: 3 × 6 = 18' },
        { indent: 1, code: 'week 5: 3 × 2 + 3 × 6 = 24', note: '6 over.' },
        { code: 'C. two, two, two:' },
        { indent: 1, code: 'week 1: 2 × 6 = 12' },
        { indent: 1, code: 'week 5: 2 × 2 + 2 × 6 = 16' },
        {
          indent: 1,
          code: 'week 9: 4 × 2 + 2 × 6 = 20',
          note: '2 over, though it began with only 12.',
        },
        { code: 'D. three, two, one:' },
        { indent: 1, code: 'week 1: 3 × 6 = 18', note: 'Team lead, tester, one engineer.' },
        { indent: 1, code: 'week 5: 3 × 2 + 2 × 6 = 18' },
        { indent: 1, code: 'week 9: 5 × 2 + 1 × 6 = 16', note: 'Within 18 throughout; the last seat.' },
        { code: 'E. one at a time:' },
        { indent: 1, code: 'week 21: 5 × 2 + 1 × 6 = 16', note: 'Its highest sum, and its last seat.' },
        { code: 'chosen: D' },
      ],
      reading:
        'first those who have been here for four weeks, then the newcomers. Waves are four weeks apart, from the first joining day. The 18, the 6 and the 2 are assumed; your own replace them.',
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
        text: 'The plan names what each week should produce: environment built, first reviewed fix, first feature, first week on support. Your seniors lose time to questions, so we start with a core of three and add seats when they can be absorbed. Notice here often runs to three months, so offers go out first; week 1 begins on a joining day.',
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
    faq: [
      {
        question: 'What are the minimum term and notice, and may we hire a team member later?',
        answer: `No minimum term is set here: the order must name one for the team and one for a single seat. Where it is silent on notice, ${counted(noticeWeeks, 'week')} hold. We have no rule or fee for hiring somebody away; agree on months and sum first. The Delhi High Court upheld two firms’ promise not to solicit each other’s employees, but left the employees free to move (Wipro v. Beckman, 2006).`,
      },
    ],
  },
});
