import { schematic, servicePage } from '../catalogue/define';

export const customerPortal = servicePage({
  slug: 'customer-portal',
  label: 'Customer Portals',
  title: 'Customer portals built from your ticket queue',
  summary:
    'Self-service for account holders: cases ranked by real contact volume, one sign-in, a document vault with retention dates and a clean path to a person.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Customers find on screen what your records can answer rightly.',
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
    argument: {
      heading: 'Why 420 contacts go before 900',
      paragraphs: [
        'The service head would begin with “Where is my order?”, which fills the queue. Her finance colleague points to the bill that went up: 300 calls of 13 minutes make 3,900 a month, more than any other reason. Both count the work that arrives. A portal takes away only what it answers rightly.',
        'So an agent opens fifty past tickets of each reason and looks at that day’s record behind the future screen. Would it have settled the matter rightly? After a wrong answer the customer telephones all the same, and the agent deals with the question and then with the screen. We reckon such a call at double length, so each wrong ticket cancels a right one. Of fifty orders 26 were right and 24 wrong: 900 × 4 × 2 ÷ 50 = 144 minutes.',
        'Counting only the right answers, the bill would lead with 2,418 minutes against 2,058, and does so until a wrong answer lengthens the call by a quarter. Fifty tickets are a coarse sample: for the bill to lead, 38 of its fifty would have to be right, and such records give 31 or fewer about twice in a hundred draws. The minutes count every customer as signed in; a lower share, the same for each reason, keeps the order and shrinks every saving. Below 25 right of fifty a screen makes more work than it saves.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Ranking of contact reasons · May to October 2026',
      title: 'The first case is the invoice copy',
      basis:
        '1,830 contacts a month, mean of May to October 2026; fifty tickets of each reason held against the record, a move against every system.',
      columns: ['Reason', 'Contacts × minutes', 'Right of 50: net saving', 'Outcome'],
      rows: [
        {
          cells: ['Where is my order?', '900 × 4', '26: 144 minutes', 'Waits for better data'],
          outcome: 'loses',
        },
        { cells: ['Send an invoice again', '420 × 5', '49: 2,016 minutes', 'First'], outcome: 'wins' },
        { cells: ['Why is my bill higher?', '300 × 13', '31: 936 minutes', 'Third'], outcome: 'loses' },
        { cells: ['I have moved', '150 × 8', '47: 1,056 minutes', 'Second'], outcome: 'loses' },
        { cells: ['Complaint', '60 × 20', 'Not scored', 'Stays with an agent'], outcome: 'absent' },
      ],
      tieBreak:
        'Two reasons within 100 minutes of each other at full sign-in: the one whose record lies in fewer systems goes first.',
      reading:
        'net saving is contacts × minutes × (right − wrong) ÷ 50, as if every customer signed in. Under 300 minutes a month so reckoned a case waits until its record is better.',
    },
    capabilities: [
      {
        name: 'Cases ranked by contact reason',
        text: 'We group tickets and calls by what the customer wanted, then score each reason by volume, handling minutes and whether the record needed is trustworthy. A frequent case with bad data has to wait, because a wrong balance on screen lengthens the call that it should have saved.',
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
        text: 'Statements, contracts and certificates carry a type, a retention period and a legal-hold flag. Deletion runs on schedule and leaves a proof entry. Requests for access, correction or erasure under the GDPR, and from May 2027 under India’s DPDP Act, start from this inventory.',
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
        answer: 'The screen shows what agents see, unposted payments too.',
      },
    }),
  },
});
