import { schematic, servicePage } from '../catalogue/define';

export const androidApps = servicePage({
  slug: 'android-apps',
  label: 'Android Apps',
  title: 'Android apps for the phones your users really carry',
  summary:
    'Kotlin apps tested on the cheap and the old: background work that survives battery savers, Play policy dates in the plan, and roll-outs that can halt.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'The app starts quickly on a low-memory phone, finishes its uploads despite battery savers, and stays within Play policy year after year.',
    quickAnswer:
      'Android means dozens of makers, each with its own way of stopping background work. Our apps are written in Kotlin for logistics, retail, finance and field teams whose users bring mid-range and older phones. The first three weeks produce a device matrix from your analytics or market data, a signed build on an internal testing track, and measured start-up time on the weakest phone listed.',
    capabilities: [
      {
        name: 'A device matrix that hurts',
        text: 'We pick eight to twelve phones by RAM, Android version, maker and screen, and at least one has little storage left. Emulators find logic errors; they do not show a maker’s battery manager killing a trip recording after ten minutes.',
      },
      {
        name: 'Kotlin and Jetpack Compose',
        text: 'Screens are Compose with one-way state, local data is Room, and Baseline Profiles shorten cold start. Compose adds size and some jank on very old devices, so a long list may stay with RecyclerView where measurement says so.',
      },
      {
        name: 'Background work that finishes',
        text: 'Deferrable uploads use WorkManager with constraints and back-off. A delivery in progress runs in a foreground service of the declared type with a visible notification. Exact alarms need a permission users can refuse, so we plan a fallback for the refusal.',
      },
      {
        name: 'Play policy on the calendar',
        text: 'Each year Google Play raises the required target API level, and behaviour changes with it. The yearly upgrade, the data safety form and permission declarations are dated tasks with a budget. An app nobody touches is eventually hidden from new users of newer phones.',
      },
      {
        name: 'Integrity and key storage',
        text: 'Signing keys live in the hardware-backed Keystore, and the server asks for Play Integrity verdicts on risky actions only. Blocking every rooted phone loses honest customers; we grade the response, from extra verification to refusal. Tests follow OWASP MASTG.',
      },
      {
        name: 'Staged roll-out with a stop rule',
        text: 'A release goes to a small share of users, and crash and ANR rates are read against Android vitals before it widens. The halt rule is written beforehand. For company-owned devices, managed Google Play with a closed track is often the calmer route.',
      },
    ],
    schematic: schematic({
      caption:
        'A parcel photo is safe on the phone first; WorkManager delivers it when the network and the battery manager allow, and the intake counts it once.',
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
    }),
  },
});
