import { schematic, servicePage } from '../catalogue/define';

export const iosApps = servicePage({
  slug: 'ios-apps',
  label: 'iOS Apps',
  title: 'iOS apps planned around review, updates and no signal',
  summary:
    'Native Swift apps for iPhone and iPad: an offline rule per record, a review-risk list before design, TestFlight from week three and phased releases.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An app that keeps working in a lift shaft, with its review risks known before design.',
    quickAnswer:
      'A technician in a lift shaft completes a visit report without signal; two hours later the phone is back on the network and the office has changed the same record. What happens then is decided per record type, before a screen is drawn. We write native iPhone and iPad apps in Swift for product owners and field organisations that need the camera, secure hardware, widgets or long offline work. We read Apple’s review rules just as early.',
    atAGlance: {
      fits: 'iPhone or iPad users who need the camera, secure hardware, widgets or long offline work',
      notFor: 'Forms filled in over a good connection do as well in a web application, without a store',
      firstStep: {
        what: 'Offline rules drawn, and a TestFlight build of one task',
        output: 'a build on your own devices and a written list of review risks',
        weeks: [3, 3],
      },
      charged:
        'The first build at a fixed price, features by the sprint, Apple’s yearly changes on a retainer',
      youBring:
        'An Apple developer account in your name, five of your users’ devices, API access, one field worker',
    },
    ask: {
      text: 'Technician and office can both change one record. Tell us which, and we propose what happens when the phone is online again.',
      button: 'Name one offline record',
    },
    notNeeded: {
      struck: 'An iOS app',
      after: 'that repeats your website may fail Apple’s review. Improve the website.',
    },
    argument: {
      heading: 'A second patient in the call changes who takes the money',
      paragraphs: [
        'A physiotherapy centre’s app counts knee bends with the camera, free for everybody, and sells a course of treatment for ₹6,000. The head of product wants one button and the centre’s own UPI checkout. The iOS developer would take one in-app purchase, as the safe way, and give Apple 15 % of it. Review can refuse both.',
        'A visit is consumed outside the app, and guideline 3.1.3(e) wants it sold without Apple. A live hour between two people may be paid either way, by 3.1.3(d). The same clause ends one person later: “one-to-few and one-to-many” services must use in-app purchase. So the price falls into two parts, ₹4,600 and ₹1,400, and Apple’s 15 % comes to ₹210.',
        'To treat all video alike is the careful reading, and it costs ₹480 a course, since it gives Apple the hours as well. Product is right that two payments are clumsy, and whether an evening is refunded is for Apple to say. The list of review risks is written before design for this reason: on a sketch the price can still be cut in two, and the group evenings can still wait for the second version.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Review-risk list · line 2 of 9 · 20 Nov 2026',
      title: 'The course for ₹6,000 is sold as two purchases',
      chosen: 'Visits and single hours by UPI; group evenings as in-app purchase',
      why: '4 visits at ₹700 and 3 video hours with one therapist at ₹600 go through the centre’s checkout: ₹4,600. 7 group evenings by video at ₹200 go through Apple: ₹1,400, of which it keeps ₹210.',
      rejected: [
        {
          option: 'Everything by UPI',
          why: 'Apple gets ₹0, and review refuses: a group evening is one-to-many.',
        },
        {
          option: 'All video through Apple',
          why: 'Passes, at ₹480 instead of ₹210: a live hour between two people need not be sold there.',
        },
        {
          option: 'One in-app purchase for the course',
          why: 'Costs ₹900, and review refuses: visits are consumed outside the app.',
        },
      ],
      reopens:
        'A second patient joins an hour and makes it one-to-few, or Apple admits links to other checkouts in India.',
      reading:
        'prices are without GST. 15 % is Apple’s rate for small businesses, assumed here; at 30 % each of its amounts doubles. An evening sold on the website opens in the app too (3.1.3(b)), since Apple sells it.',
    },
    capabilities: [
      {
        name: 'Review risks before design',
        text: 'We read your idea against the App Review Guidelines first: digital goods need in-app purchase, though since May 2025 apps on the US storefront may link out; accounts need in-app deletion; a wrapped website may be refused as minimum functionality. A business rule changed now costs a meeting; changed after a refusal, it costs the launch date.',
      },
      {
        name: 'SwiftUI with UIKit where it pays',
        text: 'New screens are SwiftUI under Swift’s strict concurrency checking. Heavy collection views, camera capture and some text editing still go better in UIKit. Supporting older iOS versions narrows the choice, so we set the minimum version from your device list.',
      },
      {
        name: 'Offline records and conflicts',
        text: 'Every record type gets a conflict rule: last write wins for a note, field merge for a visit report, server decides for a price. Background tasks on iOS run when the system allows it, so sync also starts whenever the app opens.',
      },
      {
        name: 'Secrets and device checks',
        text: 'Tokens sit in the Keychain with an access class that fits the task, keys for signing stay in the Secure Enclave, and App Attest lets your API doubt modified copies. The build is tested against OWASP MASVS with the MASTG cases.',
      },
      {
        name: 'Asking for permission late',
        text: 'The push prompt appears after the first moment it would have helped, with a screen explaining why, because iOS asks once. Location and photos are asked for as late. Privacy labels and the privacy manifest are filled from the code’s actual SDKs.',
      },
      {
        name: 'Phased release, forward repair',
        text: 'An update spreads over seven days and can be paused, though users cannot be taken back to the older version. We therefore keep risky features behind server flags, watch crash-free sessions, and agree a minimum supported version with a polite forced-update screen.',
      },
    ],
    schematic: schematic({
      caption:
        'The API accepts the phone’s queue of unsent work only from a device that has proved what it is.',
      lanes: {
        iPhone: {
          user: ['person', 'Technician'],
          screens: 'SwiftUI screens',
          store: ['store', 'Local records'],
        },
        Device: { enclave: 'Keychain, Enclave', sync: 'Sync queue' },
        Apple: { attest: ['outside', 'App Attest'], apns: ['outside', 'APNs'] },
        Backend: { api: 'Mobile API', rules: 'Conflict rules' },
      },
      flows: [
        ['user', 'screens', 'visit report'],
        ['screens', 'store', 'offline write'],
        ['store', 'sync', 'pending'],
        ['enclave', 'attest', 'new key, once'],
        ['attest', 'sync', 'attestation'],
        ['sync', 'api', 'proof, signed work'],
        ['api', 'rules', 'per record type'],
        ['apns', 'sync', 'wake up'],
      ],
      mark: {
        node: 'enclave',
        before: 'Key in app bundle',
        doubt: 'API owner: cannot anybody read that key out?',
        answer: 'It stays in the Enclave, and Apple attests it.',
      },
    }),
    faq: [
      {
        question: 'Apple refuses the app a week before launch: who works on it, and who pays?',
        answer:
          'What departs from an agreed criterion, such as a missing account deletion, is ours to correct, by acceptance or warranty. If the rule stood on the list of review risks and you kept the idea, it is a priced change. A rule missing from that list is for the order to settle. Apple may speed up a review for a dated event, or not, so submit three weeks before it.',
      },
    ],
  },
});
