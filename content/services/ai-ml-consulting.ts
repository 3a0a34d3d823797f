import { schematic, servicePage } from '../catalogue/define';

export const aiMlConsulting = servicePage({
  slug: 'ai-ml-consulting',
  label: 'AI/ML Consulting',
  title: 'AI advice that starts with the cost of being wrong',
  summary:
    'Which decisions a model may support, what data and labels exist, what an error costs and who checks: a verdict per use case before anyone trains a model.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Your list of AI ideas becomes a few tested candidates with a baseline, an error price and a responsible person, and a longer list declined.',
    quickAnswer:
      'Before money goes into models or licences, somebody should ask what the decision is today, how often it errs and what each error costs. Boards, data heads and compliance officers use this advice to choose among proposals. Two to four weeks lead to the first output: a register of use cases with error costs, data state, regulatory role and a verdict for each.',
    capabilities: [
      {
        name: 'A use case as a decision',
        text: '“Use AI in claims” becomes “rank incoming photographs so that an assessor sees likely total losses first”. Stated this way, a use case has an actor, a moment, an alternative and a volume. Ideas that cannot be rewritten so are parked.',
      },
      {
        name: 'Error costs before accuracy',
        text: 'A matrix prices false alarms and misses in money, time or harm, and the threshold follows from it. A model that is right nine times in ten may still lose money if the tenth case is a rejected good customer.',
      },
      {
        name: 'A baseline somebody could beat',
        text: 'Before any training we score a rule of thumb, last year’s value, or the present clerk on the same evaluation set. If the simple rule is close, we recommend it: it needs no drift monitor and can be explained on the telephone.',
      },
      {
        name: 'Data and label audit',
        text: 'Samples are drawn and read by hand: who set the label, when, and did they already know the outcome? Leakage of that kind explains many proofs of concept that shone and failed. Missing consent or purpose ends a candidate at this point.',
      },
      {
        name: 'Roles, risk and records',
        text: 'For each candidate we note whether you would be provider or deployer under the EU AI Act and if Annex III applies, whose high-risk duties now start in December 2027. Controls follow NIST AI RMF functions; an ISO/IEC 42001 management system only where customers ask.',
      },
      {
        name: 'When the answer is no model',
        text: 'Few cases a year, an outcome that nobody records, or a decision that law reserves for a person: these stay manual. We also decline a pilot without a named owner for its afterlife, since a model left alone decays quietly.',
      },
    ],
    schematic: schematic({
      caption:
        'Ideas meet an error price and a simple baseline on real samples before anyone discusses models, and most of them leave here.',
      lanes: {
        Ideas: { proposer: ['person', 'Process owner'], register: ['document', 'Use-case register'] },
        Facts: { matrix: ['document', 'Error-cost matrix'], labels: ['store', 'Labelled samples'] },
        Trial: { baseline: 'Simple-rule baseline', candidate: 'Candidate model' },
        Judgement: {
          evaluation: ['store', 'Evaluation set results'],
          risk: ['person', 'Risk and compliance'],
        },
        Verdict: { verdict: ['document', 'Go, rule or decline'] },
      },
      flows: [
        ['proposer', 'register', 'decision stated'],
        ['register', 'matrix', 'price of errors'],
        ['register', 'labels', 'audit'],
        ['matrix', 'baseline', 'threshold'],
        ['labels', 'candidate', 'no leakage'],
        ['baseline', 'evaluation', 'score to beat'],
        ['candidate', 'evaluation'],
        ['evaluation', 'verdict'],
        ['risk', 'verdict', 'role, records'],
      ],
    }),
  },
});
