import { industryPage, schematic } from '../catalogue/define';

export const gameDevelopment = industryPage({
  slug: 'game-development',
  label: 'Game Development',
  title: 'Game development with netcode tested before art',
  summary:
    'Co-development, multiplayer back ends, live operations and store certification for studios and publishers, with frame, memory and latency budgets from day one.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'You play the risky part of the game, on weak phones and bad networks, before buying the art.',
    quickAnswer:
      'Two things end a game: it is no fun, or it costs too much to run. Grey boxes can test both. We write client code in Unity, Unreal or Godot, build multiplayer servers and take over live titles, for studios, publishers and learning companies. First comes a slice at target frame rate, which remote testers play through simulated packet loss.',
    atAGlance: {
      fits: 'Studios, publishers and learning companies with a multiplayer idea or a live title',
      notFor: 'For a week’s promotion, license a template game from an agency',
      firstStep: {
        what: 'Frame and latency budgets, then a grey-box slice',
        output: 'a playable slice, tested remotely through packet loss, with server cost per match',
        weeks: [5, 7],
      },
      charged: 'Fixed for the slice, sprints for production, a monthly retainer for a live title',
      youBring:
        'The design paper, your weakest target phone, store and console accounts, a creative lead who decides',
    },
    ask: {
      text: 'Where could the game turn out dull, or too costly to run? Name that part and your weakest phone; we describe the grey-box slice.',
      button: 'Name the game’s risky part',
    },
    notNeeded: {
      before: 'Play the idea with paper cards. If the table is bored, no',
      struck: 'game development',
      after: 'saves it.',
    },
    argument: {
      heading: 'The better average left one player out',
      paragraphs: [
        'Four players of one rating band wait at 02:10. Three are in India, close to the Mumbai servers; P4 sits in Manila. By average, which a hosting service offers first, Mumbai wins, 61 milliseconds against 72 for Singapore. The service can cap each ping; this game’s server rewinds a shot by 150 at most, so P4’s 140 passes. But he aimed at a picture older by the 30 of his client’s interpolation: 170. The evening before, in Mumbai, 26 of his 40 hits counted.',
        'The producer protects the three, who would pay about 41 milliseconds each for one stranger. The network programmer answers that lost hits are missing from the rating too: P4 drops a band for his line, and meets weaker players whenever a nearer server is up. Her rule excludes a region in which anyone is above the rewind, and takes the lowest average of the rest. In Singapore the longest rewind is 110.',
        'A bot for P4 would end the wait and make the match unranked; a fourth player nearby did not come in 44 of the 45 seconds. Of 25 lobbies between 02:00 and 04:00, 19 stayed where they were, four moved and two went back to the queue. If two is too many, the answer is a third region or a longer rewind, and the second is paid by whoever is shot behind cover.',
      ],
    },
    capabilities: [
      {
        name: 'Grey-box slice and budgets',
        users: 'Game directors, technical artists',
        text: 'One loop is built with placeholder art against budgets: 16.7 milliseconds a frame at 60 Hz, memory, draw calls, download size. Numbers come from the weakest phone in the target market, and every art asset later has to fit within them.',
        hardPart:
          'Fun does not show in a schedule, so the slice needs a kill date agreed before anyone loves it.',
      },
      {
        name: 'Netcode and match servers',
        users: 'Players, network programmers',
        text: 'Fighting games get rollback, shooters an authoritative server with client prediction, card games plain turns over HTTPS. Ratings use a Glicko-type method with wait time as its limit. Peer-to-peer costs least and exposes players’ addresses.',
        hardPart:
          'Rollback needs a deterministic simulation, and one floating-point difference between devices splits the match.',
      },
      {
        name: 'Live operations and economy',
        users: 'Live-ops producers, analysts',
        text: 'Events, offers and balance values are data with preview, schedule and undo. Grants pass through a ledger of currencies, so a duplicated purchase callback pays once. We do not build real-money games, which India’s 2025 online gaming law prohibits.',
        hardPart:
          'Inflation creeps in through generous events, and taking currency back costs more goodwill than it restores.',
      },
      {
        name: 'Certification and store release',
        users: 'Release managers, QA leads',
        text: 'Console requirements, IARC age ratings, privacy labels and child-data duties under COPPA or the DPDP Act are tracked from alpha. Suspend, sign-out and full-disk cases are automated on real hardware where the platform allows it.',
        hardPart:
          'A failed submission costs a slot as well as a fix, and the marketing date is already paid for.',
      },
      {
        name: 'Cheating and player safety',
        users: 'Community managers, moderators',
        text: 'Server checks on speed, line of sight and economy catch what the client cannot be trusted with. Chat reports keep context for a human decision and appeal. For casual titles, leave kernel-level anti-cheat alone.',
        hardPart:
          'False bans hit the best players first, because skill and automation look alike in the data.',
      },
    ],
    schematic: schematic({
      caption: 'Clients only send inputs; the match server decides what happened and what the ledger pays.',
      lanes: {
        Players: { client: 'Game client', voice: 'Chat and reports' },
        Match: { lobby: 'Skill matchmaking', server: 'Match server' },
        State: { ledger: ['store', 'Currency ledger'], events: ['store', 'Match telemetry'] },
        Operate: {
          producer: ['person', 'Live-ops producer'],
          analyst: ['person', 'Balance analyst'],
          moderator: ['person', 'Moderator'],
        },
      },
      flows: [
        ['client', 'lobby', 'rating, region'],
        ['lobby', 'server', 'seats'],
        ['client', 'server', 'inputs'],
        ['server', 'ledger', 'rewards'],
        ['server', 'events'],
        ['voice', 'moderator', 'with context'],
        ['ledger', 'producer', 'inflation'],
        ['events', 'analyst'],
        ['events', 'moderator', 'cheat signals'],
      ],
      mark: {
        node: 'server',
        before: 'Player-hosted match',
        doubt: 'Community manager: who stops a host that cheats?',
        answer: 'Clients send inputs; the server decides the match.',
      },
    }),
    route: {
      name: 'Lobby L-3308, 2 v 2',
      about: 'ranked, Sunday 02:10 IST',
      stations: [
        {
          at: 'client',
          value: 'P4, from Manila',
          fields: [
            { label: 'Rating', value: '1,512, deviation 60' },
            { label: 'To Mumbai', value: '140 ms' },
            { label: 'To Singapore', value: '60 ms' },
            { label: 'Queued', value: '22 Nov 2026, 02:10' },
          ],
          onward: 'rating, region',
        },
        {
          at: 'lobby',
          value: 'Full after 44 s',
          fields: [
            { label: 'Mumbai', value: '30, 35, 39 and 140 ms' },
            { label: 'Singapore', value: '72, 76, 80 and 60 ms' },
            { label: 'Wait', value: '45 s at most' },
            { label: 'Bot', value: 'No, the match is ranked' },
          ],
          onward: 'seats',
        },
        {
          at: 'server',
          value: 'Singapore',
          fields: [
            { label: 'Rewinds', value: '150 ms at most' },
            { label: 'Longest in it', value: '80 + 30 = 110 ms' },
            { label: 'In Mumbai', value: '140 + 30 = 170 ms' },
            { label: 'Average', value: '72 ms, in Mumbai 61 ms' },
          ],
          mark: { struck: 'Mumbai', note: 'Its average hid a player beyond the rewind.' },
          onward: 'hits',
        },
        {
          at: 'events',
          value: '37 hits',
          fields: [{ label: 'In Mumbai', value: '26 of 40, the evening before' }],
          sum: {
            rows: [
              ['Hits of P4, full rewind', '40'],
              ['P4 already down', '−3'],
              ['Beyond the rewind', '0'],
            ],
            total: ['Hits counted', '37'],
          },
          onward: 'lobbies by region',
        },
        {
          at: 'analyst',
          value: '25 lobbies',
          sum: {
            rows: [
              ['Same region by either rule', '19'],
              ['Moved', '4'],
              ['Back to the queue', '2'],
            ],
            total: ['02:00 to 04:00', '25'],
          },
        },
      ],
    },
  },
});
