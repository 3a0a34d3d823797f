import { schematic, servicePage } from '../catalogue/define';

export const webApplications = servicePage({
  slug: 'web-applications',
  label: 'Web Applications',
  title: 'Web applications for weak connections and old phones',
  summary:
    'Browser applications with a weight budget, a rendering mode chosen per route, a strict content policy and forms that survive a dropped request.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'People finish the task in the browser they have, on the slowest device you name.',
    quickAnswer:
      'Open the application on the oldest phone in the depot, on mobile data, and lose the signal in the middle of a form. Is the entry still there when it comes back? Browser software for operations and product teams is judged at that moment. We build it with a weight budget, a rendering mode chosen per route, and forms that keep what was typed.',
    atAGlance: {
      fits: 'Work software that must reach every desk and phone from one release',
      notFor:
        'Work that needs background location, local printers or hours offline with large files belongs in a native app',
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
        text: 'Sessions sit in HttpOnly cookies with SameSite set. A nonce-based Content Security Policy blocks injected script. No token is kept in local storage, where such a script could read it. The build is tested against OWASP ASVS 5.0 at the level agreed.',
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
