import { industryPage, schematic } from '../catalogue/define';

export const energyMonitoring = industryPage({
  slug: 'energy-monitoring',
  label: 'Energy Monitoring',
  title: 'Energy monitoring reconciled with the utility bill',
  summary:
    'Sub-metering for plants, campuses and portfolios: reconciled intervals, demand alarms before the peak, ISO 50001 baselines and auditable Scope 2 figures.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The sum of your meters explains the utility bill within a stated tolerance.',
    quickAnswer:
      'A year after the sub-meters went in, the dashboard glows and the total still misses the bill. Close that gap before adding a screen. Check the single-line diagram against the panels, read the ratio off each current transformer, commission a few feeders, and wait out one full billing cycle. Then an energy manager or a facility owner can charge cost to a line, a tenant or a shift and defend it.',
    atAGlance: {
      fits: 'Plants, campuses and portfolios that charge energy to lines, tenants or shifts',
      notFor: 'For a small office the utility bills and a spreadsheet will do',
      firstStep: {
        what: 'Single-line diagram checked and redrawn, then the first feeders commissioned',
        output: 'a reconciled month for one building or substation',
        weeks: [6, 9],
      },
      charged: 'A rate per site, by its count of meters; hardware and wiring bought by you',
      youBring: 'Single-line diagram, twelve bills, switchgear access under permit, a licensed electrician',
    },
    ask: {
      text: 'Photograph the single-line diagram and write beside it what the utility billed and what the sub-meters added up to. We circle the branches to inspect.',
      button: 'Send one single-line diagram',
    },
    notNeeded: {
      before: 'Walk the plant on a Sunday. What still hums can be switched off without',
      struck: 'energy monitoring',
      after: '.',
    },
    capabilities: [
      {
        name: 'Meter register and balance',
        users: 'Electrical maintenance, energy manager',
        text: 'Each meter is placed in the single-line tree with the ratio of its current transformer (CT), accuracy class and pulse factor. Parent and children are balanced per interval. A steady difference names the branch to inspect, where the usual cause is a reversed CT, an unmetered load or a drifting clock.',
        hardPart:
          'A wrong CT ratio looks like a plausible load, and only the balance of the branch exposes it.',
      },
      {
        name: 'Demand and tariff watch',
        users: 'Utilities engineer, shift in-charge',
        text: 'Running demand is projected to the end of the integration window set by the tariff, and loads that may wait are listed. Time-of-day rates, power factor and contract demand are priced from a dated tariff table.',
        hardPart:
          'The utility’s window starts on its own clock; a two-minute offset predicts the wrong peak.',
      },
      {
        name: 'Baselines and savings',
        users: 'Energy team, auditors, ESCO',
        text: 'Energy performance indicators are normalised for output, weather or occupancy, as ISO 50001 and ISO 50006 describe. Savings of a project are computed by an option of IPMVP, the measurement protocol, that was agreed before installation, with the uncertainty beside the figure.',
        hardPart:
          'Product mix changes in the same quarter as the retrofit, and the baseline needs a documented adjustment.',
      },
      {
        name: 'Generation, open access and deviation',
        users: 'Power purchase desk, solar operators',
        text: 'Rooftop, captive and open-access power meet grid import in fifteen-minute blocks. Schedules are compared with actuals for deviation settlement, and banked or lapsed units follow the state’s rule. A certificate names megawatt-hours, not blocks, so it is retired once, against the period’s total.',
        hardPart:
          'Losses are applied differently at each voltage, so two honest parties compute two quantities.',
      },
      {
        name: 'Carbon ledger from intervals',
        users: 'Sustainability office, assurance provider',
        text: 'Scope 2 is kept both location-based and market-based, each with the factor’s source and year, and gaps filled by estimate stay marked until a reading replaces them.',
        hardPart:
          'Grid factors are published late, and last year’s report must not change without a restatement note.',
      },
    ],
    schematic: schematic({
      caption:
        'Sub-meters must add up to the incomer before any price, saving or carbon figure may be drawn from them.',
      lanes: {
        Measure: {
          incomer: ['outside', 'Utility meter'],
          feeders: ['outside', 'Sub-meters'],
          solar: ['outside', 'Solar inverter'],
        },
        Gather: { logger: 'Site logger', tree: ['store', 'Single-line tree'] },
        Verify: { balance: 'Interval balance' },
        Value: { demand: 'Demand forecast', cost: 'Cost allocation', carbon: ['store', 'Carbon ledger'] },
        Respond: { shift: ['person', 'Shift in-charge'] },
      },
      flows: [
        ['incomer', 'logger', 'kVAh, pulse'],
        ['feeders', 'logger', 'Modbus'],
        ['solar', 'logger', 'SunSpec'],
        ['logger', 'balance', 'time-aligned'],
        ['tree', 'balance', 'parents, ratios'],
        ['balance', 'demand', 'live load'],
        ['balance', 'cost', 'approved month'],
        ['balance', 'carbon', 'kWh by source'],
        ['demand', 'shift', 'loads that can wait'],
      ],
      mark: {
        node: 'demand',
        before: 'Peak demand report',
        doubt: 'Shift in-charge: what can I shed once it is over?',
        answer: 'It projects to the window’s end, naming deferrable loads.',
      },
    }),
  },
});
