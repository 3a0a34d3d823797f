import { industryPage, schematic } from '../catalogue/define';

export const predictiveMaintenance = industryPage({
  slug: 'predictive-maintenance',
  label: 'Predictive Maintenance',
  title: 'Predictive maintenance for turbines and transformers',
  summary:
    'Condition monitoring for generation and networks: vibration, dissolved gas and SCADA models, alarms with a named failure mode, work orders that close the loop.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Each alarm names a failure mode and the weeks left to plan around it.',
    quickAnswer:
      'Take one failure you remember: the gearbox, its date, its bill. Could the signals you already store have warned you, how early, and how often would they have cried wolf in healthy months? Predictive maintenance is worth building where that replay says yes, and we run it before any sensor is bought. It is for owners of wind farms, hydro units, pumping stations and substations, whose outages wait for a crane, a spare and a permit.',
    atAGlance: {
      fits: 'Wind, hydro, pumping and substation owners with years of stored signals and known failures',
      notFor: 'Small pumps with a spare beside them are cheapest when run to failure',
      firstStep: {
        what: 'A replay of one failure mode on history the model has not seen',
        output: 'lead time and false alarms for each past event, beside a plain threshold',
        weeks: [6, 8],
      },
      charged: 'A monthly retainer by machines watched, signed only once the replay has earned it',
      youBring: 'SCADA and vibration archives, dated work orders, oil reports, a reliability engineer',
    },
    ask: {
      text: 'Remember one failure, and list which signals were stored in the year before it. If a replay would be pointless, we tell you.',
      button: 'Name one past failure',
    },
    notNeeded: {
      before: 'A gearbox that failed once in ten years teaches no',
      struck: 'predictive model',
      after: '. Buy the spare.',
    },
    capabilities: [
      {
        name: 'Failure-mode screening',
        users: 'Reliability engineers, plant managers',
        text: 'We list failure modes with cost, lead time of the spare and a measurable symptom. Modes without a symptom stay with inspection or redundancy. The exercise shortens the wish list before any sensor is bought.',
        hardPart:
          'The costliest failure may happen once in ten years, which leaves a model nothing to learn from.',
      },
      {
        name: 'Rotating machine signals',
        users: 'Vibration analysts, O&M contractors',
        text: 'Spectra, envelopes and orders are computed at the machine and trended by load and speed band, against limits from the relevant part of ISO 20816 and defect frequencies worked out from bearing geometry and tooth counts.',
        hardPart:
          'A wind turbine never holds one operating point, so a trend across all loads alarms on the weather.',
      },
      {
        name: 'Transformer and switchgear condition',
        users: 'Substation engineers, oil laboratory',
        text: 'Online gas monitors and laboratory samples meet in one series, read by IEC 60599 ratios and rate of rise. Tap-changer motor current and partial discharge add modes that oil will not show. Breaker timing is compared with its own history.',
        hardPart:
          'Monitor and laboratory disagree by calibration; the trend of each is safer than their difference.',
      },
      {
        name: 'Normal-behaviour models',
        users: 'Data team, performance engineers',
        text: 'A model learns expected temperature or power from healthy SCADA months and alarms on persistent residuals. It runs beside a simple threshold for a season; if the threshold does as well, we keep the threshold.',
        hardPart: 'Repairs and firmware updates shift what is normal, and retraining may bury a slow fault.',
      },
      {
        name: 'From alarm to work order',
        users: 'Monitoring centre, work planners',
        text: 'An analyst confirms or rejects each alarm and says why. Confirmed ones become notifications in the maintenance system with the evidence attached. After strip-down the finding goes back to the alarm, and thresholds are reviewed on such findings.',
        hardPart:
          'Technicians close orders with “repaired”; the failed part and its mode need a two-tap form.',
      },
    ],
    schematic: schematic({
      caption: 'What the strip-down found is stored against the alarm that asked for it.',
      lanes: {
        Machine: {
          vibration: ['outside', 'Vibration sensors'],
          scada: ['outside', 'Turbine SCADA'],
          gas: ['outside', 'Gas monitor'],
        },
        Detect: { bands: 'Load-band trends', residual: 'Residual model' },
        Diagnose: { mode: 'Failure-mode rules', analyst: ['person', 'Analyst'] },
        Plan: { workOrder: ['outside', 'Maintenance system'] },
        Learn: { findings: ['store', 'Strip-down findings'] },
      },
      flows: [
        ['vibration', 'bands', 'spectra'],
        ['scada', 'bands', 'speed, load'],
        ['scada', 'residual', 'ten-minute data'],
        ['gas', 'mode', 'rate of rise'],
        ['bands', 'mode', 'over limit'],
        ['residual', 'mode', 'persistent drift'],
        ['mode', 'analyst', 'evidence'],
        ['analyst', 'workOrder', 'confirmed'],
        ['workOrder', 'findings', 'failed part'],
      ],
      mark: {
        node: 'findings',
        before: 'Closed work orders',
        doubt: 'Reliability engineer: it says repaired; which part failed?',
        answer: 'Each finding names the failed part, against its alarm.',
      },
    }),
  },
});
