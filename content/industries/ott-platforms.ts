import { industryPage, schematic } from '../catalogue/define';

export const ottPlatforms = industryPage({
  slug: 'ott-platforms',
  label: 'OTT Platforms',
  title: 'OTT platforms judged by start-up time and rights',
  summary:
    'Packaging in CMAF, multi-DRM, entitlement by rights window, server-side ads and television apps for streaming services, measured in the viewer’s player.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Viewers see the first frame soon after pressing play, on each device that you support.',
    quickAnswer:
      'Two moments judge a streaming service: the seconds before the first frame, and the renewal screen. Encoding, packaging, rights and advertising lie between, and a fault in any of them shows at one end or the other. For regional services, broadcasters and studios that go direct we measure on viewers’ real devices and rank the repairs by viewing hours affected.',
    atAGlance: {
      fits: 'Services, broadcasters and studios that license or own titles and sell them direct',
      notFor: 'A few dozen lectures behind a password: take a hosted video platform',
      firstStep: {
        what: 'Player measurement and an encoding test on ten titles',
        output: 'a drawing of the delivery path, repairs ranked by viewing hours',
        weeks: [4, 5],
      },
      charged: 'The measurement for a fixed sum; repairs in sprints that you may end after each',
      youBring: 'Player logs, ten titles with licence terms, CDN and DRM access, a shelf of test televisions',
    },
    ask: {
      text: 'Name the five television models with the most complaints. What to measure in the player, and on which set first, is our reply.',
      button: 'List your worst televisions',
    },
    notNeeded: {
      before: 'Three films a year do not feed an',
      struck: 'OTT platform',
      after: '. License them to one that has viewers.',
    },
    capabilities: [
      {
        name: 'Encoding ladder and packaging',
        users: 'Video engineers',
        text: 'Titles get a ladder chosen by VMAF per genre, packaged once as CMAF and addressed through both HLS and DASH manifests. Which titles deserve a ladder of their own? Those people watch most, since it costs compute and saves delivery.',
        hardPart:
          'Old televisions refuse segment lengths, codecs and even manifest order that every newer player accepts.',
      },
      {
        name: 'Multi-DRM and entitlement',
        users: 'Security lead, content partners',
        text: 'Widevine, FairPlay and PlayReady licences come from one key service under Common Encryption, and output rules follow the contract: a studio may allow UHD only on hardware-protected devices. Tokens on CDN links limit sharing of a copied manifest.',
        hardPart:
          'FairPlay needs the cbcs scheme and some older PlayReady devices read only cenc, so one package may not serve everyone.',
        today: {
          role: 'Head of streaming',
          pain: 'She books delivery for the premiere and watches a half-empty CDN, while viewers wait for keys that another supplier hands out.',
        },
      },
      {
        name: 'Rights windows and catalogue',
        users: 'Acquisitions, content operations',
        text: 'Territory, language, window, holdback and platform are data on each title, identified by EIDR where it exists. Search, recommendations and downloads all ask the same rule. Age ratings follow the categories in India’s IT Rules 2021.',
        hardPart: 'An offline download outlives its window unless the licence itself carries the expiry.',
        today: {
          role: 'Content operations',
          pain: 'Someone stays up to publish at midnight, once for each territory, and the distributor reads the log next morning.',
        },
      },
      {
        name: 'Advertising tiers',
        users: 'Ad operations, yield managers',
        text: 'Server-side insertion stitches VAST responses into the stream at SCTE-35 or catalogue cue points. Loudness matches EBU R128. Client-side ads remain for partners who demand their own measurement. Both are capped by viewer and creative.',
        hardPart:
          'A creative that arrives unencoded cannot play in this break, so it is transcoded for the next one.',
      },
      {
        name: 'Television, mobile and web apps',
        users: 'Subscribers, households',
        text: 'One playback core and design language run across smart televisions, sticks, phones and browsers. Profiles, parental PIN and watch position follow the household. A device leaves the support list when its viewing hours stop paying for testing.',
        hardPart:
          'A television keeps the browser it was sold with, and leaves your app little memory beside it.',
      },
    ],
    schematic: schematic({
      caption:
        'A title is packaged beforehand, yet each play is decided afresh: window and territory, a licence for the device, then the ad breaks.',
      lanes: {
        Master: { mezzanine: ['document', 'Mezzanine file'], deal: ['document', 'Licence deal'] },
        Prepare: { packager: 'CMAF packager', windows: ['store', 'Rights windows'] },
        Authorise: { entitle: 'Entitlement', keys: ['outside', 'Multi-DRM service'] },
        Deliver: { ssai: 'Ad stitcher', cdn: ['outside', 'CDN'] },
        Screen: { player: 'TV and phone player' },
      },
      flows: [
        ['mezzanine', 'packager'],
        ['deal', 'windows', 'territory, dates'],
        ['windows', 'entitle'],
        ['packager', 'keys', 'key request'],
        ['packager', 'cdn', 'segments'],
        ['entitle', 'ssai', 'ad tier'],
        ['entitle', 'keys', 'allowed device'],
        ['keys', 'player', 'licence'],
        ['ssai', 'player', 'manifest'],
        ['cdn', 'player'],
      ],
      mark: {
        node: 'keys',
        before: 'One shared key',
        doubt: 'Studio: may a rooted phone play it in UHD?',
        answer: 'No: UHD only where protected hardware is reported.',
      },
    }),
    route: {
      name: 'Film F-218, first minute',
      about: 'subscription release',
      stations: [
        {
          at: 'deal',
          value: 'From 4 Dec 2026',
          fields: [
            { label: 'Territories', value: 'India, Nepal, UAE' },
            { label: 'Starts', value: '00:00, the viewer’s local time' },
            { label: 'Screens', value: 'Two at once in a household' },
            { label: 'Keys', value: 'Not before 23:30 IST, 3 Dec' },
          ],
          onward: 'territory, dates',
        },
        {
          at: 'windows',
          value: 'Three starts',
          fields: [
            { label: 'Nepal, UTC+5:45', value: '23:45 IST, 3 Dec' },
            { label: 'India, UTC+5:30', value: '00:00 IST, 4 Dec' },
            { label: 'UAE, UTC+4:00', value: '01:30 IST, 4 Dec' },
          ],
          mark: {
            struck: '00:00 IST, all',
            note: 'The Gulf would have watched 90 minutes too early.',
          },
          onward: 'rule per territory',
        },
        {
          at: 'entitle',
          value: '1,63,200 streams',
          sum: {
            rows: [
              ['Play, 00:00 to 00:01 IST', '1,80,000'],
              ['UAE, not yet open', '−9,000'],
              ['No right in the territory', '−3,000'],
              ['Third screen', '−4,800'],
            ],
            total: ['Streams to start', '1,63,200'],
          },
          onward: 'allowed device',
        },
        {
          at: 'keys',
          value: '66,000 licences',
          fields: [
            { label: 'Contract', value: '1,500 licences a second' },
            { label: 'Needed', value: '66,000 ÷ 60 = 1,100' },
          ],
          sum: {
            rows: [
              ['Streams to start', '1,63,200'],
              ['Phones that hold one', '−97,200'],
            ],
            total: ['Asked in the minute', '66,000'],
          },
          onward: 'licence',
        },
        {
          at: 'cdn',
          value: '519 gigabits/s',
          fields: [{ label: 'Booked', value: '600 Gbit/s on two CDNs' }],
          sum: {
            rows: [
              ['1,02,000 phones, 1.5 Mbit/s', '153'],
              ['61,200 televisions, 5 Mbit/s', '306'],
              ['Already playing, all titles', '60'],
            ],
            total: ['Gbit/s', '519'],
          },
          onward: 'segments',
        },
        {
          at: 'player',
          value: 'Four answers',
          fields: [
            { label: 'Streams', value: 'First frame' },
            { label: 'UAE', value: 'Countdown to 01:30 IST' },
            { label: 'Third screen', value: 'Names the two that play' },
            { label: 'Elsewhere', value: 'Opened by link: no right here' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Why phones may hold the key before midnight',
      paragraphs: [
        'Without early keys, 1,63,200 ÷ 60 = 2,720 licences a second are asked of a service that contracted for 1,500. With even arrivals the queue lasts 1,63,200 ÷ 1,500 = 108.8 seconds, so the last viewer waits 49. The CDN has room all the while. Booking more of it cures nothing.',
        'Operations would let open phone apps fetch their licence from 23:30. The studio’s security lead objects to keys in the wild so early. Two locks serve both: the phone holds a licence, while the token for manifest and segments is not valid before the territory’s start. The deal must say so, as here. Televisions keep none and ask at the start, each on its own second of a visible countdown. Only that makes an even 1,100 true. Players begin with 5 seconds of buffer, which adds about 38 Gbit/s to the 519; at 30 seconds, a usual setting, it would be about 230, more than is booked: 749 against 600.',
        'Then the start itself. One start in Indian time is simpler to publish, and adds 9,000 streams in the UAE that breach the deal, while Nepal waits 15 minutes for a film it has paid for. Local time costs three rows.',
      ],
    },
    terms: [
      {
        term: 'Rights window',
        meaning:
          'From when to when a title may be shown in a territory, by whom and in which way. Its start needs a time zone as much as a date.',
      },
      {
        term: 'Holdback',
        meaning:
          'A time in which a title that you have licensed may not yet be shown, because another window, often the cinema’s, is still running.',
      },
      {
        term: 'Concurrent streams',
        meaning:
          'Streams playing at one moment. Delivery is sized by it; licences and logins are sized by how many begin in a second, which is another number.',
      },
    ],
    related: [
      {
        page: 'industries/live-streaming',
        reason: 'When the picture itself is made in that minute, at a venue.',
      },
      {
        page: 'industries/media-cms',
        reason: 'If titles, artwork and schedules are late, and playing them is easy.',
      },
      {
        page: 'services/disaster-recovery',
        reason: 'What is rehearsed for the night on which a supplier fails.',
      },
      {
        page: 'services/cross-platform',
        reason: 'How much of an app televisions, phones and browsers can share.',
      },
      {
        page: 'solution/loyalty-programs',
        reason: 'When viewers arrive for one film and leave with the month.',
      },
      { page: 'industries/game-development', reason: 'If what you publish is played and not watched.' },
    ],
    faq: [
      {
        question: 'Does a licence that waits on a phone count as a screen?',
        answer:
          'No. A screen is a session that reports that it plays. If waiting licences counted, a household whose two phones had fetched theirs could not start the television. The price is that a phone in flight mode goes uncounted, until its licence ends.',
      },
      {
        question: 'May a subscriber from Pune watch the film while he is in Dubai?',
        answer:
          'The deal decides, and most rows say where the viewer is, whatever his bill says. In this one he waits for the UAE’s start. A downloaded copy is another clause: its licence was issued in India, so ask whether it may travel before the first download.',
      },
      {
        question: 'What do a paywall and DRM not prevent, and when does a failed UPI mandate lock?',
        answer:
          'Neither stops a camera before the screen, nor a password shared among as many screens as the plan sells. A mandate’s debit that fails in peak hours may only be queued: UPI AutoPay runs before 10:00, from 13:00 to 17:00 and after 21:30. So access stays until the gateway’s final no, and then for the days of grace that your terms name; how many is a matter for finance.',
      },
    ],
    chapters: {
      order: ['case', 'systems', 'build-or-buy'],
      systemsMap: [
        {
          system: 'Multi-DRM service',
          holds: 'Keys, licences, device security levels',
          integration: 'Entitlement message signed by us, licence by them',
          gotcha: 'The rate in the contract is often a monthly volume; ask for a figure by the second.',
        },
        {
          system: 'Rights and avails sheets',
          holds: 'Titles, territories, dates, platforms',
          integration: 'Imported file, each row confirmed by acquisitions',
          gotcha: 'Dates come without a zone, and “until 31 March” may or may not include that day.',
        },
        {
          system: 'CDNs',
          holds: 'Segments, tokens, logs',
          integration: 'Token signing, log delivery, purge',
          gotcha: 'A manifest cached at 23:59 with an error is served as an error after midnight.',
        },
        {
          system: 'Billing and app stores',
          holds: 'Subscriptions, plans, renewals',
          integration: 'Server notifications, nightly comparison',
          gotcha:
            'A renewal that is being retried is neither paid nor ended; entitlement needs a rule for it.',
        },
      ],
      buildOrBuy: [
        {
          way: 'License to a service with viewers',
          rightWhen: 'Few titles a year, and no appetite to win subscribers.',
          price: 'Its share, its data, its place on the home screen.',
        },
        {
          way: 'Hosted OTT suite',
          rightWhen: 'One country, ordinary plans, and televisions that its apps already cover.',
          price: 'A fee by subscriber; its peak is shared with other tenants.',
        },
        {
          way: 'Suite, with your own entitlement',
          rightWhen: 'Deals differ by title and territory more than the suite can say.',
          price: 'One more service that has to answer at midnight.',
        },
        {
          way: 'Own player, entitlement and apps',
          rightWhen: 'Start-up time and advertising are where you compete.',
          price: 'A shelf of televisions and people to test on them, for good.',
        },
      ],
      plan: [
        {
          name: 'Measure and test',
          text: 'Ten titles encoded anew, start-up and failures read from real players, repairs ranked by hours watched.',
          weeks: [4, 5],
        },
        {
          name: 'Entitlement and windows',
          text: 'Deals as rows with time zones; catalogue, search, downloads and play ask one rule.',
          weeks: [5, 7],
        },
        {
          name: 'Keys, tokens, rehearsal',
          text: 'Early licences, token start, a load test with the key service, suppliers on the call.',
          weeks: [4, 6],
        },
        {
          name: 'Televisions and advertising',
          text: 'The worst sets first; stitched breaks once the stream holds.',
          weeks: [6, 9],
        },
      ],
      costDrivers: [
        {
          driver: 'Television models',
          why: 'Every family of sets has its own decoder faults and memory limits.',
          keepDown: 'Support by viewing hours; drop a model with notice.',
          step: 3,
        },
        {
          driver: 'Deals in prose',
          why: 'Each clause is read into territory, time and device with acquisitions.',
          keepDown: 'One schedule form for every new deal.',
          step: 1,
        },
        {
          driver: 'Load on suppliers',
          why: 'A rehearsal at full rate needs their consent and their night shift.',
          keepDown: 'Write two rehearsals a year into the contract.',
          step: 2,
        },
      ],
      kpis: [
        {
          name: 'Start-up time',
          formula: 'play pressed to first frame, median and slowest twentieth, by device family',
        },
        { name: 'Failed starts', formula: 'plays without a first frame ÷ plays that entitlement allowed' },
        {
          name: 'Plays outside a window',
          formula: 'streams whose territory and second no row allows; wanted 0',
        },
      ],
    },
  },
});
