import { schematic, servicePage } from '../catalogue/define';

export const mvpDevelopment = servicePage({
  slug: 'mvp-development',
  label: 'MVP Development',
  title: 'An MVP built around the assumption that could sink it',
  summary:
    'A first product cut to one question about real users: assumptions ranked, the riskiest tested first, omissions listed, stop criteria agreed in advance.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'You learn whether people pay for it while most of the budget is unspent.',
    quickAnswer:
      '“Clinics will upload the list weekly.” Suppose they will not: then login, dashboard and second language are wasted, so try that sentence first, by hand behind a form if need be. An MVP is an experiment that real users can operate, meant for founders and for product heads in established firms who must decide on a larger sum. The criteria for stopping are signed before anyone knows the result.',
    atAGlance: {
      fits: 'A larger sum to be decided on, and one sentence about users that may be false',
      notFor: 'Known users in a known process can have the first slice of real custom software at once',
      firstStep: {
        what: 'Assumptions ranked by danger, and a test for the top one',
        output: 'the ranked list, that test and signed criteria for stopping',
        weeks: [2, 2],
      },
      charged: 'Ranking and test for a fixed sum; the build under a ceiling set before it begins',
      youBring: 'Ten people of the target group, notes from earlier talks, the bar for going on',
    },
    ask: {
      text: 'Everything hangs on one sentence about your users. Write it down, and we propose a test that needs no software.',
      button: 'State your top assumption',
    },
    notNeeded: {
      before: 'Ask ten people for a deposit. Ten refusals answer you sooner than',
      struck: 'an MVP',
      after: '.',
    },
    capabilities: [
      {
        name: 'Assumptions in order of danger',
        text: 'Desirability, feasibility and viability each get sentences that could be false: “parents will pay before the first lesson”. We place them by damage and ignorance. The one high on both axes decides what the product must contain, and few features survive that test.',
      },
      {
        name: 'Tests cheaper than software',
        text: 'A landing page with a price, ten interviews about past behaviour, a service run by hand behind a form, or a spike against a supplier’s API often settles the top assumption in days. Software starts where only use can answer.',
      },
      {
        name: 'The list of what is left out',
        text: 'Each omission is written down with its manual substitute and the volume at which that breaks: admin screens, a second language, reports, password rules beyond the login provider. Show this list to investors. Support staff need it even more.',
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
        text: 'At the agreed date you hold results against the criteria in one meeting. If you fund it, we say which parts are rewritten and which stay. Stopping is a legitimate outcome: you keep the code, the research notes and the reasons.',
      },
    ],
    schematic: schematic({
      caption: 'The riskiest assumption has to pass a cheap test before any software is written for it.',
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
      mark: {
        node: 'gate',
        before: 'Phase 2 plan',
        doubt: 'Investor: where on this sheet may we stop?',
        answer: 'You may stop here, by criteria signed in advance.',
      },
    }),
  },
});
