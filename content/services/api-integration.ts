import { schematic, servicePage } from '../catalogue/define';

export const apiIntegration = servicePage({
  slug: 'api-integration',
  label: 'API Integration',
  title: 'API integration from a contract both sides test',
  summary:
    'Your own systems exchange records through APIs designed contract-first, safe to retry, versioned with notice, and tested from both ends in the pipeline.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A change that breaks a consumer’s recorded need fails a build before it reaches a customer.',
    quickAnswer:
      'When team A renames a field that team B reads, team A should learn of it within the hour from its own pipeline, and neither of them days later from a customer. A contract that both sides test sees to that. We write the contract, the endpoints, the clients and the tests, for architects and team leads of one organisation or of partners who can talk to each other. Consumers start against a mock while the provider is still coding.',
    atAGlance: {
      fits: 'Systems of your own, or a partner’s, where both teams can change their side',
      notFor: 'An API that you must take as its provider made it belongs to third-party integration',
      firstStep: {
        what: 'The contract for one record, argued out by both teams',
        output: 'an OpenAPI document with examples, a mock to call, the error catalogue',
        weeks: [2, 2],
      },
      charged: 'The contract has a fixed price; endpoints and clients go by time and material',
      youBring: 'Glossary or schema, both team leads, real messages including the odd ones',
    },
    ask: {
      text: 'One real message between your two systems, names replaced, says more than its specification. Paste it; we mark what a contract must settle.',
      button: 'Paste one odd message',
    },
    notNeeded: {
      before: 'Where one team writes both modules, a function call fails less often than',
      struck: 'an API',
      after: '.',
    },
    argument: {
      heading: 'Two clicks, four calls: why the key belongs to the click',
      paragraphs: [
        'A buyer takes twelve pumps for order 5518, and two minutes later raises the same line by twelve. Both times only the answer gets lost, and the order application sends again: once by itself, once on Monday, when an operator resends what Friday’s outage had parked. The stock service sees four calls with the same content. Two of them are meant.',
        'Without keys it reserves 48. The order and line number seem a natural key, and so does a comparison of contents, but either takes the second dozen for a repetition and reserves 12. A new total, 24, needs no key, but parked till Monday it may overwrite a newer one. The application therefore locks the button, makes a new key for each click, and saves it before the first attempt, so that a restart finds it again.',
        'Many published interfaces forget a key after 24 hours. Monday’s call is 70 hours old by then, would count as new, and 36 pumps would be gone. We ask how long a message can lie before anybody sends it again, and keep the keys longer.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Contract test 14 · reserve stock · rev C',
      title: 'Four calls with two keys reserve 24 pumps',
      lines: [
        { code: 'given:' },
        { indent: 1, code: 'free: 80' },
        {
          indent: 1,
          code: 'keys kept: 7 days',
          note: 'Longer than the five days for which a message may be parked.',
        },
        { code: 'calls for order 5518, line 1:' },
        { indent: 1, code: '- 20 Nov 2026 11:02, key 8c1e, qty 12' },
        { indent: 2, code: '201 R-301', note: 'Reserved; the answer never arrived.' },
        { indent: 1, code: '- 20 Nov 2026 11:03, key 8c1e, qty 12' },
        { indent: 2, code: '201 R-301', note: 'The retry gets the first answer again.' },
        { indent: 1, code: '- 20 Nov 2026 11:04, key 4b7a, qty 12' },
        { indent: 2, code: '201 R-302', note: 'Twelve more: another click, another key.' },
        { indent: 1, code: '- 23 Nov 2026 09:04, key 4b7a, qty 12' },
        { indent: 2, code: '201 R-302', note: 'Monday’s resend is still known.' },
        { code: 'expect:' },
        { indent: 1, code: 'reserved: 24' },
        { indent: 1, code: 'free: 56' },
      ],
      reading:
        'the line under a call is the answer that the service sent. All four calls carry the same order, line and quantity.',
    },
    capabilities: [
      {
        name: 'The contract comes first',
        text: 'Consumers and providers argue over an OpenAPI 3.1 document, with AsyncAPI for events, while changing it costs minutes. Field names come from the business glossary; null, absent and empty get separate meanings. Generated mocks let both teams start on the same day.',
      },
      {
        name: 'Requests that are safe to repeat',
        text: 'Did the payment go through, or did only the answer get lost? Any call that creates or pays carries an idempotency key, stored with effect and answer in one transaction (before the call, where a bank has the effect), for an agreed window. A retry then returns the first answer. The price is a table and a clean-up job.',
      },
      {
        name: 'Errors a program can act on',
        text: 'Problem details after RFC 9457 give each failure a stable type. For each type the catalogue says whether to retry, correct or ask a person, where a bare 500 with a sentence in it would leave every consumer to guess.',
      },
      {
        name: 'Versions with an end date',
        text: 'Additive changes stay in the version; breaking ones open a new one, and the old version then sends a Sunset header (RFC 8594) and a link. Usage is logged per consumer, so we can telephone the last caller before the old version is switched off.',
      },
      {
        name: 'Consumer-driven contract tests',
        text: 'With Pact, each consumer records what it relies on, and the provider’s pipeline replays it before release. This replaces most of a shared test environment. It does not show that a field’s meaning is right, so a few end-to-end cases stay.',
      },
      {
        name: 'When a call is the wrong tool',
        text: 'Millions of rows a night belong in a file or a change feed. Long work needs an immediate “accepted” and an event when it is done. Five synchronous calls in a chain inherit the worst day of each, so we draw the chain before writing endpoints.',
      },
    ],
    schematic: schematic({
      caption:
        'Mock and gateway checks come from the contract; the provider’s release waits for what the consumer recorded.',
      lanes: {
        Consumer: { orderApp: 'Order application', pact: ['document', 'Recorded expectations'] },
        Contract: { spec: ['document', 'OpenAPI contract'], mock: 'Mock server' },
        Edge: { gateway: 'API gateway' },
        Provider: {
          stockApi: 'Stock service',
          keys: ['store', 'Idempotency keys'],
          verify: 'Provider test run',
        },
      },
      flows: [
        ['orderApp', 'pact', 'records needs'],
        ['pact', 'verify', 'replayed'],
        ['spec', 'mock', 'examples'],
        ['orderApp', 'mock', 'builds against'],
        ['orderApp', 'gateway', 'call with key'],
        ['spec', 'gateway', 'schema checks'],
        ['gateway', 'stockApi', 'every attempt'],
        ['stockApi', 'keys', 'one transaction'],
        ['verify', 'stockApi', 'gates release'],
      ],
      mark: {
        node: 'keys',
        before: 'Request log',
        doubt: 'Client developer: after a timeout, may I send again?',
        answer: 'The same key brings back the first answer.',
      },
    }),
  },
});
