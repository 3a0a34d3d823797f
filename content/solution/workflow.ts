import { schematic, solutionPage } from '../catalogue/define';

export const workflow = solutionPage({
  slug: 'workflow',
  label: 'Workflow',
  title: 'Approval workflow from your authority matrix',
  summary:
    'A workflow product for purchase, vendor and price approvals: BPMN models, a dated authority matrix, stand-ins, time limits and a log that auditors read.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A request goes to the person who may decide it today.',
    quickAnswer:
      'A capital request for ₹4,80,000 comes the day before the plant head’s leave. The delegation of authority says who may sign instead, but it is a PDF that few people have open. This product keeps it as a dated table and routes each request by it, so that an approval reaches the ERP and a refusal returns with its reason. It pays where several entities or plants share one matrix.',
    atAGlance: {
      fits: 'Several entities or plants, one authority matrix, and approvals waiting in mailboxes',
      notFor: 'Cases that take a new course each time belong in a case tool with free tasks',
      firstStep: {
        what: 'Your authority matrix drawn as a table, and one form',
        output: 'the purchase request live, with stand-ins and escalations',
        weeks: [3, 3],
      },
      charged: 'Form by form, each quoted from its routes; later changes to the matrix by the hour',
      youBring:
        'The delegation of authority, three months of requests, ERP test access, the company secretary',
    },
    ask: {
      text: 'Copy one paragraph of your delegation of authority, with the amounts altered. We turn it into table rows and list the cases that it leaves undecided.',
      button: 'Share one authority limit',
    },
    notNeeded: {
      before: 'The owner signs everything and sits next door. Knock; an',
      struck: 'approval workflow',
      after: 'is slower.',
    },
    argument: {
      heading: 'The clock that stops with the person it should chase',
      paragraphs: [
        'Request 2318, a budgeted compressor at ₹4,80,000 before GST, reaches the plant head on 18 November with three working days to decide, that day included. An audit takes that day; from the 19th to the 28th he is on leave. A clock in his own calendar ends on 1 December, so no report ever shows it as late. The quotation lapses on 25 November. Then the price rises by 5 % to ₹5,04,000, above his ₹5,00,000.',
        'He has a case: a clock that counted his leave would greet him with late tasks. The buyer rang: the vendor holds no price. The plant head is on a trek and left no letter naming an acting head; ratifying later is kept for breakdowns. An out-of-office rule moves tasks rather than powers, and would name the projects head, who raised this one.',
        'So leave itself passes the task on, with three new days in the receiver’s calendar. The next on the list signs up to the limit of his own delegation, never up to the absent person’s, and never his own request. That passes over two names; the operations director, on head office’s five-day week, decides by the 23rd. A clock that counted the leave would have run out on the 20th, and the director’s days on the 26th, as the 24th is Guru Nanak’s birthday. Leave never entered ends on the 26th too.',
      ],
    },
    capabilities: [
      {
        name: 'Forms and intake',
        users: 'Requesters across the company',
        text: 'A form asks only what the route or the ERP needs and fills the rest from master data. Requests by e-mail are converted once and answered with a link, so the mailbox dries up without a ban.',
        owns: 'Requests, files, form versions',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Process models',
        users: 'Process owners, analysts',
        text: 'Routes are drawn in BPMN 2.0, the usual process notation, and run as drawn. Open cases finish on the version they began with. Moving them to a new one needs a mapping for every waiting step; we reserve it for legal changes.',
        owns: 'Process versions, running cases',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Authority matrix',
        users: 'Company secretary, finance control',
        text: 'Amount, cost centre, category and entity decide the approver in decision tables (DMN) with from and to dates. Before a new matrix takes effect, a simulator shows who would have signed last quarter’s requests.',
        owns: 'Limits, decision tables, stand-ins',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Task inbox',
        users: 'Approvers',
        text: 'An approver can approve, return, reject or ask a question, and the log keeps the four apart. Requests by the same person to the same vendor just below a limit appear side by side, which makes splitting visible.',
        owns: 'Tasks, decisions, comments',
        on: { part: 0, row: 3 },
      },
      {
        name: 'Time limits and escalation',
        users: 'Team leads, process owners',
        text: 'A clock runs in the working calendar of whoever holds the task. Entered leave passes it to a stand-in at once, a missed limit afterwards. Automatic approval on expiry is offered for information steps only; silence should never release money.',
        owns: 'Timers, calendars, escalations',
        on: { part: 1, row: 1, corrected: true },
      },
      {
        name: 'Hand-over to the ERP',
        users: 'Buyers, master-data stewards',
        text: 'An approved request creates its RFQ, purchase order or vendor record with an idempotency key, so that a repeated call does not order twice. A refusal by the ERP reopens the case with the message in plain words.',
        owns: 'Posting attempts, ERP references',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Audit and throughput log',
        users: 'Internal audit, process owners',
        text: 'For any day the log shows who saw, decided or changed a request, and under which version of the matrix. From the same events a process owner reads waiting time and working time of each step.',
        owns: 'Event log, retention periods',
        on: { part: 1, row: 4 },
      },
    ],
    howItDiffers:
      'Business analysis as a service questions whether a process should exist at all; this product runs the ones that remain, and suits repeatable decisions better than casework in which each step depends on the last.',
    screen: {
      device: 'browser',
      heading: 'Request 2318: ₹4,80,000',
      parts: [
        {
          part: 'table',
          columns: ['Next on the list', 'Signs up to', 'On the 19th'],
          rows: [
            ['Plant head', '₹5,00,000', 'on leave'],
            ['Projects head', '₹5,00,000', 'raised it'],
            ['Production head', '₹2,00,000', 'at work'],
            ['Operations director', '₹25,00,000', 'at work'],
          ],
        },
        {
          part: 'calendar',
          month: '2026-11',
          span: [16, 30],
          marked: [
            { day: 18, state: 'done' },
            { day: 19, state: 'active', note: 'Passed on' },
            { day: 23, state: 'waiting', note: 'Decided by' },
            { day: 25, state: 'alert', note: 'Quote ends' },
            { day: 30, state: 'waiting', note: 'Back' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'The approver is picked from a table by amount, entity and date.',
      lanes: {
        Request: { requester: ['person', 'Requester'], form: 'Purchase request' },
        Routing: { bpmn: 'BPMN process', matrix: ['store', 'Authority matrix'] },
        Decision: { approver: ['person', 'Approver'], timer: 'Time limit', standin: ['person', 'Stand-in'] },
        Result: { log: ['store', 'Decision log'], erp: ['outside', 'ERP purchase order'] },
      },
      flows: [
        ['requester', 'form'],
        ['form', 'bpmn', 'amount, entity'],
        ['matrix', 'bpmn', 'who may sign'],
        ['bpmn', 'approver', 'task'],
        ['bpmn', 'timer', 'start clock'],
        ['timer', 'standin', 'leave or overdue'],
        ['approver', 'log', 'decision, reason'],
        ['standin', 'log', 'decision'],
        ['log', 'erp', 'approved once'],
      ],
      mark: {
        node: 'timer',
        before: 'Automatic approval',
        doubt: 'Company secretary: may silence release ₹4,80,000?',
        answer: 'Never: leave or a missed limit passes it to a stand-in.',
      },
    }),
  },
});
