import { schematic, servicePage } from '../catalogue/define';
import { houseFacts } from '../house-facts';

export const saasApps = servicePage({
  slug: 'saas-apps',
  label: 'SaaS Applications',
  title: 'SaaS products with tenancy settled before table one',
  summary:
    'Subscription products built on a chosen isolation model, metered usage you can defend on an invoice, plan entitlements in data, and an export per tenant.',
  reviewedOn: '2026-11-21',
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
        text: 'A leaving customer receives its records in documented formats, then deletion runs through tables, search indexes, caches and backups on a stated schedule. Built late, this is costly, since by then the data has gone to places that no list names.',
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
        ['admin', 'idp', 'sign in'],
        ['idp', 'resolver', 'SAML or OIDC'],
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
