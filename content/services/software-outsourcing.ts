import { schematic, servicePage } from '../catalogue/define';

export const softwareOutsourcing = servicePage({
  slug: 'software-outsourcing',
  label: 'Software Outsourcing',
  title: 'Outsourced software delivery you can take back',
  summary:
    'We take on the building and running of named systems against a service schedule, with knowledge transfer both ways and a return clause you can exercise.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Named systems pass to us with their backlog, incidents and releases, and the contract already says how they would pass back to you.',
    quickAnswer:
      'Outsourcing here means that we answer for the delivery and upkeep of an application you own, and not for hours worked on it. It suits IT heads whose own people are needed elsewhere and who can still name a product owner. Planning range for the first output is three to four weeks: a service schedule with severity matrix, a transition plan and the list of what remains with you.',
    capabilities: [
      {
        name: 'A line through the responsibilities',
        text: 'A RACI sheet goes through incident, change, release, access and budget, system by system. Priorities, architecture principles and acceptance stay with your retained team. Handing those over as well is cheaper in year one and leaves nobody able to judge the supplier.',
      },
      {
        name: 'Shadow, then reverse shadow',
        text: 'Our engineers first watch yours handle real tickets, then handle them while yours watch. Each system moves only after a signed list of tasks was done that way. Runbooks are written by the learner, because gaps show in what the newcomer had to ask.',
      },
      {
        name: 'Service levels and what stands behind them',
        text: 'The SLA states response and restoration targets per severity, service hours in IST and in your zone, and how the clock stops. Operational agreements with your network and database teams sit beneath, since a target that depends on another team needs that team’s signature.',
      },
      {
        name: 'Problems kept apart from incidents',
        text: 'Following ITIL 4 practice, an incident closes when service is back and a problem record stays open until its cause is removed or accepted. A monthly review ranks problems by hours lost, which decides what part of capacity goes to repair.',
      },
      {
        name: 'Clauses a regulator will look for',
        text: 'A financial entity under the EU’s DORA regulation needs access, audit, subcontracting and exit terms in an ICT contract, and an entry in its register of information. We draft the technical schedules for them. Your counsel decides the legal wording.',
      },
      {
        name: 'Where it goes wrong',
        text: 'Do not outsource a system whose rules only one retiring colleague knows until they are on paper, nor a product whose direction changes weekly. A supplier adds a contract between question and answer, so small, restless work is better done by your own team.',
      },
    ],
    schematic: schematic({
      caption:
        'Tickets cross one boundary with a clock on it, causes are tracked separately, and the runbooks stay in the client’s own store.',
      lanes: {
        'Your business': {
          users: ['person', 'Application users'],
          productOwner: ['person', 'Product owner'],
        },
        'Your retained IT': { desk: 'Service desk', cab: 'Change authority' },
        'Our service team': {
          incident: 'Incident queue',
          problem: ['store', 'Problem records'],
          change: 'Release preparation',
        },
        'Held by you': {
          runbooks: ['store', 'Runbooks and CMDB'],
          schedule: ['document', 'Service schedule'],
        },
      },
      flows: [
        ['users', 'desk', 'fault'],
        ['productOwner', 'cab', 'priorities'],
        ['desk', 'incident', 'severity, clock'],
        ['incident', 'problem', 'repeat cause'],
        ['problem', 'change', 'permanent fix'],
        ['cab', 'change', 'approval'],
        ['incident', 'schedule', 'measured against'],
        ['change', 'runbooks', 'update'],
      ],
    }),
  },
});
