import { schematic, servicePage } from '../catalogue/define';

export const customerPortal = servicePage({
  slug: 'customer-portal',
  label: 'Customer Portals',
  title: 'Customer portals built from your ticket queue',
  summary:
    'Self-service for account holders: cases ranked by real contact volume, one sign-in, a document vault with retention dates and a clean path to a person.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'The questions that fill your phone lines get an answer on screen, from the same records your agents see, with a person one step away.',
    quickAnswer:
      'Your service desk already holds the specification: six months of tickets, counted by reason. We read it, rank what customers could do themselves, and build a portal for service heads in utilities, finance, logistics or software. In three to four weeks you receive that ranking, the identity design and one case working, usually invoice copies or order status, fed from the live record.',
    capabilities: [
      {
        name: 'Cases ranked by contact reason',
        text: 'We group tickets and calls by what the customer wanted, then score each reason by volume, handling minutes and whether the record needed is trustworthy. A frequent case with bad data goes second: showing a wrong balance creates two calls.',
      },
      {
        name: 'Sign-in and account recovery',
        text: 'Customers come once a quarter and forget passwords, so we offer passkeys, one-time codes or the identity they hold already through OIDC. Recovery is designed first and abuse-tested, since it is the door that an account thief will try.',
      },
      {
        name: 'Acting for somebody else',
        text: 'A daughter, an accountant or a facility manager may need access. Delegation is a record with scope, end date and a revoke button for the holder. Sharing a password stops only when the honest route takes less effort.',
      },
      {
        name: 'Document vault with retention',
        text: 'Statements, contracts and certificates carry a type, a retention period and a legal-hold flag. Deletion runs on schedule and leaves a proof entry. Rectification and access requests under the GDPR or India’s DPDP Act start from the same inventory.',
      },
      {
        name: 'Step-up for risky changes',
        text: 'Reading an invoice needs a session; changing a bank account or delivery address needs a second factor and a notice to the old contact. The extra step loses some completions, which is why it guards only changes that hurt.',
      },
      {
        name: 'What stays with your agents',
        text: 'Complaints, bereavement and disputes are not pushed into forms. The portal passes the case to a person together with the screens already visited, so that nobody starts over. If volume is low, a shared mailbox is cheaper than a portal.',
      },
    ],
    schematic: schematic({
      caption:
        'Contact reasons decide what is built, the live record answers, and what the screen cannot settle reaches an agent with its history.',
      lanes: {
        Customer: { holder: ['person', 'Account holder'], delegate: ['person', 'Delegate'] },
        Portal: {
          login: 'Sign-in and step-up',
          cases: 'Self-service cases',
          vault: ['store', 'Document vault'],
        },
        'Your systems': { billing: ['outside', 'Billing system'], desk: ['outside', 'Service desk'] },
        Service: { agent: ['person', 'Service agent'] },
      },
      flows: [
        ['holder', 'login', 'passkey or code'],
        ['delegate', 'login', 'limited scope'],
        ['login', 'cases'],
        ['cases', 'vault', 'statement copy'],
        ['billing', 'cases', 'balance, status'],
        ['cases', 'desk', 'case with history'],
        ['desk', 'agent', 'assign'],
      ],
    }),
  },
});
