import { schematic, servicePage } from '../catalogue/define';

export const aiMl = servicePage({
  slug: 'ai-ml',
  label: 'AI & Machine Learning',
  title: 'Machine learning measured against a simple rule',
  summary:
    'Models built against a baseline, with checked labels, thresholds set by the cost of errors, a drift monitor and a rule to fall back on when they fail.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A model goes live only if it beats a plain rule by the margin your finance owner signs.',
    quickAnswer:
      'First we write the dullest rule that could do the job: a lookup, a threshold, whatever was decided last month. The model must beat it on cases neither has seen, and by a margin that pays for building it, its care already counted. It suits product and operations teams with data of their own: classification, extraction, matching or vision inside a business process. We keep the rule in any case, because it takes over on the day the model fails.',
    atAGlance: {
      fits: 'Repeated decisions with recorded outcomes and an error cost that someone can name',
      notFor: 'A few dozen cases a year, or outcomes that go unrecorded, are better left with people',
      firstStep: {
        what: 'A working baseline and candidate, scored with error costs on held-out cases',
        output: 'a verdict in figures: the rule, the model, or neither',
        weeks: [4, 6],
      },
      charged: 'A fixed fee for the verdict; a model that passes is built by the sprint',
      youBring: 'Past cases with outcomes, two experts who label, the finance owner of both error costs',
    },
    ask: {
      text: 'Which decision repeats daily, and how was it taken last month? You hear the dullest rule that might do the job.',
      button: 'Describe one daily decision',
    },
    notNeeded: {
      before: 'If the rule fits on one card, code the rule.',
      struck: 'Machine learning',
      after: 'would only guess at it.',
    },
    argument: {
      heading: 'The larger net had met those batches before',
      paragraphs: [
        'A foundry photographs 1,000 castings a month. Drawn at random, the test puts pieces of one batch on both sides: one pattern, one sand, one light. The large net has room to remember all that and misses 6 of 300 castings that both inspectors call faulty. On batches poured after the last one from which it learned, it misses 42.',
        'A data scientist has a case for the random draw, since that puts every season on both sides. Drawing whole batches would keep that and tear none apart, but a net would still learn from October before it is asked about September. The quality head asks which castings the camera is going to judge. They are poured tomorrow, so the later batches decide. A net that learns anew each month is another candidate, tested on the month that follows.',
        'On the later batches the large net still makes the fewest mistakes, and does not go live. Over six months it saves 4,56,000 − 4,38,000 = 18,000 rupees against the rule, fewer than five missed castings, and that much may be luck. The small one saves ₹78,000, above the bar of ₹50,000 that the finance owner had signed, half a year’s share of building it. By the random draw the large net would have gone live, for ₹60,000 more in half a year.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Trial 2 · casting photographs · rev B',
      title: 'Three candidates, and two ways to choose unseen castings',
      columns: ['Castings drawn at random', 'Batches poured later'],
      rows: [
        {
          before: 'Grey-level rule: 90 missed, 450 checked, ₹4,50,000',
          after: 'Grey-level rule: 90 missed, 480 checked, ₹4,56,000',
          note: 'No care. It learns nothing, so the draw hardly moves it.',
        },
        {
          before: 'Small net: 36 missed, 450 checked, ₹3,24,000',
          after: 'Small net: 48 missed, 480 checked, ₹3,78,000',
          note: 'Care ₹15,000 a month',
        },
        {
          before: 'Large net: 6 missed, 330 checked, ₹2,70,000',
          after: 'Large net: 42 missed, 450 checked, ₹4,38,000',
          note: 'Care ₹30,000 a month',
        },
        {
          before: 'Goes live: Large net',
          after: 'Goes live: Small net',
          note: 'If it beats the rule by ₹50,000 or more; the rule stays on standby',
        },
      ],
      reading:
        'either trial has 6,000 castings, six months of work, 300 of them faulty. A missed one costs ₹4,000, a check ₹200; care is hosting, labels and a rota. Of two that pass, the cheaper goes live.',
    },
    capabilities: [
      {
        name: 'Baseline before model',
        text: 'A lookup table, a regular expression or last month’s decision sets the bar on the same held-out cases. If gradient boosting adds two correct cases in a thousand, we recommend the rule, which needs neither retraining nor a rota to watch it.',
      },
      {
        name: 'Labels worth learning from',
        text: 'Two experts label the same two hundred cases before the rest is bought. Where they disagree often, the definition is at fault and gets rewritten, since a model trained on doubtful labels repeats the doubt with more confidence.',
      },
      {
        name: 'A hunt for leakage',
        text: 'Fields written after the event, such as a closing code, make trials look brilliant and production useless. Splits follow time and customer, or batch, never random rows. Each feature is traced to the moment at which it was truly known.',
      },
      {
        name: 'Thresholds from a cost matrix',
        text: 'If a check costs ₹200 and a missed case ₹4,000, checking pays above a calibrated probability of 5 %. Your finance owner signs those two figures. Accuracy hides them, and on rare events it rewards a model that flags nothing.',
      },
      {
        name: 'Running it: versions, drift, fallback',
        text: 'Data, code and weights share one version in a model registry. A new model runs in shadow first. Inputs may drift and outcomes may drift, and we watch the two apart, as they call for different repairs. Past the limit, scoring reverts to the rule and cases queue for people.',
      },
      {
        name: 'Papers for those who answer',
        text: 'A model card states purpose, data, groups tested and known failures. Your role under the EU AI Act, provider or deployer, is settled with counsel; NIST AI RMF orders the risk work. A decision for which no one answers should not be given to a model at all.',
      },
    ],
    schematic: schematic({
      caption: 'The plain rule that lost against the model stays on duty for the day on which drift sets in.',
      lanes: {
        Data: { labellers: ['person', 'Two label experts'], dated: ['store', 'Dated cases'] },
        Contest: { rule: 'Plain rule', candidate: 'Candidate model' },
        Judging: { costs: ['document', 'Error cost matrix'], trial: 'Unseen-case trial' },
        Running: {
          scoring: 'Monitored scoring',
          standby: 'Rule on standby',
          reviewer: ['person', 'Case reviewer'],
        },
      },
      flows: [
        ['labellers', 'dated', 'agreed labels'],
        ['dated', 'rule'],
        ['dated', 'candidate', 'training split'],
        ['rule', 'trial', 'bar to beat'],
        ['candidate', 'trial'],
        ['costs', 'trial', 'threshold'],
        ['trial', 'scoring', 'approved version'],
        ['scoring', 'standby', 'drift past limit'],
        ['standby', 'reviewer', 'unclear cases'],
      ],
      mark: {
        node: 'trial',
        before: 'Random test rows',
        doubt: 'Statistician: does one customer sit in both halves?',
        answer: 'Splits follow time and customer, so none does.',
      },
    }),
  },
});
