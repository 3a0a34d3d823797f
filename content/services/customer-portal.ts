import { schematic, servicePage } from '../catalogue/define';

export const customerPortal = servicePage({
  slug: 'customer-portal',
  label: 'Customer Portals',
  title: 'Customer portals built from your ticket queue',
  summary:
    'Self-service for account holders: cases ranked by real contact volume, one sign-in, a document vault with retention dates and a clean path to a person.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'The questions that fill your phone lines get their answer on screen.',
    quickAnswer:
      '“Where is my order?” “Send me the March invoice again.” “I have moved.” Count six months of tickets by reason, and the specification of a portal is nearly written. We read that queue for service heads in utilities, finance, logistics and software, rank what customers can do for themselves, and build it on the records that agents see, with a person one step away.',
    atAGlance: {
      fits: 'A service desk where a handful of reasons fills much of the day',
      notFor: 'A few dozen contacts a week are cheaper to answer from a shared mailbox',
      firstStep: {
        what: 'Tickets ranked by reason, sign-in drawn, one case working',
        output: 'the ranking, and one case working on a copy of the real record',
        weeks: [3, 4],
      },
      charged: 'Ranking and first case for a fixed sum; further cases are priced one by one',
      youBring: 'Six months of tickets, call reasons, a test copy of billing or orders, an agent’s half day',
    },
    ask: {
      text: 'Count last month’s tickets by reason. Of the five largest, we pick the one that a portal should answer first.',
      button: 'Send your top ticket reasons',
    },
    notNeeded: {
      struck: 'A customer portal',
      after: 'with wrong balances makes the phone ring. Put the records right first.',
    },
    capabilities: [
      {
        name: 'Cases ranked by contact reason',
        text: 'We group tickets and calls by what the customer wanted, then score each reason by volume, handling minutes and whether the record needed is trustworthy. A frequent case with bad data has to wait, because a wrong balance on screen makes two calls out of one.',
      },
      {
        name: 'Sign-in and account recovery',
        text: 'Customers come once a quarter and forget passwords. We offer passkeys, one-time codes or the identity they hold already, through OIDC. Recovery is designed first and abuse-tested, since it is the door that an account thief will try.',
      },
      {
        name: 'Acting for somebody else',
        text: 'A daughter, an accountant or a facility manager may need access. We record each delegation with its scope, its end date and a revoke button for the holder, and make that form quicker than handing over a password.',
      },
      {
        name: 'Document vault with retention',
        text: 'Statements, contracts and certificates carry a type, a retention period and a legal-hold flag. Deletion runs on schedule and leaves a proof entry. Requests for access, correction or erasure under India’s DPDP Act or the GDPR start from this inventory.',
      },
      {
        name: 'Step-up for risky changes',
        text: 'Reading an invoice needs a session; changing a bank account or delivery address needs a second factor and a notice to the old contact. The extra step loses some completions, which is why it guards only changes that hurt.',
      },
      {
        name: 'What stays with your agents',
        text: 'Complaints, bereavement and disputes are not pushed into forms. The portal passes such a case to a person together with the screens already visited, so the customer need not tell the story again.',
      },
    ],
    schematic: schematic({
      caption:
        'What the screen cannot settle reaches an agent, who sees what the customer has already tried.',
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
      mark: {
        node: 'billing',
        before: 'Nightly balance copy',
        doubt: 'Account holder: I paid at noon; why is it overdue?',
        answer: 'The screen reads the record that agents see.',
      },
    }),
  },
});
