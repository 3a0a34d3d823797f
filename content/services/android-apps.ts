import { schematic, servicePage } from '../catalogue/define';

export const androidApps = servicePage({
  slug: 'android-apps',
  label: 'Android Apps',
  title: 'Android apps for the phones your users really carry',
  summary:
    'Kotlin apps tested on the cheap and the old: background work that survives battery savers, Play policy dates in the plan, and roll-outs that can halt.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A saved upload survives even a low-memory phone with an eager battery saver.',
    quickAnswer:
      'Much of Android work is about mid-range and older phones from dozens of makers, whose battery savers end background work that ran well on every emulator. A trip recording, for instance, may stop a quarter of an hour after the driver pockets the phone. We write apps in Kotlin for logistics, retail, finance and field teams, and plan each from the weakest model on its list upwards.',
    atAGlance: {
      fits: 'Field, retail and finance apps whose users carry many makes and old phones',
      notFor: 'A form filled in twice a month is better as a progressive web app, which needs no store',
      firstStep: {
        what: 'A device matrix from your analytics or market data',
        output: 'a signed build on internal testing, with start-up times on the weakest phone',
        weeks: [3, 3],
      },
      charged: 'Matrix and first build for one fixed price, features by sprint',
      youBring:
        'A Play Console account in your name, analytics, API test access, two users with their own phones',
    },
    ask: {
      text: 'List the three weakest phones that your users carry. For each maker we say what its battery saver stops in the background.',
      button: 'List your weakest phones',
    },
    notNeeded: {
      before: 'A locked tablet that shows one web page needs a kiosk browser, not',
      struck: 'an Android app',
      after: '.',
    },
    argument: {
      heading: 'Of 16 who saw a crash, eleven carry the same phone',
      paragraphs: [
        'In the second stage version 5.2 crashed for 16 of 2,000 users, 0.8 %. The product owner holds that against 1.09 % of a day’s users, from which Google Play counts crashes against an app, and wants to go on to half of all users. Play has a second limit, though: 8 % of a day’s users on any one phone model, from which it may warn on the store page. Phone A had 11 of 120, 9.2 %.',
        'The same limit for every model would have been too eager. On 18 November phone B showed 2 of 20, which is 10 %, and two days later the same two of 80. So a model counts from 100 users on. All of that was on paper before anybody had a number to defend.',
        'Support proposed to exclude phone A and go on with the others. That repairs nothing for the 120 who have 5.2, and a courier who is hired with that phone could not install the app at all. Among all its 600 owners the full roll-out would have crashed for 55, with 0.8 % still on the product owner’s chart.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Roll-out of version 5.2 · 16 to 25 Nov 2026',
      title: 'Crashes for 16 of 2,000 users pass; the 11 on one model do not',
      steps: [
        {
          at: '16 Nov',
          by: 'Release manager',
          step: 'Signs the limits, then opens the roll-out at 5 %',
          proof: 'Halt from 1.09 % of all users, or 8 % of a model with 100 users or more.',
        },
        {
          at: '18 Nov',
          by: 'Test lead',
          step: 'Reads the first stage; widens to 20 %',
          proof: 'All: 4 of 500. Phone A: 2 of 30. Phone B: 2 of 20.',
        },
        {
          at: '20 Nov',
          by: 'Test lead',
          step: 'Reads the second stage; halts',
          proof: 'All: 16 of 2,000. Phone A: 11 of 120. Phone B: 2 of 80.',
        },
        {
          at: '20 Nov',
          by: 'Developer',
          step: 'Repeats the crash on a phone A of the pool',
          proof:
            'The heap runs out while a proof photo shrinks. Until 5.3, phone A delivers by the receiver’s OTP.',
        },
        {
          at: '23 Nov',
          by: 'Release manager',
          step: 'Releases the repair as 5.3, at 20 %',
          proof: 'It goes to the same 2,000 users first.',
        },
        {
          at: '25 Nov',
          by: 'Test lead',
          step: 'Reads 5.3 before it is widened',
          proof: 'The same limits, with phones A and B by name.',
        },
      ],
      ticked: 5,
      wayBack:
        'A halt takes 5.2 from no phone, because Android accepts only a higher version code. Should 5.3 fail, the code of 5.1 goes out again, as 5.4; the database is unchanged.',
      reading:
        'a count is all users of that version who have seen a crash so far, from the app’s own reports. Google reports later, by day, over 28 days. Here every chosen phone updated at once.',
    },
    capabilities: [
      {
        name: 'Test phones at the weak end',
        text: 'We pick eight to twelve phones by RAM, Android version, maker and screen. At least one has little storage left. Emulators find logic errors, but only a real phone shows what its battery manager does at night.',
      },
      {
        name: 'Kotlin and Jetpack Compose',
        text: 'Screens are Compose with one-way state, local data is Room, and Baseline Profiles shorten cold start. Compose adds size, and on very old devices a long list may stutter; where measurement shows it, that list stays with RecyclerView.',
      },
      {
        name: 'Background work that finishes',
        text: 'Deferrable uploads use WorkManager with constraints and back-off. A delivery in progress is different: it runs in a foreground service of the declared type, with a visible notification. Exact alarms need a permission. Users may refuse it, so we plan for the refusal.',
      },
      {
        name: 'Play policy on the calendar',
        text: 'Each year Google Play raises the required target API level, in 2026 on 31 August, and behaviour changes with it. The yearly upgrade, the data safety form and permission declarations are dated tasks with a budget, assumed at five to ten working days a year. An app left alone is eventually hidden from new users of newer phones.',
      },
      {
        name: 'Integrity and key storage',
        text: 'Keys that sign for the user live in the hardware-backed Keystore, and the server asks for Play Integrity verdicts on risky actions only. Blocking every rooted phone loses honest customers, so the response is graded, from extra verification to refusal.',
      },
      {
        name: 'Staged roll-out with a stop rule',
        text: 'A release goes to a small share of users, and we read crashes and freezes (ANR) against the limits of Android vitals before it widens. The rule for halting is written beforehand. For company-owned devices, managed Google Play with a closed track is often the calmer route.',
      },
    ],
    schematic: schematic({
      caption:
        'A parcel photo is safe on the phone first; WorkManager delivers it when network and battery manager allow.',
      lanes: {
        Courier: { courier: ['person', 'Courier'], compose: 'Compose screens' },
        'On the phone': {
          room: ['store', 'Room database'],
          worker: 'WorkManager jobs',
          fgs: 'Foreground service',
        },
        Google: { integrity: ['outside', 'Play Integrity'], fcm: ['outside', 'FCM'] },
        Backend: { intake: 'Upload intake' },
      },
      flows: [
        ['courier', 'compose', 'proof photo'],
        ['compose', 'room', 'saved locally'],
        ['compose', 'fgs', 'trip running'],
        ['room', 'worker', 'pending rows'],
        ['worker', 'intake', 'idempotent upload'],
        ['fgs', 'intake', 'positions'],
        ['integrity', 'intake', 'verdict'],
        ['intake', 'fcm', 'new job'],
        ['fcm', 'worker', 'wake up'],
      ],
      mark: {
        node: 'fgs',
        before: 'Background timer',
        doubt: 'Courier: why did my trip end in my pocket?',
        answer: 'It runs in the foreground, with a visible notification.',
      },
    }),
    faq: [
      {
        question: 'A dispatcher changed the same job while the technician was offline: whose version wins?',
        answer:
          'By field, in a table that your head of service signs: say the technician’s for work and readings, the dispatcher’s for time and person. The server compares what the phone had last seen, since its clock may be wrong. The losing version stays in the job’s history; its author sees that on the screen, the dispatcher in a list. Technicians who share a job add entries, neither overwriting the other’s.',
      },
    ],
  },
});
