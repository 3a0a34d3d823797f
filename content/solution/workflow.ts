import { schematic, solutionPage } from '../catalogue/define';

export const workflow = solutionPage({
  slug: 'workflow',
  label: 'Workflow',
  title: 'Approval workflow from your authority matrix',
  summary:
    'A workflow product for purchase, vendor and price approvals: BPMN models, a dated authority matrix, stand-ins, time limits and a log that auditors read.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A request goes to the person who may decide it today.',
    quickAnswer:
      'A capital request for ₹4,80,000 is raised while the plant head is on leave. The delegation of authority says who may sign instead, but it is a PDF that few people have open. This product keeps it as a dated table and routes each request by it, so that an approval reaches the ERP and a refusal returns with its reason. It pays where several entities or plants share one matrix.',
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
    capabilities: [
      {
        name: 'Forms and intake',
        users: 'Requesters across the company',
        text: 'A form asks only what the route or the ERP needs and fills the rest from master data. Requests by e-mail are converted once and answered with a link, so the mailbox dries up without a ban.',
        owns: 'Requests, files, form versions',
      },
      {
        name: 'Process models',
        users: 'Process owners, analysts',
        text: 'Routes are drawn in BPMN 2.0, the usual process notation, and run as drawn. Open cases finish on the version they began with. Moving them to a new one needs a mapping for every waiting step; we reserve it for legal changes.',
        owns: 'Process versions, running cases',
      },
      {
        name: 'Authority matrix',
        users: 'Company secretary, finance control',
        text: 'Amount, cost centre, category and entity decide the approver in decision tables (DMN) with from and to dates. Before a new matrix takes effect, a simulator shows who would have signed last quarter’s requests.',
        owns: 'Limits, decision tables, stand-ins',
      },
      {
        name: 'Task inbox',
        users: 'Approvers',
        text: 'An approver can approve, return, reject or ask a question, and the log keeps the four apart. Requests by the same person to the same vendor just below a limit appear side by side, which makes splitting visible.',
        owns: 'Tasks, decisions, comments',
      },
      {
        name: 'Time limits and escalation',
        users: 'Team leads, process owners',
        text: 'Clocks run in the approver’s working calendar. After the limit the task goes to a stand-in, then upwards. Automatic approval on expiry is offered for information steps only; silence should never release money.',
        owns: 'Timers, calendars, escalations',
      },
      {
        name: 'Hand-over to the ERP',
        users: 'Buyers, master-data stewards',
        text: 'An approved request creates its RFQ, purchase order or vendor record with an idempotency key, so that a repeated call does not order twice. A refusal by the ERP reopens the case with the message in plain words.',
        owns: 'Posting attempts, ERP references',
      },
      {
        name: 'Audit and throughput log',
        users: 'Internal audit, process owners',
        text: 'For any day the log shows who saw, decided or changed a request, and under which version of the matrix. From the same events a process owner reads waiting time and working time of each step.',
        owns: 'Event log, retention periods',
      },
    ],
    howItDiffers:
      'Business analysis as a service questions whether a process should exist at all; this product runs the ones that remain, and suits repeatable decisions better than casework in which each step depends on the last.',
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
        ['timer', 'standin', 'overdue'],
        ['approver', 'log', 'decision, reason'],
        ['standin', 'log', 'decision'],
        ['log', 'erp', 'approved once'],
      ],
      mark: {
        node: 'timer',
        before: 'Automatic approval',
        doubt: 'Company secretary: may silence release ₹4,80,000?',
        answer: 'Never: an overdue task passes to a stand-in.',
      },
    }),
  },
});
