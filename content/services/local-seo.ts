import { schematic, servicePage } from '../catalogue/define';

export const localSeo = servicePage({
  slug: 'local-seo',
  label: 'Local SEO',
  title: 'Local SEO run from one register of your branches',
  summary:
    'Branch names, hours, categories and photos kept in one register and sent to maps and location pages, with reviews answered and changes by strangers caught.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Someone standing nearby finds the right branch, at the hours when it is open.',
    quickAnswer:
      'The pin is on the back lane, the phone number belongs to a manager who left, and on Gudi Padwa the listing says open. We put such things right first. The distance to the searcher cannot be changed and prominence grows slowly, but every line of a listing can be true. For clinics, banks, dealers, schools and chains we keep it true from one register of branches, and watch for edits by strangers.',
    atAGlance: {
      fits: 'Five to several hundred branches whose listings have no keeper',
      notFor: 'A firm that serves clients nationwide by video should spend on its website instead',
      firstStep: {
        what: 'A register of all branches, compared with live listings',
        output: 'the register, claimed profiles marked, and a list of wrong hours and duplicates',
        weeks: [2, 2],
      },
      charged: 'The register at a fixed price, by number of branches; upkeep and watching by the month',
      youBring: 'Branch list, signboard photographs, owner access to profiles, a contact in each branch',
    },
    ask: {
      text: 'One branch, its true address and hours: we compare them with maps and website, and list whatever differs.',
      button: 'Have one branch compared',
    },
    notNeeded: {
      before: 'One shop can claim its listing and enter its hours in an evening, without',
      struck: 'local SEO',
      after: '.',
    },
    argument: {
      heading: 'Two strangers were right, and the register was wrong',
      paragraphs: [
        'On Monday five of a laboratory’s twelve branches differed from the register. IT would have the register sent again at six each morning, for it is the one source. That puts three values right and two wrong: Kothrud has closed at 20:00 since last week, and patients at Baner use the new gate. Marketing would accept what the map shows, since people on the spot know best. Then Wakad is permanently closed, the telephone of Camp rings at a broker’s, and Aundh is open on a holiday.',
        'So a difference is a question to the branch. The desk telephones when the branches open, at seven, since patients who must fast come first thing. The manager answers, and the register changes before profile, maps and branch page. Putting a closure back unasked would be quicker, and wrong on the day on which a branch is flooded. Google now mails owners about some suggested edits before they go live; the mail says what would change, and cannot say who is right.',
        'Aundh was no edit at all: the branch had entered its holiday on Sunday, and our transfer that night failed. The last line has no tick yet: Wakad’s correction is sent, and Google has yet to decide.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Daily comparison · 12 branches · 23 Nov 2026',
      title: 'Five differences, and who was right about each',
      steps: [
        {
          at: '06:00',
          by: 'Comparison',
          step: 'Lists what differs, changes nothing',
          proof: '7 branches agree, 5 differ, in one value each.',
        },
        {
          at: '07:05',
          by: 'Manager, Wakad',
          step: 'Rejects “permanently closed”',
          proof: 'Branch open, signboard photographed. “Open” sent again and reported.',
        },
        {
          at: '07:10',
          by: 'Manager, Camp',
          step: 'Rejects the telephone number',
          proof:
            'Test call reached a broker; no unknown user on the profile. Register’s number sent again and reported.',
        },
        {
          at: '07:15',
          by: 'Manager, Aundh',
          step: 'Confirms closure on the holiday, 24 Nov',
          proof: 'In the register since 22 Nov; transfer failed. Special hours sent again.',
        },
        {
          at: '07:20',
          by: 'Manager, Kothrud',
          step: 'Confirms the stranger’s closing time, 20:00',
          proof: 'Register said 19:00; longer since 16 Nov. Register changed, then sent.',
        },
        {
          at: '07:25',
          by: 'Manager, Baner',
          step: 'Confirms the moved pin',
          proof: 'New gate, 60 m along; photograph of the entrance. Register changed, then sent.',
        },
        {
          at: '25 Nov',
          by: 'Comparison',
          step: 'Finds all twelve branches agreed',
          proof: '11 agree; Wakad still waits for Google.',
        },
      ],
      ticked: 6,
      wayBack:
        'If a branch cannot be reached by 08:00, a telephone number goes back to the register’s value, a closure is put to the area manager, hours and pins wait.',
      reading:
        'a tick means that the line is done; under a manager’s name, that the register is right and sent. The last waits until Google shows Wakad as open.',
    },
    capabilities: [
      {
        name: 'A register of locations',
        text: 'Name, address, pin on the entrance, phone, hours, holiday hours, services and manager are kept in one table with an owner. Every profile, directory (Justdial, say) and page is fed from it. Editing at each site by hand is cheaper until the fifth branch.',
      },
      {
        name: 'Profiles within the guidelines',
        text: 'Google Business Profile wants the name on the signboard, with no city or service stuffed in, and one primary category. Virtual offices and unstaffed addresses, ATMs apart, invite suspension and stay out. Verification often means a video filmed at the door; ten or more branches of one business may be verified in bulk.',
      },
      {
        name: 'Location pages with local facts',
        text: 'Each branch page shows its own staff, parking, stock or doctors, landmarks, and a LocalBusiness mark-up that equals the visible text. Pages where only the town name changes are doorway pages under the spam policies, and we refuse to publish them.',
      },
      {
        name: 'Reviews without gating',
        text: 'All customers are asked in the same words, whether pleased or not; filtering, gifts and staff reviews are excluded. IS 19000:2022 sets out Indian practice for online reviews. Reply templates give branches a start, and complaints are routed to a person.',
      },
      {
        name: 'Watching for strangers’ edits',
        text: 'Anyone may suggest an edit, so a daily check compares live profiles with the register and alerts on changed hours, pins or phone numbers. Duplicate and fraudulent listings near you are reported with photographs; the platform decides, in its own time.',
      },
      {
        name: 'What can be measured, and limits',
        text: 'Calls, direction requests and tagged website visits are counted per branch. Positions vary from street to street, so we report no rank at all.',
      },
    ],
    schematic: schematic({
      caption: 'A daily comparison with the register brings strangers’ edits back to a person.',
      lanes: {
        Branches: { manager: ['person', 'Branch manager'], register: ['store', 'Location register'] },
        Published: {
          profile: ['outside', 'Business Profile'],
          maps: ['outside', 'Other maps'],
          page: 'Location page',
        },
        Signals: { reviews: ['outside', 'Reviews'], edits: 'Daily comparison', calls: 'Calls and routes' },
        Response: { desk: ['person', 'Reply desk'] },
      },
      flows: [
        ['manager', 'register', 'hours, holidays'],
        ['register', 'profile'],
        ['register', 'maps'],
        ['register', 'page'],
        ['profile', 'reviews'],
        ['register', 'edits', 'confirmed'],
        ['page', 'edits'],
        ['profile', 'edits', 'live values'],
        ['profile', 'calls', 'per branch'],
        ['maps', 'edits'],
        ['page', 'calls', 'tagged'],
        ['reviews', 'desk'],
        ['edits', 'desk', 'what changed'],
        ['desk', 'manager', 'who is right?'],
      ],
      mark: {
        node: 'register',
        before: 'Main Google listing',
        doubt: 'Clinic manager: maps and profile differ; which is right?',
        answer: 'What the branch confirms; the register then feeds both.',
      },
    }),
  },
});
