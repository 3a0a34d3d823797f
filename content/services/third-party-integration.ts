import { schematic, servicePage } from '../catalogue/define';

export const thirdPartyIntegration = servicePage({
  slug: 'third-party-integration',
  label: 'Third-Party Integration',
  title: 'Third-party integration that expects vendors to fail',
  summary:
    'Payment, identity, carrier and messaging services attached behind an adapter of yours, with signed webhooks, a fallback and a plan for leaving the vendor.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A supplier’s outage, price rise or new API version stays inside one adapter, and your staff know what to do until it returns.',
    quickAnswer:
      'Connecting a vendor takes a day in the sandbox and a season in production, where limits, odd records and silence appear. We attach external services to your software for product owners who depend on gateways, KYC checks, carriers or signature providers. Reckon with one to two weeks for the first output: a vendor sheet of limits and failure modes, observed in its sandbox, and a thin adapter with one call working.',
    capabilities: [
      {
        name: 'The vendor sheet',
        text: 'Rate limits, time-outs, sandbox gaps, settlement hours, data location, version policy, support channel and exit terms go on one sheet with the source of each. Half of it is missing from the documentation and comes from trying or asking.',
      },
      {
        name: 'An adapter in your vocabulary',
        text: 'Your code speaks of a shipment or a mandate; the adapter alone knows the vendor’s field names and codes. A second vendor then needs a second adapter. For a service you would never change, such as a sole tax portal, we keep the layer thin.',
      },
      {
        name: 'Webhooks checked at the door',
        text: 'The raw body is verified by HMAC and timestamp, stored, answered at once and processed from a queue. Deliveries arrive twice, late and out of order, so each is keyed and the current state is fetched when it matters. A missed one is found by polling.',
      },
      {
        name: 'Retry, break, queue, fall back',
        text: 'A circuit breaker stops calls when the vendor fails, and each use has a written fallback: second carrier, manual check, or an honest “try later”. Failed messages land in a dead-letter queue with an owner. A payment is repeated only under its original key.',
      },
      {
        name: 'Scope kept small by design',
        text: 'Hosted fields or a redirect keep card numbers out of your servers, which narrows PCI DSS 4.0.1 scope, often to SAQ A; your acquirer decides. Personal data sent to a vendor is cut to what the call needs and listed for your processor register.',
      },
      {
        name: 'Proof against the statement',
        text: 'Every day the vendor’s settlement file or usage report is matched with your records, and differences go to a person. Where volumes are small and a no-code connector does the job, use that; custom adapters earn their upkeep on money and core flows.',
      },
    ],
    schematic: schematic({
      caption:
        'Calls leave through one adapter with a breaker, answers return by verified webhook, and the daily statement settles who is right.',
      lanes: {
        Sending: { checkout: 'Checkout', adapter: 'Gateway adapter' },
        Vendor: { gateway: ['outside', 'Payment gateway'], statement: ['document', 'Settlement file'] },
        Receiving: {
          dead: ['store', 'Dead-letter queue'],
          inbox: 'Webhook inbox',
          state: ['store', 'Payment states'],
        },
        Control: { match: 'Daily matching', clerk: ['person', 'Payments clerk'] },
      },
      flows: [
        ['checkout', 'adapter', 'pay order'],
        ['adapter', 'gateway', 'key, breaker'],
        ['gateway', 'inbox', 'signed webhook'],
        ['inbox', 'state', 'verified'],
        ['inbox', 'dead', 'not processed'],
        ['statement', 'match', 'every day'],
        ['state', 'match', 'own view'],
        ['match', 'clerk', 'differences'],
      ],
    }),
  },
});
