import { industryPage, schematic } from '../catalogue/define';

export const cem = industryPage({
  slug: 'cem',
  label: 'Customer Experience Mgmt (CEM)',
  title: 'Telecom customer experience, measured per line',
  summary:
    'Network, care and billing events joined per subscriber, so that operators repair first what customers feel, message them by TRAI’s rules, and credit fairly.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Care agents see what a caller’s line went through before they ask the first question.',
    quickAnswer:
      '“Have you restarted the router?” asks the agent, on the third call, while every network lamp is green. CEM joins session records, tickets, bills and surveys on one subscriber key, under access rules, for an operator’s service operations centre, care desk and retention team. Take a single complaint type first, say slow broadband in the evening. If line evidence does not predict those calls, stop there.',
    atAGlance: {
      fits: 'Operators whose care desk and network centre see different halves of one complaint',
      notFor: 'Line evidence will not hold subscribers who leave over price; work on the tariff instead',
      firstStep: {
        what: 'A pilot on one complaint type, run against past calls',
        output: 'a finding: whether line evidence predicts the calls, and how early',
        weeks: [5, 7],
      },
      charged: 'A fixed fee for the pilot; each further data feed is estimated on its own',
      youBring:
        'Session and ticket extracts with a common subscriber key, your privacy officer’s approval, agents to sit beside',
    },
    ask: {
      text: 'Name a complaint that care desk and network centre see differently. In return you learn which line evidence might predict those calls.',
      button: 'Name one complaint type',
    },
    notNeeded: {
      before: 'Agents judged by the minute will not read a',
      struck: 'CEM screen',
      after: '. Change how they are judged.',
    },
    argument: {
      heading: 'Who lost service, and who is owed the rebate',
      paragraphs: [
        'A district was without mobile service from 15:00 on 13 October to 10:00 on the 16th, 67 hours, after a fire in its aggregation site. Above 24 hours TRAI’s rules on quality of service take rent off the bills of postpaid customers, and wait for no complaint. Prepaid lines get days of validity instead and are reckoned apart.',
        'The care head would credit the lines that were down. The line scores name them: 7,200, of which 1,100 were visitors. The regulatory desk reads on, and finds that postpaid rebate goes to customers registered in the district, by the address on their customer acquisition form (CAF). That adds 900 who were away or switched off, and leaves the visitors out: 7,000 bills, here all of one plan. Experience alone would have paid the wrong 1,100 and missed the 900.',
        'Days are the second trap. A calendar day counts once more than twelve of its hours were lost, so 67 hours make two days; the 13th, with nine hours, and the 16th, with ten, drop out. Dividing by 24 and rounding up gives three, counting dates gives four, and the rebate would be ₹4,20,000 in place of ₹2,10,000. The visitors may still be treated kindly: 33,000 rupees as goodwill, under a reason of its own, so that the rebate file says 7,000.',
      ],
    },
    capabilities: [
      {
        name: 'Experience record per subscriber',
        users: 'Service operations centre, analysts',
        text: 'Attach failures, drops, throughput, set-top errors and payment failures become hourly service scores per line and device, with inputs and weights open to inspection. Raw sessions expire here in days (the licence’s copy stays in its own store), while the scores are kept to show a trend.',
        hardPart:
          'Encrypted traffic hides the application, so quality has to be inferred from timing and admitted as inferred.',
      },
      {
        name: 'Complaint desk view',
        users: 'Care agents, back office',
        text: 'The agent sees outage nearby, line tests, bill shock and past contacts on one screen, with a suggested next step. A trouble ticket opens by TMF621 with the evidence attached, so that level two does not ask again.',
        hardPart:
          'Agents measured on handling time ignore the best screen; targets must change with the tool.',
      },
      {
        name: 'Impact-ranked alarms',
        users: 'NOC, field dispatch',
        text: 'Correlated alarms are joined to affected lines through service inventory and ranked by subscribers, business contracts and emergency services. The ranking is advice; an engineer may pin a fault that numbers undervalue.',
        hardPart:
          'Inventory gaps hide whole streets from the impact count, usually the ones most recently built.',
      },
      {
        name: 'Outreach and SLA credits',
        users: 'Retention team, enterprise accounts',
        text: 'Proactive messages are templates registered on DLT under TRAI’s messaging rules (TCCCPR), and promotion never hides inside a service message. Enterprise credits are computed from contract clocks and exclusions, rebates for outages by TRAI’s rule; a person approves both.',
        hardPart:
          'Warning customers of a fault they had not noticed produces calls; silence is sometimes the better service.',
      },
      {
        name: 'Churn and recovery',
        users: 'Retention desk, product owners',
        text: 'A churn model weighs experience, contract end and port enquiries, and is tested on later months than those it learnt from. Part of each risk group gets no offer; only that comparison shows whether the offer did anything.',
        hardPart:
          'Rewarding complaint teaches complaint, so credit rules have to treat the silent sufferer as well.',
      },
    ],
    schematic: schematic({
      caption: 'Care desk, NOC and credit clock all read the same evidence about the subscriber’s line.',
      lanes: {
        Events: {
          probe: ['outside', 'Session records'],
          alarms: ['outside', 'NOC alarms'],
          bills: ['outside', 'Customers, bills'],
        },
        Join: { inventory: ['outside', 'Line inventory'], scores: ['store', 'Line scores'] },
        Decide: { impact: 'Impact ranking', agentView: 'Agent screen', credit: 'Credit clock' },
        People: { noc: ['person', 'NOC engineer'], agent: ['person', 'Care desk'] },
        Customer: { message: ['document', 'DLT template SMS'] },
      },
      flows: [
        ['probe', 'scores', 'drops, speed'],
        ['bills', 'scores', 'bill shock'],
        ['alarms', 'impact', 'fault'],
        ['inventory', 'impact', 'lines behind it'],
        ['scores', 'agentView', 'last seven days'],
        ['scores', 'credit', 'downtime'],
        ['bills', 'credit', 'rent, CAF address'],
        ['impact', 'noc', 'fix order'],
        ['agentView', 'agent'],
        ['credit', 'agent', 'to approve'],
        ['noc', 'message', 'restoral notice'],
        ['agent', 'message', 'approved list'],
      ],
      mark: {
        node: 'impact',
        before: 'Alarm severity',
        doubt: 'NOC engineer: a minor alarm, and a hospital behind it?',
        answer: 'It ranks by lines behind it; engineers may pin.',
      },
    }),
    route: {
      name: 'Outage OUT-26-0417',
      about: 'one district, postpaid lines',
      stations: [
        {
          at: 'probe',
          value: '7,200 lines',
          sum: {
            rows: [
              ['Registered here', '6,100'],
              ['Visiting', '1,100'],
            ],
            total: ['Latched at 14:59', '7,200'],
          },
          onward: 'last attach',
        },
        {
          at: 'scores',
          value: '67 hours',
          fields: [
            { label: 'Down', value: '13 Oct 2026, 15:00' },
            { label: 'Up', value: '16 Oct 2026, 10:00' },
            { label: 'Cause', value: 'Equipment fire, no calamity' },
            { label: 'Scope', value: 'The whole district' },
          ],
          onward: 'downtime',
        },
        {
          at: 'credit',
          value: '2 days',
          fields: [
            { label: '13 Oct', value: '9 h, not counted' },
            { label: '14 Oct', value: '24 h, counted' },
            { label: '15 Oct', value: '24 h, counted' },
            { label: '16 Oct', value: '10 h, not counted' },
          ],
          mark: { struck: '3 days', note: 'The hours had been divided by 24.' },
          onward: 'to approve',
        },
        {
          at: 'agent',
          value: '7,000 bills',
          fields: [
            { label: 'District by', value: 'Address on the CAF' },
            { label: 'Each, before GST', value: '₹465 ÷ 31 × 2 = ₹30' },
          ],
          sum: {
            rows: [
              ['Registered here', '6,100'],
              ['Registered here, away', '900'],
            ],
            total: ['Rebate for the district', '7,000'],
          },
          onward: 'approved list',
        },
        {
          at: 'message',
          value: 'By 23 Oct 2026',
          fields: [
            { label: 'Text', value: '2 days, ₹30 + GST, next bill' },
            { label: 'Template', value: 'DLT, service, no offer in it' },
            { label: 'Not sent to', value: '1,100 visitors' },
          ],
        },
      ],
    },
  },
});
