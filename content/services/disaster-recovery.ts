import { schematic, servicePage } from '../catalogue/define';

export const disasterRecovery = servicePage({
  slug: 'disaster-recovery',
  label: 'Disaster Recovery',
  title: 'Disaster recovery proved by timed restores',
  summary:
    'Impact analysis, recovery tiers, backups an intruder cannot delete, and drills with a stopwatch, so that RTO and RPO are measured and signed by owners.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'For each service you know how long a rebuild took at the last drill, how much data it lost, and who accepted both.',
    quickAnswer:
      'Recovery planning answers two questions for each service: how long may it be gone, and how much work may be lost. We plan, build and rehearse the answers for IT and risk managers whose backups run nightly and have seldom been restored. A first output within three to four weeks of planning time is an impact table with RTO and RPO by service, plus one real restore with its stopwatch record.',
    capabilities: [
      {
        name: 'Impact before technology',
        text: 'Owners state what each hour of absence costs and when it starts to matter; payroll on the tenth differs from payroll on the thirtieth. Following the terms of ISO 22301, this impact analysis sets the priorities, and the IT measures are derived from it.',
      },
      {
        name: 'Tiers with a price each',
        text: 'Backup and restore, pilot light, warm standby and active-active are offered with running cost and achievable figures. Most services belong in the first two. Active-active shortens the outage most and brings the hardest consistency questions, so it needs a reason in money.',
      },
      {
        name: 'Backups an intruder cannot reach',
        text: 'Copies lie in a separate account with its own administrators, object lock and a retention longer than attackers usually wait. Restores go into a clean room and are scanned before use. Replication is no backup: it copies the encryption and the mistaken delete.',
      },
      {
        name: 'The order of revival',
        text: 'Identity, DNS, secrets and network come back before any application, and often depend on each other in a circle. We draw that graph and break the circles with a sealed break-glass set stored outside the systems it opens.',
      },
      {
        name: 'Drills with a stopwatch',
        text: 'A table-top each quarter, a component restore each month, a full fail-over each year in agreed hours. Detection and decision time count towards the RTO. The report states measured against target, and the owner signs the gap or funds its closing.',
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
        ['base', 'standby', 'then'],
        ['clean', 'record', 'data lost, minutes'],
        ['standby', 'record', 'time to serve'],
        ['record', 'owner', 'sign or fund'],
      ],
    }),
  },
});
