import { schematic, solutionPage } from '../catalogue/define';

export const workflow = solutionPage({
  slug: 'workflow',
  label: 'Workflow',
  title: 'Approval workflow from your authority matrix',
  summary:
    'A workflow product for purchase, vendor and price approvals: BPMN models, a dated authority matrix, stand-ins, time limits and a log that auditors read.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A request goes to the person who may decide it today, comes back with a reason, and leaves a record of both.',
    quickAnswer:
      'Purchase requests, new vendors and price exceptions wait in mailboxes when nobody is sure who may sign. This product turns the delegation of authority into a dated table, routes each request by it, and writes the result to the ERP. It suits companies with several entities or plants. Three weeks are a fair plan for the first live form, usually the purchase request, with its escalations.',
    capabilities: [
      {
        name: 'Forms and intake',
        users: 'Requesters across the company',
        text: 'A form asks only what the route or the ERP needs and fills the rest from master data. Requests by e-mail are converted once and answered with a link, so the mailbox dries up without a ban.',
        owns: 'Requests, attachments, form versions',
      },
      {
        name: 'Process models',
        users: 'Process owners, analysts',
        text: 'Routes are drawn in BPMN 2.0 and run as drawn. Open cases finish on the version they began with; moving them to a new one is possible but needs a mapping for every waiting step, so we reserve it for legal changes.',
        owns: 'Process versions, running cases',
      },
      {
        name: 'Authority matrix',
        users: 'Company secretary, finance control',
        text: 'Amount, cost centre, category and entity decide the approver through DMN decision tables with from and to dates. A simulator shows who would have signed last quarter’s requests before a new matrix takes effect.',
        owns: 'Authority limits, decision tables, stand-ins',
      },
      {
        name: 'Task inbox',
        users: 'Approvers, on phone or desktop',
        text: 'Approve, return, reject or ask a question, each with its own meaning in the log. Requests by the same person to the same vendor just below a limit appear side by side, which makes splitting visible.',
        owns: 'Tasks, decisions, comments',
      },
      {
        name: 'Time limits and escalation',
        users: 'Team leads, process owners',
        text: 'Clocks run in the approver’s working calendar. After the limit the task goes to a stand-in, then upwards. Automatic approval on expiry is offered for information steps only; silence should never release money.',
        owns: 'Timers, calendars, escalation events',
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
        text: 'Who saw, decided and changed what, with the matrix version in force at that time. The same events show waiting time against working time for each step, which is where most complaints about approvals are decided.',
        owns: 'Event log, retention periods',
      },
    ],
    howItDiffers:
      'Business analysis as a service questions whether a process should exist at all; this product runs the ones that remain, and suits repeatable decisions better than casework whose steps nobody can foresee.',
    schematic: schematic({
      caption:
        'Amount, entity and date pick the approver from a table, and the ERP receives a document only after the decision is logged.',
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
    }),
  },
});
