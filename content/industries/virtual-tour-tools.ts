import { industryPage, schematic } from '../catalogue/define';

export const virtualTourTools = industryPage({
  slug: 'virtual-tour-tools',
  label: 'Virtual Tour Tools',
  title: 'Virtual tours checked against the sanctioned plan',
  summary:
    'Capture, stitching, measured floor plans and BIM-based walkthroughs of unbuilt homes, published in the browser with privacy masking and version control.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A remote buyer walks through the flat that the sanctioned plan shows.',
    quickAnswer:
      'A tape measure decides it: six walls in the finished flat, then the same six in the tour. Rooms that exist need careful capture; rooms that do not are generated from the architect’s model and bind the promoter in law, so the tools differ. We build both for developers, brokers, co-working operators and auction houses, and judge them on a mid-range phone over mobile data.',
    atAGlance: {
      fits: 'Sellers of many similar units, built or unbuilt, whose buyers cannot visit',
      notFor: 'With one flat to sell, hire a photographer with a 360° camera',
      firstStep: {
        what: 'One property captured and one unbuilt unit generated from its model',
        output: 'both tours on a phone, with errors against tape and plan',
        weeks: [4, 4],
      },
      charged: 'Per sprint; only the two sample tours have a fixed price',
      youBring: 'IFC export, sanctioned plan, finish schedule, keys to one property, its occupants’ consent',
    },
    ask: {
      text: 'Send one unit type’s sanctioned plan and say whether an IFC export exists. You learn which rooms can be generated from the model.',
      button: 'Share one sanctioned plan',
    },
    notNeeded: {
      before: 'Buyers from the same town bring a tape measure. Give them the keys and no',
      struck: 'virtual tour',
      after: '.',
    },
    argument: {
      heading: 'A wall that the carpet area cannot see',
      paragraphs: [
        'Version 3 of an unchecked tour showed bedroom 2 of type 2C as 3,150 millimetres wide. The sanctioned plan says 3,050: the partition to the living room was moved on 2 September, before the project was registered, and the model stayed as it was. The sales head points to the carpet area, 58.40 square metres in both, and to the 3 per cent that the agreement allows at possession.',
        'Neither answers. Carpet area under RERA includes internal partitions, so one may be drawn anywhere and the area holds; bedroom, partition and living room come to 6,500 in model and plan alike. The tolerance is for what is built, and a tour is an advertisement. “Artist’s impression” under the picture corrects no width. Widths are compared one by one, bare wall with bare wall, with 20 millimetres as our limit.',
        'Then the tape. Model and plan measure bare walls; plaster takes 15 on each side, so a tape will read 3,020. Bed, wardrobe and passage need 3,030. On the old tour 120 are to spare, on the sanctioned plan 20, in the room 10 are missing. Version 4 shows finished widths and says so. Whoever booked on version 3 gets sanctioned and finished widths in writing: under section 12 those who paid on an untrue advertisement and lost by it have a claim, and may withdraw with their money and interest.',
      ],
    },
    capabilities: [
      {
        name: 'Capture app and stitching',
        users: 'Photographers, site staff',
        text: 'The app guides tripod positions, checks overlap and exposure while the operator is still in the room, and uploads 360° panoramas or depth scans in pieces. Panoramas suit small flats; laser scans in E57 pay off where measurements matter.',
        hardPart:
          'Mirrors, glass balconies and white corridors give software nothing to match, so doors open onto the wrong room.',
      },
      {
        name: 'Unbuilt units from BIM',
        users: 'Developers, visualisation teams',
        text: 'Rooms are generated from the architect’s IFC export (2x3 to 4.3), reduced to glTF for the browser and textured from the finish schedule, with each unit type tied to its drawing revision so that an outdated walkthrough is withdrawn when the plan changes.',
        hardPart:
          'RERA holds promoters to their advertisements, so furniture and upgrades need labels that survive a screenshot.',
      },
      {
        name: 'Viewer and sales presence',
        users: 'Buyers, sales agents',
        text: 'WebGL tours load a low-resolution view first and need no installation; WebXR serves a headset where the sales gallery has one. An agent can lead several viewers together. For people who cannot use 3D there is a plain floor plan with captioned photos.',
        hardPart:
          'Texture memory, not bandwidth, crashes cheap phones, and the crash often leaves no error to report.',
      },
      {
        name: 'Drone and locality view',
        users: 'Survey crews, marketing',
        text: 'Photogrammetry from drone flights shows the plot, approach road and the view from the eleventh floor. Flights are planned against the official drone airspace map, and neighbouring windows are blurred before release.',
        hardPart:
          'The view sold today disappears when the next tower rises, so capture date has to stay visible.',
      },
      {
        name: 'Masking and tour lifecycle',
        users: 'Listing managers, occupants',
        text: 'Faces, documents and family photographs are detected and masked, which a person then checks. Occupants sign a consent with an end date. When the home is let or sold, embeds on other portals expire with it.',
        hardPart:
          'Copies live on partner sites, so removal works only if each embed asks for permission again.',
      },
    ],
    schematic: schematic({
      caption:
        'Rooms that exist are captured and masked; unbuilt ones are generated and measured against the sanctioned plan.',
      lanes: {
        Record: {
          crew: ['person', 'Capture crew'],
          ifc: ['document', 'IFC model'],
          plan: ['document', 'Sanctioned plan'],
        },
        Make: { stitch: 'Panorama stitching', mesh: 'glTF generation' },
        Check: { mask: 'Privacy masking', measure: 'Plan comparison' },
        Show: { tour: ['store', 'Dated tour version'], buyer: ['person', 'Remote buyer'] },
      },
      flows: [
        ['crew', 'stitch', 'panoramas'],
        ['ifc', 'mesh'],
        ['stitch', 'mask', 'rooms'],
        ['mesh', 'measure', 'unit type'],
        ['plan', 'measure', 'dimensions'],
        ['mask', 'tour'],
        ['measure', 'tour', 'within tolerance'],
        ['tour', 'buyer', 'browser'],
      ],
      mark: {
        node: 'measure',
        before: 'Designer’s approval',
        doubt: 'Remote buyer: who says that bedroom is this wide?',
        answer: 'Each unit type is measured against the sanctioned plan.',
      },
    }),
    route: {
      name: 'Type 2C, bedroom 2',
      about: 'one partition, three widths',
      stations: [
        {
          at: 'ifc',
          value: 'Revision C',
          fields: [
            { label: 'Exported', value: '14 Aug 2026' },
            { label: 'IfcSpace', value: 'Bedroom 2, 3,150 mm' },
            { label: 'Walls', value: 'Bare, without plaster' },
          ],
          onward: 'type 2C',
        },
        {
          at: 'mesh',
          value: '6,500 mm',
          fields: [{ label: 'Carpet area', value: '58.40 m²' }],
          sum: {
            rows: [
              ['Bedroom 2, model', '3,150'],
              ['Partition', '100'],
              ['Living room, model', '3,250'],
            ],
            total: ['Between outer walls', '6,500'],
          },
          onward: 'unit type',
        },
        {
          at: 'measure',
          value: '6,500 mm as well',
          fields: [{ label: 'Sanctioned', value: '2 Sep 2026, 58.40 m²' }],
          sum: {
            rows: [
              ['Bedroom 2, sanctioned', '3,050'],
              ['Partition', '100'],
              ['Living room, sanctioned', '3,350'],
            ],
            total: ['Between outer walls', '6,500'],
          },
          mark: { struck: 'Areas agree', note: 'Partitions are carpet area; moving one changes nothing.' },
          onward: 'corrected widths',
        },
        {
          at: 'tour',
          value: '3,020 mm',
          fields: [
            { label: 'Version 3', value: '12 Oct to 18 Nov 2026' },
            { label: 'Version 4', value: '19 Nov 2026, finished widths' },
          ],
          sum: {
            rows: [
              ['Bedroom 2, sanctioned', '3,050'],
              ['Plaster, two sides', '−30'],
            ],
            total: ['Bedroom 2, finished', '3,020'],
          },
          onward: 'browser',
        },
        {
          at: 'buyer',
          value: '−10 mm',
          sum: {
            rows: [
              ['Bedroom 2, finished', '3,020'],
              ['Bed', '−1,830'],
              ['Wardrobe', '−600'],
              ['Passage', '−600'],
            ],
            total: ['To spare', '−10'],
          },
        },
      ],
    },
  },
});
