import { schematic, servicePage } from '../catalogue/define';

export const businessAnalysis = servicePage({
  slug: 'business-analysis',
  label: 'Business Analysis',
  title: 'Business analysis from the shop floor to testable rules',
  summary:
    'Work observed before it is modelled: BPMN for the flow, decision tables for the rules, a shared glossary, and requirements a tester can try to break.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Developers build what the work needs, because the rules and exceptions were found at the desk where they occur and agreed by name.',
    quickAnswer:
      'People describe the process as it should be; the forms, the tickets and a morning beside them show what it is. Our analysts establish the difference and turn it into models, rules and acceptance examples for the build team. Sponsors call for it when departments disagree, or an old system’s logic lives in one head. Three to four weeks usually cover one process, including exceptions and a costed backlog.',
    capabilities: [
      {
        name: 'Observation before interviews',
        text: 'Two shifts beside the people doing the work reveal the private spreadsheet, the phone call and the field misused as a flag. Interviews come second, with those findings as questions. Staff hear beforehand that nobody’s speed is being measured.',
      },
      {
        name: 'Process models people can correct',
        text: 'Flows are drawn in BPMN, ISO/IEC 19510, with a small subset of its symbols so that supervisors can mark errors. The main path takes an hour; we spend the week on returns, partial deliveries, absent approvers and what happens at month end.',
      },
      {
        name: 'Rules pulled out of the flow',
        text: 'Discounts, eligibility and routing become DMN decision tables, checked for gaps and overlapping rows. Each row names its source: contract clause, statute or habit. Rows resting on habit are where most simplification hides, and the process owner decides on them.',
      },
      {
        name: 'A glossary with an arbiter',
        text: 'When sales and finance mean different things by “customer”, we write both down and give each its own word. One person per term settles disputes. The words then appear unchanged in screens, tables and API fields.',
      },
      {
        name: 'Requirements as examples',
        text: 'Stories carry three to seven concrete examples, including one that must be refused. Qualities are stated with a measure, following ISO/IEC/IEEE 29148: how many users, which response, under what load. A trace matrix is kept only where an auditor asks for it.',
      },
      {
        name: 'How much is enough',
        text: 'Full specification ahead of a build ages faster than it is read. We go deep on rules, interfaces and data that are dear to change, and leave screens to prototypes. For a standard package, a fit-gap list beats a blank-page analysis.',
      },
    ],
    schematic: schematic({
      caption:
        'What is seen, complained of and laid down in law feeds flow, rules and words separately; examples join them again for owner and tester.',
      lanes: {
        Evidence: {
          shifts: ['document', 'Shift notes'],
          complaints: ['store', 'Complaint tickets'],
          clauses: ['document', 'Contracts, statutes'],
        },
        Models: {
          bpmn: ['document', 'BPMN process'],
          dmn: ['document', 'Decision tables'],
          terms: ['document', 'Glossary'],
        },
        Backlog: { stories: ['store', 'Stories, examples'] },
        Agreement: { owner: ['person', 'Process owner'], tester: ['person', 'Acceptance tester'] },
      },
      flows: [
        ['shifts', 'bpmn', 'real steps'],
        ['complaints', 'bpmn', 'exceptions'],
        ['clauses', 'dmn', 'source of row'],
        ['clauses', 'terms'],
        ['bpmn', 'stories'],
        ['dmn', 'stories', 'one row, one case'],
        ['terms', 'stories', 'same words'],
        ['stories', 'owner', 'agreed by name'],
        ['stories', 'tester', 'to break'],
      ],
    }),
  },
});
