import { schematic, servicePage } from '../catalogue/define';

export const cloudMigration = servicePage({
  slug: 'cloud-migration',
  label: 'Cloud Migration',
  title: 'Cloud migration in waves, each with a way back',
  summary:
    'A landing zone first, a 6-R verdict per workload, waves cut along dependencies, and cut-overs run from a timed runbook with a named point of no return.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Workloads move in groups that belong together, on dates with a tested retreat.',
    quickAnswer:
      'A migration that does not know which servers talk to each other at month-end moves half of a system and leaves the other half behind a slow line. We move running workloads from your own racks, or from another host, into AWS, Azure or Google Cloud, for IT heads with a lease that ends or hardware due for renewal. Recorded traffic decides the waves, and the old side stays up until the retreat window closes.',
    atAGlance: {
      fits: 'A data-centre lease, or a hardware support contract, that runs out within eighteen months',
      notFor: 'Three virtual machines and a file server are better replaced by rented SaaS',
      firstStep: {
        what: 'Discovery, a verdict per workload, a landing zone and one small system moved',
        output: 'the dependency map, a cost baseline and that system running in the cloud',
        weeks: [4, 6],
      },
      charged: 'Fixed price for discovery and landing zone; each wave is quoted before it starts',
      youBring:
        'Read access to hypervisor and firewalls, licence contracts, hosting invoices, whoever knows the nightly jobs',
    },
    ask: {
      text: 'When does the lease end, and how many servers does it hold? We count back to the last sensible start and show the reckoning.',
      button: 'Tell us when the lease ends',
    },
    notNeeded: {
      before: 'While the hardware is paid for and load steady, stay.',
      struck: 'Cloud migration',
      after: 'usually costs more.',
    },
    argument: {
      heading: 'The bank answered ten minutes after the night was called off',
      paragraphs: [
        'The runbook’s first page said 50 minutes for the way back. With a first shift at 06:00, the project lead would have waited for the bank until 05:10. The operations head stopped at 04:30. The night batch makes the difference. Until it starts at 01:10 both sides hold the same rows. Then its writes must be carried back too; in the second rehearsal that took 40 minutes.',
        'The acknowledgement came at 04:40, and patience, people say, would have saved the wave. By then rows were going back, and no rehearsal had stopped half way. But the bank’s desk, telephoned, knew only that the file was in. A retreat begun at 05:10 is over at 06:40; for 40 minutes the shift has dark screens. The real one took 86 minutes. With the rows it brought back the mark “sent”, without which the old side pays the file again.',
        'This database’s replication would save 40 minutes, but cannot run back to an older release. So the order changes, on the night to 5 Dec, after month-end and another rehearsal. Users stop at 19:00, the batch runs on the old side before 22:00, and only a test file, arranged with the bank, leaves the new one. Until the shift writes, the way back stays at 50 minutes. The price is three hours of Friday evening and a first cloud batch beside users’ writes.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Runbook of wave 3 · night to 21 Nov 2026',
      title: 'Wave 3 goes back at 04:30, the last moment before a shift at 06:00',
      steps: [
        {
          at: '22:00',
          by: 'Operations head',
          step: 'Stops writes on the old side',
          proof: 'Replication lag is zero; DNS lifetime 5 minutes since Wednesday.',
        },
        {
          at: '22:40',
          by: 'Database administrator',
          step: 'Compares both sides, promotes the copy',
          proof: 'Row counts and checksums of 31 tables are equal.',
        },
        {
          at: '23:20',
          by: 'Network engineer',
          step: 'Switches DNS to the new side',
          proof: 'All test clients arrive there. Way back: 50 minutes, until 05:10.',
        },
        {
          at: '01:10',
          by: 'Application lead',
          step: 'Starts the night batch on the new side',
          proof: 'The first write. Way back: 50 + 40 = 90 minutes, until 04:30.',
        },
        {
          at: '03:50',
          by: 'Application lead',
          step: 'Sends the payment file to the bank',
          proof: 'Its control total equals the batch. No acknowledgement yet.',
        },
        {
          at: '04:30',
          by: 'Operations head',
          step: 'Decides: no acknowledgement, so back',
          proof: 'No shift starts on a bank link that has not answered.',
        },
        {
          at: '05:56',
          by: 'Application lead',
          step: 'Opens the old side again',
          proof:
            '86 minutes. The batch’s rows are there, its file is marked as sent, the bank’s answer loaded.',
        },
      ],
      ticked: 7,
      wayBack:
        'DNS, restart and test take 50 minutes. After the first write 40 more carry rows and marks to the old side, on which nothing is deleted before the window closes.',
      reading:
        'every “until” is 06:00 less the way back at that step. The first write moves the point of no return from 05:10 to 04:30.',
    },
    capabilities: [
      {
        name: 'Discovery from traffic',
        text: 'Agents or flow logs record who talks to whom for a full month-end, because interviews forget the nightly transfer to the bank. Servers that talk constantly travel in one wave. A server that, its own upkeep aside, neither called nor was called that month, by server or user, is proposed for retirement, unless a quarterly or yearly job needs it.',
      },
      {
        name: 'A 6-R verdict per workload',
        text: 'Each workload gets one of six answers, with the reason beside it: retire, retain, rehost, replatform, repurchase or refactor. Rehosting is quick and carries every old habit into a metered bill. Refactoring pays where load varies. For a steady ledger it seldom repays its effort.',
      },
      {
        name: 'The landing zone',
        text: 'Accounts or subscriptions per environment, identity federation, network ranges that do not collide with yours, central logs, and guardrails from the CIS Benchmarks exist as code before the first workload. Retrofitting them under live systems needs outages.',
      },
      {
        name: 'Cut-over by the minute',
        text: 'The runbook lists each step with owner, duration and check, the replication lag allowed, the DNS lifetime lowered days before, and the last minute at which a retreat still ends before the first shift. Two rehearsals are timed; dates follow from the second.',
      },
      {
        name: 'Cost baseline and egress',
        text: 'Today’s figure includes power, licences, support contracts and people. Tomorrow’s includes data transfer out, cross-zone traffic, backups and the weeks in which both sides run. Bring-your-own-licence terms are read first, as database vendors count cloud cores by their own rules.',
      },
      {
        name: 'What stays where it is',
        text: 'Plant control with tight latency, software tied to a dongle, and systems retired within a year stay put. Shared responsibility is written out too: the provider runs the platform, while patching of guest systems, access, backups and restores remain work for someone you name.',
      },
    ],
    schematic: schematic({
      caption:
        'Traffic decides which servers travel together; the old side waits until the retreat window closes.',
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
      mark: {
        node: 'flows',
        before: 'Server inventory',
        doubt: 'Treasury: who remembers the nightly file to the bank?',
        answer: 'The flow logs do: they cover a full month-end.',
      },
    }),
  },
});
