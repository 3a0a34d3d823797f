import { schematic, servicePage } from '../catalogue/define';

export const cloudMigration = servicePage({
  slug: 'cloud-migration',
  label: 'Cloud Migration',
  title: 'Cloud migration in waves, each with a way back',
  summary:
    'A landing zone first, a 6-R verdict per workload, waves cut along dependencies, and cut-overs run from a timed runbook with a named point of no return.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Workloads move in groups that belong together, on dates with a tested retreat, against a cost baseline that includes the old hosting.',
    quickAnswer:
      'A migration moves running workloads from your own racks or another host into AWS, Azure or Google Cloud while people use them. It concerns IT heads with a data-centre lease ending or hardware due for renewal. Over four to six weeks we prepare the first output: discovered dependencies, a 6-R verdict per workload, a cost baseline, and a landing zone into which one small system has moved.',
    capabilities: [
      {
        name: 'Discovery from traffic',
        text: 'Agents or flow logs record who talks to whom for a full month-end, because interviews forget the nightly transfer to the bank. Servers that talk constantly travel in one wave. Those that answered nobody are offered for retirement.',
      },
      {
        name: 'A 6-R verdict per workload',
        text: 'Retire, retain, rehost, replatform, repurchase or refactor, with the reason beside it. Rehosting is quick and carries every old habit into a metered bill. Refactoring pays where load varies; for a steady ledger it seldom repays its effort.',
      },
      {
        name: 'The landing zone',
        text: 'Accounts or subscriptions per environment, identity federation, network ranges that do not collide with yours, central logs, and guardrails from the CIS Benchmarks stand as code before the first workload. Retrofitting them under live systems needs outages.',
      },
      {
        name: 'Cut-over by the minute',
        text: 'The runbook lists each step with owner, duration and check, the replication lag allowed, the DNS lifetime lowered days before, and the hour after which going back is slower than going on. Two rehearsals are timed; dates follow from the second.',
      },
      {
        name: 'Cost baseline and egress',
        text: 'Today’s figure includes power, licences, support contracts and people. Tomorrow’s includes data transfer out, cross-zone traffic, backups and the weeks in which both sides run. Bring-your-own-licence terms are read first, as database vendors count cloud cores by their own rules.',
      },
      {
        name: 'What stays where it is',
        text: 'Plant control with tight latency, software tied to a dongle, and systems retired within a year stay put. Shared responsibility is written out too: the provider runs the platform, while patching guests, access, backups and restores remain work for someone you name.',
      },
    ],
    schematic: schematic({
      caption:
        'Traffic decides which servers travel together; replication runs until the cut-over, and the old side waits until the retreat window closes.',
      lanes: {
        'Old data centre': { workload: 'Wave of servers', oldData: ['store', 'Source database'] },
        Planning: { flows: ['document', 'Dependency map'], runbook: ['document', 'Cut-over runbook'] },
        Transfer: { dns: 'DNS switch', replication: 'Replication' },
        'Landing zone': {
          guardrails: 'Accounts, guardrails',
          target: 'Migrated workload',
          newData: ['store', 'Managed database'],
        },
      },
      flows: [
        ['workload', 'flows', 'flow logs'],
        ['flows', 'runbook', 'wave plan'],
        ['oldData', 'replication', 'changes'],
        ['replication', 'newData', 'lag watched'],
        ['runbook', 'dns', 'go or back'],
        ['dns', 'target', 'users'],
        ['guardrails', 'target', 'policy'],
        ['target', 'newData'],
      ],
    }),
  },
});
