import { schematic, servicePage } from '../catalogue/define';

export const androidApps = servicePage({
  slug: 'android-apps',
  label: 'Android Apps',
  title: 'Android apps for the phones your users really carry',
  summary:
    'Kotlin apps tested on the cheap and the old: background work that survives battery savers, Play policy dates in the plan, and roll-outs that can halt.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Uploads finish even on a low-memory phone with an eager battery saver.',
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
        text: 'Each year Google Play raises the required target API level, and behaviour changes with it. The yearly upgrade, the data safety form and permission declarations are dated tasks with a budget. An app left alone is eventually hidden from new users of newer phones.',
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
        ['fcm', 'worker', 'new job'],
      ],
      mark: {
        node: 'fgs',
        before: 'Background timer',
        doubt: 'Courier: why did my trip end in my pocket?',
        answer: 'It runs in the foreground, with a visible notification.',
      },
    }),
  },
});
