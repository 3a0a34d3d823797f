import type { PortfolioItem } from './schema';

export const claimsTriageDesk: PortfolioItem = {
  slug: 'claims-triage-desk',
  label: 'Motor claims triage desk',
  title: 'Sorting motor claims in the first hour after notice',
  summary:
    'A triage desk that reads first notices of motor loss, proposes a path for each claim and leaves payment, refusal and suspicion to named handlers.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'General insurance, motor',
    product: 'Claims intake and triage',
    users: 'Claims handlers, surveyors, investigation unit, garages',
    platform: 'Web desk, mobile web for photographs',
    team: 'Product lead, backend and data engineers, UX designer, claims analyst, tester',
    plannedEffort: 'Planning range: 16 to 22 weeks, shadow mode included',
    stack: 'Python, FastAPI, PostgreSQL, gradient-boosted trees, event queue',
  },
  screen: {
    device: 'browser',
    heading: 'New notices, 09:40',
    parts: [
      {
        part: 'table',
        columns: ['Claim', 'Loss', 'Path'],
        rows: [
          ['CL-7715', 'Windscreen', 'Fast track'],
          ['CL-7716', 'Rear bumper', 'Photo survey'],
          ['CL-7717', 'Total loss', 'Surveyor'],
          ['CL-7718', 'Theft', 'Handler first'],
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'Policy in force today', state: 'done' },
          { label: 'Loss before it began?', state: 'alert' },
          { label: 'Garage estimate', state: 'waiting' },
        ],
      },
    ],
  },
  startingPoint:
    'Notices of loss arrive from a call centre, garages and the insurer’s own site, each with different fields. A supervisor reads them in order of arrival and hands them out by workload. A cracked windscreen waits behind a fatal accident’s paperwork, and reserves are set to the same round sum until someone looks. This sample concerns the sorting, and leaves settlement where it is.',
  constraints: [
    'Payment, refusal and referral stay with named handlers whatever the desk proposes.',
    'A loss above the regulator’s limit needs the report of a licensed surveyor, so no rule or model may send it past one.',
    'The policy system is read once at notice; a later change in it must not rewrite the proposal.',
    'Photographs from garages arrive in any quality, and a claimant without a smartphone may not wait longer.',
  ],
  delivers: [
    {
      name: 'One notice, many channels',
      text: 'Calls, garage forms and web reports would become the same first-notice record, with policy, vehicle and driver checked at entry and missing facts asked for once.',
    },
    {
      name: 'Proposed path',
      text: 'Written rules would pick out injury, theft and third-party cases first. A model then proposes fast track, photo survey or surveyor for the rest, with the features that weighed most.',
    },
    {
      name: 'Opening reserve',
      text: 'The desk would suggest a reserve from similar closed claims and show the spread, so that a handler sets the figure knowing how uncertain it is.',
    },
    {
      name: 'Referral file',
      text: 'A claim sent to the investigation unit would carry its indicators and the handler’s reason. Software alone never writes the word fraud into the customer’s file.',
    },
  ],
  decision: {
    question: 'May the model close or refuse any claim on its own?',
    chosen: 'No. It chooses a queue; money and refusals need a handler.',
    why: 'A wrong queue costs an hour. A wrong refusal costs a policyholder and perhaps a complaint to the ombudsman. A model that only sorts also learns cheaply, because a handler who moves a claim has labelled it. The price is that even a simple claim waits for somebody’s click.',
    rejected: [
      {
        option: 'Straight-through payment for small claims',
        why: 'Sensible later, once shadow mode has shown which small claims turn out not to be small.',
      },
      {
        option: 'Photo-based damage estimate',
        why: 'The expensive damage is structural, and a photograph does not show it.',
      },
    ],
  },
  measures: [
    {
      metric: 'Claims that change path',
      how: 'Claims moved to another path by a handler within ten days, by proposed path.',
      baseline: 'Surveyors sort two hundred closed notices without seeing their outcome.',
    },
    {
      metric: 'Wait of urgent claims',
      how: 'Hours from notice to a named handler for injury and third-party claims.',
      baseline: 'Time stamps of the call centre for the last two months.',
    },
  ],
  illustrates: [
    'industries/claims-management',
    'industries/digital-insurance',
    'services/ai-ml',
    'solution/workflow',
    'industries/policy-management',
  ],
};
