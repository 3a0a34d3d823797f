import { schematic, servicePage } from '../catalogue/define';

export const mvpDevelopment = servicePage({
  slug: 'mvp-development',
  label: 'MVP Development',
  title: 'An MVP built around the assumption that could sink it',
  summary:
    'A first product cut to one question about real users: assumptions ranked, tests before software, omissions listed, stop criteria agreed in advance.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'You learn whether people pay for it while most of the budget is unspent.',
    quickAnswer:
      '“Clinics will upload the list weekly.” Suppose they will not: then login, dashboard and second language are wasted, so test that sentence before you build on it, by hand behind a form if need be. An MVP is an experiment that real users can operate, meant for founders and for product heads in established firms who must decide on a larger sum. The criteria for stopping are signed before anyone knows the result.',
    atAGlance: {
      fits: 'A larger sum to be decided on, and one sentence about users that may be false',
      notFor: 'Known users in a known process can have the first slice of real custom software at once',
      firstStep: {
        what: 'Assumptions ranked by danger, their tests by price and chance',
        output: 'both lists, a plan of the first test and signed criteria for stopping',
        weeks: [2, 2],
      },
      charged: 'Ranking and test plan for a fixed sum; the build under a ceiling set before it begins',
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
    argument: {
      heading: 'Most likely to fail, and tested second',
      paragraphs: [
        'A founder plans a portal between clinics and a lab. He gives an even chance that clinics will not upload their lists weekly, so he would try that first, by hand, for eight weeks, at ₹1,20,000, and then whatever is next in likelihood. His investor would go from the cheapest up, beginning with two days at the lab’s interface for ₹20,000.',
        'Each looks at one number and leaves out the other. A costly test may go early if it is likely to stop you, so divide price by chance. Asking ten clinics for a deposit costs ₹30,000, and the founder puts the chance that fewer than four pay at 40 in 100: 30,000 ÷ 0.4 = 75,000. The lists come to 1,20,000 ÷ 0.5 = 2,40,000, the interface to 20,000 ÷ 0.05 = 4,00,000, as it will hardly fail. The deposit goes first, then the lists, then the interface.',
        'On average that order costs ₹30,000 + 0.6 × ₹1,20,000 + 0.6 × 0.5 × ₹20,000 = ₹1,08,000, the founder’s ₹1,41,000, the investor’s ₹1,16,900. All tests at once cost ₹1,70,000 whatever they show; the weeks saved must be worth ₹62,000 to him. Guesses may be far out, but with the others unchanged the deposit stays first while its chance to fail is above one in eight. What the product contains, if it is built, is another question and goes by danger.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Assumptions of a lab portal · 18 Nov 2026',
      title: 'Three assumptions must hold; which one is tested first?',
      basis:
        'Lowest quotient first. The first assumption to be refuted ends the idea, and the tests behind it are not paid for.',
      columns: ['Assumption', 'Price and chance to fail', 'Price ÷ chance', 'Place'],
      rows: [
        {
          cells: ['Clinics upload lists weekly', '₹1,20,000, 50 in 100', '₹2,40,000', 'Second'],
          outcome: 'loses',
        },
        {
          cells: ['Clinics pay before the start', '₹30,000, 40 in 100', '₹75,000', 'First'],
          outcome: 'wins',
        },
        {
          cells: ['The lab’s interface answers', '₹20,000, 5 in 100', '₹4,00,000', 'Third'],
          outcome: 'loses',
        },
      ],
      tieBreak: 'of two equal quotients the shorter test goes first.',
      reading:
        'fewer than four deposits refute it, and all are then returned. Chances are the founder’s guesses, written down before any test and taken as independent of one another. Prices are assumed.',
    },
    capabilities: [
      {
        name: 'Assumptions in order of danger',
        text: 'Desirability, feasibility and viability each get sentences that could be false: “parents will pay before the first lesson”. We place them by damage and ignorance. The one high on both axes decides what the product must contain, and few features survive that test.',
      },
      {
        name: 'Tests cheaper than software',
        text: 'A landing page with a price, ten interviews about past behaviour, a service run by hand behind a form, or a spike against a supplier’s API often settles the top assumption before a product is programmed. Software starts where only use can answer.',
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
        text: 'Events follow the assumption: who reached the moment of value, who returned in the second week, who paid. Vanity counts are left out. A small cohort watched closely tells more than a funnel over strangers.',
      },
      {
        name: 'Kill, turn or fund',
        text: 'At the agreed date you hold results against the criteria in one meeting. If you fund it, we say which parts are rewritten and which stay. Stopping is a legitimate outcome: you keep the code, the research notes and the reasons.',
      },
    ],
    schematic: schematic({
      caption: 'Tests go by price and chance, and only what none of them has refuted becomes software.',
      lanes: {
        Beliefs: { founder: ['person', 'Founder or sponsor'], list: ['document', 'Ranked assumptions'] },
        'Cheap test': { smoke: ['document', 'Price page, interviews'] },
        'Smallest product': { core: 'One core task', manual: ['person', 'Manual back office'] },
        Evidence: { cohort: ['person', 'First cohort'], events: ['store', 'Usage events'] },
        Decision: { gate: ['document', 'Kill, turn or fund'] },
      },
      flows: [
        ['founder', 'list', 'workshop'],
        ['list', 'smoke', 'by price and chance'],
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
