import { industryPage, schematic } from '../catalogue/define';

export const virtualTourTools = industryPage({
  slug: 'virtual-tour-tools',
  label: 'Virtual Tour Tools',
  title: 'Virtual tours checked against the sanctioned plan',
  summary:
    'Capture, stitching, measured floor plans and BIM-based walkthroughs of unbuilt homes, published in the browser with privacy masking and version control.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A remote buyer walks through the flat that the sanctioned plan shows.',
    quickAnswer:
      'A tape measure decides it: six walls in the show flat, then the same six in the tour. Rooms that exist need careful capture; rooms that do not are generated from the architect’s model and bind the promoter in law, so the tools differ. We build both for developers, brokers, co-working operators and auction houses, and judge them on a mid-range phone over mobile data.',
    atAGlance: {
      fits: 'Sellers of many similar units, built or unbuilt, whose buyers cannot visit',
      notFor: 'With one flat to sell, hire a photographer with a 360° camera',
      firstStep: {
        what: 'One property captured and one unbuilt unit generated from its model',
        output: 'both tours on a phone, with measured errors against the tape',
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
        text: 'Rooms are generated from the architect’s IFC 4.3 export, reduced to glTF for the browser and textured from the finish schedule, with each unit type tied to its drawing revision so that an outdated walkthrough is withdrawn when the plan changes.',
        hardPart:
          'RERA holds promoters to their advertisements, so furniture and upgrades need labels that survive a screenshot.',
      },
      {
        name: 'Viewer and sales presence',
        users: 'Buyers, sales agents',
        text: 'WebGL tours load a low-resolution view first and need no installation; WebXR serves a headset where the sales gallery has one. An agent can lead several viewers together. For people who cannot use 3D there is a plain floor plan with captioned photos.',
        hardPart:
          'Texture memory, not bandwidth, crashes cheap phones, and the crash leaves no error to report.',
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
  },
});
