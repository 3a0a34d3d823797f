import { industryPage, schematic } from '../catalogue/define';

export const predictiveMaintenance = industryPage({
  slug: 'predictive-maintenance',
  label: 'Predictive Maintenance',
  title: 'Predictive maintenance for turbines and transformers',
  summary:
    'Condition monitoring for generation and networks: vibration, dissolved gas and SCADA models, alarms with a named failure mode, work orders that close the loop.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Each alarm names a failure mode, the evidence and the weeks of margin, so an outage can be booked with crane, spare and permit.',
    quickAnswer:
      'A warning is worth money only if it arrives before the crane booking closes and is believed. Owners of wind farms, hydro units, pumps and substations use this work to turn signals they already record into a maintenance decision. Over the first eight to ten weeks we take one failure mode with known past events and show, on held-out history, how early and how often the method would have spoken.',
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
        text: 'Spectra, envelopes and orders are computed at the machine and trended by load and speed band. Limits start from the relevant part of ISO 20816; defect frequencies come from bearing geometry and tooth counts. Analysts annotate what they see.',
        hardPart: 'A wind turbine never holds one operating point, so undivided trends alarm on the weather.',
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
        text: 'An analyst confirms or rejects each alarm with a reason, and confirmed ones become notifications in the maintenance system with evidence attached. The finding at strip-down is recorded against the alarm, which is how thresholds get better.',
        hardPart:
          'Technicians close orders with “repaired”; the failed part and its mode need a two-tap form.',
      },
    ],
    schematic: schematic({
      caption:
        'Signals become a diagnosis only after an analyst agrees, and the strip-down finding is stored against the alarm that asked for it.',
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
    }),
  },
});
