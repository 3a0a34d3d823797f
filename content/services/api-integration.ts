import { schematic, servicePage } from '../catalogue/define';

export const apiIntegration = servicePage({
  slug: 'api-integration',
  label: 'API Integration',
  title: 'API integration from a contract both sides test',
  summary:
    'Your own systems exchange records through APIs designed contract-first, safe to retry, versioned with notice, and tested from both ends in the pipeline.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Two teams can change their systems on different days, because the contract between them fails a build before it fails a customer.',
    quickAnswer:
      'Where your applications must call each other, we design and build the interfaces: a written contract, the endpoints, the clients and the tests on both sides. This is for architects and team leads inside one organisation, or partners who can talk to each other. Two weeks is a sensible plan for the first output, an OpenAPI document with examples, a mock that consumers may call, and the error catalogue.',
    capabilities: [
      {
        name: 'The contract comes first',
        text: 'Consumers and providers argue over an OpenAPI 3.1 document, with AsyncAPI for events, while changing it costs minutes. Field names come from the business glossary; null, absent and empty get separate meanings. Generated mocks let both teams start on the same day.',
      },
      {
        name: 'Requests that are safe to repeat',
        text: 'Any call that creates or pays carries an idempotency key, stored with the response for an agreed window. A timeout then leads to a retry with back-off and jitter instead of a second invoice. The store costs a table and a clean-up job.',
      },
      {
        name: 'Errors a program can act on',
        text: 'Problem details after RFC 9457 give each failure a stable type, and the catalogue says for each one whether to retry, correct or ask a person. A bare 500 with a sentence in it forces every consumer to parse prose.',
      },
      {
        name: 'Versions with a funeral date',
        text: 'Additive changes stay in the version; breaking ones open a new one, and the old answers with a Sunset header (RFC 8594) and a link. Usage is logged per consumer, so the last caller gets a telephone call before the door closes.',
      },
      {
        name: 'Consumer-driven contract tests',
        text: 'With Pact, each consumer records what it relies on, and the provider’s pipeline replays it before release. This replaces most of a shared test environment. It does not show that a field’s meaning is right, so a few end-to-end cases stay.',
      },
      {
        name: 'When a call is the wrong tool',
        text: 'Nightly volumes of millions of rows belong in a file or a change feed. Long work needs an accepted answer plus an event, since a chain of five synchronous calls inherits the worst day of each. We draw the chain before writing endpoints.',
      },
    ],
    schematic: schematic({
      caption:
        'The contract stands in the middle: mock, gateway and both pipelines are derived from it, and repeated calls meet a key store.',
      lanes: {
        Consumer: { orderApp: 'Order application', pact: ['document', 'Recorded expectations'] },
        Contract: { spec: ['document', 'OpenAPI contract'], mock: 'Mock server' },
        Edge: { gateway: 'API gateway', keys: ['store', 'Idempotency keys'] },
        Provider: { stockApi: 'Stock service', verify: 'Provider test run' },
      },
      flows: [
        ['orderApp', 'pact', 'records needs'],
        ['pact', 'verify', 'replayed'],
        ['spec', 'mock', 'examples'],
        ['orderApp', 'mock', 'builds against'],
        ['orderApp', 'gateway', 'call with key'],
        ['spec', 'gateway', 'schema checks'],
        ['gateway', 'keys', 'seen before?'],
        ['gateway', 'stockApi', 'first time only'],
        ['verify', 'stockApi', 'gates release'],
      ],
    }),
  },
});
