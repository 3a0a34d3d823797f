import { industryPage, schematic } from '../catalogue/define';

export const networkOptimization = industryPage({
  slug: 'network-optimization',
  label: 'Network Optimisation',
  title: 'Mobile network tuning with changes you can undo',
  summary:
    'Counters, drive tests and configuration joined per cell; parameter changes planned in clusters, judged against a control group, and reverted by rule.',
  reviewedOn: '2026-11-21',
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
      after: 'helps a cell that is full every evening. Add a carrier.',
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
        ['kpi', 'shortlist', 'busy hour'],
        ['config', 'audit', 'drift'],
        ['shortlist', 'engineer'],
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
  },
});
