import { schematic, servicePage } from '../catalogue/define';

export const disasterRecovery = servicePage({
  slug: 'disaster-recovery',
  label: 'Disaster Recovery',
  title: 'Disaster recovery proved by timed restores',
  summary:
    'Impact analysis, recovery tiers, backups an intruder cannot delete, and drills with a stopwatch, so that RTO and RPO are measured and signed by owners.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'For each service you know how long the last rebuild really took.',
    quickAnswer:
      'Your backups ran last night. When was one last restored, by whom, and how many minutes did it take? We plan recovery from those answers: per service, how long it may be gone and how much work may be lost, then the copies, the order of revival, and the drills that prove it. Meant for IT and risk managers who would rather find out on an ordinary Tuesday.',
    atAGlance: {
      fits: 'Nightly backups, few restores, and an auditor or insurer who has begun to ask',
      notFor: 'SaaS recovers by its maker’s terms; read those, and keep your own export',
      firstStep: {
        what: 'Impact analysis and one timed restore',
        output: 'RTO and RPO by service, and the stopwatch record of a real restore',
        weeks: [3, 4],
      },
      charged: 'Analysis and first restore are quoted together; drills run on a yearly retainer',
      youBring:
        'Backup console access, service owners for an hour each, a spare account, past incident reports',
    },
    ask: {
      text: 'Beside five services write the date of their last restore, “never” included. We suggest which one to time first, and how.',
      button: 'List five restore dates',
    },
    notNeeded: {
      before: 'What you could miss for three days needs a tested backup, not',
      struck: 'disaster recovery',
      after: '.',
    },
    capabilities: [
      {
        name: 'Impact before technology',
        text: 'Owners state what each hour of absence costs and when it starts to matter; payroll on the tenth differs from payroll on the thirtieth. Following the terms of ISO 22301, this impact analysis sets the priorities, and the IT measures are derived from it.',
      },
      {
        name: 'Tiers with a price each',
        text: 'Backup and restore, pilot light, warm standby and active-active are offered with running cost and achievable figures. Most services belong in the first two. Active-active shortens the outage most. It also brings the hardest consistency questions, so ask for the reason in money.',
      },
      {
        name: 'Backups an intruder cannot reach',
        text: 'Copies lie in a separate account with its own administrators and encryption keys, object lock and a retention longer than attackers usually wait. Restores go into a clean room and are scanned before use. Replication is no backup: it copies the encryption and the mistaken delete.',
      },
      {
        name: 'The order of revival',
        text: 'Identity, DNS, secrets and network come back before any application, and often depend on each other in a circle. We draw that graph and break the circles with a sealed break-glass set stored outside the systems it opens. Databases that share orders return to one point in time.',
      },
      {
        name: 'Drills with a stopwatch',
        text: 'We run a table-top each quarter, a component restore each month and a full fail-over each year in agreed hours. Detection and decision time count towards the RTO. The report states measured against target, and the owner signs the gap or funds its closing.',
      },
      {
        name: 'Failing back, and limits',
        text: 'Returning is planned too, since data written at the second site must travel home and reconcile. Recovery does not cover a supplier’s SaaS outage or a lost office; for those you need manual procedures. Some services may simply wait three days, and we write that down.',
      },
    ],
    schematic: schematic({
      caption:
        'Copies cross into an account that production administrators cannot enter, and a clean-room restore is timed against the signed targets.',
      lanes: {
        Production: { service: 'Live services', prodDb: ['store', 'Live databases'] },
        'Backup account': {
          vault: ['store', 'Locked backup copies'],
          seal: ['document', 'Break-glass envelope'],
        },
        'Recovery site': {
          base: 'Identity, DNS, secrets',
          standby: 'Standby services',
          clean: 'Clean-room restore',
        },
        Proof: { record: ['document', 'Drill time sheet'], owner: ['person', 'Service owner'] },
      },
      flows: [
        ['service', 'prodDb'],
        ['prodDb', 'vault', 'one-way copy'],
        ['seal', 'base', 'first step'],
        ['vault', 'clean', 'restore, scan'],
        ['base', 'standby', 'second step'],
        ['clean', 'standby', 'scanned data'],
        ['clean', 'record', 'data lost, minutes'],
        ['standby', 'record', 'time to serve'],
        ['record', 'owner', 'sign or fund'],
      ],
      mark: {
        node: 'record',
        before: 'Backup success log',
        doubt: 'Insurer: when was one of these last restored?',
        answer: 'Drills give the minutes taken and the data lost.',
      },
    }),
  },
});
