import { schematic, servicePage } from '../catalogue/define';

export const crossPlatform = servicePage({
  slug: 'cross-platform',
  label: 'Cross-Platform Apps',
  title: 'One codebase for two stores, with the seams named',
  summary:
    'Flutter, React Native or Kotlin Multiplatform chosen by your screens and team, with native modules priced up front and both platforms tested apart.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'One feature team serves both stores, with the parts written twice named before you sign for its sprints.',
    quickAnswer:
      'Forms, lists and price rules share well between iPhone and Android. Camera, Bluetooth and background work do not. So begin with a spike, a fortnight’s trial on the two features of your app that ask most of the device, and let real phones judge the likeliest of Flutter, React Native and Kotlin Multiplatform. This way suits companies that launch on both stores with one budget.',
    atAGlance: {
      fits: 'A product for both stores, mostly forms, lists and rules, with money for one team',
      notFor: 'An app built around widgets, a watch or video is better funded twice, natively',
      firstStep: {
        what: 'A spike on the two hardest device features',
        output: 'timings from real phones and the framework recommended',
        weeks: [2, 2],
      },
      charged: 'The spike has a fixed price; the feature team is billed by the sprint',
      youBring:
        'Feature list, the phones that your users carry, store accounts, API description, screen drafts',
    },
    ask: {
      text: 'The two features that ask most of the phone decide the framework. Describe them, and we name the seam in each.',
      button: 'Name two hard app features',
    },
    notNeeded: {
      before: 'If you buy the phones, buy one kind.',
      struck: 'Cross-platform',
      after: 'is for phones that you cannot choose.',
    },
    argument: {
      heading: 'Three probes, four phones, nine records',
      paragraphs: [
        'A laboratory reads its fridge probes over Bluetooth, on its technicians’ own phones, two Androids and two iPhones. Both Androids see a probe under its fixed radio address. Each iPhone sees it under an identifier that this one phone made up. Code that files readings under whatever the phone calls a probe works on every desk, and yet three probes turn into 3 + 2 × 3 = 9 records.',
        'Its developer will defend line 6 as it was: the handle comes with the scan, while the serial number, which these probes do not advertise, has to be fetched over a connection, at the cost of seconds and battery. But an auditor asks for the history of one probe, so each phone connects to a new probe once, keeps the pair, and recognises it by handle from then on.',
        'Found in the spike, this is an afternoon’s work. After a year there are nine histories to join by hand, and an iPhone that was lost meanwhile has taken the meaning of its three along.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Seam 3 of 3 · Probe.kt and its test, rev B',
      title: 'A probe is filed under its own serial number',
      lines: [
        { code: 'data class Found(' },
        {
          indent: 1,
          code: 'val handle: String,',
          note: 'Android: the radio address. iPhone: an identifier of this phone alone.',
        },
        {
          indent: 1,
          code: 'val serial: String,',
          note: 'Characteristic 2A25, read over a connection at the first meeting.',
        },
        { code: ')' },
        { code: 'fun recordKey(found: Found) =' },
        {
          indent: 1,
          code: 'found.serial',
          note: 'Rev A said found.handle, and passed on each phone.',
        },
        {
          code: 'val met = HashMap<String, String>()',
          note: 'Handle to serial, filled from this phone’s storage: later scans need no connection.',
        },
        {
          code: 'expect suspend fun find(): List<Found>',
          note: 'Written twice: with Core Bluetooth, and with Android’s own API.',
        },
        { code: 'expect suspend fun read(of: Found): Int' },
        { code: '@Test fun aProbeIsOneRecord() =' },
        {
          indent: 1,
          code: 'assertEquals(3, scans',
          note: '12 scans: 3 probes, 2 iPhones, 2 Androids.',
        },
        { indent: 2, code: '.map(::recordKey)' },
        { indent: 2, code: '.toSet().size)' },
      ],
      reading:
        'Kotlin Multiplatform, as the spike confirmed. Lines 8 and 9 only promise a function; each platform writes it for itself, and that is the seam.',
    },
    capabilities: [
      {
        name: 'A framework proved by spike',
        text: 'In the likeliest of the three we build both features, on an old Android phone and a current iPhone. React Native suits a team that knows React; Flutter, a strong visual style; Kotlin Multiplatform shares logic under native screens or, as Compose for iOS has been stable since May 2025, shared ones.',
      },
      {
        name: 'Seams with an owner each',
        text: 'Payments, push, maps, biometrics, Bluetooth and background location are reached through plug-ins or our own native modules. Each is listed with its maintainer, last release and a plan for the day it is abandoned. That list decides the upkeep.',
      },
      {
        name: 'Rules written once',
        text: 'Validation, pricing, sync and conflict handling live in the shared layer with their tests. One writing of a discount rule fails in both stores together, and is noticed sooner.',
      },
      {
        name: 'The manners of each platform',
        text: 'Back gesture, date pickers, text scaling and the order in which a screen reader speaks differ, and users notice. We test with VoiceOver and TalkBack separately.',
      },
      {
        name: 'Updates outside the stores',
        text: 'React Native can load new script without a store review, within the stores’ rules: repairs and wording, but no different purpose. Bundles are signed, staged and revertible, and each names the native version that it needs.',
      },
    ],
    schematic: schematic({
      caption:
        'Rules and screens are shared; hardware is reached through modules that exist once per platform, which is where the hidden cost sits.',
      lanes: {
        Shared: { ui: 'Shared screens', rules: 'Rules and sync' },
        Bridge: { iface: 'Module interface', plugin: ['outside', 'Public plug-ins'] },
        'Per platform': { swift: 'Swift modules', kotlin: 'Kotlin modules' },
        Stores: { appstore: ['outside', 'App Store'], play: ['outside', 'Google Play'] },
      },
      flows: [
        ['ui', 'rules', 'actions'],
        ['ui', 'iface', 'camera, maps'],
        ['rules', 'iface', 'keys, Bluetooth'],
        ['plugin', 'iface', 'vetted version'],
        ['iface', 'swift'],
        ['iface', 'kotlin'],
        ['swift', 'appstore', 'review'],
        ['kotlin', 'play', 'staged roll-out'],
      ],
      mark: {
        node: 'iface',
        before: 'Direct plug-in calls',
        doubt: 'Mobile lead: what if its author abandons a plug-in?',
        answer: 'Our interface stays; a native module takes its place.',
      },
    }),
    terms: [
      {
        term: 'Seam',
        meaning:
          'The place where shared code ends and each platform’s own begins, such as Bluetooth or push. What lies behind it is written, tested and kept up twice.',
      },
      {
        term: 'Spike',
        meaning:
          'A short trial in throw-away code that answers one technical question on real devices. Its output is a finding and a number.',
      },
    ],
    related: [
      {
        page: 'services/ios-apps',
        reason: 'If your users all carry iPhones, or widgets and a watch matter.',
      },
      {
        page: 'services/android-apps',
        reason: 'If background work on old phones is the whole difficulty.',
      },
      {
        page: 'services/pwa',
        reason: 'If people would rather open a link than install.',
      },
      {
        page: 'industries/healthcare-mobile-apps',
        reason: 'If readings belong to patients, and consent comes before convenience.',
      },
      {
        page: 'industries/guest-apps',
        reason: 'If guests stay one night and may never install.',
      },
      {
        page: 'solution/route-optimization',
        reason: 'If drivers need a route on the phone more than an app of yours.',
      },
      {
        page: 'services/app-modernization',
        reason: 'If two old apps are to become one without losing their users.',
      },
      { page: 'services/wearables-app', reason: 'If a watch takes part, with screens of its own.' },
    ],
    faq: [
      {
        question: 'Flutter or React Native: which would you take?',
        answer:
          'The one whose crash reports your people can read in three years. A web team can follow React Native down to the first native module. Most must learn Flutter’s Dart, in weeks rather than months. Where both Kotlin and Swift people exist, sharing the rules may be enough.',
      },
      {
        question: 'May we open in one store first?',
        answer:
          'Yes, but it saves less than it seems to. Shared code that ran on one system for half a year gathers assumptions about it, such as the handle above. Keep the second platform building and on one test phone from the first sprint.',
      },
      {
        question: 'What can a shared app not do in background location, Bluetooth and battery life?',
        answer:
          'Only what the system forbids, but work behind a dark screen is native on each side. Flutter and React Native bring an engine there, for which a ₹9,000 phone may lack memory; shared Kotlin needs none. The spike counts battery per shift. With Android phones alone, take one Kotlin app.',
      },
    ],
    chapters: {
      approach: [
        {
          name: 'Spike on the hardest two',
          text: 'Both features run, ugly but real, on the oldest phone of your list and on a current one. You see the timings as they are taken.',
          output: 'Framework recommended, with its timings',
          decidedBy: 'Your product owner and lead',
          weeks: [2, 2],
        },
        {
          name: 'Name the seams',
          text: 'Every feature that touches the device gets a line: plug-in or own module, who keeps it, what is written twice.',
          output: 'Seam list with days against each',
          weeks: [1, 1],
        },
        {
          name: 'One feature into both stores',
          text: 'Signing, review, crash reports and release are worked through on something small.',
          output: 'The same version in both stores’ test tracks',
          weeks: [4, 6],
        },
        {
          name: 'Feature sprints',
          text: 'Each sprint ends on a fixed set of phones of both systems, with the seam tests run on devices and not on emulators.',
          output: 'A version a fortnight that you can install',
          weeks: [8, 16],
        },
        {
          name: 'Open in stages',
          text: 'An invited group tries the first version, which stores hand to everybody; updates go by percentage, and crashes on either pause both.',
          output: 'Crash-free sessions by model, and a public version',
          decidedBy: 'Your product owner',
          weeks: [2, 3],
        },
      ],
      costDrivers: [
        {
          driver: 'Seams',
          why: 'Whatever lies behind one is written twice, and an interface comes on top.',
          keepDown: 'Leave a device feature out of the first version.',
          step: 1,
        },
        {
          driver: 'Old phones',
          why: 'Memory and radio differ by model, and faults show on the device alone.',
          keepDown: 'Set an oldest model and keep to it.',
          step: 3,
        },
        {
          driver: 'Review by the stores',
          why: 'Payments, accounts and location each bring questions, and a week when refused.',
          keepDown: 'Write the review notes during the spike.',
          step: 2,
        },
      ],
      workedExample: {
        paragraphs: [
          'An app with 24 screens and three seams, in days of one engineer and assumed throughout. Screens take 90 days a platform, or 100 if shared, since the second platform’s manners need ten more. The seams take 30 days a platform either way, and an interface of five days each comes on top.',
          'The shared app takes 265 days where two native ones take 370. “One codebase, half the price” would be 370 ÷ 2 = 185, and an offer at that figure lacks 80 days, more than all three seams take.',
        ],
        sums: {
          columns: ['Days', 'Two native apps', 'Shared, with seams'],
          rows: [
            ['Screens', '180', '100'],
            ['Rules and sync', '80', '40'],
            ['Three seams', '60', '75'],
            ['Tests on phones', '50', '50'],
          ],
          total: ['All', '370', '265'],
        },
      },
      risks: [
        {
          risk: 'A plug-in is abandoned',
          earlySign: 'No release after a new system version, and questions without an answer.',
          response: 'Its interface is ours, so a native module takes its place and no screen changes.',
        },
        {
          risk: 'The framework falls behind a system release',
          earlySign: 'Its beta does not build against the summer beta of iOS.',
          response: 'We hold back the next store build; installed versions usually keep running.',
        },
      ],
      techTable: [
        {
          layer: 'Shared screens',
          usual: 'React Native with TypeScript, for web people',
          otherwise: 'Flutter for one drawn style; Compose where Android people keep the app',
        },
        {
          layer: 'Shared rules',
          usual: 'A plain library without screen code',
          otherwise: 'Kotlin Multiplatform, under two native front ends',
        },
        {
          layer: 'Seams',
          usual: 'A maintained plug-in behind our interface',
          otherwise: 'Own Swift and Kotlin modules, for Bluetooth and background work',
        },
        {
          layer: 'Local records',
          usual: 'SQLite with an outbox',
          otherwise: 'Key-value store, if nothing is entered offline',
        },
      ],
      standards: [
        {
          id: 'openapi-3.1',
          use: 'One description of the server feeds the shared client, and contract tests hold both to it.',
        },
        {
          id: 'wcag-2.2',
          use: 'Target sizes, labels and text scaling are tried with each platform’s own screen reader.',
        },
      ],
      measures: [
        {
          metric: 'Crash-free sessions by model',
          how: 'Sessions without a crash ÷ all sessions, by phone model and system version.',
          baseline: 'The invited test group, since laboratory phones flatter.',
        },
      ],
    },
  },
});
