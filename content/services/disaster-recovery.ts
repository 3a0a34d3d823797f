import { schematic, servicePage } from '../catalogue/define';

export const disasterRecovery = servicePage({
  slug: 'disaster-recovery',
  label: 'Disaster Recovery',
  title: 'Disaster recovery proved by timed restores',
  summary:
    'Impact analysis, recovery tiers, backups an intruder cannot delete, and drills with a stopwatch, so that RTO and RPO are measured and signed by owners.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'For each service you know how long the last rebuild really took.',
    quickAnswer:
      'Your backups ran last night. When was one last restored, by whom, and how many minutes did it take? We plan recovery from those answers. Each owner sets how long a service may be gone (recovery time objective, RTO) and how much work may be lost (recovery point objective, RPO). It is for IT and risk managers whose plan has never been timed.',
    atAGlance: {
      fits: 'Nightly backups, few restores, and an auditor or insurer who has begun to ask',
      notFor: 'A company run on rented software alone needs its own exports and the makers’ terms, not this',
      firstStep: {
        what: 'Impact analysis and one timed restore',
        output: 'RTO and RPO by service, and the stopwatch record of a real restore',
        weeks: [3, 4],
      },
      charged: 'Analysis and first restore are quoted together; rehearsals run on a yearly retainer',
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
    argument: {
      heading: 'Why 238 minutes do not meet a target of 240',
      paragraphs: [
        'The restored system was scanned and ready after 238 minutes, and the infrastructure lead would stop the clock there, inside the target. The head of sales would stop it at minute 262, with the first order. ISO’s definition of the RTO allows either, an activity resumed or resources recovered, so the target has to name its last event before anybody rehearses. Here it is the first order booked.',
        'A warm standby would have changed nothing. The script gives an intruder administrator’s rights, and a standby that obeys the same administrators is encrypted on the same morning. What counts is the copy beyond their reach.',
        'Losing no more than 15 minutes of orders was luck. A log copy closes every 15 minutes and travels for 8, so just before one arrives the newest in the locked account is 15 + 8 = 23 minutes old. The signed RPO is 20. One every 10 minutes keeps it, with 10 + 8 = 18.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Rehearsal 3 · order system · 14 Nov 2026',
      title: 'Lost at 09:00; the owner allows 240 minutes away, 20 minutes of data',
      steps: [
        {
          at: '09:31',
          by: 'On-call engineer',
          step: 'Recognises an attack, declares production cut off',
          proof:
            'Minute 31. Alert at 09:06; a suspected disk took the other 25. Security drafts within CERT-In’s six hours.',
        },
        {
          at: '09:58',
          by: 'Deputy operations head',
          step: 'Decides to rebuild',
          proof:
            'Minute 58. The plan names her chief alone, who was in the air; the managing director agreed.',
        },
        {
          at: '10:24',
          by: 'Platform engineer',
          step: 'Opens the sealed set: sign-in, DNS and secrets answer',
          proof: 'Minute 84. A test account signs in.',
        },
        {
          at: '12:27',
          by: 'Database administrator',
          step: 'Restores the full copy, replays logs up to 08:45',
          proof: 'Minute 207. 972 GB at 150 MB/s took 108 minutes, the logs 15.',
        },
        {
          at: '12:58',
          by: 'Application lead',
          step: 'Scans the servers, compares order totals by day',
          proof: 'Minute 238. Totals equal last night’s control sheet.',
        },
        {
          at: '13:22',
          by: 'Order desk',
          step: 'Books the first order',
          proof: 'Minute 262. 41 orders since 08:45 would have to be keyed again.',
        },
        {
          at: '20 Nov',
          by: 'Head of sales',
          step: 'Accepts 22 minutes over, or pays for fewer',
          proof:
            'A signature, or an order for a way below. Log copies every 10 minutes are ordered either way.',
        },
      ],
      ticked: 6,
      wayBack:
        'Production is untouched. In a real incident the exercise lead ends the rehearsal by telephone, and everybody goes on in earnest.',
      reading:
        'minutes count from 09:00, when orders stopped, and not from the decision. The unticked line is the owner’s.',
    },
    capabilities: [
      {
        name: 'Impact before technology',
        text: 'Absence starts to matter at different hours, and payroll on the tenth differs from payroll on the thirtieth. The owner’s figure decides what may be spent.',
      },
      {
        name: 'Tiers with a price each',
        text: 'Backup and restore, pilot light (the database runs, the rest is off), warm standby and active-active each come with a running cost and the minutes they can reach. Active-active brings the hardest questions of consistency, so ask for its reason in money.',
      },
      {
        name: 'Backups an intruder cannot reach',
        text: 'Copies lie in a separate account with its own administrators and encryption keys, under an object lock, and are kept for longer than attackers usually wait. Replication cannot replace them, since it copies the mistaken delete as well.',
      },
      {
        name: 'The order of revival',
        text: 'Sign-in, name service, secrets and network come back before any application, and often need each other. We draw that circle and break it with a sealed set of credentials. Databases that share orders return to one point in time.',
      },
      {
        name: 'A calendar of rehearsals',
        text: 'A table-top each quarter finds missing names, a component restore each month finds dead copies, and a full fail-over once a year, in agreed hours, finds the rest.',
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
          standby: 'Rebuilt services',
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
    terms: [
      {
        term: 'Recovery time objective (RTO)',
        meaning:
          'Minutes or hours from a loss until a named event, such as the first order booked. Without that event the same rehearsal can be called passed or failed.',
      },
      {
        term: 'Recovery point objective (RPO)',
        meaning:
          'How old the newest usable copy may be at the moment of loss. The worst case is the interval between copies plus the time one needs to arrive.',
      },
    ],
    related: [
      {
        page: 'services/monitoring-logging',
        reason: 'If most of your minutes pass before the cause is known.',
      },
      { page: 'services/iac', reason: 'If the recovery site would have to be clicked together by hand.' },
      {
        page: 'industries/core-banking-software',
        reason: 'If a ledger has to balance before the branches reopen.',
      },
      {
        page: 'industries/ehr-emr-software',
        reason: 'If a ward must go on with paper while the record is down.',
      },
      { page: 'solution/pos-inventory', reason: 'If tills should go on selling without the line.' },
    ],
    faq: [
      {
        question: 'How do we come home from the recovery site?',
        answer:
          'As a planned move in quiet hours: what was written there is reconciled before the old database takes orders again. We rehearse this too, since it can lose more than the way out.',
      },
      {
        question: 'Which losses does this not cover?',
        answer:
          'A supplier’s outage or a lost office. Those need procedures on paper and a telephone list. Some services may simply wait, and we write that down with the owner’s name.',
      },
    ],
    chapters: {
      order: ['exhibit', 'example', 'approach'],
      approach: [
        {
          name: 'Price the hours',
          text: 'Each owner is asked what an absence costs after one hour, four, a day, a week.',
          output: 'Targets by service, each with its last event',
          decidedBy: 'Service owners',
          weeks: [1, 2],
        },
        {
          name: 'Time one restore as things are',
          text: 'We restore one service from the copies that exist, with the people who would be on duty, and prepare nothing.',
          output: 'First log, with its gaps',
          weeks: [2, 2],
        },
        {
          name: 'Put copies and base out of reach',
          text: 'A second account, whose sign-in does not trust production, receives the copies. The recovery site’s network and servers are written as code.',
          output: 'Locked copies, and a base that one command builds',
          weeks: [3, 5],
        },
        {
          name: 'Write the run-book by rehearsing it',
          text: 'Somebody who did not write a page follows it, and we change it wherever that person stops to ask.',
          output: 'Run-book that a newcomer has followed',
          weeks: [2, 3],
        },
        {
          name: 'Rehearse it whole',
          text: 'The script runs once against the clock, with the owners watching.',
          output: 'Timed log, each gap signed or funded',
          decidedBy: 'Service owners; the board, where the money exceeds theirs',
          weeks: [1, 1],
        },
      ],
      costDrivers: [
        {
          driver: 'Services with separate targets',
          why: 'Each needs an owner, a page and its own rehearsal.',
          keepDown: 'Let services that fail together share one target.',
          step: 0,
        },
        {
          driver: 'Data to carry back',
          why: 'A restore is limited by gigabytes and bandwidth, whoever runs it.',
          keepDown: 'Move closed years to a database that may follow later.',
          step: 2,
        },
        {
          driver: 'Old systems without installers',
          why: 'What only its builder could set up has to be understood first.',
          keepDown: 'Retire it, or accept a longer target in writing.',
          step: 3,
        },
      ],
      workedExample: {
        paragraphs: [
          'If the on-call engineer may decide alone, 27 minutes shrink to 7 for the price of a signature. It ends two minutes over.',
          'A third of the database is orders closed for years. In a database of their own they can follow the next day: 324 GB fewer save 36 minutes at 150 MB/s, and cost some weeks of work on reports.',
          'That leaves 14 to spare. The rest still takes 72 minutes, though, and growth of ten per cent adds 72 × 10 % = 7.2 in the first year and more in the second, when the margin is gone. We would do both, which comes to 206.',
        ],
        sums: {
          columns: ['Minutes', 'On-call decides', 'Archive follows'],
          rows: [
            ['Recognised', '31', '31'],
            ['Decided', '7', '27'],
            ['Sign-in, DNS, secrets', '26', '26'],
            ['Database back', '123', '87'],
            ['Scanned, compared', '31', '31'],
            ['First order', '24', '24'],
          ],
          total: ['Without orders', '242', '226'],
          verdict: ['Target of 240', '2 over', '14 to spare'],
        },
      },
      risks: [
        {
          risk: 'Recovery needs the system that is gone',
          earlySign: 'The vault’s password is kept in the vault.',
          response: 'The missing key goes into the sealed set, which lies elsewhere.',
        },
        {
          risk: 'The copies hold the intruder, too',
          earlySign: 'A restored machine runs a task that no ticket explains.',
          response: 'Servers are rebuilt from images; only data is restored, from an older point if need be.',
        },
      ],
      standards: [
        {
          id: 'cert-in-directions',
          use: 'India: an intrusion is reported within six hours of being noticed, so the run-book names who does it, and logs are copied before any machine is rebuilt.',
        },
      ],
      measures: [
        {
          metric: 'Age of the newest locked copy',
          how: 'Clock time minus the moment up to which the newest arrived copy reaches, sampled each minute; its maximum counts.',
          baseline: 'The first week after the second account is in use.',
        },
      ],
    },
  },
});
