import { schematic, servicePage } from '../catalogue/define';

export const mvpDevelopment = servicePage({
  slug: 'mvp-development',
  label: 'MVP Development',
  title: 'An MVP built around the assumption that could sink it',
  summary:
    'A first product cut to one question about real users: assumptions ranked, the riskiest tested first, omissions listed, stop criteria agreed in advance.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You learn whether people use and pay for the thing while most of the budget is unspent, by a rule written before the result.',
    quickAnswer:
      'An MVP is an experiment that real users can operate, small enough to be thrown away. We build them for founders and for product heads in established firms who must decide on a larger sum. In the first two weeks you receive an assumption list in order of risk, a test for the top one that may need no code, and written criteria for stopping.',
    capabilities: [
      {
        name: 'Assumptions in order of danger',
        text: 'Desirability, feasibility and viability each get sentences that could be false: “clinics will upload the list weekly”. We place them by damage and ignorance. The one high on both axes decides what the product must contain, and few features survive that test.',
      },
      {
        name: 'Tests cheaper than software',
        text: 'A landing page with a price, ten interviews about past behaviour, a service run by hand behind a form, or a spike against a supplier’s API often settles the top assumption in days. Software starts where only use can answer.',
      },
      {
        name: 'The list of what is left out',
        text: 'Admin screens, a second language, password rules beyond the login provider, reports: each omission is written down with the manual substitute and the volume at which it breaks. Investors and support staff read this list before they read the code.',
      },
      {
        name: 'Short cuts we take and refuse',
        text: 'One deployable, a managed database, bought login and bought payments keep the build small. Backups, tenant separation, consent records and tests around money stay in, since those cannot be added later without risk to the people who trusted an early product.',
      },
      {
        name: 'Instrumented for one decision',
        text: 'Events follow the assumption: who reached the moment of value, who returned in the second week, who paid. Vanity counts are left off the page. A small cohort watched closely tells more than a funnel over strangers.',
      },
      {
        name: 'Kill, turn or fund',
        text: 'At the agreed date you hold results against the criteria in one meeting. If you fund it, we say which parts are rewritten and which stay. If you stop, you keep code, research notes and the reasons, which is a legitimate outcome.',
      },
    ],
    schematic: schematic({
      caption:
        'The riskiest assumption passes a cheap test first; software is written only for what use alone can answer, and evidence decides.',
      lanes: {
        Beliefs: { founder: ['person', 'Founder or sponsor'], list: ['document', 'Ranked assumptions'] },
        'Cheap test': { smoke: ['document', 'Price page, interviews'] },
        'Smallest product': { core: 'One core task', manual: ['person', 'Manual back office'] },
        Evidence: { cohort: ['person', 'First cohort'], events: ['store', 'Usage events'] },
        Decision: { gate: ['document', 'Kill, turn or fund'] },
      },
      flows: [
        ['founder', 'list', 'workshop'],
        ['list', 'smoke', 'riskiest first'],
        ['smoke', 'core', 'not yet refuted'],
        ['core', 'manual', 'left-out cases'],
        ['core', 'cohort', 'in use'],
        ['cohort', 'events'],
        ['events', 'gate', 'against criteria'],
      ],
    }),
  },
});
