import { industryPage, schematic } from '../catalogue/define';

export const connectedVehicles = industryPage({
  slug: 'connected-vehicles',
  label: 'Connected Vehicles',
  title: 'Connected vehicle platforms built for a recall day',
  summary:
    'Telematics back ends, over-the-air campaigns, remote services, diagnostics and charging for vehicle makers and suppliers, designed against UN R155 and R156.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An over-the-air fix reaches every affected VIN without touching one car too many.',
    quickAnswer:
      'A vehicle maker must be able to say which VINs run version 4.2 of the brake software and which of them changed last night, for the life of each car that carries a modem. We build the cloud half of the platform and the seams to the vehicle half, for makers of cars, two-wheelers, buses and tractors and for tier-one suppliers.',
    atAGlance: {
      fits: 'Makers and tier-one suppliers bringing a modem and remote updates into series vehicles',
      notFor:
        'A mixed fleet that only wants tracking needs no platform of its own; see Fleet Management instead',
      firstStep: {
        what: 'Platform drawn, threats analysed and one campaign rehearsed on the bench',
        output: 'the threats, a signal catalogue, a bench campaign with its abort proven',
        weeks: [5, 6],
      },
      charged: 'Threat analysis at a fixed price, platform work per sprint, campaign support on a retainer',
      youBring:
        'Bench control units, CAN databases, the key-provisioning process, your product security and homologation people',
    },
    ask: {
      text: 'How do you know, VIN by VIN, which version one control unit runs? Where that knowledge ends, our questions about a campaign begin.',
      button: 'Name one unit to update',
    },
    notNeeded: {
      before: 'Software that can wait goes in at the yearly service. A',
      struck: 'vehicle cloud',
      after: 'is for urgent fixes.',
    },
    capabilities: [
      {
        name: 'Vehicle gateway and ingest',
        users: 'Telematics platform teams',
        text: 'Control units connect by MQTT over mutual TLS, with keys placed at end of line. CAN signals are mapped to COVESA VSS names once, at the gateway. Sampling plans are downloaded per model, since sending everything pays only the carrier.',
        hardPart:
          'Vehicles sleep, wake in basements with old clocks, and send a fortnight of data at one traffic light.',
      },
      {
        name: 'Over-the-air campaigns',
        users: 'Software release managers, homologation',
        text: 'Campaigns follow ISO 24089: target VINs, dependency check, consent, download, install, result. Each records its software identification where UN R156, or India’s AIS-190, asks for it. A failed install leaves the previous image bootable on A/B storage, or the unit is not updated remotely.',
        hardPart:
          'One car is a particular set of control units, options and past repairs, so “model year” never defines the target.',
      },
      {
        name: 'Remote services and digital key',
        users: 'Owners, drivers, rental fleets',
        text: 'A lock, climate or charge command reports separately that it was accepted, delivered and done. Safety-relevant commands are refused unless the vehicle itself agrees. A shared key expires, and resale cuts the former owner’s access.',
        hardPart:
          'Ownership changes without notice to the maker, so a stranger may still see where the car sleeps.',
      },
      {
        name: 'Remote diagnostics',
        users: 'Service engineers, technical helpdesk',
        text: 'Trouble codes and freeze frames are read with UDS, over DoIP inside Ethernet vehicles, and offered through SOVD where the architecture has it. Write routines stay in the workshop until a safety case under ISO 26262 allows more.',
        hardPart:
          'A diagnostic session wakes the network, and three curious engineers can drain a parked battery.',
      },
      {
        name: 'Cyber security operations',
        users: 'Product security team, type-approval staff',
        text: 'Threat analysis to ISO/SAE 21434 gives each interface its controls, a vehicle security operations centre correlates gateway, app and key-server events, and records are kept in the form an auditor of UN R155 or AIS-189 reads; approval itself remains with the authority.',
        hardPart:
          'Support must outlast the modem’s network generation, the chip’s supplier and often the supplier’s company.',
      },
    ],
    route: {
      name: 'Campaign OTA-26-07',
      about: 'brake unit, wave 1',
      stations: [
        {
          at: 'image',
          value: 'Brake software 4.3',
          fields: [
            { label: 'Replaces', value: '4.2' },
            { label: 'Signed', value: 'Tue 3 Nov 2026' },
            { label: 'Needs', value: 'Gateway 2.6 or later' },
            { label: 'Type approval', value: 'Extended to 4.3, 30 Oct 2026' },
            { label: 'Released for', value: 'Hardware C and D, on the bench' },
          ],
          onward: 'signed image',
        },
        {
          at: 'campaign',
          value: '200 of 1,200 VINs',
          fields: [
            { label: 'Recall', value: 'Declared Mon 26 Oct 2026' },
            { label: 'Stop limit', value: '2.5 %, no base named' },
            { label: 'Judged', value: 'Once 100 units are flashed' },
            { label: 'Retries', value: 'a VIN counts once' },
          ],
          onward: 'asks',
        },
        {
          at: 'owner',
          value: '150 agreed',
          fields: [
            { label: 'Asked', value: '200, Mon 16 Nov 2026' },
            { label: 'No answer', value: '50, reminded Mon 23 Nov 2026' },
            { label: 'Not yet', value: '50, driven or battery low' },
          ],
          onward: 'when parked',
        },
        {
          at: 'tcu',
          value: '100 parked, ready',
          fields: [
            { label: 'Reads', value: 'F191, hardware number' },
            { label: 'Version C', value: '88 units' },
            { label: 'Version D', value: '12 units' },
            { label: 'Built as D', value: 'None, by the factory record' },
          ],
          onward: 'UDS flash',
        },
        {
          at: 'ecu',
          value: 'D stops, C goes on',
          fields: [
            { label: 'C, failed', value: '0 of 88' },
            { label: 'D, failed', value: '3 of 12' },
            { label: 'Both', value: '3 of 100' },
            { label: 'Limit, wave 2', value: '2.5 % of each version flashed' },
            { label: 'All 12 D', value: 'Workshop date, 9 are on 4.3' },
          ],
          mark: { struck: '1.5 % failed', note: 'Divided by 200 asked; only 100 were flashed.' },
          onward: 'result',
        },
        {
          at: 'twin',
          value: '200 asked',
          sum: {
            rows: [
              ['On 4.3', '97'],
              ['Back on 4.2', '3'],
              ['Agreed, not flashed yet', '50'],
              ['No answer', '50'],
            ],
            total: ['Asked in wave 1', '200'],
          },
        },
      ],
    },
    argument: {
      heading: 'Three failures in two hundred, or three in twelve',
      paragraphs: [
        'Wave 1 rolled back three cars, and the campaign stops above 2.5 %. The release manager divides by the cars asked, 1.5 %, and would go on: every day leaves cars without the fix. Product safety divides by the units flashed, 3 %, and would stop: the fix is for brakes. A car that was never flashed cannot fail, so slow owners make the smaller figure smaller still.',
        'Before either wins, a test engineer looks for what the three have in common. The telematics unit reads the brake unit’s hardware number first. 88 units are version C and none failed; of the 12 that are version D, one in four did. Workshops had fitted these as replacements, and the factory record knows nothing of it. The bench had passed both. So from wave 2 the limit holds for each hardware version, and below ten units one failure is enough. D is refused before the write from now on, and all twelve get a workshop date.',
        'Wave 2 would ask 1,000 owners. With the same shares, going on with all flashes 500 units, 60 of them D, and rolls back 15 more cars. Stopping all withholds the fix from 440 cars that it suits. The record of the three must say 4.2, which they run, not 4.3, which they were sent. It takes the hardware numbers too: no known D is asked again.',
      ],
    },
    schematic: schematic({
      caption:
        'A campaign writes only to units whose part number, read on the car, matches, once the owner has agreed.',
      lanes: {
        Release: { engineer: ['person', 'Release engineer'], image: ['document', 'Signed image'] },
        Cloud: { twin: ['store', 'VIN software state'], campaign: 'OTA campaign' },
        Link: { broker: 'MQTT broker', owner: ['person', 'Owner consent'] },
        Vehicle: { tcu: 'Telematics unit', ecu: 'ECU, A/B storage' },
      },
      flows: [
        ['engineer', 'image', 'signs'],
        ['image', 'campaign'],
        ['twin', 'campaign', 'matching VINs'],
        ['campaign', 'owner', 'asks'],
        ['campaign', 'broker', 'download order'],
        ['owner', 'tcu', 'when parked'],
        ['broker', 'tcu'],
        ['tcu', 'ecu', 'UDS flash'],
        ['ecu', 'twin', 'result'],
      ],
      mark: {
        node: 'twin',
        before: 'Model-year list',
        doubt: 'Homologation: which had an ECU replaced?',
        answer: 'The part read on the car decides, not the build record.',
      },
    }),
    faq: [
      {
        question: 'Who owns the driver’s data and consent, and where do you stop under AIS-189?',
        answer:
          'The DPDP Act knows no owner. Its main duties start in May 2027; the maker decides the purpose and answers for consent, and we are its processor. Service prediction and insurance are two consents; either can be withdrawn alone, and a resale ends both. Management systems and approval under UN R155, R156, AIS-189 and AIS-190 stay with the maker. We stop at the back end and write no control-unit software.',
      },
    ],
  },
});
