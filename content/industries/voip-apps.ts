import { industryPage, schematic } from '../catalogue/define';

export const voipApps = industryPage({
  slug: 'voip-apps',
  label: 'VoIP Apps',
  title: 'VoIP apps for locked phones and bad networks',
  summary:
    'Calling apps and contact-centre voice in SIP and WebRTC: push wake-up, NAT traversal, codec choice, fraud limits, and the licence questions asked first.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'On tested handsets the call rings even if the app has slept since yesterday.',
    quickAnswer:
      'A call over office Wi-Fi hides whatever is hard: the handset asleep, the hotel firewall, the fraudster at the weekend, the licence. So we begin with one call across three real networks and log the quality of each leg. We build softphones, web calling and the servers behind them for operators, unified-communication vendors and contact centres. Where a call enters the public network, and under which country’s rules, has to be settled before the codec.',
    atAGlance: {
      fits: 'Products whose calls must reach sleeping phones, browsers and public numbers',
      notFor: 'For calls among your own staff, use the calling in your office suite',
      firstStep: {
        what: 'A test build that calls across three real networks',
        output: 'the call path drawn, a quality log for each leg, a licence checklist',
        weeks: [5, 6],
      },
      charged: 'Effort by the sprint after the test build; carriers bill their minutes to you',
      youBring:
        'A trunk from a licensed operator, push certificates, five handset models, somebody from regulatory affairs',
    },
    ask: {
      text: 'Note network, handset and country at both ends of a bad call. Our drawing shows its probable path and the licence question.',
      button: 'Describe one bad call',
    },
    notNeeded: {
      before: 'Swap the headsets for a week. If the bad calls stop, you were spared a',
      struck: 'VoIP app',
      after: '.',
    },
    argument: {
      heading: 'A limit that sees calls before they end',
      paragraphs: [
        'At 23:40 on a Friday a stolen dialler login starts 40 calls to a zone at ₹60 a minute. The customer runs short-call campaigns there, by night because of its clock, so neither country nor hour can be barred. Its limit for the zone is ₹9,000 in any 24 hours, since one by the calendar day would be whole again at midnight, and ₹2,400 of it is spent.',
        'The limit had been fed from call records, written when a call ends. All 40 would have run to the trunk’s maximum of 60 minutes, 40 × 60 × 60 = 1,44,000 rupees, with the counter still at 2,400. Interim records, one a minute, come close: the third shows 7,200, where 6,600 was left, but the cut falls in the fourth minute, and 9,600 is billed. The trunk buyer’s cap of ten channels loses 36,000 in the hour and stops the next campaign at its eleventh call.',
        'So a call reserves five minutes, ₹300, before it leaves. The rest of the limit lets out 22 calls and refuses 18; at 4:50 the 22 ask for more, nothing is left, so they end before the trunk counts a sixth minute. A genuine call is then refused too. The refusals lock the login against redialling and ring a duty engineer. A lock ends no running call; the limit has, and she may raise it for one number.',
      ],
    },
    capabilities: [
      {
        name: 'Softphone for iOS and Android',
        users: 'Subscribers, mobile staff',
        text: 'Calls arrive by PushKit and CallKit on iOS and by high-priority push with the Telecom framework on Android, then register over SIP (RFC 3261) with TLS. Battery decides the design: the app wakes briefly for each call and holds no permanent registration.',
        hardPart:
          'Some Android makers kill background apps, and a missed push looks to the caller like a switched-off phone.',
      },
      {
        name: 'Media path and codecs',
        users: 'Network engineers, support',
        text: 'ICE finds a path, TURN relays the rest, SRTP protects it. Opus adapts to loss on mobile links. The trunk still speaks G.711, so the session border controller transcodes at known points. One-way delay is budgeted against ITU-T G.114.',
        hardPart: 'Relays far from both parties add the delay that no codec setting can win back.',
      },
      {
        name: 'Trunks, numbers and interconnect',
        users: 'Voice operations, wholesale desk',
        text: 'SIP trunks end at session border controllers with topology hiding, failover and per-route limits. Caller identity is normalised to E.164 and signed with STIR/SHAKEN where the market asks. PSTN access in India goes through a licensed operator.',
        hardPart:
          'Rules differ by country on recording, encryption and breakout, and a roaming user crosses borders daily.',
      },
      {
        name: 'Contact-centre voice',
        users: 'Agents, supervisors, quality team',
        text: 'Browser phones on WebRTC join queues, whisper and transfer, with call events sent to the CRM and a recording that pauses while a card number is spoken. A transcript helps the review; a supervisor gives the score.',
        hardPart:
          'Headsets and laptops cause more bad calls than networks, and agents change both without telling anyone.',
      },
      {
        name: 'Fraud, emergency and evidence',
        users: 'Fraud desk, regulatory affairs',
        text: 'Spend limits per account and destination reserve before a call leaves, and toll-fraud patterns lock outbound calls first. Emergency calls go by the native dialler unless location can be delivered properly. Call records serve lawful requests through a controlled desk.',
        hardPart:
          'Fraud is tried on a Friday night, so somebody who may lift a wrong block has to be on duty then.',
      },
    ],
    schematic: schematic({
      caption: 'Push wakes the phone; only the border controller touches the public network.',
      lanes: {
        Caller: { agent: ['person', 'Agent in browser'] },
        Control: { sip: 'SIP registrar', push: ['outside', 'APNs and FCM'], limits: 'Spend limits' },
        Media: { turn: 'TURN relay', sbc: 'Border controller' },
        Reach: { phone: 'Sleeping softphone', pstn: ['outside', 'Licensed PSTN'] },
        Evidence: { quality: ['store', 'Per-leg call log'] },
      },
      flows: [
        ['agent', 'sip', 'invite'],
        ['agent', 'turn', 'SRTP media'],
        ['sip', 'push', 'wake'],
        ['limits', 'sbc', 'route allowed'],
        ['sip', 'limits', 'trunk call'],
        ['push', 'phone', 'incoming call'],
        ['turn', 'phone', 'Opus'],
        ['sbc', 'pstn', 'G.711, E.164'],
        ['phone', 'quality', 'loss, delay'],
        ['pstn', 'quality', 'release cause'],
      ],
      mark: {
        node: 'limits',
        before: 'Monthly call report',
        doubt: 'Trunk buyer: does Friday’s fraud wait for the invoice?',
        answer: 'Limits reserve first, per account and destination.',
      },
    }),
    route: {
      name: 'Account A-2217, zone 7',
      about: 'a stolen login at night',
      stations: [
        {
          at: 'agent',
          value: '40 calls',
          fields: [
            { label: 'From', value: '20 Nov 2026, 23:40, a Friday' },
            { label: 'Login', value: 'Dialler, 40 channels' },
            { label: 'To', value: 'Zone 7, ₹60 a minute' },
          ],
          onward: 'invite',
        },
        {
          at: 'sip',
          value: 'Accepted',
          fields: [
            { label: 'Password', value: 'Correct' },
            { label: 'Address', value: 'New; agents dial from home' },
            { label: 'Earlier', value: '21:05, zone 7, 40 minutes' },
          ],
          onward: 'trunk call',
        },
        {
          at: 'limits',
          value: '₹6,600 left',
          fields: [
            { label: 'A call reserves', value: '5 minutes, ₹300' },
            { label: 'Renews', value: 'At 4:50, if anything is left' },
          ],
          sum: {
            rows: [
              ['Zone 7, any 24 hours', '9,000'],
              ['Campaign of 21:05, ended', '−2,400'],
            ],
            total: ['Left at 23:40', '6,600'],
          },
          onward: 'route allowed',
        },
        {
          at: 'sbc',
          value: '22 calls',
          fields: [{ label: 'Released', value: '4:50 after the answer' }],
          sum: {
            rows: [
              ['Asked', '40'],
              ['Refused, SIP 403', '−18'],
            ],
            total: ['Let out', '22'],
          },
          mark: { struck: '40 calls', note: 'Calls in progress had counted as nothing spent.' },
          onward: 'G.711, E.164',
        },
        {
          at: 'pstn',
          value: '₹9,000',
          fields: [{ label: 'Pulse', value: '60 seconds, begun is whole' }],
          sum: {
            rows: [
              ['40 min at ₹60', '2,400'],
              ['110 min at ₹60', '6,600'],
            ],
            total: ['Zone 7, in 24 hours', '9,000'],
          },
          onward: 'release cause',
        },
        {
          at: 'quality',
          value: '40 attempts',
          fields: [
            { label: 'Login locked', value: '23:41, after the refusals' },
            { label: 'Duty engineer', value: 'Rung 23:41, at work 23:49' },
          ],
          sum: {
            rows: [
              ['BYE by the limit', '22'],
              ['403, no trunk leg', '18'],
            ],
            total: ['First attempts, 23:40', '40'],
          },
        },
      ],
    },
  },
});
