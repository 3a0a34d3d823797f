import { schematic, solutionPage } from '../catalogue/define';

export const mobileApps = solutionPage({
  slug: 'mobile-apps',
  label: 'Learning Apps',
  title: 'Learner, teacher and guardian apps for shared phones',
  summary:
    'Three apps over one study record: lesson packs that work offline, profiles on a family phone, homework by camera, a guardian view and a teacher companion.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A child who has the family phone for one hour finds the lesson on it.',
    quickAnswer:
      'Two children share one phone with little storage left, and their mother needs it back at eight. We design for the hour before that. A learner app with offline packs, a guardian view and a teacher companion share one study record; a school, coaching brand or publisher can begin with a single grade and subject.',
    atAGlance: {
      fits: 'Schools, coaching brands and publishers whose learners share a family phone',
      notFor: 'Learners with their own laptop and broadband manage with a web course, such as our LMS',
      firstStep: {
        what: 'The drawing, then one subject of one grade in the learner app',
        output: 'a week’s packs working offline on one class’s phones, with two profiles each',
        weeks: [6, 8],
      },
      charged: 'The drawing at a fixed price, then sprints that you direct to one app or another',
      youBring:
        'Content of one subject, a class with its teacher, the phones families really own, store accounts',
    },
    ask: {
      text: 'Tally one class’s family phones by storage left and children sharing. From that we work out how large a week’s pack may be.',
      button: 'Tally one class’s phones',
    },
    notNeeded: {
      struck: 'Learning apps',
      after: 'leave out the child without a phone. Print the week’s lessons instead.',
    },
    argument: {
      heading: 'Two children, 440 megabytes, and who loads first',
      paragraphs: [
        'The family phone has used up its data; on Saturdays it is on the study centre’s Wi-Fi. With last week’s lessons and forwarded videos cleared it has 960 MB free. Below 500 Android may call storage low, and 20 are kept for photographs of homework. The week’s pack of the sister, class 8, is 20 MB of texts and five days of video at 60, together 320. Her brother’s, class 4, has the same texts and 40 a day: 220. That makes 540 MB for 440.',
        'A download queue serves whoever comes first. If she does, he has videos up to Tuesday; if he does, hers end on Wednesday. Their mother would halve the room. Then his week is whole, hers ends on Wednesday too, and 20 MB lie idle. A coarser picture would fit, but blurs a fraction on the board; stills with sound are not yet made, and this phone takes no card.',
        'So packs are cut by day, not child. Texts and exercises of both come first, 40 MB. Monday’s videos of both follow, then Tuesday’s, while a whole day of all children fits. Four days of 100 fill the rest, and both have lessons up to Thursday. Friday’s waits for a recharge, once Monday’s are watched and gone; without one it comes on Saturday, a day late, in a new day’s room; its exercises are there.',
      ],
    },
    capabilities: [
      {
        name: 'Offline lesson packs',
        users: 'Learners, content team',
        text: 'A week’s texts, exercises and compressed video form a signed pack of stated size, which downloads over Wi-Fi or, if allowed, mobile data, resumes after a break and can move to an SD card. Siblings on one phone get it by day.',
        owns: 'Pack manifests, download states',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Profiles on one phone',
        users: 'Siblings, guardians',
        text: 'Each child has a profile with picture and short PIN; the guardian’s number is the account. Progress is encrypted per profile, with keys in the Android Keystore. A phone that was only borrowed can be signed out from another one.',
        owns: 'Device profiles, PINs, device list',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Homework by camera',
        users: 'Learners, subject teachers',
        text: 'Pages are photographed, straightened and shrunk on the phone before they queue for upload. The child sees whether the teacher has received them. Originals stay until then, since storage cleaners on cheap phones delete without asking.',
        owns: 'Submissions, upload queue',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Guardian view',
        users: 'Parents, guardians',
        text: 'Parents see in their own language what was studied, what is due and what the teacher said, with audio for those who prefer listening. Guardians, verified as such, give and withdraw consent here and on no other screen.',
        owns: 'Consents, time limits, preferences',
        on: { part: 1, row: 4 },
      },
      {
        name: 'Teacher companion',
        users: 'Class teachers',
        text: 'Marking by voice note, tick or drawn correction works on the bus and syncs once. Instead of averages, the teacher sees who is stuck on which step. Private numbers stay hidden from families.',
        owns: 'Feedback notes, help lists',
        on: { part: 1, row: 5 },
      },
      {
        name: 'Reminders with quiet hours',
        users: 'Families, school office',
        text: 'Push arrives outside lesson and sleep hours, and at most as often as the family chose. SMS covers phones with data switched off. Children receive no advertising; from May 2027 the DPDP Act bars tracking and targeting them, a school’s teaching excepted.',
        owns: 'Schedules, quiet hours',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Study-record sync',
        users: 'Content team, school IT',
        text: 'Attempts carry device time, server time and a sequence, so one child’s work on two phones merges without loss. The best attempt counts; the others are kept. Builds are tested against OWASP MASVS, an app security standard, before a staged rollout.',
        owns: 'Attempts, journal, app versions',
        on: { part: 1, row: 2, corrected: true },
      },
    ],
    howItDiffers:
      'The mobile services describe how we build Android, iOS or cross-platform apps of any kind; this page fixes one product for families and schools, with its roles, records and device limits.',
    screen: {
      device: 'handset',
      heading: 'Saturday, packs',
      parts: [
        {
          part: 'matrix',
          columns: ['M', 'T', 'W', 'T', 'F'],
          rows: [
            { label: 'Sister', cells: ['full', 'full', 'full', 'full', 'none'] },
            { label: 'Brother', cells: ['full', 'full', 'full', 'full', 'none'] },
          ],
          key: { full: 'here', none: 'waits' },
        },
        {
          part: 'list',
          items: [
            { label: 'Free 960, keep 520', state: 'done' },
            { label: 'Photos: not received', state: 'waiting' },
            { label: 'Quiz: 7, 5; counts 7', state: 'done' },
            { label: 'Quiet from 20:00', state: 'done' },
            { label: 'Mother: agreed', state: 'done' },
            { label: 'Teacher: one is stuck', state: 'active' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Guardian, teacher and school each see a different extract of one study record.',
      lanes: {
        Publisher: { packs: ['store', 'Signed lesson packs'] },
        'Family phone': {
          child: 'Child’s profile',
          sibling: 'Sibling’s profile',
          queue: ['store', 'Upload queue'],
        },
        Sync: { merge: 'Attempt merge', record: ['store', 'Study record'] },
        'Who sees it': {
          guardian: ['person', 'Guardian'],
          teacher: ['person', 'Class teacher'],
          school: ['outside', 'School register'],
        },
      },
      flows: [
        ['packs', 'child', 'over Wi-Fi'],
        ['packs', 'sibling'],
        ['child', 'queue', 'homework photo'],
        ['sibling', 'queue'],
        ['queue', 'merge', 'when online'],
        ['merge', 'record'],
        ['record', 'guardian', 'own children'],
        ['record', 'teacher', 'who is stuck'],
        ['record', 'school', 'roster sync'],
      ],
      mark: {
        node: 'merge',
        before: 'Last upload wins',
        doubt: 'Class teacher: what becomes of her first attempt?',
        answer: 'All attempts are kept, and the best one counts.',
      },
    }),
  },
});
