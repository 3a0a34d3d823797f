import { schematic, solutionPage } from '../catalogue/define';

export const mobileApps = solutionPage({
  slug: 'mobile-apps',
  label: 'Learning Apps',
  title: 'Learner, teacher and guardian apps for shared phones',
  summary:
    'Three apps over one study record: lesson packs that work offline, profiles on a family phone, homework by camera, a guardian view and a teacher companion.',
  reviewedOn: '2026-11-21',
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
    capabilities: [
      {
        name: 'Offline lesson packs',
        users: 'Learners, content team',
        text: 'A week’s texts, exercises and compressed video form a signed pack with a stated size, which downloads over Wi-Fi, resumes after a break and can move to an SD card. Old weeks are offered for removal.',
        owns: 'Pack manifests, download states',
      },
      {
        name: 'Profiles on one phone',
        users: 'Siblings, guardians',
        text: 'Each child has a profile with picture and short PIN; the guardian’s number is the account. Progress is encrypted per profile, with keys in the Android Keystore. A phone that was only borrowed can be signed out from another one.',
        owns: 'Device profiles, PINs, device list',
      },
      {
        name: 'Homework by camera',
        users: 'Learners, subject teachers',
        text: 'Pages are photographed, straightened and shrunk on the phone before they queue for upload. The child sees whether the teacher has received them. Originals stay until then, since storage cleaners on cheap phones delete without asking.',
        owns: 'Submissions, upload queue',
      },
      {
        name: 'Guardian view',
        users: 'Parents, guardians',
        text: 'Parents see in their own language what was studied, what is due and what the teacher said, with audio for those who prefer listening. Guardians, verified as such, give and withdraw consent here and on no other screen.',
        owns: 'Consents, time limits, preferences',
      },
      {
        name: 'Teacher companion',
        users: 'Class teachers',
        text: 'Marking by voice note, tick or drawn correction works on the bus and syncs once. Instead of averages, the teacher sees who is stuck on which step. Private numbers stay hidden from families.',
        owns: 'Feedback notes, help lists',
      },
      {
        name: 'Reminders with quiet hours',
        users: 'Families, school office',
        text: 'Push arrives outside lesson and sleep hours, and at most as often as the family chose. SMS covers phones with data switched off. Children receive no advertising at all; from May 2027 the DPDP Act bars targeting them.',
        owns: 'Schedules, quiet hours',
      },
      {
        name: 'Study-record sync',
        users: 'Content team, school IT',
        text: 'Attempts carry device time, server time and a sequence, so one child’s work on two phones merges without loss. The best attempt counts; the others are kept. Builds are tested against OWASP MASVS, an app security standard, before a staged rollout.',
        owns: 'Attempts, journal, app versions',
      },
    ],
    howItDiffers:
      'The mobile services describe how we build Android, iOS or cross-platform apps of any kind; this page fixes one product for families and schools, with its roles, records and device limits.',
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
