import { schematic, solutionPage } from '../catalogue/define';

export const clientPortals = solutionPage({
  slug: 'client-portals',
  label: 'Client Portals',
  title: 'Client portals for firms that work by engagement',
  summary:
    'A portal for law, audit and advisory firms: engagements, request lists, approvals, e-signature, invoices and a data room whose access ends on a date.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Each client sees what you wait for, what awaits a signature and what is billed.',
    quickAnswer:
      '“Have you received the lease deeds?” writes the client, and a senior searches four mailboxes. For law, audit, tax and advisory firms this portal keeps requests, drafts, signatures and invoices at one address per client, in front of the practice and document systems that you already run. A group signs in through its own directory, a sole proprietor by one-time code.',
    atAGlance: {
      fits: 'Firms that work by mandate and chase papers, approvals and signatures by e-mail',
      notFor: 'Tickets from many small account holders: that is work for a customer portal',
      firstStep: {
        what: 'One engagement type drawn, and its last request list rebuilt as rows',
        output: 'the list for your next mandate, with owner, due date and day-one mark',
        weeks: [2, 3],
      },
      charged: 'Per engagement type, each quoted from its papers; upkeep under a retainer',
      youBring:
        'A real request list, matter codes, signature rules per document, two clients willing to test',
    },
    ask: {
      text: 'Ten lines of a past request list, client left out, come back as rows, each missing owner and due date marked.',
      button: 'Send ten request-list lines',
    },
    notNeeded: {
      before: 'For one signature a year, send a link. By next year the',
      struck: 'client portal',
      after: 'is forgotten.',
    },
    argument: {
      heading: 'Forty files came, and the team stays in the office',
      paragraphs: [
        'Of 36 papers asked for, 33 have been sent, in forty files, because some rows hold several. Thirty are accepted. By any percentage the half-year audit could begin on Monday, and it waits for two papers: the debtors’ ageing came as at 31 August instead of 30 September, and the bank reconciliation, sent this morning, is still being read. Both belong to the nine rows that the team needs on its first day.',
        'The partner promised Monday, and the client’s finance head can rightly say that she sent nearly everything. The audit senior answers that no sample of debtors can be drawn from the wrong month. At an assumed ₹5,000 a head and day, three people who wait two days cost 3 × 2 × 5,000 = 30,000 rupees, and no client expects to find them on a fee note. Starting with fixed assets would occupy one person and cost a second journey.',
        'So the senior marks the day-one rows while planning, ten at most, and reads each within a day of its arrival; fieldwork opens when all of them are accepted: here after two more, with 4 papers still to follow. A partner may open it sooner; the reason is then written where both sides read it. If every row is marked, the gate waits for the least useful paper.',
      ],
    },
    terms: [
      {
        term: 'PBC list',
        meaning:
          'Papers that an auditor asks the client to prepare. Each row names a paper, its as-at date, an owner and the day on which it is due.',
      },
      {
        term: 'Ethical wall',
        meaning:
          'A rule that keeps people of one firm out of a matter because they act, or have acted, for the other side. It binds search and administrators as well.',
      },
      {
        term: 'Day-one row',
        meaning: 'A request without which the first day of fieldwork cannot be spent as planned.',
      },
    ],
    capabilities: [
      {
        name: 'Account hierarchy and roles',
        users: 'Client admins, client managers',
        text: 'Group, legal entity and engagement form a tree, and rights attach to a node. The partner invites the client’s administrator, who invites colleagues. Large clients sign in through their own directory (SAML 2.0 or OIDC), which removes leavers on the day (SCIM).',
        owns: 'Accounts, memberships, roles',
        on: { part: 3, row: 0 },
      },
      {
        name: 'Engagement workspace',
        users: 'Client team, engagement team',
        text: 'Client and firm read the same scope, contacts, key dates and stage. Internal notes have a place of their own, since a checkbox on a common field fails the first time somebody hurries.',
        owns: 'Engagement views, shared notes',
        on: { part: 0 },
      },
      {
        name: 'Request lists',
        users: 'Client finance, audit seniors',
        text: 'The audit’s list of papers prepared by the client (PBC), or a due-diligence list, becomes rows with owner, due date and status. A wrong file goes back with a reason and keeps its row.',
        owns: 'Requests, submissions, returns',
        on: { part: 1, row: 1, corrected: true },
      },
      {
        name: 'Approval and signature',
        users: 'Client signatories, partners',
        text: 'An approval matrix names who signs up to which amount, alone or jointly. The signature follows the paper: a recorded click for meeting notes, Aadhaar eSign or a certificate where the law asks for one, ink for a will.',
        owns: 'Routes, signature evidence',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Data room with walls',
        users: 'Partners, bidders, advisers',
        text: 'Folders open per group with expiry, watermark and download switch. A lender’s waits for the client’s written consent; audit clients host their own. Ethical walls bind firm staff too. A watermark deters forwarding and stops no photograph.',
        owns: 'Folders, access windows, view log',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Fees and invoices',
        users: 'Client payables, firm’s billing',
        text: 'Accounts payable sees budget against billed, open invoices with their e-invoice number, and the narrative of each line. A query stops the reminder for that line. The rest stays due.',
        owns: 'Fee queries, delivery status, payment promises',
        on: { part: 2, row: 2 },
      },
    ],
    howItDiffers:
      'The customer portal service starts from tickets of many small account holders, while this product serves few clients with long mandates, several legal entities and documents that must be signed.',
    screen: {
      device: 'browser',
      heading: 'Group R, half-year',
      parts: [
        { part: 'steps', items: ['Letter', 'Planning', 'Fieldwork', 'Report'], current: 1 },
        {
          part: 'table',
          columns: ['Papers', 'Asked', 'Accepted', 'Day one'],
          rows: [
            ['Cash and bank', '8', '7', '2 of 3'],
            ['Debtors', '7', '6', '1 of 2'],
            ['Fixed assets', '12', '10', '2 of 2'],
            ['Taxes, leases', '9', '7', '2 of 2'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Letter: 2 of 2 signed', state: 'done' },
            { label: 'Joint auditor to 30 Nov', state: 'active' },
            { label: 'Fee note 2: one query', state: 'waiting' },
          ],
        },
        {
          part: 'figures',
          items: [
            { label: 'Entities in', value: '3 of 4' },
            { label: 'Rows sent', value: '33' },
            { label: 'Files in', value: '40' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption:
        'The client’s own administrator decides who enters, requests collect the papers, and only approved drafts reach signature and the client’s file.',
      lanes: {
        Client: { admin: ['person', 'Client administrator'], finance: ['person', 'Client finance staff'] },
        Workspace: { roles: ['store', 'Entities and roles'], requests: 'Request list' },
        Mandate: { room: ['store', 'Data room'], approve: 'Approval matrix' },
        Firm: {
          team: ['person', 'Engagement team'],
          esign: ['outside', 'eSign provider'],
          practice: ['outside', 'Practice system'],
        },
      },
      flows: [
        ['admin', 'roles', 'invite'],
        ['roles', 'requests', 'who may see'],
        ['finance', 'requests', 'upload'],
        ['team', 'requests', 'accept or return'],
        ['requests', 'room', 'accepted file'],
        ['room', 'team', 'fieldwork'],
        ['team', 'approve', 'draft'],
        ['approve', 'esign', 'signatories'],
        ['approve', 'practice', 'signed status'],
      ],
      mark: {
        node: 'requests',
        before: 'Upload folder',
        doubt: 'Audit senior: forty files came; which one is missing?',
        answer: 'Every paper has a row, owner and status.',
      },
    }),
    faq: [
      {
        question: 'Does “accepted” mean that we have audited the paper?',
        answer:
          'No. It means that this is the paper asked for, of the right date, and that work can start on it. Findings are made later and elsewhere. If your partners fear the word, the status can read “usable”, and the engagement letter says the same.',
      },
      {
        question: 'What if the client simply replies by e-mail?',
        answer:
          'The attachment lands in its row if the reply kept the subject, otherwise in a tray that the senior sorts. The sender receives the row’s link with the answer. Forbidding e-mail only moves it to private telephones.',
      },
      {
        question: 'Can the managing partner look behind a wall?',
        answer:
          'Not by rank. The person named for that wall opens it, for a stated time and reason, and general counsel reads the log. An administrator can restore the system without opening a file.',
      },
    ],
    chapters: {
      order: ['capabilities', 'screen', 'integrations'],
      rentOrBuild: [
        {
          way: 'A shared folder and a sheet',
          rightWhen: 'Two or three mandates a year, and a senior who keeps the sheet each evening.',
          price: 'Her evenings; file and row drift apart when she is on leave.',
        },
        {
          way: 'Rent a portal',
          rightWhen: 'It tells a returned file from an accepted one, and knows your client groups.',
          price: 'A fee per user or mandate, and walls of its own making.',
        },
        {
          way: 'Build before your own systems',
          rightWhen: 'Groups, joint signatures or walls do not fit a rented tree.',
          price: 'Somebody in the firm who owns templates, guests and end dates.',
        },
      ],
      ownership: {
        dataIn:
          'Open mandates come in, and closed ones stay in the document system. Contacts are confirmed by each client’s administrator before anything is shown, since an old mailing list always holds leavers.',
        dataOut:
          'A mandate closes as one bundle: rows, files, returns with their reasons, signatures with their evidence, under the index of your document system. The client keeps a copy of what she sent and signed. Guest access ends on its date without anybody’s click.',
      },
      integrations: [
        {
          system: 'Practice system',
          direction: 'both',
          trigger: 'Matter opened; draft signed',
          onFailure: 'The last stage stays, with the hour at which it was read.',
        },
        {
          system: 'Document system',
          direction: 'out',
          trigger: 'File accepted',
          onFailure: 'It is offered again, and the row says “not filed” until it is.',
        },
        {
          system: 'Client’s directory',
          direction: 'in',
          trigger: 'Sign-in; somebody left',
          onFailure: 'New sign-ins stop for that client; open sessions end within the hour.',
        },
        {
          system: 'eSign provider',
          direction: 'both',
          trigger: 'Last approval given',
          onFailure: 'The draft remains approved and unsigned, and signatories hear why.',
        },
      ],
      rollout: [
        {
          name: 'Rows from a past list',
          text: 'Each line gets an owner and a date. Where a file was sent back, the reason becomes a note to the next sender.',
          weeks: [2, 3],
        },
        {
          name: 'Two friendly clients',
          text: 'Request list, sign-in and hand-over to the document system, for one mandate each, neither behind a wall; one is a group.',
          weeks: [4, 6],
        },
        {
          name: 'Walls and signatures',
          text: 'General counsel tries to look over every wall before the first client is behind one. Signature rules are tested paper by paper.',
          weeks: [3, 4],
        },
        {
          name: 'Next engagement type',
          text: 'New rows and day-one marks; hierarchy, signing and filing should not change.',
          weeks: [3, 4],
        },
      ],
      costDrivers: [
        {
          driver: 'Practice system without an interface',
          why: 'Stages and matter codes then travel by file, and both sides need a list of rejects.',
          keepDown: 'Begin with matter codes alone.',
          step: 1,
        },
        {
          driver: 'Kinds of signed paper',
          why: 'Each has its own signatories, level and place of filing.',
          keepDown: 'Leave the rare ones on ink.',
          step: 2,
        },
      ],
      releases: [
        {
          feature: 'Rows, returns and day-one gate',
          when: 'first',
          reason: 'They decide when people travel.',
        },
        {
          feature: 'End dates on every access',
          when: 'first',
          reason: 'Hard to add once guests are inside.',
        },
        {
          feature: 'Reply by e-mail into a row',
          when: 'first',
          reason: 'Clients go on answering the mail that reminds them.',
        },
        {
          feature: 'Fee queries',
          when: 'later',
          reason: 'Billing joins when partners trust the narratives.',
        },
        {
          feature: 'Machine check of dates and totals',
          when: 'later',
          reason: 'It learns from reasons that seniors have written.',
        },
      ],
      permissions: {
        actions: [
          'Invite',
          'Answer a request',
          'Accept or return',
          'Sign',
          'Read a room',
          'Read internal notes',
        ],
        roles: [
          { role: 'Client administrator', grants: ['own', 'yes', 'no', 'no', 'own', 'no'] },
          { role: 'Client finance staff', grants: ['no', 'yes', 'no', 'no', 'no', 'no'] },
          { role: 'Client signatory', grants: ['no', 'no', 'no', 'own', 'no', 'no'] },
          { role: 'Audit senior', grants: ['no', 'no', 'yes', 'no', 'own', 'yes'] },
          { role: 'Partner', grants: ['own', 'no', 'yes', 'own', 'own', 'yes'] },
          { role: 'Lender, bidder', grants: ['no', 'no', 'no', 'no', 'own', 'no'] },
        ],
      },
      dataModel: [
        { one: 'Group', verb: 'consists of', many: 'one or more', of: 'Legal entities' },
        { one: 'Engagement', verb: 'asks for', many: 'one or more', of: 'Request rows' },
        { one: 'Request row', verb: 'receives', many: 'any number of', of: 'Submissions' },
        { one: 'Submission', verb: 'holds', many: 'one or more', of: 'Files' },
      ],
      standards: [
        {
          id: 'saml-2.0',
          use: 'A large client’s own identity provider vouches for its people, so the firm holds no password of theirs.',
        },
        {
          id: 'dpdp-act',
          use: 'Payrolls and ledgers hold personal data of the client’s staff: each row states its purpose, and deletion follows the engagement’s retention.',
        },
      ],
    },
    related: [
      { page: 'services/customer-portal', reason: 'Many account holders ask the same few questions.' },
      {
        page: 'solution/document-management',
        reason: 'Papers arrive; keeping, holding and destroying them is unsettled.',
      },
      { page: 'solution/workflow', reason: 'Only approvals inside your own firm are slow.' },
      { page: 'services/tech-due-diligence', reason: 'You are the buyer, and what is for sale is software.' },
      {
        page: 'services/penetration-testing',
        reason: 'A portal runs, and one client may read another’s papers.',
      },
    ],
  },
});
