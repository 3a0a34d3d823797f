import { schematic, servicePage } from '../catalogue/define';

export const thirdPartyIntegration = servicePage({
  slug: 'third-party-integration',
  label: 'Third-Party Integration',
  title: 'Third-party integration built for the vendor’s bad days',
  summary:
    'Payment, identity, carrier and messaging services attached behind an adapter of yours, with signed webhooks, a fallback and a plan for leaving the vendor.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A supplier’s outage, price rise or new API version is absorbed by one adapter.',
    quickAnswer:
      'A sandbox answers within a day. Production takes a season, because most limits, odd records and silences show only there. Products that depend on somebody else’s gateway, KYC check, carrier or signature need an adapter that speaks your vocabulary, so that a vendor can fail, change or be replaced without a search through the code.',
    atAGlance: {
      fits: 'Software that takes money, checks identity or books freight through somebody else’s API',
      notFor:
        'Two office tools with little traffic between them are joined well enough by a no-code connector',
      firstStep: {
        what: 'A vendor sheet from documentation and sandbox, with one thin adapter',
        output: 'limits and failure modes, each with its source or marked untested, and one call working',
        weeks: [1, 2],
      },
      charged:
        'Sheet and thin adapter at a fixed price, full adapters by quote; later vendor changes under a retainer',
      youBring:
        'Sandbox credentials, the vendor contract, a contact at their support desk, sample records with names masked',
    },
    ask: {
      text: 'Name the vendor whose outage would stop your sales. For its main call we sketch the fallback: second vendor, manual check or “try later”.',
      button: 'Name one vendor you rely on',
    },
    notNeeded: {
      before: 'Three parcels a day? Book them on the carrier’s site.',
      struck: 'An integration',
      after: 'saves ten minutes.',
    },
    argument: {
      heading: 'Silence is no refusal, and “failed” is not always one',
      paragraphs: [
        'At 20:04 gateway A falls silent with 12 payments on their way. Sales wants those shoppers sent to gateway B within the minute, before they leave, and trusts the key to prevent a second charge. But a key is known only where it was used. If all had paid again, nine of the 12 would have been debited at both gateways.',
        'The payments clerk would repeat nothing before the payment report of the next morning. Three payments really failed, and those baskets would have been lost overnight. The log goes between the two: what gateway A calls failed gets a link to gateway B, what it calls open waits. Had open counted as failed, up to four shoppers would have been debited twice instead of one.',
        'That one remains. Gateway A said “failed”, and at 22:30 the bank authorised after all; one published interface goes on asking the bank for three days. Therefore the adapter captures, that is, takes the money, by a separate call, once per order. What is authorised and not captured goes back by itself. Had gateway A been set to capture automatically, that shopper would have paid twice.',
      ],
    },
    exhibit: {
      kind: 'checklist',
      document: 'Outage of gateway A · log · 19 Nov 2026',
      title: 'Twelve payments without an answer: one debited twice, none captured twice',
      steps: [
        {
          at: '20:04',
          by: 'Adapter A',
          step: 'Opens the breaker after five time-outs',
          proof: 'Without an answer: 12 payments.',
        },
        {
          at: '20:05',
          by: 'Checkout',
          step: 'Sends new payments to gateway B; marks the old pending',
          proof: 'New until 20:46: 26, all paid. The 12 orders keep their goods, locked.',
        },
        {
          at: '20:16',
          by: 'Adapter A',
          step: 'Asks gateway A, which answers again, about each',
          proof: 'Authorised 5, failed 3, open 4. Captured: 5. Links to gateway B: 3, all paid.',
        },
        {
          at: '20:46',
          by: 'Adapter A',
          step: 'Asks again about the open ones',
          proof: 'Authorised 3, failed 1, open 0. Captured: 3. Links to gateway B: 1, paid.',
        },
        {
          at: '22:30',
          by: 'Webhook inbox',
          step: 'Stores a late authorisation, which is not captured',
          proof: 'Called failed at 20:16; gateway B has been paid for that order.',
        },
        {
          at: '20 Nov',
          by: 'Payments clerk',
          step: 'Matches payment reports and webhooks with the orders',
          proof: 'Of the 12: A 8, B 4. Of the 26: B 26. Authorised late, not captured: 1.',
        },
        {
          at: '25 Nov',
          by: 'Payments clerk',
          step: 'Checks that the late authorisation went back',
          proof:
            'The bank’s reference (RRN). RBI’s five days for such debits ended on 24 November. Shopper told: 20 November.',
        },
      ],
      ticked: 6,
      wayBack:
        'New payments return to gateway A once none of the 12 is open there. Should gateway B fail before, checkout says “try later” and takes no payment.',
      reading:
        'the last line is due. Authorised: the bank agreed, and the shopper is debited or a card blocked. Captured: the shop took it; else the money goes back.',
    },
    capabilities: [
      {
        name: 'The vendor sheet',
        text: 'Rate limits, time-outs, sandbox gaps, settlement hours, data location, version policy, support channel and exit terms go on one sheet with the source of each. What the documentation leaves out, we find by trying and by asking.',
      },
      {
        name: 'An adapter in your vocabulary',
        text: 'Your code speaks of a shipment or a mandate; the adapter alone knows the vendor’s field names and codes. A second vendor then needs a second adapter. For a service you would never change, such as a sole tax portal, we keep the layer thin.',
      },
      {
        name: 'Webhooks checked at the door',
        text: 'We verify the raw body by its signature (HMAC) and timestamp, store it, answer at once and process it from a queue. Deliveries may come twice, late or out of order, so each is stored under its key and the current state is fetched whenever it matters. Polling finds those that never came.',
      },
      {
        name: 'Retry, break, queue, fall back',
        text: 'A circuit breaker stops calls when the vendor fails, and each use has a written fallback: second carrier, manual check, or an honest “try later”. Failed messages land in a dead-letter queue with an owner. A payment is repeated only under its original key, and at another vendor only once the first calls it failed, with capture held back.',
      },
      {
        name: 'Scope kept small by design',
        text: 'Hosted fields or a redirect keep card numbers out of your servers, which narrows PCI DSS 4.0.1 scope, often to SAQ A; your acquirer decides. Personal data sent to a vendor is cut to what the call needs and entered in your list of processors.',
      },
      {
        name: 'Proof against the statement',
        text: 'Every day the vendor’s settlement file or usage report is matched with your records. Differences go to a named person with amount and age. None closes by itself.',
      },
    ],
    schematic: schematic({
      caption: 'Calls leave for a gateway only through its own adapter, which has a breaker.',
      lanes: {
        Sending: { checkout: 'Checkout', adapter: 'Adapters A and B' },
        Vendor: { gateway: ['outside', 'Gateways A and B'], statement: ['document', 'Settlement file'] },
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
      mark: {
        node: 'inbox',
        before: 'Browser return page',
        doubt: 'Shopper: I closed the tab after paying; am I booked?',
        answer: 'Yes, if the bank agreed: webhook or query sets the state.',
      },
    }),
  },
});
