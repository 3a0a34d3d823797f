import { schematic, servicePage } from '../catalogue/define';

export const webApplications = servicePage({
  slug: 'web-applications',
  label: 'Web Applications',
  title: 'Web applications for weak connections and old phones',
  summary:
    'Browser applications with a weight budget, a rendering mode chosen per route, a strict content policy and forms that survive a dropped request.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'People finish the task in the browser they have, on the slowest device you name.',
    quickAnswer:
      'Open the application on the oldest phone in the depot, on mobile data, and lose the signal in the middle of a form. Is the entry still there when it comes back? Browser software for operations and product teams is judged at that moment. We build it with a weight budget, a rendering mode chosen per route, and forms that keep what was typed.',
    atAGlance: {
      fits: 'Work software that must reach every desk and phone from one release',
      notFor:
        'Work that needs background location, silent label printing or hours offline with large files belongs in a native app',
      firstStep: {
        what: 'A drawing of routes, rendering modes, data calls and budgets',
        output: 'the drawing, and weight and delay of a trial route on a named phone',
        weeks: [2, 4],
      },
      charged: 'The drawing at a fixed price, then two-week increments under a monthly ceiling',
      youBring:
        'Masked sample data, your sign-in provider, the list of devices and browsers, a product owner',
    },
    ask: {
      text: 'Has a form lost its entries when the signal went? From its list of fields we draw where the draft should be kept.',
      button: 'Show us a form that forgets',
    },
    notNeeded: {
      before: 'Three people keeping one list need a shared sheet.',
      struck: 'A web application',
      after: 'only adds a login.',
    },
    argument: {
      heading: 'A bus released with 4 mm, which neither person wrote',
      paragraphs: [
        'In the pit there is no signal. The mechanic has the defect card of bus B-318 open and a wheel off, and corrects the rear lining from 7 to 4 mm. Upstairs the yard controller reads 7 and no finding, ticks the cleaning and releases the bus. At 14:40 on 24 Nov 2026 the phone reconnects and sends version 6 to a record at version 7.',
        'The developer would merge field by field: only the remark was changed by both, so there is one question. The rest goes through, with it a bus released at 4 mm, which the depot holds below 5. The operations head would see all 5 fields, and people press “mine” unread. If the last save wins, 3 entries of the desk are lost. If the first wins, 3 of the phone go, the 4 among them.',
        'Fields that are judged together therefore form a group. Lining and status are one, and the foreman’s question is: 4 and held, or 7 and released? With the remark that makes 2 questions; until he answers, the server holds the bus, as version 8. A server limit would stop this pair, and no pair without one. Then try the live proxy: nginx, compressing answers, turns the ETag into a weak one, which never satisfies If-Match. Each save is refused unless the server strips the mark or compression stays off.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Conflict screen · bus B-318 · rev B',
      title: 'Five fields, two writers, two questions',
      columns: ['Phone, from version 6', 'Saved since, version 7'],
      rows: [
        {
          before: 'Odometer: 81,200 → 81,260 km',
          after: 'Odometer: unchanged',
          note: 'Group meter: taken from the phone.',
        },
        {
          before: 'Rear lining: 7 → 4 mm',
          after: 'Rear lining: unchanged',
          note: 'Group fitness: asked. Below 5 mm a bus is held.',
        },
        {
          before: 'Status: unchanged',
          after: 'Status: Held → Released',
          note: 'Group fitness: asked. Held until answered.',
        },
        {
          before: 'Remark: none → wheel off',
          after: 'Remark: none → driver back Monday',
          note: 'Group remark: asked.',
        },
        {
          before: 'Cleaned: unchanged',
          after: 'Cleaned: no → yes',
          note: 'Group yard: kept from the desk.',
        },
      ],
      reading:
        'the phone’s save was answered with 412, and this screen followed, with a call to the yard. A group becomes one question as soon as both sides have changed something in it.',
    },
    capabilities: [
      {
        name: 'Rendering mode per route',
        text: 'Public pages are generated ahead or on the server; dense working screens render in the browser after one data call. Rendering everything on the server costs compute and a cache strategy; rendering everything in the browser makes the first view slow. We therefore decide route by route, in writing.',
      },
      {
        name: 'A budget for weight and delay',
        text: 'The limits are Google’s Core Web Vitals, met by three visits in four: main content within 2.5 seconds (LCP), an answer to a tap within 200 milliseconds (INP), layout shift within 0.1 (CLS). Script size is checked on each merge, and measured visits decide what we fix next.',
      },
      {
        name: 'Forms that keep their input',
        text: 'Drafts are saved as people type, submissions carry an idempotency key, and a version check (ETag with If-Match) stops two editors overwriting one record. The loser of that race sees both versions side by side rather than an error code.',
      },
      {
        name: 'Security in the browser',
        text: 'Sessions sit in HttpOnly cookies with SameSite set. A Content Security Policy blocks injected script, by nonce on rendered pages and by hash on cached ones. No token is kept in local storage, where such a script could read it. The build is tested against OWASP ASVS 5.0 at the level agreed.',
      },
      {
        name: 'Keyboard and screen-reader acceptance',
        text: 'Every component is accepted against WCAG 2.2 AA: focus order, names, error text, contrast and target size. Data grids get particular care, since a sortable, editable table is where keyboard users are most often shut out.',
      },
      {
        name: 'Device features tried in a spike',
        text: 'Camera, Bluetooth, file access and background work differ between engines and versions. We try the one your users depend on in a spike of a few days, on their device rather than ours, before the architecture is settled.',
      },
    ],
    schematic: schematic({
      caption:
        'A slow query delays one panel only, because the page shell and the live data come by separate paths.',
      lanes: {
        Browser: {
          user: ['person', 'User on a phone'],
          shell: 'Cached page shell',
          draft: ['store', 'Local draft'],
        },
        Edge: { cdn: 'CDN and CSP headers' },
        Server: { renderer: 'Route renderer', api: 'Session API' },
        Data: { records: ['store', 'Versioned records'], vitals: ['store', 'Field timings'] },
      },
      flows: [
        ['user', 'shell', 'opens'],
        ['shell', 'draft', 'saves typing'],
        ['shell', 'cdn', 'static assets'],
        ['cdn', 'renderer', 'on a cache miss'],
        ['shell', 'api', 'If-Match'],
        ['api', 'records', 'compare version'],
        ['api', 'vitals', 'LCP, INP, CLS'],
      ],
      mark: {
        node: 'api',
        before: 'Bearer-token API',
        doubt: 'Penetration tester: can a script read this token?',
        answer: 'There is none: sessions sit in HttpOnly cookies.',
      },
    }),
  },
});
