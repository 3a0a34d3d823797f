import { schematic, servicePage } from '../catalogue/define';

export const devopsOutsourcing = servicePage({
  slug: 'devops-outsourcing',
  label: 'DevOps Outsourcing',
  title: 'An outsourced platform team that carries the pager',
  summary:
    'We run your build and runtime platform: on-call, upgrades, access and releases, with an error budget that both sides obey and accounts in your name.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Somebody awake answers the alert, upgrades happen on a calendar, and your developers ship by themselves on a platform you still own.',
    quickAnswer:
      'Smaller product companies rarely have enough operations people for a fair night rota. We take over the platform, meaning pipelines, clusters, observability and on-call, under a monthly retainer. Count on three to four weeks for the first output: a baseline of the DORA delivery metrics, a risk list from reading your accounts, and the first ten runbooks tried by someone who did not write them.',
    capabilities: [
      {
        name: 'On-call with an escalation path',
        text: 'Alerts reach our engineer first, with a runbook linked. A severity matrix says when yours is woken: data at risk, money stopped, or a defect in code we did not write. A night rota of two people wears them out; a shared, larger one is what the retainer buys.',
      },
      {
        name: 'Release freeze by error budget',
        text: 'Each service has an SLO, and the month’s remaining budget decides how freely changes go out. When it is spent, reliability work comes before features. Your product head signs this rule, because a budget without authority is a graph.',
      },
      {
        name: 'Upgrades on a calendar',
        text: 'Kubernetes minors, database versions, base images and certificates have dates and a rehearsal in staging. Skipping a version now saves a day and later makes two jumps in one night. The calendar shows which product sprint each one touches.',
      },
      {
        name: 'Golden paths for developers',
        text: 'A new service starts from a template with pipeline, dashboard, secrets and a default SLO. Teams may leave the path and then carry what they built. Tickets that repeat each week become a self-service action or a deleted requirement.',
      },
      {
        name: 'Access that can be withdrawn',
        text: 'Root accounts, domains, billing and repositories stay with you. Our people enter through your identity provider with time-limited elevation, and sessions are logged in a place we cannot alter. Break-glass credentials lie sealed and every use opens a review.',
      },
      {
        name: 'When not to hand this over',
        text: 'One application on a managed host needs a good pipeline and no platform team. A company that wants operations as its own skill should hire a lead and use us for a fixed handover. We leave with runbooks, code and an access list.',
      },
    ],
    schematic: schematic({
      caption:
        'Alerts go to the platform team and code faults to the product team; the error budget, agreed by both, rules on releases.',
      lanes: {
        Agreement: { head: ['person', 'Product head'], budget: ['document', 'Error budget'] },
        'Product team': { devs: ['person', 'Product developers'], path: 'Service template' },
        Platform: { cluster: 'Runtime cluster', alerts: 'Alert routing' },
        'Platform team': { oncall: ['person', 'On-call engineer'], runbook: ['store', 'Runbook library'] },
        Learning: { reviewNotes: ['document', 'Incident review'] },
      },
      flows: [
        ['devs', 'path', 'new service'],
        ['path', 'cluster', 'deploy'],
        ['cluster', 'alerts', 'SLO burn'],
        ['alerts', 'oncall', 'page'],
        ['oncall', 'runbook', 'follow, amend'],
        ['oncall', 'reviewNotes', 'timeline'],
        ['head', 'budget', 'signs'],
        ['budget', 'devs', 'ship or hold'],
      ],
    }),
  },
});
