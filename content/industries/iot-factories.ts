import { industryPage, schematic } from '../catalogue/define';

export const iotFactories = industryPage({
  slug: 'iot-factories',
  label: 'IoT for Factories',
  title: 'Factory IoT from PLC tag to a trusted OEE figure',
  summary:
    'Machine data from mixed PLCs over OPC UA and Sparkplug, mapped to ISA-95 levels, buffered at the edge, and turned into stop reasons a shift will accept.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Shift, maintenance and finance read one downtime figure for each line.',
    quickAnswer:
      'A press without a PLC, a filler on Profibus, a robot that speaks OPC UA: one plant can span four decades. We read such machines without touching their control logic and turn the signals into stops that a shift will accept. Plant heads and digital leads then hold an OEE figure that their own engineers have checked by stopwatch.',
    atAGlance: {
      fits: 'Mixed machines, and downtime written on paper at the shift’s end',
      notFor: 'A line of new machines from a single maker usually comes with an OEE screen of its own',
      firstStep: {
        what: 'Tags and stop reasons drawn, one line connected and measured',
        output: 'an edge gateway, a reason tree, an OEE calculation checked by stopwatch',
        weeks: [5, 7],
      },
      charged: 'A rate per line, set by a survey of its machines; hardware at cost',
      youBring:
        'PLC tag lists, network drawings, one planned stoppage, a fitter, a shift lead; orders and cycle times from your ERP',
    },
    ask: {
      text: 'Walk along one line with a camera: nameplates and controllers. Some can be read as they are, others need a clamp; you learn which.',
      button: 'Show us one line’s machines',
    },
    notNeeded: {
      before: 'A bottleneck that shows from the aisle can be timed by hand, without',
      struck: 'factory IoT',
      after: '.',
    },
    capabilities: [
      {
        name: 'Machine connectivity',
        users: 'Automation engineers, OEM service',
        text: 'New machines speak OPC UA or MTConnect; older PLCs are read by native driver, and a press without any PLC gets a current clamp and a light sensor. We read only. Writing set-points is a separate project with its own safety review.',
        hardPart:
          'Polling an old controller too fast lengthens its scan cycle, which the line feels before anyone sees it.',
      },
      {
        name: 'Edge gateway and namespace',
        users: 'OT and IT teams jointly',
        text: 'Tags are published over MQTT Sparkplug 3.0 with birth and death certificates. Its topics hold group, node and device, so a written rule says how site, area, work centre and unit of ISA-95 map onto them. During an outage the gateway stores data with its original timestamps.',
        hardPart:
          'Rename one tag and six dashboards break; the namespace needs a change owner before it needs a broker.',
      },
      {
        name: 'Stops, speed and OEE',
        users: 'Shift leads, continuous improvement',
        text: 'The OEE factors follow the time model of ISO 22400, planned time from the shift calendar, with one stated departure: stops under a threshold count as lost speed. Micro-stops group automatically; an operator picks a reason only above a threshold, on a screen usable with gloves.',
        hardPart:
          'Whether a changeover counts as planned decides the number, and plants argue it for months.',
      },
      {
        name: 'Process and quality signals',
        users: 'Quality engineers, process owners',
        text: 'Torque, temperature and cycle curves attach to the serial number or batch, and SPC rules alarm on drift; raw high-frequency data stays at the edge for days while features go upwards, since storing everything costs more than it answers.',
        hardPart: 'Matching a curve to its part fails when the reader skips one label on a moving belt.',
      },
      {
        name: 'OT network and access',
        users: 'Plant IT, security officer',
        text: 'Zones and conduits follow IEC 62443: cell networks stay apart, data leaves through a demilitarised zone, and vendors enter through a brokered session that is recorded. Each gateway certificate has an expiry date and somebody who renews it.',
        hardPart:
          'Patching happens in the annual shutdown, so compensating controls have to carry eleven months.',
      },
    ],
    route: {
      name: 'Stop P4-1447',
      about: 'press without PLC, two shifts',
      stations: [
        {
          at: 'clamp',
          value: 'Idle from 13:38',
          fields: [
            { label: 'Press 4', value: 'No PLC, clamp on the motor' },
            { label: 'Under 4 A', value: '13:38 to 14:04' },
            { label: 'Own clock', value: 'None' },
          ],
          onward: 'run or idle',
        },
        {
          at: 'gateway',
          value: 'Stamped 13:38',
          fields: [
            { label: 'Clock', value: 'Gateway’s, from a time server' },
            { label: 'Idle', value: 'sent 13:38' },
            { label: 'Link down', value: '13:50 to 14:10' },
          ],
          onward: 'link down',
        },
        {
          at: 'buffer',
          value: 'Restart, 14:04',
          fields: [
            { label: 'Kept', value: 'running, stamped 14:04' },
            { label: 'Sent', value: '14:10, marked historical' },
          ],
          onward: 'own time',
        },
        {
          at: 'broker',
          value: 'Stale, then running',
          fields: [
            { label: 'Idle', value: 'received 13:38' },
            { label: 'Death notice', value: '13:52, press 4 unknown' },
            { label: 'Birth message', value: '14:10, running now' },
            { label: 'Running', value: 'received 14:10, dated 14:04' },
          ],
          onward: 'state change',
        },
        {
          at: 'stops',
          value: '26 min, one stop',
          fields: [
            { label: 'Reason', value: 'No blanks, entered 13:44' },
            { label: 'Micro-stop', value: 'under 5 minutes' },
            { label: 'Shift change', value: '14:00, no planned break' },
            { label: 'Shift A', value: '22 minutes' },
            { label: 'Shift B', value: '4 minutes' },
          ],
          mark: { struck: 'Micro-stop, B', note: 'Judged whole first, then cut at the change.' },
          onward: 'classified time',
        },
        {
          at: 'oee',
          value: '404 min of 450',
          fields: [{ label: 'Availability', value: 'A 90.2 %, B 89.8 %' }],
          sum: {
            rows: [
              ['Planned busy time, shift B', '450'],
              ['Other stops of shift B', '−42'],
              ['Stop P4-1447, its part in B', '−4'],
            ],
            total: ['Actual production, shift B', '404'],
          },
        },
      ],
    },
    argument: {
      heading: 'A stop that outlives the shift it began in',
      paragraphs: [
        'Press 4 had no blanks for 26 minutes, and four of them fell after the shift change. B’s lead says that a stop belongs to the shift that let it begin; A’s lead, that B restarted late. Both would sooner give it to stores, and stores accept: by their own slip blanks reached the press at 14:03. But availability asks whose planned time the press lost. So the stop is cut at 14:00, and each shift answers for its own part.',
        'Then the order of two steps decides. Under 5 minutes a stop counts here, unlike in ISO 22400, as lost speed. Software that cuts first finds a micro-stop of 4 minutes, and B reads 408 ÷ 450 = 90.7 %, above the plant’s target of 90 %. Judged whole and cut afterwards, it is 404 ÷ 450 = 89.8 %. B’s OEE is the same either way, since speed loses what availability gains. But only now do the shift reports add up to the stop’s 26 minutes.',
        'A lost 22 other minutes. Booked by its start, the stop takes A to 402 ÷ 450 = 89.3 %; by its end, B to 382 ÷ 450 = 84.9 %. After the outage the gateway’s birth message says running at 14:10; the change of 14:04 comes behind it, marked historical, and software that keeps the last live value never sees it. The stop then has 32 minutes, 10 in B: 398 ÷ 450 = 88.4 %.',
      ],
    },
    schematic: schematic({
      caption: 'Signals show that a machine stopped and the operator says why; OEE is computed from both.',
      lanes: {
        Cell: {
          modern: ['outside', 'OPC UA machine'],
          old: ['outside', 'Legacy PLC'],
          clamp: ['outside', 'Current clamp'],
        },
        Edge: { gateway: 'Edge gateway', buffer: ['store', 'Outage buffer'] },
        'Plant DMZ': { broker: 'Sparkplug broker' },
        Floor: { operator: ['person', 'Operator'], stops: 'Stop-reason tree' },
        Use: { oee: 'OEE per shift', spc: 'SPC alarms' },
      },
      flows: [
        ['modern', 'gateway', 'subscribed tags'],
        ['old', 'gateway', 'slow polling'],
        ['clamp', 'gateway', 'run or idle'],
        ['gateway', 'buffer', 'link down'],
        ['buffer', 'broker', 'own time'],
        ['gateway', 'broker', 'births, data'],
        ['broker', 'stops', 'state change'],
        ['operator', 'stops', 'reason'],
        ['stops', 'oee', 'classified time'],
        ['stops', 'spc', 'running only'],
      ],
      mark: {
        node: 'operator',
        before: 'Fault code table',
        doubt: 'Shift lead: which code is waiting for material?',
        answer: 'The machine reports the stop, the operator its reason.',
      },
    }),
    faq: [
      {
        question: 'How do production, maintenance and quality accept one OEE when rework is booked as good?',
        answer:
          'All three sign the definitions, quality too. We propose that only pieces right at the first pass count as good; the inspector books a repaired one as rework, and its second run takes machine time. Where no PLC counts strokes, the light sensor does. Operators name the downtime reasons, maintenance may correct one beside the first, and minutes without a name stay so. Calculate twenty shifts by hand first.',
      },
    ],
  },
});
