import { schematic, servicePage } from '../catalogue/define';

export const pwa = servicePage({
  slug: 'pwa',
  label: 'Progressive Web Apps',
  title: 'Progressive web apps that open without a connection',
  summary:
    'Installable web apps with a service worker you can reason about, an outbox for unsent work, and a plain list of what each browser engine will not do.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'People open your app from a link and keep working through a tunnel or a basement.',
    quickAnswer:
      'Tap a link, use the page, add it to the home screen; the next time it opens in flight mode. A service worker and a manifest do this to a website, with no store in between. It suits retailers, schools, agencies and field teams whose users carry mixed devices. iOS withholds some features, so begin with that list.',
    atAGlance: {
      fits: 'Users with mixed devices who come by link and often lose the network',
      notFor: 'Bluetooth on iPhone, or long background location: write a native app',
      firstStep: {
        what: 'One route of your site made installable and offline',
        output: 'that route, opened in flight mode, and a table per browser engine',
        weeks: [3, 3],
      },
      charged: 'First route for a fixed sum, the others route by route or by sprint',
      youBring:
        'The present site’s code, audience figures by browser, test phones, how old each kind of data may be',
    },
    ask: {
      text: 'Tell us which route of your site must open in a basement. We write its cache rule and name what an iPhone will withhold.',
      button: 'Choose one offline route',
    },
    notNeeded: {
      before: 'Visitors who come once a year install nothing. Make the page fast and leave out',
      struck: 'the PWA',
      after: '.',
    },
    capabilities: [
      {
        name: 'A cache rule per resource',
        text: 'The shell is precached by content hash, catalogue data is stale-while-revalidate, prices and stock go to the network first. Each rule sits in one table next to its maximum age. Caching everything is the quickest way to show yesterday’s price.',
      },
      {
        name: 'Updates users can survive',
        text: 'A new service worker waits until open tabs close or the user agrees to reload, so half-filled forms survive. We also ship a kill switch: a worker that unregisters itself, since a faulty one would otherwise live on in every browser.',
      },
      {
        name: 'An outbox for unsent work',
        text: 'Entries go into IndexedDB with a client-made identifier and leave in order once a request succeeds. Background Sync helps in Chromium browsers only, so sending is retried on start and on focus. The screen always shows what is still waiting.',
      },
      {
        name: 'Push and install, engine by engine',
        text: 'On iPhone, web push reaches only sites added to the home screen, and there is no install prompt to trigger. Android offers both. We write the table for your audience’s browsers and design the invitation after the first finished task.',
      },
      {
        name: 'Storage that may vanish',
        text: 'Browsers evict site data under pressure, and Safari is stricter with sites not installed. We request persistent storage, keep unsent work small, and treat the device as a queue, never as the only copy of anything.',
      },
      {
        name: 'Where a store app wins',
        text: 'Bluetooth on iOS, long background location, NFC payments and contact access are out of reach or uneven. If buyers search for you in the stores, a Trusted Web Activity covers Android, whereas Apple expects more than a packaged site.',
      },
    ],
    schematic: schematic({
      caption:
        'The service worker stands between page and network, answers from its caches by rule, and holds unsent entries until the server confirms.',
      lanes: {
        Visitor: { visitor: ['person', 'Visitor'], page: 'Installed page' },
        'Service worker': { router: 'Cache rules', kill: 'Kill switch' },
        'Browser storage': { shell: ['store', 'Precached shell'], outbox: ['store', 'IndexedDB outbox'] },
        Network: { origin: 'Origin API', push: ['outside', 'Push service'] },
      },
      flows: [
        ['visitor', 'page', 'home screen'],
        ['page', 'router', 'every request'],
        ['kill', 'router', 'unregister'],
        ['router', 'shell', 'offline start'],
        ['router', 'outbox', 'failed send'],
        ['router', 'origin', 'prices first'],
        ['outbox', 'origin', 'retry in order'],
        ['origin', 'push', 'notice'],
      ],
      mark: {
        node: 'outbox',
        before: 'Background Sync',
        doubt: 'Field tester: why did my iPhone keep it two days?',
        answer: 'Each start and each focus now retries the outbox.',
      },
    }),
  },
});
