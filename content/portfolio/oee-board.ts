import type { PortfolioItem } from './schema';

export const oeeBoard: PortfolioItem = {
  slug: 'oee-board',
  label: 'Shop-floor OEE board',
  title: 'Signed definitions first, then the OEE board',
  summary:
    'Machine states from the line, stop reasons from operators and one written definition of OEE, shown at the press before they are shown upstairs.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Discrete manufacturing',
    product: 'Line performance board',
    users: 'Operators, shift leaders, maintenance, plant manager',
    platform: 'Wall screen, operator panel, web',
    team: 'Industrial data engineer, web engineer, UX designer, tester',
    plannedEffort: 'Planning range: 10 to 14 weeks for one line',
    stack: 'OPC UA gateway, MQTT Sparkplug, TimescaleDB, TypeScript, Grafana for engineers',
  },
  screen: {
    device: 'browser',
    heading: 'Press line 2, shift B',
    parts: [
      {
        part: 'figures',
        items: [
          { label: 'Good parts', value: '468' },
          { label: 'Scrap', value: '13' },
          { label: 'Stopped, min', value: '38' },
          { label: 'Unnamed, min', value: '6' },
        ],
      },
      {
        part: 'chart',
        style: 'bars',
        label: 'Parts per half hour',
        points: [62, 70, 68, 20, 55, 71, 66, 69],
      },
      {
        part: 'list',
        items: [
          { label: 'Die change, 18 min', state: 'done' },
          { label: 'Coil jam, 14 min', state: 'done' },
          { label: 'Unnamed, 6 min: name it', state: 'active' },
        ],
      },
    ],
  },
  startingPoint:
    'The plant reports one OEE figure per line and month, put together from shift books. Production counts die changes as planned time, maintenance does not, and stops under five minutes are not recorded at all. Meetings are then about the figure instead of the line. This plan begins with one press line and the definitions, before any sensor is bought.',
  constraints: [
    'Controllers of the press line stay as they are; the gateway reads and never writes.',
    'The union sees every screen first, and no figure may be tied to one operator.',
    'An operator has a few seconds at the panel, in gloves, with the next coil waiting.',
  ],
  delivers: [
    {
      name: 'Written definitions',
      text: 'Planned busy time, actual production time and planned run time per item would be fixed on two pages, following ISO 22400 terms, and signed by production and maintenance.',
    },
    {
      name: 'Edge collection',
      text: 'A gateway would read states and counts over OPC UA, buffer them when the network fails, and publish with Sparkplug birth and death messages, so that silence is not mistaken for standstill.',
    },
    {
      name: 'Stop reasons at the panel',
      text: 'The operator would name a stop with two touches from a list that the shift itself maintains. Unnamed time is shown as unnamed and never shared out.',
    },
    {
      name: 'Board and drill-down',
      text: 'The wall screen would show the current shift only. Losses behind each factor open on a desk screen, down to the raw state changes of the machine.',
    },
  ],
  decision: {
    question: 'Who sees the figures first?',
    chosen: 'The line itself, for six weeks, before any report leaves the hall.',
    why: 'If the first use of a stop list is a question from above, the list fills with “other”. Six weeks of private use let shifts fix wrong cycle times and add missing reasons. Management gives up early visibility, and that has to be agreed in writing before installation.',
    rejected: [
      {
        option: 'Automatic reasons from PLC alarms',
        why: 'The first alarm is often a consequence; it remains a hint beside the operator’s choice.',
      },
      {
        option: 'Start with all eight lines',
        why: 'Cheaper per line, though one wrong definition would then be installed eight times.',
      },
    ],
  },
  measures: [
    {
      metric: 'Unnamed standstill',
      how: 'Minutes of stop without a reason, divided by all minutes of stop, per shift.',
      baseline: 'Two weeks of machine states recorded before the panel is switched on.',
    },
    {
      metric: 'Agreement with the shift book',
      how: 'Shifts whose board and book differ by more than one point of availability.',
      baseline: 'Twenty shift books recalculated under the new definitions.',
    },
  ],
  illustrates: [
    'industries/iot-factories',
    'industries/production-planning',
    'services/bi-dashboards',
    'services/data-sync',
  ],
};
