import { schematic, servicePage } from '../catalogue/define';

export const pwa = servicePage({
  slug: 'pwa',
  label: 'Progressive Web Apps',
  title: 'Progressive web apps for use without a connection',
  summary:
    'Websites kept on the home screen, with pages that open offline, an outbox for unsent work, and a plain list of what each browser will not do.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'People open your app from a link and keep working through a tunnel or a basement.',
    quickAnswer:
      'A progressive web app is a website that people keep on the home screen and open without a network. Two files make it one: a manifest, which names the icon and the start page, and a service worker, a script kept by the browser that answers from stored copies. It suits retailers, schools and field teams whose users carry mixed devices. iOS withholds some features, so we begin with a list of those.',
    atAGlance: {
      fits: 'Users with mixed devices who come by link and often lose the network',
      notFor: 'Bluetooth on an iPhone or hours of background location need an iOS or Android app',
      firstStep: {
        what: 'One section of your site made installable and usable offline',
        output: 'that section, opened in flight mode, and a table of what each browser allows',
        weeks: [3, 3],
      },
      charged: 'The first section for a fixed sum, the others one by one or by sprint',
      youBring:
        'The present site’s code, audience figures by browser, test phones, how old each kind of data may be',
    },
    ask: {
      text: 'Tell us which page of your site must open in a basement. We write the rule for storing it and name what an iPhone will withhold.',
      button: 'Choose one offline page',
    },
    notNeeded: {
      before: 'Visitors who come once a year install nothing. Make the page fast and leave out',
      struck: 'the PWA',
      after: '.',
    },
    argument: {
      heading: 'The invitation that would leave her work behind',
      paragraphs: [
        'A volunteer opens the survey from a link, in Safari, and finishes three tasks in a basement. When should the page show her how to put it on the home screen? Product says after the first finished task, because then she knows what it is for. That is 10:20, with one entry in the outbox. On an iPhone the icon opens the survey’s start page with storage of its own. Upstairs again, she would see “0 waiting” there, go on from the icon, and have no reason to return to the tab in which that entry lies.',
        'The tester would ask at the first visit, at 10:05, when nothing can be left behind; to a stranger that is an instruction without a reason. “As soon as the network is back” sounds safe, but at 11:10 a photograph is still on its way. The rule waits two minutes more, for something done and nothing waiting.',
        'Chrome on Android shows tab and icon the same storage, so there no moment would leave anything behind. One rule for both is easier to test. Where you can tell people what to do, let them install, and open the icon once while there is a network, before the first task. Entries that have to wait for weeks need an app from the stores.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Invitation to install · rule 2 of 6 · rev B',
      title: 'Something done and nothing waiting: then the page invites',
      basis: 'One volunteer with an iPhone, who opened the survey in Safari on 18 Nov 2026.',
      columns: ['Moment', 'Tasks done', 'Waiting', 'Invitation'],
      rows: [
        { cells: ['10:05 opened by link', '0', '0', 'No reason yet'], outcome: 'absent' },
        { cells: ['10:20 first task, no network', '1', '1', 'Leaves 1 behind'], outcome: 'loses' },
        { cells: ['10:45 third task, no network', '3', '3', 'Leaves 3 behind'], outcome: 'loses' },
        { cells: ['11:10 network back', '3', '1', 'Leaves 1 behind'], outcome: 'loses' },
        { cells: ['11:12 last entry confirmed', '3', '0', 'Shown'], outcome: 'wins' },
      ],
      tieBreak:
        'Of several such moments the first counts. A refusal is kept; the page asks once more, the next day with a finished task and nothing waiting.',
      reading:
        '“waiting” counts the entries that the server has not confirmed. An entry that was sent still waits.',
    },
    capabilities: [
      {
        name: 'A rule for each kind of content',
        text: 'The frame of the page is stored once per release. Catalogue data is shown from the stored copy while a fresh one is fetched; prices and stock ask the network first. One table lists each rule with its maximum age, because storing everything alike is the quickest way to show yesterday’s price.',
      },
      {
        name: 'Updates users can survive',
        text: 'A new service worker waits until open tabs close or the user agrees to reload, so half-filled forms survive. We also keep an emergency stop ready, a worker that removes itself, since a faulty one would otherwise live on in every browser that has it.',
      },
      {
        name: 'An outbox for unsent work',
        text: 'Entries wait in the browser’s own database under a number made on the phone, and leave in order once the network answers. Background Sync, which sends from a closed page, exists in Chrome and its relatives only, so we retry at each start and return. The screen always shows what is waiting.',
      },
      {
        name: 'Push and install, browser by browser',
        text: 'On iPhone, web push reaches only sites added to the home screen, and no site can ask to be installed. Android offers both. We write the table for your audience’s browsers and place the invitation after a finished task, once nothing waits.',
      },
      {
        name: 'Storage that may vanish',
        text: 'Browsers delete a site’s data when the phone runs short of room, and Safari is stricter with sites not on the home screen. We ask for persistent storage, keep unsent work small, and treat the phone as a queue, never as the only copy of anything.',
      },
      {
        name: 'A place in the stores',
        text: 'If buyers search for you in the stores, Google Play takes the same code in a thin wrapper called a Trusted Web Activity, whereas Apple expects more than a packaged site. We say so before you promise your users a listing in both.',
      },
    ],
    schematic: schematic({
      caption: 'The service worker holds an entry in the outbox until the server has confirmed it.',
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
        ['router', 'outbox', 'every entry'],
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
