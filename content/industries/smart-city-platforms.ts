import { industryPage, schematic } from '../catalogue/define';

export const smartCityPlatforms = industryPage({
  slug: 'smart-city-platforms',
  label: 'Smart City Platforms',
  title: 'Smart city platforms a municipality can outlive',
  summary:
    'NGSI-LD context data, command centre workflows, CityGML and sensor services, CAP alerts and open data for cities that must change vendors without starting over.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Flood, traffic and lighting data share one open model, so a control room acts on joint evidence and any vendor can be replaced.',
    quickAnswer:
      'A city control room can show a wall of screens and own none of the data behind them. Municipal corporations, smart-city companies and system integrators bring us the layer between field devices and the people who must respond. Plan on about eight weeks until a chief data officer can see two departments’ feeds in one NGSI-LD model, one incident procedure exercised with duty staff, and the exit clause tested by export.',
    capabilities: [
      {
        name: 'Context broker and device adapters',
        users: 'Integrators, IT department',
        text: 'Pumps, lamps, buses and air monitors appear as NGSI-LD entities on a FIWARE-type broker, each with owner, unit and freshness. Vendor protocols end at an adapter. A city with one sensor system needs an API, not a platform.',
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
        text: 'CityGML buildings, road centrelines and buried networks are served through OGC APIs with date and accuracy on every layer. Planners test flood depth or shadow against them. Detail rises only where a decision needs it.',
        hardPart:
          'Property tax, planning and utility maps give one building three identities and two positions.',
      },
      {
        name: 'Alerts to the public',
        users: 'Disaster management cell, residents',
        text: 'Warnings are written once in the Common Alerting Protocol, approved by two officers and sent to broadcast, displays and apps. Templates exist in each local language. Drills use the exercise status, so that no siren sounds by mistake.',
        hardPart:
          'A late update leaves an old warning alive on some channel, unless cancel reaches all of them.',
      },
      {
        name: 'Open data and privacy',
        users: 'Data officers, researchers, start-ups',
        text: 'Transit in GTFS-Realtime, air quality and parking are published with licence and quality note. Cameras and number plates are reviewed for purpose, retention and access under the DPDP Act, and counts replace images where counts answer the question.',
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
        Respond: { crew: ['person', 'Pump crew'], alert: ['document', 'CAP alert'] },
      },
      flows: [
        ['pumps', 'broker', 'water level'],
        ['buses', 'broker', 'positions'],
        ['broker', 'open', 'GTFS-Realtime'],
        ['broker', 'duty', 'threshold'],
        ['model', 'duty', 'low points'],
        ['duty', 'crew', 'order'],
        ['duty', 'alert', 'two approvals'],
      ],
    }),
  },
});
