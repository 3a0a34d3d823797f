import { schematic, servicePage } from '../catalogue/define';

export const aiMlConsulting = servicePage({
  slug: 'ai-ml-consulting',
  label: 'AI/ML Consulting',
  title: 'AI advice that starts with the cost of being wrong',
  summary:
    'Which decisions a model may support, what data and labels exist, what an error costs and who checks: a verdict per use case before anyone trains a model.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Your list of AI ideas gets shorter, with a reason for each refusal.',
    quickAnswer:
      '“Use AI in claims.” Who would act on it, at which moment, and what would a wrong answer cost? We put such questions to every proposal before money goes into models or licences. This is for boards, data heads and compliance officers who want an engineer’s opinion, even if it is “a rule of thumb will do”. Some ideas end after an hour of reading the labels. Better then than after the pilot.',
    atAGlance: {
      fits: 'Boards and data heads with more AI proposals than they can judge',
      notFor: 'One clear task with labels and an owner can go straight to AI & Machine Learning',
      firstStep: {
        what: 'A working session on each proposal, with samples of real data',
        output: 'a register with error costs, data state, legal role and verdict',
        weeks: [2, 4],
      },
      charged: 'A fee per proposal judged, the same whether we say yes or no',
      youBring: 'The list of ideas, raw data samples, those who decide today, counsel for an hour',
    },
    ask: {
      text: 'Quote one proposal in the words that the board heard. It returns as a decision, with the doubt that we would raise first.',
      button: 'Quote one AI proposal',
    },
    notNeeded: {
      before: 'Is the AI a button in software you rent? Try it for a month before',
      struck: 'AI consulting',
      after: '.',
    },
    argument: {
      heading: 'The model learned which parts had been called in',
      paragraphs: [
        'Of 1,000 warranty claims in October a scooter maker called in the parts of 200 and found 40 unfounded. The proposed model marks 36 of these 40, well above the bar of two in three. But its label has two meanings. A claim counts as clean if the test bench confirmed it, and just as well if no part was ever asked for.',
        'The head of warranty would rather have done without a draw: 80 × 600 = 48,000 rupees of freight, and 72 parts came back although the dealer had been right. Calling in what the model marks beyond today’s list would be cheaper. It counts the hits among the four claims in five that were never examined, and none of the misses. The draw showed 8 unfounded in 80. Among 800 that makes 80, twice what was known, and one of the eight had been marked.',
        'Each part drawn counts as ten. So the model finds 36 + 10 = 46 of 40 + 80 = 120, and today’s rule 40 of them with the same number of parts. Count the drawn parts singly, and 37 of 48 still pass the bar. Eight is a small count; at 95 % the 80 may be 40 or 150. Even with 40, if one in eight holds, the model stops at 36 + 5 = 41 of 80. The draw goes on for three months before anybody trains again.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Label audit · proposal 3 of 7 · 23 Nov 2026',
      title: '“Nine in ten found” holds only where somebody had looked',
      severity: 'Not yet',
      grounds:
        'The bar is two in three. Of all unfounded claims the model marks 46 in 120, by our estimate. Today’s rule stays.',
      fields: [
        { label: 'Decision', value: 'Which 200 of 1,000 monthly claims have their part called in' },
        { label: 'Bar', value: 'Two in three unfounded claims among them; signed on 12 Oct 2026' },
        { label: 'Label', value: '“Clean” also covers the 800 claims whose part was never seen' },
        { label: 'Drawn', value: '80 of those 800, at random, on 2 Nov 2026; all 80 parts came back' },
        { label: 'Reopens', value: 'After three more months of 80 parts drawn, against the same bar' },
      ],
      exchange: [
        {
          label: 'As proposed',
          lines: ['Called in: 200, of which unfounded: 40', 'Marked by the model: 36 of 40, 90 %'],
          marked: 1,
        },
        {
          label: 'With the draw, one part for ten',
          lines: [
            'Unfounded: 8 of 80 drawn, so 80 of 800',
            'Marked by the model: 1 of 8, so 10 of 80',
            'In all: 46 of 120, 38 %',
          ],
          marked: 2,
        },
      ],
      reading:
        'the model may mark 200 claims, as many as are called in today. A claim counts here as unfounded if the bench reports “no fault found”.',
    },
    capabilities: [
      {
        name: 'A use case as a decision',
        text: '“Use AI in claims” becomes “rank incoming photographs so that an assessor sees likely total losses first”. Now it has an actor, a moment, an alternative and a volume. Ideas that cannot be rewritten like this are parked.',
      },
      {
        name: 'Error costs before accuracy',
        text: 'A model that is right nine times in ten may still lose money if the tenth case is a good customer turned away. We therefore price false alarms and misses in money, time or harm before any threshold is set.',
      },
      {
        name: 'A baseline somebody could beat',
        text: 'Before any training we score a rule of thumb, last year’s value and the clerk who does it now, all on the same evaluation set. Is the simple rule close? Then take it. It needs no drift monitor and can be explained on the telephone.',
      },
      {
        name: 'Data and label audit',
        text: 'We draw samples and read them by hand. Who set the label, and when? Did they already know the outcome? Leakage of that kind explains proofs of concept that shone and then failed. Missing consent or purpose ends a candidate at this point.',
      },
      {
        name: 'Roles, risk and records',
        text: 'For each candidate we note whether you would be provider or deployer under the EU AI Act and whether Annex III applies, whose high-risk duties now start in December 2027. Controls follow the functions of the NIST AI RMF; we propose an ISO/IEC 42001 management system only where your customers require one.',
      },
      {
        name: 'When the answer is no model',
        text: 'Work with few cases a year, with an outcome that goes unrecorded or with a decision that law reserves for a person stays manual. We also decline a pilot without a named owner for the years after it, since a model left alone grows worse without any alarm.',
      },
    ],
    schematic: schematic({
      caption:
        'Ideas meet an error price and a simple baseline on real samples before anyone discusses models.',
      lanes: {
        Ideas: { proposer: ['person', 'Process owner'], register: ['document', 'Use-case register'] },
        Facts: { matrix: ['document', 'Error-cost matrix'], labels: ['store', 'Labelled samples'] },
        Trial: { baseline: 'Simple-rule baseline', candidate: 'Candidate model' },
        Judgement: {
          evaluation: ['store', 'Evaluation set results'],
          risk: ['person', 'Risk and compliance'],
        },
        Verdict: { verdict: ['document', 'Go, rule, not yet or no'] },
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
      mark: {
        node: 'verdict',
        before: 'Go or no-go',
        doubt: 'Data head: and if the clerk’s rule of thumb is close?',
        answer: 'Then the rule is the verdict; no model follows.',
      },
    }),
  },
});
