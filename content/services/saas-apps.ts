import { schematic, servicePage } from '../catalogue/define';
import { houseFacts } from '../house-facts';

export const saasApps = servicePage({
  slug: 'saas-apps',
  label: 'SaaS Applications',
  title: 'SaaS products with tenancy settled before table one',
  summary:
    'Subscription products built on a chosen isolation model, metered usage you can defend on an invoice, plan entitlements in data, and an export per tenant.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'Your five-hundredth subscriber runs on the same release as your tenth, billed from a meter you can explain.',
    quickAnswer:
      'Whose data is kept where, which tenant slows the others, and who used how much? A product shared by many companies raises these three questions, and late answers are expensive. We settle tenancy, limits and metering on a drawing before the first table exists, then build one thin feature on which a tenant can sign up, be isolated, be measured and be deleted. It is work for founders, and for firms that turn an internal tool into a product.',
    atAGlance: {
      fits: 'One product for many companies, or an internal tool that others want to rent',
      notFor:
        'Three large customers with wishes of their own are better served by custom software on a shared core',
      firstStep: {
        what: 'A drawing of tenancy, limits and meter',
        output: 'the isolation model, the quotas and the billable events, agreed on paper',
        weeks: houseFacts.drawingWeeks,
      },
      charged: 'The drawing at a fixed price, the first thin feature under a ceiling, then by sprint',
      youBring:
        'Price plans, expected tenants and their sizes, contracts already signed, an owner for billing',
    },
    ask: {
      text: 'Write one line of the invoice that a tenant will get. We name the event behind it and the place to count it.',
      button: 'Draft one invoice line',
    },
    notNeeded: {
      before: 'For the one firm that wants your tool, install a copy.',
      struck: 'A SaaS product',
      after: 'can wait.',
    },
    argument: {
      heading: 'October ended at half past five in the morning',
      paragraphs: [
        'Tenant T-88 signs documents: 40 a month are included, each further one costs ₹25. The engineers meter in UTC, which every server shares; the tenant’s register is kept in Indian time. A UTC month begins and ends here at 05:30. So 6 signatures from the small hours of 1 October fall out of it, 10 from those of 1 November fall in, and on 3 November an invoice over 48 meets a register with 44. That is ₹200 for ₹100.',
        'The product head would count by arrival, so that what is closed stays closed. Then the 8 that a telephone without signal delivered on 2 November leave October, and so do 2 of 9 November, which the telephone had held since 30 October. October stays under the 40, as November does so far, and of the ₹150 due for 46 nothing is billed.',
        'Clock, closing hour and a last day belong in the contract, and then into this test. What comes in between keeps its month: e65 makes 46 for October, 6 above the 40, of which 4 are on the invoice. For the other 2 GST requires the debit note of section 34(3), which names the invoice that was too low. A line of their own on November’s invoice would bring the same ₹50 without that link; counted as November’s use they would vanish in its fresh 40.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Meter test 9 · signatures · rev C',
      title: 'Six messages, one invoice line and one debit note',
      lines: [
        { code: 'given, tenant T-88, 2026:' },
        {
          indent: 1,
          code: 'period: October, Indian time',
          note: 'As in the contract. UTC lies 5 hours 30 minutes behind.',
        },
        { indent: 1, code: 'included: 40, then ₹25 each' },
        {
          indent: 1,
          code: 'closes: 3 Nov 00:00',
          note: 'Leaves telephones without signal 48 hours after the month.',
        },
        {
          indent: 1,
          code: 'late until: 1 Dec 00:00',
          note: 'To the end of November; a telephone back in March bills nothing.',
        },
        { code: 'signed > received:' },
        {
          indent: 1,
          code: '- e61, 6: 1 Oct 02:10 > 1 Oct 02:10',
          note: 'In UTC 30 September, 20:40.',
        },
        { indent: 1, code: '- e62, 30: 15 Oct 11:00 > 15 Oct 11:00' },
        {
          indent: 1,
          code: '- e62, 30: 15 Oct 11:00 > 17 Oct 09:00',
          note: 'The same event, sent again: counted once.',
        },
        {
          indent: 1,
          code: '- e63, 8: 31 Oct 23:40 > 2 Nov 10:15',
          note: 'Late, but before closing.',
        },
        {
          indent: 1,
          code: '- e64, 10: 1 Nov 04:20 > 1 Nov 04:20',
          note: 'In UTC 31 October, 22:50.',
        },
        {
          indent: 1,
          code: '- e65, 2: 30 Oct 10:00 > 9 Nov 09:30',
          note: 'After closing: a debit note, no edit.',
        },
        { code: 'expect:' },
        { indent: 1, code: 'October: 44, so 4 × ₹25 = ₹100' },
        { indent: 1, code: 'debit note to it: 2 × ₹25 = ₹50' },
        { indent: 1, code: 'November so far: 10' },
      ],
      reading:
        'five events in six messages, each with key, count, time of signing and time of arrival. The telephone’s clock is compared with the server’s at sending, and the time of signing corrected. Prices are before GST.',
    },
    capabilities: [
      {
        name: 'Silo, pool or bridge',
        text: 'Pooled tables are cheapest to run and need row-level security plus a test that tries to cross tenants on every query. A silo per tenant simplifies audits and regional storage but multiplies migrations. A bridge pools most and isolates the few who pay for it.',
      },
      {
        name: 'Noisy-neighbour limits',
        text: 'Each tenant gets quotas on requests, jobs and storage, enforced by a token bucket at the gateway and a fair queue behind it. Latency is recorded per tenant, because an average over all of them hides the one being starved.',
      },
      {
        name: 'Usage meter and billing',
        text: 'Billable events are written once with an idempotency key, aggregated per period and reconciled against raw logs before invoicing. A correction is a new entry, never an edit. Support can open any invoice line and list the events behind it.',
      },
      {
        name: 'Plans as entitlements',
        text: 'Code asks “may this tenant do X?” and never “is this the Gold plan?”. Plans map to entitlements in data with start and end dates, so pricing can change, and old contracts be honoured, without a release.',
      },
      {
        name: 'Enterprise sign-in and evidence',
        text: 'Larger buyers ask for SAML 2.0 or OIDC, SCIM deprovisioning, an audit export and a SOC 2 report. We build the first three and shape logs and access reviews so that an independent auditor can test them. The attestation itself is theirs.',
      },
      {
        name: 'Tenant export and deletion',
        text: 'A leaving customer receives its records in documented formats, then deletion runs through tables, search indexes, caches and backups on a stated schedule; invoices and the events behind them stay for the tax term. Built late, this is costly, since by then the data has gone to places that no list names.',
      },
    ],
    schematic: schematic({
      caption:
        'The tenant is resolved once at the gateway and carried through storage, entitlements and the usage meter to the invoice line.',
      lanes: {
        Tenants: { admin: ['person', 'Tenant admin'], idp: ['outside', 'Tenant’s SSO'] },
        Gateway: { resolver: 'Tenant resolver', quota: 'Quota and fair queue' },
        Product: { entitle: 'Entitlements', feature: 'Product features' },
        Storage: { pool: ['store', 'Pooled rows'], silo: ['store', 'Isolated tenant'] },
        Money: { meter: ['store', 'Usage events'], invoice: 'Invoice run' },
      },
      flows: [
        ['admin', 'resolver', 'sign in'],
        ['resolver', 'idp', 'SAML or OIDC'],
        ['resolver', 'quota'],
        ['quota', 'feature', 'tenant id'],
        ['entitle', 'feature', 'may it?'],
        ['feature', 'pool'],
        ['feature', 'silo'],
        ['feature', 'meter', 'billable event'],
        ['meter', 'invoice', 'per period'],
      ],
      mark: {
        node: 'entitle',
        before: 'Plan name check',
        doubt: 'Pricing manager: can Gold change without a release?',
        answer: 'Yes. Plans are data; the code never reads names.',
      },
    }),
  },
});
