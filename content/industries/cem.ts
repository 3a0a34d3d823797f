import { industryPage, schematic } from '../catalogue/define';

export const cem = industryPage({
  slug: 'cem',
  label: 'Customer Experience Mgmt (CEM)',
  title: 'Telecom customer experience, measured per line',
  summary:
    'Network, care and billing events joined per subscriber, so that operators repair first what customers feel, contact them within TCCCPR, and credit fairly.',
  reviewedOn: '2026-11-21',
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
    capabilities: [
      {
        name: 'Experience record per subscriber',
        users: 'Service operations centre, analysts',
        text: 'Attach failures, drops, throughput, set-top errors and payment failures become hourly service scores per line and device, with inputs and weights open to inspection. Raw sessions expire in days, while the scores are kept to show a trend.',
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
        text: 'Proactive messages are templates registered on DLT under TRAI’s messaging rules (TCCCPR), and promotion never hides inside a service message. Enterprise credits are computed from contract clocks and exclusions, then approved by a person before posting.',
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
      caption: 'Care agent, NOC and credit decision all read the same evidence about the subscriber’s line.',
      lanes: {
        Events: {
          probe: ['outside', 'Session records'],
          alarms: ['outside', 'NOC alarms'],
          bills: ['outside', 'Bills, payments'],
        },
        Join: { inventory: ['outside', 'Line inventory'], scores: ['store', 'Line scores'] },
        Decide: { impact: 'Impact ranking', agentView: 'Agent screen', credit: 'SLA clock' },
        People: { noc: ['person', 'NOC engineer'], agent: ['person', 'Care agent'] },
        Customer: { message: ['document', 'DLT template SMS'] },
      },
      flows: [
        ['probe', 'scores', 'drops, speed'],
        ['bills', 'scores', 'bill shock'],
        ['alarms', 'impact', 'fault'],
        ['inventory', 'impact', 'lines behind it'],
        ['scores', 'agentView', 'last seven days'],
        ['scores', 'credit', 'downtime'],
        ['impact', 'noc', 'fix order'],
        ['agentView', 'agent'],
        ['credit', 'agent', 'to approve'],
        ['noc', 'message', 'restoral notice'],
      ],
      mark: {
        node: 'impact',
        before: 'Alarm severity',
        doubt: 'NOC engineer: a minor alarm, and a hospital behind it?',
        answer: 'It ranks by lines behind it; engineers may pin.',
      },
    }),
  },
});
