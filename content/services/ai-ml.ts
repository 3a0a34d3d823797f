import { schematic, servicePage } from '../catalogue/define';

export const aiMl = servicePage({
  slug: 'ai-ml',
  label: 'AI & Machine Learning',
  title: 'Machine learning that has to beat a simple rule first',
  summary:
    'Models built against a baseline, with checked labels, thresholds set by the cost of errors, a drift monitor and a rule to fall back on when they fail.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You learn early whether a model earns its upkeep over a plain rule, and what your process does on the day it fails.',
    quickAnswer:
      'Before any training we write the simplest rule that could do the job, since a model must beat it by enough to pay for years of care. The service covers classification, extraction, matching and vision models inside business processes, for product and operations teams holding their own data. Plan four to six weeks to the first verdict: baseline, candidate and error costs, measured on cases neither has seen.',
    capabilities: [
      {
        name: 'Baseline before model',
        text: 'A lookup table, a regular expression or last month’s decision sets the bar on the same held-out cases. If gradient boosting adds two correct cases in a thousand, we recommend the rule, which needs neither retraining nor a monitoring rota.',
      },
      {
        name: 'Labels worth learning from',
        text: 'Two experts label the same two hundred cases before the rest is bought. Where they disagree often, the definition is at fault and gets rewritten. A model trained on doubtful labels reproduces the doubt with more confidence.',
      },
      {
        name: 'A hunt for leakage',
        text: 'Fields written after the event, such as a closing code, make trials look brilliant and production useless. Splits follow time and customer, never random rows. Each feature is traced to the moment at which it was truly known.',
      },
      {
        name: 'Thresholds from a cost matrix',
        text: 'If a check costs ₹200 and a missed case ₹4,000, checking pays above a calibrated probability of 5 %. Your finance owner signs those two figures. Accuracy hides them, and on rare events it rewards a model that flags nothing.',
      },
      {
        name: 'Running it: versions, drift, fallback',
        text: 'Data, code and weights share one version in a model registry, and a new model runs in shadow first. Input and outcome drift are watched separately. Past the limit, scoring reverts to the rule and cases queue for people.',
      },
      {
        name: 'Papers for those who answer',
        text: 'A model card states purpose, data, groups tested and known failures. Your role under the EU AI Act, provider or deployer, is settled with counsel; NIST AI RMF orders the risk work. Where no one can be answerable for a decision, leave it unautomated.',
      },
    ],
    schematic: schematic({
      caption:
        'A candidate model competes with a plain rule on unseen cases, and the losing rule stays on duty for the day drift sets in.',
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
    }),
  },
});
