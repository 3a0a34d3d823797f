import { industryPage, schematic } from '../catalogue/define';

export const liveStreaming = industryPage({
  slug: 'live-streaming',
  label: 'Live Streaming',
  title: 'Live streaming with latency chosen, not inherited',
  summary:
    'Contribution over SRT or WHIP, redundant encoding, LL-HLS and WebRTC delivery, ad breaks, chat and takedown for sport, worship, commerce and events.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The event stays on air when an encoder, a link or a CDN fails.',
    quickAnswer:
      'An auction needs the picture in under a second, a cricket match in perhaps six, a lecture in thirty, and each of these buys a different system. For sports rights holders, event houses, temples, retailers and educators we settle that number event by event. Then comes a rehearsal on the venue’s actual links, in the evening, with one path pulled.',
    atAGlance: {
      fits: 'Sport, worship, auctions and launches: moments that cannot be repeated for the camera',
      notFor: 'An internal town hall needs only a meeting service that records',
      firstStep: {
        what: 'Latency and failure budget drawn, then a rehearsal on site',
        output: 'measured links and a runbook that says who may cut the feed',
        weeks: [2, 3],
      },
      charged: 'By event day and crew, the rehearsal being the first; CDN on your own contract',
      youBring: 'Venue and carrier contacts, rights by territory, the encoder list, your own producer',
    },
    ask: {
      text: 'Tell us your next event, its venue and the delay that viewers will bear. We name a latency class and the path to pull in rehearsal.',
      button: 'Name your next event',
    },
    notNeeded: {
      before: 'If your event can be watched tomorrow, film it. Spare yourself the',
      struck: 'live stream',
      after: '.',
    },
    argument: {
      heading: 'The spare path sets the delay',
      paragraphs: [
        'A league match on 14 November served as rehearsal, streamed to test players only. Before the crowd came, the bonded mobile path answered in 70 milliseconds, with the ground full in 400. An SRT receiver has to hold the picture for about four round trips to let lost packets be sent again, and half a trip passes on the way: 1,800 on this path, while the fibre manages with its default of 120 and ten for the way.',
        'The product owner counts the fibre, since the spare is for emergencies, and arrives at 3,430. The afternoon’s test would give 3,615. Both could be sold as four seconds. But B’s part has to be there when A’s would have come, or the player runs dry, so A waits as long as B even without a failure. The chain takes 5,100.',
        'There is a third way: A early, B late. When the fibre goes, the next part comes 1,670 milliseconds late. A player that holds 1,200 freezes for 470 and runs on at 3,900 with nothing held; once it holds 1,200 again, it is at 5,100. Sold at four seconds, that will do if the producer accepts it. The final is sold at six, with 900 to spare, so both paths keep one time; merged, they would wait as long. At 21:04 the fibre was pulled, and the players reported no gap.',
      ],
    },
    capabilities: [
      {
        name: 'Contribution from venue',
        users: 'Outside-broadcast engineers',
        text: 'Two independent paths, fibre and bonded mobile, carry SRT with encryption and a retransmission buffer sized to the measured round trip. Browser guests join by WHIP. In a studio on SMPTE ST 2110 we take the feed at its gateway.',
        hardPart:
          'Venue internet passes the afternoon test and collapses when a full stadium of phones walks in.',
      },
      {
        name: 'Latency class and packaging',
        users: 'Streaming engineers, product owners',
        text: 'Bidding and quizzes get WebRTC, sport beside social media gets low-latency HLS (LL-HLS), everything else ordinary HLS. Shorter delay means smaller buffers and more rebuffering, so we set the class per event and not per platform.',
        hardPart:
          'Viewers hear the neighbour cheer before they see the goal, so they compare you with broadcast television.',
      },
      {
        name: 'Surge and multi-CDN',
        users: 'Operations centre',
        text: 'Everyone arrives together at the toss, so sessions, entitlement and manifests are load-tested for that minute. Origin shield and request collapsing protect the packager. Traffic shifts between CDNs in small steps, on player measurements sent with CMCD.',
        hardPart: 'Login breaks before video does, because no cache can stand in front of a password check.',
      },
      {
        name: 'Breaks, replays and highlights',
        users: 'Ad operations, clip editors',
        text: 'SCTE-35 markers open breaks for server-side insertion and blackouts by territory. A DVR window lets latecomers rewind, editors cut highlights from the live segments, and the on-demand version drops dead air without a second encode.',
        hardPart:
          'Break length is unknown when it starts, so the stitcher must return to play in mid-advertisement.',
      },
      {
        name: 'Chat, commerce and takedown',
        users: 'Moderators, hosts, rights desk',
        text: 'Chat, polls and pinned products are timed to each viewer’s own delay. Moderation queues and a two-person stop button cover unlawful content under the IT Rules 2021. A watermark per session traces a pirated restream to its account.',
        hardPart:
          'An order placed on a delayed offer has to be honoured or refused by a rule shown beforehand.',
      },
    ],
    schematic: schematic({
      caption:
        'Links, encoders and delivery networks exist twice, so that the loss of one of them leaves a path to the viewer.',
      lanes: {
        Venue: { camera: ['person', 'OB engineer'], fibre: 'SRT over fibre', mobile: 'SRT over mobile' },
        Encode: { first: 'Encoder A', second: 'Encoder B' },
        Origin: { origin: 'LL-HLS origin', marks: 'SCTE-35 breaks' },
        Edge: { cdnA: ['outside', 'First CDN'], cdnB: ['outside', 'Second CDN'] },
        Watch: { viewer: ['person', 'Viewer'] },
      },
      flows: [
        ['camera', 'fibre'],
        ['camera', 'mobile'],
        ['fibre', 'first'],
        ['mobile', 'second'],
        ['first', 'origin', 'aligned segments'],
        ['second', 'origin'],
        ['marks', 'origin', 'cue'],
        ['origin', 'cdnA'],
        ['origin', 'cdnB'],
        ['cdnA', 'viewer', 'CMCD back'],
        ['cdnB', 'viewer'],
      ],
      mark: {
        node: 'mobile',
        before: 'SRT over second fibre',
        doubt: 'OB engineer: do both fibres lie in one trench?',
        answer: 'They might, so the second path is bonded mobile.',
      },
    }),
    route: {
      name: 'Feed LS-26-118',
      about: 'rehearsal in a full ground',
      stations: [
        {
          at: 'camera',
          value: 'Round trips',
          fields: [
            { label: 'Mobile, 15:00', value: '70 ms, ground empty' },
            { label: 'Mobile, 20:30', value: '400 ms, ground full' },
            { label: 'Fibre', value: '20 ms at both hours' },
            { label: 'On', value: '14 Nov 2026, a Saturday' },
            { label: 'Sold', value: '6 seconds' },
          ],
          onward: 'picture',
        },
        {
          at: 'fibre',
          value: '1,790 ms',
          fields: [
            { label: 'By itself', value: '4 × 20 = 80, so 120' },
            { label: 'Mobile takes', value: '4 × 400 + 200 = 1,800' },
            { label: 'SRT latency', value: '1,800 − 10 = 1,790' },
          ],
          mark: { struck: '120 ms', note: 'Encoder A would be early, and B no spare.' },
          onward: 'picture, on time',
        },
        {
          at: 'first',
          value: '1,200 ms',
          fields: [
            { label: 'Timecode', value: 'The same as in B' },
            { label: 'Part', value: '400 ms' },
          ],
          onward: 'aligned segments',
        },
        {
          at: 'origin',
          value: '3,600 ms',
          sum: {
            rows: [
              ['Venue', '200'],
              ['Path, the slower', '1,800'],
              ['Encoder', '1,200'],
              ['One part', '400'],
            ],
            total: ['At the origin', '3,600'],
          },
          onward: 'parts',
        },
        {
          at: 'cdnA',
          value: '300 ms',
          fields: [
            { label: 'Fibre pulled', value: '21:04, B goes on' },
            { label: 'Gap by CMCD', value: 'None' },
          ],
          onward: 'parts to play',
        },
        {
          at: 'viewer',
          value: '5,100 ms',
          fields: [{ label: 'PART-HOLD-BACK', value: '3 × 400 = 1,200' }],
          sum: {
            rows: [
              ['At the origin', '3,600'],
              ['Delivery', '300'],
              ['Player holds', '1,200'],
            ],
            total: ['To the screen', '5,100'],
          },
        },
      ],
    },
  },
});
