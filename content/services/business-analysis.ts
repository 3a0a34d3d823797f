import { schematic, servicePage } from '../catalogue/define';

export const businessAnalysis = servicePage({
  slug: 'business-analysis',
  label: 'Business Analysis',
  title: 'Business analysis from the shop floor to testable rules',
  summary:
    'Work observed before it is modelled: BPMN for the flow, decision tables for the rules, a shared glossary, and requirements a tester can try to break.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Developers build from rules found at the desk, exceptions included.',
    quickAnswer:
      'At an order desk there may be a phone call that approves things, a private list of customers who can wait, and a field called Remarks 2 that steers the warehouse. The process chart shows none of it. Our analysts watch the work and turn what they see into models, rules and examples that a build team can test against. That helps most when departments disagree, or when an old system’s logic lives in one head.',
    atAGlance: {
      fits: 'Processes with disputed rules, many exceptions, or one person who knows them all',
      notFor: 'A standard process on a standard package needs only a fit-gap, as under CRM & ERP',
      firstStep: {
        what: 'One process observed, drawn and argued through',
        output: 'the drawing, decision tables with sources, and a costed backlog',
        weeks: [3, 4],
      },
      charged: 'A fixed price per process, quoted after half a day at the desk; later questions by the day',
      youBring: 'Two shifts at the desk, real forms and tickets, a process owner who may decide',
    },
    ask: {
      text: 'Some field steers work that its label never mentions. From five of its entries, names removed, we draft the decision table behind it.',
      button: 'Quote one misused field',
    },
    notNeeded: {
      before: 'User and developer in one room can talk.',
      struck: 'Business analysis',
      after: 'would sit between them.',
    },
    argument: {
      heading: 'Why order 5317 waits, although the sales head said yes',
      paragraphs: [
        'On 21 Nov 2026 the order desk had three answers. For the picker it was Thursday’s van, since Remarks 2 begins with W, “can wait”. The sales head had released it by telephone. Accounts, by clause 7.2, would have held it until the old bill is paid.',
        'Most of the morning went into one word. Accounts start the credit days at the invoice, sales at the delivery, and clause 7.2 stops supply while a bill is more than 30 days overdue. Invoiced on 18 Sep 2026 with 30 credit days, the oldest open bill is 34 days late. It was delivered on 22 Sep 2026; counted from there it is 30 days late, the clause is silent, and two habits contradict each other. The contract counts from the invoice, and so does the glossary now.',
        'Neither habit is deleted. The telephone call may be worth a row of its own, with a limit in rupees and a name; until somebody signs that row, a written one outranks it.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Release of orders · decision table 3',
      title: 'Order 5317 matches three rows, and each says something else',
      basis:
        'Order of 21 Nov 2026, ₹1,86,000 due, order included; oldest bill 34 days overdue; Remarks 2 “W Thu”; released by telephone at 10:20.',
      columns: ['Row and its source', 'Asks', 'Order 5317', 'Outcome'],
      rows: [
        {
          cells: ['1 Habit of the warehouse', 'Remarks 2 begins with W', 'W Thu', 'Thursday'],
          outcome: 'loses',
        },
        {
          cells: ['2 Contract, clause 7.2', 'More than 30 days overdue', '34 days', 'Hold'],
          outcome: 'wins',
        },
        {
          cells: ['3 Credit limit, signed', 'Dues with GST above ₹2,00,000', '₹1,86,000', 'Hold'],
          outcome: 'absent',
        },
        { cells: ['4 Habit of sales', 'Released by telephone', '10:20', 'Today'], outcome: 'loses' },
      ],
      tieBreak:
        'Where rows overlap, a written source outranks a habit. Two habits that disagree go to the process owner.',
      reading: 'the source of a row decides, neither its place in the table nor who spoke last.',
    },
    capabilities: [
      {
        name: 'Observation before interviews',
        text: 'Two shifts beside the people doing the work come before any interview, and what they reveal becomes the interview’s questions. Staff hear beforehand that no one is being timed.',
      },
      {
        name: 'Process models people can correct',
        text: 'Flows are drawn in BPMN, ISO/IEC 19510, with a small subset of its symbols so that supervisors can mark errors. The main path takes an hour; we spend the week on returns, partial deliveries, absent approvers and what happens at month end.',
      },
      {
        name: 'Rules pulled out of the flow',
        text: 'Discounts, eligibility and routing become DMN decision tables, checked for gaps and overlapping rows. Each row names its source: contract clause, statute or habit. The rows that rest on habit show where the process can be simplified, if its owner agrees.',
      },
      {
        name: 'A glossary with an arbiter',
        text: 'When sales and finance mean different things by “customer”, we write both down and give each its own word, which then appears unchanged in screens, tables and API fields. One person per term settles disputes.',
      },
      {
        name: 'Requirements as examples',
        text: 'Stories carry three to seven concrete examples, including one that must be refused. Qualities are stated with a measure, following ISO/IEC/IEEE 29148: how many users, which response, under what load. A trace matrix is kept only where an auditor asks for it.',
      },
      {
        name: 'How much is enough',
        text: 'Full specification ahead of a build ages faster than it is read. We go deep on rules, interfaces and data that are expensive to change. Screens are left to prototypes, where a wrong guess costs an afternoon.',
      },
    ],
    schematic: schematic({
      caption:
        'Flow, rules and words are modelled apart until examples join them again for owner and tester.',
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
        ['shifts', 'dmn', 'habits'],
        ['clauses', 'terms'],
        ['bpmn', 'stories'],
        ['dmn', 'stories', 'one row, one case'],
        ['terms', 'stories', 'same words'],
        ['stories', 'owner', 'agreed by name'],
        ['stories', 'tester', 'to break'],
      ],
      mark: {
        node: 'dmn',
        before: 'Gateways in the flow',
        doubt: 'Supervisor: which of these forty diamonds is the discount?',
        answer: 'Discounts are a table: one row, one case.',
      },
    }),
  },
});
