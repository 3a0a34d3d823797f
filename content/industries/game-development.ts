import { industryPage, schematic } from '../catalogue/define';

export const gameDevelopment = industryPage({
  slug: 'game-development',
  label: 'Game Development',
  title: 'Game development with netcode tested before art',
  summary:
    'Co-development, multiplayer back ends, live operations and store certification for studios and publishers, with frame, memory and latency budgets from day one.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'You play the risky part of the game, on weak phones and bad networks, before buying the art.',
    quickAnswer:
      'Two things end a game: it is no fun, or it costs too much to run. Grey boxes can test both. We write client code in Unity, Unreal or Godot, build multiplayer servers and take over live titles, for studios, publishers and learning companies. First comes a slice at target frame rate, which remote testers play through simulated packet loss.',
    atAGlance: {
      fits: 'Studios, publishers and learning companies with a multiplayer idea or a live title',
      notFor: 'For a week’s promotion, license a template game from an agency',
      firstStep: {
        what: 'Frame and latency budgets, then a grey-box slice',
        output: 'a playable slice, tested remotely through packet loss',
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
  },
});
