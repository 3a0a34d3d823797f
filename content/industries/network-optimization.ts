import { industryPage, schematic } from '../catalogue/define';

export const networkOptimization = industryPage({
  slug: 'network-optimization',
  label: 'Network Optimisation',
  title: 'Mobile network tuning with changes you can undo',
  summary:
    'Counters, drive tests and configuration joined per cell; parameter changes planned in clusters, judged against a control group, and reverted by rule.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every parameter change is measured against similar cells that were left alone.',
    quickAnswer:
      'Where two vendors share a network, one counter has two names, and an upgrade may redefine it overnight. RAN, transport and performance teams need a layer above the element managers: one KPI model, one configuration history, one process for changes. It earns its place in a single region, with a shortlist of cells that an experienced engineer agrees with.',
    atAGlance: {
      fits: 'Operators with several RAN vendors and change windows too short for screen-hopping',
      notFor:
        'An operator with a single vendor should start with that vendor’s self-organising functions (SON)',
      firstStep: {
        what: 'KPIs of two vendors reconciled for one region, their sources drawn',
        output: 'KPIs that run daily, a parameter audit, a shortlist of cells',
        weeks: [6, 8],
      },
      charged: 'Effort per region under a ceiling; time and material where vendor formats lack documentation',
      youBring: 'PM files and configuration dumps, counter guides, a radio engineer, the change calendar',
    },
    ask: {
      text: 'Write down one KPI as each of two vendors computes it. Either the formulae can be reconciled, or we tell you why not.',
      button: 'Name one disputed KPI',
    },
    notNeeded: {
      before: 'No',
      struck: 'network tuning',
      after: 'helps when the neighbours are full as well. Add a carrier.',
    },
    argument: {
      heading: 'Better cells, and more dropped calls',
      paragraphs: [
        'Three cells of a college quarter dropped 1,000 voice calls in a week. A handover offset was raised by 2 dB and mirrored in the neighbours, so phones leave earlier and return later, and in the soak week the three dropped 760. The engineer would keep the set; the complaint desk hears of the next streets.',
        'Two corrections are due, and either alone would keep it. The colleges were on holiday, so drops fell everywhere: by 15 per cent in twelve college cells as bad as the three, by ten in ordinary ones. The twelve are the fair comparison, since the worst cells of one week look better in the next without help.',
        'The ring of nine neighbours took the calls over, with 2,060 drops where ordinary cells suggest 1,800. The three are better by 90, the ring is worse by 260: 170 more drops than without the change, 6.4 per cent of 2,650. Drops per minute of the three alone hide it, as their calls moved; the minutes of three and ring together fell as elsewhere.',
        'Before the change the board wrote: above five per cent, revert. That was done on 24 November. Chance alone moves such counts by three either way. Waiting for term would leave the set on the air. Taking back only the worst relation needs a soak of its own and becomes the next set.',
      ],
    },
    capabilities: [
      {
        name: 'Counter and KPI model',
        users: 'Performance engineers',
        text: 'Vendor counters are mediated from PM files and streams into KPIs aligned with 3GPP definitions, busy hour and cell identity. Formulae are versioned. Late and duplicate files are recomputed instead of averaged away, and gaps stay gaps.',
        hardPart:
          'A software upgrade renames or redefines counters overnight, and the trend steps without any change in service.',
      },
      {
        name: 'Configuration audit',
        users: 'RAN planners, regional teams',
        text: 'Nightly dumps by NETCONF, gNMI or vendor file are compared with a golden template per cluster and with yesterday. Missing neighbours, PCI collisions and leftover trial values are listed with the date they appeared.',
        hardPart: 'Many deviations are deliberate local fixes, so an exception needs an owner and an expiry.',
      },
      {
        name: 'Change sets with rollback',
        users: 'Optimisation engineers, change board',
        text: 'Changes are grouped by cluster, checked for conflict and run inside the window, with the previous values stored. After an agreed soak, KPIs are compared with similar untouched cells, and a breached limit reverts the set.',
        hardPart:
          'Neighbours absorb the traffic a bad cell sheds, so the guard must watch the ring around it.',
      },
      {
        name: 'Coverage from user evidence',
        users: 'Planning, complaint desk',
        text: 'Minimisation-of-drive-tests reports from consenting subscribers, crowdsourced samples and complaints are binned into a grid with confidence. Drive tests then go where evidence is thin. Location is coarsened before storage, since a track identifies a subscriber.',
        hardPart:
          'A phone without coverage reports late or never, so the worst places look empty; radio-link-failure reports trace their edge.',
      },
      {
        name: 'Energy and automation rApps',
        users: 'Energy programme, SMO team',
        text: 'Cell sleep and carrier shutdown follow forecast load, with a wake rule and protected sites. Where the operator runs an O-RAN management platform (SMO), the same logic is packaged as an rApp over its R1 interface.',
        hardPart:
          'Two automations that each improve their KPI can oscillate against one another on a shared parameter.',
      },
    ],
    schematic: schematic({
      caption:
        'Evidence from counters, users and configuration selects a change set; a control group of untouched cells decides if it stays.',
      lanes: {
        Network: { ems: ['outside', 'Element managers'], mdt: ['outside', 'MDT, complaints'] },
        Understand: { kpi: ['store', 'KPI per cell'], config: ['store', 'Config history'] },
        Select: { shortlist: 'Suffering cells', audit: 'Template audit' },
        Change: { engineer: ['person', 'RAN engineer'], change: ['document', 'Change set'] },
        Judge: { guard: 'Control comparison' },
      },
      flows: [
        ['ems', 'kpi', 'PM counters'],
        ['ems', 'config', 'nightly dump'],
        ['mdt', 'shortlist', 'binned samples'],
        ['kpi', 'shortlist', 'weekly drops'],
        ['config', 'audit', 'drift'],
        ['shortlist', 'engineer', 'worst cells'],
        ['audit', 'engineer', 'deviations'],
        ['engineer', 'change', 'values, old values'],
        ['change', 'guard', 'soak period'],
      ],
      mark: {
        node: 'guard',
        before: 'Before-after comparison',
        doubt: 'RAN engineer: what if traffic fell everywhere that week?',
        answer: 'Similar untouched cells are judged over the same soak.',
      },
    }),
    route: {
      name: 'Change set CS-1187',
      about: 'three cells and their ring',
      stations: [
        {
          at: 'ems',
          value: 'Voice drops a week',
          fields: [
            { label: 'Counter', value: 'E-RAB abnormal release, QCI 1' },
            { label: 'Before', value: '26 Oct to 1 Nov 2026' },
            { label: 'Files', value: 'Every 15 min; late ones added' },
          ],
          onward: 'PM counters',
        },
        {
          at: 'kpi',
          value: '1,000 drops',
          fields: [{ label: 'Ring of nine', value: '2,000 before' }],
          sum: {
            rows: [
              ['Cell 1', '420'],
              ['Cell 2', '330'],
              ['Cell 3', '250'],
            ],
            total: ['Three cells, before', '1,000'],
          },
          onward: 'weekly drops',
        },
        {
          at: 'shortlist',
          value: '15 cells',
          sum: {
            rows: [
              ['To be changed', '3'],
              ['As bad, left alone', '12'],
            ],
            total: ['Suffering cells', '15'],
          },
          onward: 'worst cells',
        },
        {
          at: 'engineer',
          value: '0 to 2 dB',
          fields: [
            { label: 'Parameter', value: 'cellIndividualOffset' },
            { label: 'Towards', value: 'Ring of nine, from all three' },
            { label: 'Limit', value: 'Above 5 %: revert' },
            { label: 'Per cent of', value: 'Drops expected, with ring' },
            { label: 'Freeze', value: 'Diwali, 5 to 11 Nov 2026' },
          ],
          onward: 'values, old values',
        },
        {
          at: 'change',
          value: 'CS-1187',
          fields: [
            { label: 'Run', value: '12 Nov 2026, 02:10' },
            { label: 'Soak', value: '16 to 22 Nov 2026' },
            { label: 'Ring to three', value: '−2 dB in the nine, mirrored' },
            { label: 'Old values', value: '0 dB, stored per relation' },
          ],
          onward: 'soak period',
        },
        {
          at: 'guard',
          value: '170 more drops',
          fields: [
            { label: 'Cells as bad', value: '4,000 to 3,400' },
            { label: 'Ordinary cells', value: '10,000 to 9,000' },
          ],
          sum: {
            rows: [
              ['Three cells, 760 for 850', '−90'],
              ['Ring, 2,060 for 1,800', '260'],
            ],
            total: ['Against 2,650 expected', '170'],
          },
          mark: { struck: '−90', note: 'Three cells without the ring that took their calls.' },
        },
      ],
    },
  },
});
