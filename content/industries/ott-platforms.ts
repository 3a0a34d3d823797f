import { industryPage, schematic } from '../catalogue/define';

export const ottPlatforms = industryPage({
  slug: 'ott-platforms',
  label: 'OTT Platforms',
  title: 'OTT platforms judged by start-up time and rights',
  summary:
    'Packaging in CMAF, multi-DRM, entitlement by rights window, server-side ads and television apps for streaming services, measured in the viewer’s player.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Viewers see the first frame soon after pressing play, on any screen they own.',
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
      },
      {
        name: 'Rights windows and catalogue',
        users: 'Acquisitions, content operations',
        text: 'Territory, language, window, holdback and platform are data on each title, identified by EIDR where it exists. Search, recommendations and downloads all ask the same rule. Age ratings follow the categories in India’s IT Rules 2021.',
        hardPart: 'An offline download outlives its window unless the licence itself carries the expiry.',
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
        'A title is packaged once, yet each play is decided afresh: window and territory, a licence for the device, then the ad breaks.',
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
        answer: 'The licence carries your rule: UHD on protected hardware.',
      },
    }),
  },
});
