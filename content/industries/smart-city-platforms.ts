import { industryPage, schematic } from '../catalogue/define';

export const smartCityPlatforms = industryPage({
  slug: 'smart-city-platforms',
  label: 'Smart City Platforms',
  title: 'Smart city platforms with the exit tested first',
  summary:
    'NGSI-LD context data, command centre workflows, CityGML and sensor services, CAP alerts and open data for cities that must change vendors without starting over.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The city keeps its data in one open model that survives a change of vendor.',
    quickAnswer:
      'Rain has closed the underpass. Police see it on camera and the pump house on SCADA, while the bus depot hears of it by telephone; no desk has the whole picture. The layer we build sits between field devices and the people who must respond, for municipal corporations, smart-city companies and system integrators. Test the exit while it is cheap: two departments’ feeds in one model, one rehearsed incident, then an export that another vendor could load.',
    atAGlance: {
      fits: 'Corporations with several departmental systems and a control room that must act on all of them',
      notFor: 'A city with one sensor system needs an API to it and no platform; see API Integration',
      firstStep: {
        what: 'Two departments’ feeds joined in one working model',
        output: 'the model drawn, an incident exercised with duty staff, an exit tested by export',
        weeks: [6, 8],
      },
      charged: 'First incident at a fixed price; afterwards by milestone, as public contracts prefer',
      youBring:
        'Vendor contracts with their data clauses, two feeds, standard procedures, duty officers for an exercise',
    },
    ask: {
      text: 'Who saw the last flooded underpass, on which screen, and whom did they tell? That hour returns as a draft procedure, gaps included.',
      button: 'Recount one flooded hour',
    },
    notNeeded: {
      before: 'Vendors who own your data leave a',
      struck: 'smart city platform',
      after: 'empty. Renegotiate those contracts.',
    },
    capabilities: [
      {
        name: 'Context broker and device adapters',
        users: 'Integrators, IT department',
        text: 'Pumps, lamps, buses and air monitors appear on a FIWARE-type broker as entities of NGSI-LD, ETSI’s standard for context data, each with owner, unit and freshness. Vendor protocols end at an adapter, so that a change of vendor changes only the adapter.',
        hardPart:
          'Contracts signed years ago give the operator the data, so access has to be negotiated before it is coded.',
      },
      {
        name: 'Command centre procedures',
        users: 'Duty officers, police, ward engineers',
        text: 'An event opens a standard procedure with steps, contacts and authority: close the underpass, send the pump, inform the bus depot. Each step is timed and replayable. Video is called up by incident and not watched by default.',
        hardPart:
          'Agencies report to different heads, and a screen cannot command someone whom the officer cannot.',
      },
      {
        name: 'City model and maps',
        users: 'Town planners, utilities',
        text: 'CityGML buildings, road centrelines and buried networks are served through OGC APIs, with date and accuracy on every layer and no more detail than a decision about flood depth or shadow needs.',
        hardPart:
          'Property tax, planning and utility maps give one building three identities and two positions.',
      },
      {
        name: 'Alerts to the public',
        users: 'Disaster management cell, residents',
        text: 'Warnings are written once in CAP (Common Alerting Protocol), approved by two officers and sent to displays, sirens and apps; in India, SMS and cell broadcast go to SACHET through the disaster authority. Templates exist in each local language. Drills use the exercise status, so that no siren sounds by mistake.',
        hardPart:
          'A late update leaves an old warning alive on some channel, unless cancel reaches all of them.',
      },
      {
        name: 'Open data and privacy',
        users: 'Data officers, researchers, start-ups',
        text: 'Transit in GTFS and GTFS-Realtime, air quality and parking are published with licence and quality note. Cameras and number plates are another matter: purpose, retention and access are reviewed under the DPDP Act. Where a count answers the question, the image is not kept.',
        hardPart: 'Two harmless datasets joined by place and time can identify a person’s daily trip.',
      },
    ],
    schematic: schematic({
      caption:
        'Vendor protocols stop at adapters; procedures and open data read one context model, which the city owns and can export.',
      lanes: {
        Field: { pumps: ['outside', 'Pump SCADA'], buses: ['outside', 'Bus AVL feed'] },
        City: { broker: ['store', 'NGSI-LD broker'], model: ['store', 'CityGML model'] },
        Operate: { open: 'Open data portal', duty: 'Incident procedure' },
        Respond: {
          crew: ['person', 'Pump crew'],
          alert: ['document', 'CAP alert'],
          channels: ['outside', 'Signs, SMS, apps'],
        },
      },
      flows: [
        ['pumps', 'broker', 'water level'],
        ['buses', 'broker', 'positions'],
        ['broker', 'open', 'GTFS-Realtime'],
        ['broker', 'duty', 'level or silence'],
        ['model', 'duty', 'low points'],
        ['duty', 'crew', 'order'],
        ['duty', 'alert', 'two approvals'],
        ['alert', 'channels', 'one message'],
      ],
      mark: {
        node: 'duty',
        before: 'Video wall',
        doubt: 'Duty officer: I watch forty screens, then whom do I call?',
        answer: 'An event opens a procedure with steps and contacts.',
      },
    }),
    route: {
      name: 'Underpass U-6',
      about: 'cloudburst, 15 Jul 2026',
      stations: [
        {
          at: 'pumps',
          value: '24 cm, then silence',
          fields: [
            { label: 'Read', value: '18:06 18 cm, 18:12 24 cm' },
            { label: 'Link', value: 'Lost 18:13, back 18:41' },
            { label: 'SCADA quality', value: 'Bad from 18:13' },
            { label: 'Kept in the RTU', value: '18:19 30 cm, 18:41 46 cm' },
            { label: 'Road closes at', value: '30 cm' },
          ],
          onward: 'water level',
        },
        {
          at: 'broker',
          value: '10 minutes old',
          fields: [
            { label: 'waterLevel', value: '24 cm' },
            { label: 'observedAt', value: '18:12' },
            { label: 'modifiedAt', value: '18:22' },
            { label: 'Silence', value: '10 min, after 5 cm in 6 min' },
          ],
          mark: {
            struck: 'Fresh at 18:22',
            note: 'The adapter resends the last value, without its quality.',
          },
          onward: 'silence',
        },
        {
          at: 'duty',
          value: '16 min, so 18:28',
          fields: [{ label: 'Camera', value: '18:25, water at the red mark' }],
          sum: {
            rows: [
              ['Silence allowed', '10'],
              ['Look at the camera', '3'],
              ['Two approvals', '3'],
            ],
            total: ['Last reading to alert', '16'],
          },
          onward: 'two approvals',
        },
        {
          at: 'alert',
          value: 'Sent, road not shut',
          fields: [
            { label: 'sent', value: '18:28' },
            { label: 'msgType', value: 'Alert, status Actual' },
            { label: 'certainty', value: 'Observed, by camera' },
            { label: 'expires', value: '20:28, unless updated' },
          ],
          onward: 'one message',
        },
        {
          at: 'channels',
          value: 'Alert 9 minutes late',
          fields: [
            { label: 'By our rule', value: '18:19 to 18:28, 9 min' },
            { label: 'By value alone', value: '18:19 to 18:44, 25 min' },
            { label: 'Barrier down', value: '18:31, constable called 18:25' },
          ],
        },
      ],
    },
    argument: {
      heading: 'How old 24 centimetres were when the desk read them',
      paragraphs: [
        'At 18:22 the screen showed 24 cm under a limit of 30, and beside it 18:22. The link had been dead since 18:13. In NGSI-LD a value may carry two times: modifiedAt is the broker’s, set whenever the adapter writes, and observedAt comes from the device. A desk that shows modifiedAt misses a dead sensor.',
        'To the IT department silence is no event. In June 40 underpasses fell silent for 10 minutes or longer 210 times; a look takes 3 minutes, 630 in the month. Traffic police extend the line: 6 cm in 6 minutes makes 30 at 18:18, and with two approvals the alert goes at 18:21. But of 18 silences after a rise, 13 never reached the limit, though the line did each time: 13 roads shut for nothing, more in shorter breaks.',
        'We let silence after a rise open the procedure, which begins with the camera, 54 minutes in all. SCADA marks the point bad at once; most breaks heal within 10 minutes. Once seen, the water is Observed and the constable called; only the alert awaits approvals. At 5 of 18 the line alone would be Possible. Ringing the pump house fails: its operator is outside.',
        'The RTU’s store dated 30 cm to 18:19. Our alert was 9 minutes late, by level alone 25. An export without observedAt would hide this from the next vendor.',
      ],
    },
  },
});
