import { schematic, servicePage } from '../catalogue/define';

export const crossPlatform = servicePage({
  slug: 'cross-platform',
  label: 'Cross-Platform Apps',
  title: 'One codebase for two stores, with the seams named',
  summary:
    'Flutter, React Native or Kotlin Multiplatform chosen by your screens and team, with native modules priced up front and both platforms tested apart.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'One feature team serves both stores, with the parts written twice named before you sign.',
    quickAnswer:
      'Forms, lists and price rules share well between iPhone and Android. Camera, Bluetooth and background work do not. So begin with a spike on the two features of your app that ask most of the device, and let the timings choose among Flutter, React Native and Kotlin Multiplatform. This way suits companies that launch on both stores with one budget.',
    atAGlance: {
      fits: 'A product for both stores, mostly forms, lists and rules, with money for one team',
      notFor: 'An app built around widgets, a watch or video is better funded twice, natively',
      firstStep: {
        what: 'A spike on the two hardest device features',
        output: 'timings from real phones and a recommendation among three frameworks',
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
    capabilities: [
      {
        name: 'Choosing the framework by spike',
        text: 'We build the riskiest interaction in the likely candidate, on an old Android phone and a current iPhone. React Native suits a team that knows React; Flutter, a strong visual style; Kotlin Multiplatform shares logic under native screens or, as Compose for iOS has been stable since May 2025, shared ones.',
      },
      {
        name: 'Naming the seams',
        text: 'Payments, push, maps, biometrics, Bluetooth and background location are reached through plug-ins or our own native modules. Each is listed with its maintainer, last release and a plan if it is abandoned. That list, more than the screens, decides the upkeep.',
      },
      {
        name: 'Shared rules, tested once',
        text: 'Validation, pricing, sync and conflict handling live in the shared layer with unit tests and contract tests against the OpenAPI description. Two writings of a discount rule drift apart; one writing fails in both stores together, which is easier to notice.',
      },
      {
        name: 'Platform manners kept',
        text: 'Back gesture, date pickers, text scaling and screen-reader order differ between systems, and users notice. We test with VoiceOver and TalkBack separately. A single look everywhere is possible, but it gives up familiarity that costs nothing to keep.',
      },
      {
        name: 'Updates outside the stores',
        text: 'React Native can load new script without a store review, within the stores’ rules: repairs and wording, never a different purpose. Bundles are signed, staged and revertible. Native changes still take the store route. We track both version numbers together.',
      },
      {
        name: 'When to write natively',
        text: 'Video editing, augmented reality, widgets, watch companions and strict memory limits argue for two native apps. The same goes for a product whose whole appeal is platform detail. Shared code is then a third thing to maintain, on top of both platforms.',
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
  },
});
