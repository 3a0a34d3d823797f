import { schematic, servicePage } from '../catalogue/define';

export const appModernization = servicePage({
  slug: 'app-modernization',
  label: 'App Modernisation',
  title: 'Rebuilding an ageing app without losing its users',
  summary:
    'Old Objective-C, Java, Cordova and Xamarin apps renewed screen by screen under the same store listing, with local data carried over and a way back by flag.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Users update as usual while the code underneath is replaced a piece at a time.',
    quickAnswer:
      'Whether an old Xamarin, Cordova or Objective-C app still builds on a clean machine is the first question, because one day a store deadline will ask for a release. We renew such apps for owners who have users, ratings and data to keep. Listing, sign-in and unsent work on the phone stay as they are while the screens are exchanged one after another.',
    atAGlance: {
      fits: 'Apps with loyal users on a framework or toolchain that its maker has dropped',
      notFor: 'With a few hundred users and nothing stored on the phone, a progressive web app costs less',
      firstStep: {
        what: 'A reproducible build from source, every SDK listed',
        output: 'a reasoned choice of repair, stepwise replacement or rewrite',
        weeks: [3, 3],
      },
      charged: 'Build and verdict for one fixed sum; then capped effort, screen by screen',
      youBring: 'Source, signing keys, store accounts, a test backend, whoever made the last release',
    },
    ask: {
      text: 'Framework, version, year of the last release: from these three we can say whether to look at repair or at a rewrite first.',
      button: 'Tell us your app’s framework',
    },
    notNeeded: {
      before: 'One bad screen on a living framework is a repair, not',
      struck: 'app modernisation',
      after: '.',
    },
    argument: {
      heading: 'Five sacks, 66.5 kg, and three totals',
      paragraphs: [
        'Agents of a tea factory weigh growers’ leaf with an old Xamarin app. Google Play takes no more updates built with Xamarin, so its shell has moved to .NET; the screens follow in Kotlin. The scale shows half kilograms, the slip whole ones. For five sacks the old screen prints 66 kg, the first build of the new one 69. Each developer took the rounding that comes to hand: C# sends a half to the even number, Kotlin’s roundToInt() sends it up.',
        'The agent calls 12.5 that becomes 12 a fault and would keep 69; at ₹24 a kilogram it is ₹72 more for the grower. But up at each of five halves is 2.5 kg that were never weighed, and the factory’s ledger, in C# as well, rounds each sack, books 66 and rejects the entry. Accounts ask for 66.5, the truth.',
        'They may get it, as a change of its own, with a date on which slip, ledger and price agreement move together. A replaced screen does what the recording says. Here the repair is short, since Kotlin’s round() takes the even number as well.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Weighing screen · behaviour record 12 · rev B',
      title: 'The new screen adds three kilograms to one grower’s slip',
      columns: ['Old app, recorded', 'New app, first build'],
      rows: [
        {
          before: '9.5 kg becomes 10',
          after: '9.5 kg becomes 10',
          note: 'Alike. A demonstration with this sack would have found nothing.',
        },
        { before: '12.5 kg becomes 12', after: '12.5 kg becomes 13', note: 'Twelve is even.' },
        { before: '13.5 kg becomes 14', after: '13.5 kg becomes 14', note: 'Alike again.' },
        { before: '14.5 kg becomes 14', after: '14.5 kg becomes 15', note: 'Fourteen is even.' },
        { before: '16.5 kg becomes 16', after: '16.5 kg becomes 17', note: 'Sixteen is even.' },
        {
          before: 'Slip: 66 kg',
          after: 'Slip: 69 kg',
          note: 'Weighed were 66.5 kg. The ledger takes 66 and refuses anything else.',
        },
        {
          before: '(int)Math.Round(kg)',
          after: 'kg.roundToInt(), in the second build round(kg).toInt()',
          note: 'With the second build the slip is 66 kg again.',
        },
      ],
      reading:
        'the sacks of one grower, recorded on 17 Nov 2026, bags deducted. Only halves tell the two apart. Rounded once, at the end, 66.5 would be 66 there and 67 here.',
    },
    capabilities: [
      {
        name: 'Make it build, then judge it',
        text: 'Signing keys, provisioning profiles and private dependencies are recovered first, because a lost Android app signing key or Apple team access can stop everything. A dated inventory follows: SDKs, target API level, crash clusters, and frameworks such as Xamarin that their maker no longer supports.',
      },
      {
        name: 'Repair, strangle or rewrite',
        text: 'Repair wins if the framework is alive and the pain is local. Large apps are replaced screen by screen inside the old shell. A rewrite is defensible for small ones only: for months it delivers nothing new, and it forgets undocumented behaviour.',
      },
      {
        name: 'Characterisation tests',
        text: 'Before changing a screen we record what it does now, wrong rounding included, against recorded backend answers. You then rule which oddities are features. Without recordings it is one memory against another whether the new screen works as the old one did.',
      },
      {
        name: 'Carrying local data over',
        text: 'The new version reads the old SQLite schema, preferences and Keychain entries, migrates them under a version marker and keeps the original until the first successful sync. We rehearse from each older release still seen in analytics, skipped versions included.',
      },
      {
        name: 'Same listing, staged switch',
        text: 'Keeping the bundle identifier and the Android package name keeps ratings, links and installations. New screens hide behind server flags, widen by percentage and can be turned off without a release. Crash-free sessions of old and new are compared before the old path is deleted.',
      },
      {
        name: 'Retiring old versions',
        text: 'A minimum-version call lets the backend drop old endpoints with notice, for releases that make it. Older ones, and devices that cannot take the update, we count and agree on a cut-off. If only a handful remain active, closing the app may beat renewing it.',
      },
    ],
    schematic: schematic({
      caption:
        'Old and new screens share one shell, one sign-in and one migrated data store until the flags show the old path unused.',
      lanes: {
        Installed: { users: ['person', 'Existing users'], oldData: ['store', 'Old SQLite file'] },
        'Same bundle': { flags: 'Screen flags', migrator: 'Data migrator' },
        Screens: {
          legacy: 'Legacy screens',
          renewed: 'Renewed screens',
          newData: ['store', 'New local store'],
        },
        Evidence: { recordings: ['document', 'Behaviour records'], crash: 'Old and new compared' },
      },
      flows: [
        ['users', 'flags', 'store update'],
        ['oldData', 'migrator', 'versioned copy'],
        ['flags', 'legacy'],
        ['flags', 'renewed', 'widening share'],
        ['migrator', 'newData', 'after checks'],
        ['legacy', 'recordings', 'captured'],
        ['recordings', 'crash', 'expected'],
        ['renewed', 'crash', 'results, crashes'],
      ],
      mark: {
        node: 'recordings',
        before: 'Old specification',
        doubt: 'Tester: where is it written how it rounds today?',
        answer: 'Nowhere, so we record the old screen first.',
      },
    }),
  },
});
