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
    promise:
      'You gain a team that stays together, learns your domain and takes its priorities from you, without opening an entity or a hiring round.',
    quickAnswer:
      'For a CTO whose roadmap is funded beyond a year and whose local hiring cannot keep up, a dedicated team is capacity that you direct and we employ. It works from Pune, on one backlog, in your tools. Allow two to three weeks for the first output: agreed role profiles, a time-zone overlap table, a ramp-up plan by week, and the people to interview.',
    capabilities: [
      {
        name: 'Role profiles before CVs',
        text: 'Each seat is described by the decisions its holder will take in the first quarter, the code that person will own, and two skills that may be missing at the start. Profiles written this way shorten interviews and expose seats nobody needs.',
      },
      {
        name: 'Your right to interview and refuse',
        text: 'You meet every candidate, set a working exercise on a copy of your own code if you wish, and may say no without giving a reason. The lead is chosen first, because the lead takes part in choosing the others.',
      },
      {
        name: 'Ramp-up by merged work',
        text: 'The plan names what each week should produce: environment built, first reviewed fix, first feature, first week on support. Your seniors lose time to questions during this phase, so we start with a core of three and add seats when they can be absorbed.',
      },
      {
        name: 'Overlap hours on a table',
        text: 'India has no daylight saving, so the overlap with Berlin or Boston shifts twice a year. We fix the shared hours for both seasons, place refinement and review inside them, and move the rest to written decisions. A night shift is possible and costs stability.',
      },
      {
        name: 'Replacement and continuity terms',
        text: `When somebody leaves, you approve the successor. Both work side by side for ${counted(replacementWeeks, 'week')}, ${replacementCost}. Pair ownership of each module, ADRs and a monthly bus-factor check limit what goes with the person who resigns.`,
      },
      {
        name: 'When a fixed scope fits better',
        text: 'A team is the wrong instrument for a defined piece of work with an end date, or where no product owner can give it several hours a week. Idle weeks are billed too. For such cases we quote a scope with milestones.',
      },
    ],
    schematic: schematic({
      caption:
        'Priorities come from the client’s side alone, people matters stay with the employer, and both meet in one monthly health review.',
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
    }),
  },
});
