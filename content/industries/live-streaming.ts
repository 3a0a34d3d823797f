import { industryPage, schematic } from '../catalogue/define';

export const liveStreaming = industryPage({
  slug: 'live-streaming',
  label: 'Live Streaming',
  title: 'Live streaming with latency chosen, not inherited',
  summary:
    'Contribution over SRT or WHIP, redundant encoding, LL-HLS and WebRTC delivery, ad breaks, chat and takedown for sport, worship, commerce and events.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'The event stays on air when an encoder, a link or a CDN fails, and the operator sees the fault before viewers write about it.',
    quickAnswer:
      'How late may the picture be? An auction needs less than a second, a cricket match perhaps six, a lecture thirty, and each answer buys a different system. Sports rights holders, event houses, temples, retailers and educators bring us that question. Within three weeks they receive a latency and failure budget, a rehearsal on their venue’s actual links, and a runbook for the first event, including who may cut the feed.',
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
        text: 'WebRTC for bidding and quizzes, LL-HLS for sport beside social media, ordinary HLS for everything else. Shorter delay means smaller buffers and more rebuffering, so we set the class per event and not per platform.',
        hardPart:
          'The neighbour’s shout before the goal is compared with broadcast television, not with your competitor.',
      },
      {
        name: 'Surge and multi-CDN',
        users: 'Operations centre',
        text: 'Sessions, entitlement and manifests are load-tested at the toss, since everyone arrives together. Origin shield and request collapsing protect the packager. Traffic shifts between CDNs on player measurements sent with CMCD, in small steps.',
        hardPart: 'Login breaks before video does, because no cache can stand in front of a password check.',
      },
      {
        name: 'Breaks, replays and highlights',
        users: 'Ad operations, clip editors',
        text: 'SCTE-35 markers open breaks for server-side insertion and blackouts by territory. A DVR window lets latecomers rewind, and editors cut highlights from the live segments. The on-demand version drops dead air without a second encode.',
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
        'Everything before the viewer exists twice: two links, two encoders, two networks, with player measurements deciding which pair carries the audience.',
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
    }),
  },
});
