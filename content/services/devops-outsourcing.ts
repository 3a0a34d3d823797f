import { schematic, servicePage } from '../catalogue/define';

export const devopsOutsourcing = servicePage({
  slug: 'devops-outsourcing',
  label: 'DevOps Outsourcing',
  title: 'An outsourced platform team to carry the pager',
  summary:
    'We run your build and runtime platform: on-call, upgrades, access and releases, with an error budget that both sides obey and accounts in your name.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The alert at night reaches someone with a runbook, on a platform that you still own.',
    quickAnswer:
      'Two engineers cannot share a night rota for long; six can. For product companies with too few operations people we run the platform: pipelines, clusters, observability, upgrades and, where agreed, the pager at night. We begin by reading your accounts, which yields today’s delivery figures from release frequency to time of recovery, a risk list in order, and ten runbooks that somebody other than their author has tried.',
    atAGlance: {
      fits: 'Ten to fifty developers, one tired operations person, and upgrades that keep slipping',
      notFor: 'One application on a managed host needs a good CI/CD pipeline and no platform team',
      firstStep: {
        what: 'A baseline from your accounts, and ten runbooks',
        output: 'today’s delivery metrics, a ranked risk list and runbooks that were tried',
        weeks: [3, 4],
      },
      charged:
        'One fixed price for the baseline; after it a monthly retainer by services and hours, nights priced apart',
      youBring:
        'Read access to cloud, pipelines and alerts, six months of incident notes, names of those to wake',
    },
    ask: {
      text: 'Which upgrade has slipped longest, and how many people share the pager? Our reply names the duty that should leave their desk first.',
      button: 'Tell us what keeps slipping',
    },
    notNeeded: {
      before: 'Two night alerts a month? Keep the pager yourselves;',
      struck: 'DevOps outsourcing',
      after: 'is for twenty.',
    },
    argument: {
      heading: 'Why our own failed upgrade holds your release',
      paragraphs: [
        'Release 5.3 was to go out on 26 November with a sales campaign. Of the 1,320 calls that failed, 640 are ours: on 30 October we upgraded the cluster and took away too many machines at once. The product head finds it absurd to wait for somebody else’s mistake, and without those 640 she is far inside the limit. To the on-call engineer that is beside the point, because the buyers have met all 1,320, and a new release can only add to them.',
        'The signed rule separates two questions. Whether changes are held depends on the count alone, whoever failed, and it holds our next upgrade along with the release; fixes for security and stability pass. Who works first depends on the cause: we rehearse the upgrade one machine at a time, and the developers add the test that their last release lacked, and give the checkout a second gateway, which the product head may pass as such a fix.',
        'A hold suits whoever carries the pager. The nights are quiet, and the retainer runs on. So the count is not ours to keep: it comes from the load balancer’s log in your account, by a query that the product head can run herself.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Release ruling 9 · checkout · 25 Nov 2026',
      title: '1,320 calls failed where 1,200 may: release 5.3 waits',
      chosen: 'Hold 5.3 and our next upgrade; fixes for security and stability pass',
      why: 'Of 12,00,000 calls since 28 October 99.9 % must succeed. Failed: 640 in our upgrade (30 October), 410 in release 5.2 (12 November), 230 at the payment gateway (17 November), 40 scattered, 10 of these in October.',
      rejected: [
        {
          option: 'Leave out what the platform team broke',
          why: '680 would remain, and 5.3 would go. The buyer cannot tell whose upgrade lost the payment.',
        },
        {
          option: 'Leave out the gateway’s own outage',
          why: '1,090 would remain. A second gateway, tried once the first is known not to have charged, was within the checkout’s power.',
        },
        {
          option: 'Count by calendar month',
          why: '670 since 1 November. On the first of each month the count is nought, whatever failed the evening before.',
        },
      ],
      reopens:
        'From 28 November the window has lost 30 October. At 0.1 % failed or less by Sunday, 5.3 goes out on Monday 30 November.',
      reading:
        'a call that ends in a 5xx error counts as failed, on its day. The window is the 28 days that ended at midnight. Signed by the product head; exceptions by the managing director.',
    },
    capabilities: [
      {
        name: 'On-call with an escalation path',
        text: 'Alerts reach our engineer first, with a runbook linked. A severity matrix says when yours is woken: data at risk, money stopped, or a defect in code we did not write. Nights and weekends are a separate line of the retainer.',
      },
      {
        name: 'Release freeze by error budget',
        text: 'Each service has a target (SLO), and the failures it still allows within 28 days are the error budget. What is left of it decides how freely changes go out. Once it is overspent, they wait, by a rule that your product head has signed beforehand.',
      },
      {
        name: 'Upgrades on a calendar',
        text: 'Kubernetes minors, database versions, base images and certificates have dates and a rehearsal in staging. Skipping a version now saves a day and later makes two jumps in one night. The calendar shows which product sprint each one touches.',
      },
      {
        name: 'Golden paths for developers',
        text: 'A new service starts from a template with pipeline, dashboard, secrets and a default SLO; a team may leave the path and then carries what it built. Tickets that repeat each week become a self-service action or a deleted requirement.',
      },
      {
        name: 'Access that can be withdrawn',
        text: 'Root accounts, domains, billing and repositories stay with you. Our people enter through your identity provider with time-limited elevation, and sessions are logged in a place we cannot alter. Emergency credentials lie sealed, and every use of them opens a review.',
      },
      {
        name: 'A handover instead of a retainer',
        text: 'A company that wants operations as a skill of its own should hire a lead and take us for a fixed term. That lead goes on call beside us, rewrites the runbooks and ends with a rota on which our names no longer occur.',
      },
    ],
    schematic: schematic({
      caption:
        'Alerts go to the platform team; the signed error budget rules on the releases of one team and the upgrades of the other.',
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
        ['budget', 'oncall', 'hold upgrades'],
      ],
      mark: {
        node: 'budget',
        before: 'Change board minutes',
        doubt: 'Product developer: on what ground is my release held?',
        answer: 'An overspent budget holds it, by a signed rule.',
      },
    }),
    faq: [
      {
        question: 'Who answers at 2 a.m. without a night rota, and how soon is access revoked?',
        answer:
          'Your own people, from the list of those to wake; our office day leaves out 123 of a week’s 168 hours. No price for nights is printed here: ask for it by service. Your administrator revokes. No sign-in is possible from that minute, but an open session lives until its token ends, on AWS an hour for a role unless set longer, and can be cut off at once.',
      },
    ],
  },
});
