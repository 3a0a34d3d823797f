import { industryPage, schematic } from '../catalogue/define';

export const smartGrid = industryPage({
  slug: 'smart-grid',
  label: 'Smart Grid',
  title: 'Smart grid software between meter and control room',
  summary:
    'Head-end, meter data and outage integration for distribution utilities: DLMS/COSEM, CIM messages, prepaid balances, and flexible loads called by OpenADR.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Meters, switches and bills refer to one network model, so an outage can be located.',
    quickAnswer:
      'For transformer T-217 the GIS may list 84 meters and billing 79, while the head-end that collects the readings hears 91. Until the three agree, feeder losses and outage counts describe a network that does not exist. Our work is that agreement between head-end, meter data management, GIS, billing and control room, one substation after another, for distribution companies in the middle of a meter rollout.',
    atAGlance: {
      fits: 'Utilities in a meter rollout whose GIS, billing and head-end disagree',
      notFor:
        'A utility still buying its meters should put the interface tests into that tender before any software',
      firstStep: {
        what: 'A first index of one substation’s consumers, from transformer to meter',
        output: 'the data paths drawn, a validated week of intervals, every mismatch by cause',
        weeks: [6, 8],
      },
      charged: 'A rate per substation, by its consumers; field checks are charged by the day',
      youBring: 'Consumer master, GIS extract, a week of head-end data, a lineman for field checks',
    },
    ask: {
      text: 'Choose a feeder whose losses cannot be right and count its meters in GIS, billing and head-end. The counts decide where a lineman goes first.',
      button: 'Name one doubtful feeder',
    },
    notNeeded: {
      before: 'If one feeder loses most, check meters on its transformers may be the',
      struck: 'smart grid',
      after: 'you need.',
    },
    capabilities: [
      {
        name: 'Head-end and meter data',
        users: 'Metering cell, AMI service provider',
        text: 'Meters answer DLMS/COSEM under IS 15959; the head-end schedules profiles, events and connect commands. Meter data management validates each interval. A gap is interpolated up to an hour, then copied from like days; the sum must meet the register’s advance. Bills mark estimates and read only approved registers (IEC 61968-9).',
        hardPart:
          'Estimated reads must be replaced when late data arrives, after the bill may have been issued.',
      },
      {
        name: 'Consumer and network index',
        users: 'GIS team, energy accounting',
        text: 'Each service point hangs on a phase, transformer and feeder in a CIM network model kept with the GIS. Voltage correlation proposes corrections; a lineman confirms. Feeder-wise losses mean little before this index is clean.',
        hardPart: 'Crews rebalance phases at night, and the register hears of it months later or never.',
      },
      {
        name: 'Prepaid balance and disconnection',
        users: 'Consumers, revenue team',
        text: 'Balance is computed centrally from intervals and tariff slabs. Warnings go out in steps. No disconnection leaves by itself: an officer releases each day’s list, and nights, Sundays, holidays and your protected consumers, hospitals first, are barred. After payment the reconnect command goes out and the relay has to prove it.',
        hardPart:
          'A failed reconnect at midnight is a complaint with a regulator’s clock, whatever the radio log says.',
      },
      {
        name: 'Outage and restoration',
        users: 'Control room, crew dispatch',
        text: 'Last-gasp events, SCADA breaker states and calls are grouped to the probable device, for which the ADMS proposes isolation and restoration. The switching itself is left to an operator, whose log also yields SAIDI and SAIFI.',
        hardPart: 'Last gasps arrive incomplete by nature; absence of a message proves nothing about supply.',
      },
      {
        name: 'Flexible load and rooftop solar',
        users: 'Distributed energy desk, aggregators',
        text: 'Events and prices reach aggregators by OpenADR 3.1, or 2.0b where devices are older; inverters answer IEEE 2030.5 or SunSpec Modbus. Each event is settled against a baseline that the customer can recompute from the same intervals.',
        hardPart:
          'Baselines decide who is paid, and customers learn quickly to consume more on baseline days.',
      },
    ],
    route: {
      name: 'Transformer T-217',
      about: 'one week, then one outage',
      stations: [
        {
          at: 'meter',
          value: 'A week of voltages',
          fields: [
            { label: 'Profile', value: 'Every 15 minutes' },
            { label: 'Week', value: '2 to 8 Nov 2026' },
            { label: 'Neighbour', value: 'T-218, both behind fuse S-9' },
          ],
          onward: 'intervals, events',
        },
        {
          at: 'headEnd',
          value: '91 by gateway',
          fields: [
            { label: 'At T-217', value: '91, GIS has 84' },
            { label: 'At T-218', value: '59, GIS has 66' },
            { label: 'Link', value: 'Radio mesh' },
          ],
          onward: 'raw profiles',
        },
        {
          at: 'mdm',
          value: '5 of 7 belong',
          fields: [
            { label: 'Follow T-217', value: '5, GIS hangs them on T-218' },
            { label: 'Follow T-218', value: '2, heard across the road' },
            { label: 'Lineman', value: '10 Nov 2026, confirms all 7' },
          ],
          onward: 'phase check',
        },
        {
          at: 'cim',
          value: '89 meters',
          fields: [
            { label: 'T-218', value: '61, was 66' },
            { label: 'Billing', value: '79, five to move, five new' },
          ],
          sum: {
            rows: [
              ['GIS, before the check', '84'],
              ['Moved over from T-218', '5'],
            ],
            total: ['Fed by T-217', '89'],
          },
          mark: { struck: '84', note: 'A crew moved five houses; the map stayed.' },
          onward: 'probable device',
        },
        {
          at: 'outage',
          value: 'T-217 alone',
          fields: [
            { label: 'Mon 16 Nov 2026', value: '21:06, 41 last gasps' },
            { label: 'By the old map', value: '38 at T-217, 3 at T-218' },
            { label: 'By the new one', value: 'all 41 at T-217' },
            { label: 'T-218, pinged', value: '59 of 61 answer, 21:11' },
            { label: 'The 2 silent', value: 'their gateway is dark, no job' },
          ],
          onward: 'switching plan',
        },
        {
          at: 'operator',
          value: '4,272 for SAIDI',
          fields: [
            { label: 'Crew', value: 'One, finds LT breaker tripped' },
            { label: 'Restored', value: '21:54' },
            { label: 'For SAIDI', value: '89 consumers × 48 minutes' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Which of three counts went dark at 21:06',
      paragraphs: [
        'GIS says 84, head-end 91, billing 79. The head-end’s is no list of houses: on a radio mesh a meter reports through whichever gateway it hears, whatever transformer feeds it. A week of voltages settles the seven in doubt. Five move with T-217, two with T-218, and 84 + 5 = 89. Billing lacks the same five, and five new connections.',
        'T-217 goes dark, and 41 of its 89 meters get a last gasp out. By the old map three of these are T-218’s. Two transformers of one spur point to fuse S-9, and the control room would drive there. A meter on the transformer would tell; it has none yet. The AMI provider pings first: 59 of the 66 answer, so the spur is alive. But seven stay silent: seven jobs for a second van. The new map takes five of them to T-217. The other two have light; they report through T-217’s gateway, fed behind its LT breaker and dark after passing on the gasps. One place, one crew.',
        'After 48 minutes supply is back, and 4,272 consumer-minutes go into SAIDI, in a state that counts below the 11 kV feeder. The old map reports 84 × 48 = 4,032, the gateway’s list 91 × 48 = 4,368, the spur 150 × 48 = 7,200. Opening S-9 to look at it would have put the lights of 61 houses out.',
      ],
    },
    schematic: schematic({
      caption:
        'Last gasps and breaker trips are traced to a probable device through the network model before an operator switches.',
      lanes: {
        Field: { meter: ['outside', 'DLMS meters'], breaker: ['outside', 'Feeder breakers'] },
        Collect: { headEnd: 'AMI head-end', scada: 'SCADA' },
        Model: { mdm: 'Meter data mgmt', cim: ['store', 'CIM network model'], outage: 'Outage grouping' },
        Act: { billing: ['outside', 'Billing, prepaid'], operator: ['person', 'Grid operator'] },
      },
      flows: [
        ['meter', 'headEnd', 'intervals, events'],
        ['breaker', 'scada', 'status'],
        ['headEnd', 'mdm', 'raw profiles'],
        ['headEnd', 'outage', 'last gasp'],
        ['scada', 'outage', 'trip'],
        ['mdm', 'cim', 'phase check'],
        ['cim', 'outage', 'probable device'],
        ['mdm', 'billing', 'approved reads'],
        ['outage', 'operator', 'switching plan'],
      ],
      mark: {
        node: 'outage',
        before: 'Silent meter list',
        doubt: 'Outage desk: does a silent meter mean a dead feeder?',
        answer: 'Gasps, trips and network model name the probable device.',
      },
    }),
    faq: [
      {
        question: 'What if the AMI service provider will not open its head-end or MDM interface?',
        answer:
          'Then we cannot begin; no software gets round a contract. Have four rights in hand: raw and validated intervals, events and connect status by interface, a test environment, an export in a documented form during the contract, and everything at its end. CEA’s cyber security guidelines of 2021, or what replaces them, reach suppliers as well. We show no ISO 27001 certificate, so ask your security officer first.',
      },
    ],
  },
});
