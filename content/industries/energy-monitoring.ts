import { industryPage, schematic } from '../catalogue/define';

export const energyMonitoring = industryPage({
  slug: 'energy-monitoring',
  label: 'Energy Monitoring',
  title: 'Energy monitoring reconciled with the utility bill',
  summary:
    'Sub-metering for plants, campuses and portfolios: reconciled intervals, demand alarms before the peak, ISO 50001 baselines and auditable Scope 2 figures.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The sum of your meters explains the utility bill within a stated tolerance.',
    quickAnswer:
      'A year after the sub-meters went in, the dashboard glows and the total still misses the bill, or meets it by accident. Close that gap before adding a screen. Check the single-line diagram against the panels, read the ratio off each current transformer, commission a few feeders, and wait out one full billing cycle. Then an energy manager or a facility owner can charge cost to a line, a tenant or a shift and defend it.',
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
        text: 'Each meter is placed in the single-line tree with the ratio of its current transformer (CT), accuracy class and pulse factor. Parent and children are balanced per interval. A steady difference names the branch to inspect: a reversed CT, a lost phase, an unmetered load or a drifting clock.',
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
    route: {
      name: 'Feeder F4, October 2026',
      about: 'paint shop, meter EM-14',
      stations: [
        {
          at: 'feeders',
          value: '32,000 kWh',
          fields: [
            { label: 'Read', value: '800 kWh at the CT secondary' },
            { label: 'CT as drawn', value: '200/5, so times 40' },
            { label: 'Month', value: '1 to 31 Oct 2026' },
          ],
          onward: 'Modbus',
        },
        {
          at: 'logger',
          value: '2,50,000 kWh',
          fields: [
            { label: 'F4', value: '32,000 kWh' },
            { label: 'Other five', value: '2,18,000 kWh' },
            { label: 'Import billed', value: '2,50,000 kVAh, same dates' },
            { label: 'Power factor', value: '0.96, so 2,40,000 kWh' },
            { label: 'Diesel set', value: 'No run on load in October' },
          ],
          mark: { struck: 'Agrees', note: 'kVAh against kWh; the bill leaves out the roof.' },
          onward: 'time-aligned',
        },
        {
          at: 'balance',
          value: '16,000 kWh',
          sum: {
            rows: [
              ['Import less export', '2,36,000'],
              ['Roof, generated', '34,000'],
              ['Transformer, calculated', '−4,000'],
              ['Sub-meters', '−2,50,000'],
            ],
            total: ['On no meter', '16,000'],
          },
          onward: 'what is missing',
        },
        {
          at: 'branch',
          value: 'Half of F4',
          fields: [
            { label: 'Tue 13 Oct 2026', value: '11:00, gap 60 kW, F4 120 kW' },
            { label: 'Sun 18 Oct 2026', value: '11:00, gap 10 kW, F4 20 kW' },
            { label: 'EM-14, 3 phases', value: 'Volts and amps on each' },
            { label: 'Nameplate', value: '300/5, so times 60' },
            { label: 'Analyser', value: 'F4 alone, 1.5 times EM-14' },
          ],
          onward: 'approved month',
        },
        {
          at: 'cost',
          value: '48,000 kWh',
          fields: [
            { label: 'Other five', value: '2,18,000 kWh, unchanged' },
            { label: 'On no meter', value: '0 of 2,66,000 kWh' },
          ],
          sum: {
            rows: [
              ['F4 as it was read', '32,000'],
              ['Ratio put right', '16,000'],
            ],
            total: ['Charged to the paint shop', '48,000'],
          },
        },
      ],
    },
    argument: {
      heading: 'A total that matched the bill and missed 16,000 kWh',
      paragraphs: [
        'The bill says 2,50,000, six sub-meters add up to 2,50,000, and the accountant closes October. The electrical engineer reads the units: kVAh on the bill, kWh on the meters. Of 2,40,000 kWh imported 4,000 went back, and 34,000 came from the roof. Less the transformer’s own loss, 2,66,000 kWh reached the panels. The tolerance is 2 %, or 5,320; the gap is three times that.',
        'The accountant would then spread it by consumption, which puts 2,048 on F4. An analyser would find the panel, but six feeders mean six permits, so the engineer first looks at a weekday and a Sunday, roof and transformer taken off.',
        'A load without a meter keeps its own hours; this gap keeps F4’s hours, at half the reading on both days and all days between. One reversed CT makes a balanced three-phase feeder read a third, a gap of twice the reading. Half leaves two metering faults: a ratio wrong by 3 to 2, or a phase lost to a fuse, since two of three read two thirds. EM-14 shows volts and amps on all three, so it is the ratio, and the analyser goes to one panel.',
        'At ₹9 a kWh (assumed) the five other lines would have paid 13,952 × 9 = ₹1,25,568 for the paint shop, every month that ran like this one. Closed months get a restatement note; they are not overwritten.',
      ],
    },
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
        Verify: { balance: 'Interval balance', branch: 'Branch check' },
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
        ['balance', 'branch', 'what is missing'],
        ['branch', 'cost', 'approved month'],
        ['branch', 'carbon', 'kWh by source'],
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
