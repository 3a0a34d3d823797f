import { schematic, servicePage } from '../catalogue/define';

export const webApplications = servicePage({
  slug: 'web-applications',
  label: 'Web Applications',
  title: 'Web applications that answer on a weak connection',
  summary:
    'Browser applications with a weight budget, a rendering mode chosen per route, a strict content policy and forms that survive a dropped request.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Staff and customers finish the task in the browser they already have, on the slowest device you name, without losing what they typed.',
    quickAnswer:
      'Most work software now lives behind a URL, and most complaints about it concern waiting, lost input and being logged out. We build browser applications for operations and product teams who need one release to reach every desk. Expect about four weeks until the first route is live on a staging address, measured on a named mid-range phone, with sign-in, error reporting and a performance budget in place.',
    capabilities: [
      {
        name: 'Rendering mode per route',
        text: 'Public pages are generated ahead or on the server; dense working screens render in the browser after one data call. Server rendering everything costs compute and a cache strategy, client rendering everything costs the first view. We decide route by route and write it down.',
      },
      {
        name: 'A budget for weight and delay',
        text: 'Core Web Vitals set the limits at the 75th percentile: LCP within 2.5 seconds, INP within 200 milliseconds, CLS within 0.1. Script size per route is checked on each merge, and field data decides what is mended next.',
      },
      {
        name: 'Forms that keep their input',
        text: 'Drafts are saved as people type, submissions carry an idempotency key, and an ETag with If-Match stops two editors overwriting one record. The loser of that race sees both versions side by side rather than an error code.',
      },
      {
        name: 'Security in the browser',
        text: 'Sessions sit in HttpOnly cookies with SameSite set, a nonce-based Content Security Policy blocks injected script, and the build is tested against OWASP ASVS 5.0 at the level agreed. Tokens in local storage are not used: any injected script could read them.',
      },
      {
        name: 'Keyboard and screen-reader acceptance',
        text: 'Every component is accepted against WCAG 2.2 AA: focus order, names, error text, contrast and target size. Data grids get particular care, since a sortable, editable table is where keyboard users are most often shut out.',
      },
      {
        name: 'When a browser is the wrong place',
        text: 'Continuous background location, label printers without a network driver, or hours offline with large files argue for a native client. We test the device capability in a spike first, because browser support differs between engines and versions.',
      },
    ],
    schematic: schematic({
      caption:
        'Static shell and live data take separate paths, so a slow query delays one panel while the page itself stays usable.',
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
    }),
  },
});
