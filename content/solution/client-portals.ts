import { schematic, solutionPage } from '../catalogue/define';

export const clientPortals = solutionPage({
  slug: 'client-portals',
  label: 'Client Portals',
  title: 'Client portals for firms that work by engagement',
  summary:
    'A portal for law, audit and advisory firms: engagements, request lists, approvals, e-signature, invoices and a data room whose access ends on a date.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Each client sees what you wait for, what awaits a signature and what is billed.',
    quickAnswer:
      '“Have you received the lease deeds?” writes the client, and a senior searches four mailboxes. For law, audit, tax and advisory firms this portal keeps requests, drafts, signatures and invoices at one address per client, in front of the practice and document systems that you already run. A group signs in through its own directory, a sole proprietor by one-time code.',
    atAGlance: {
      fits: 'Firms that work by mandate and chase papers, approvals and signatures by e-mail',
      notFor: 'Tickets from many small account holders: that is work for a customer portal',
      firstStep: {
        what: 'One engagement type, drawn and then used by two friendly clients',
        output: 'its request list at work, with due dates and reasons for returns',
        weeks: [4, 4],
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
    capabilities: [
      {
        name: 'Account hierarchy and roles',
        users: 'Client admins, client managers',
        text: 'Group, legal entity and engagement form a tree, and rights attach to a node. The client’s own administrator invites colleagues. Large clients connect by SAML 2.0 or OIDC, with SCIM to remove leavers on the day.',
        owns: 'Accounts, memberships, roles',
      },
      {
        name: 'Engagement workspace',
        users: 'Client team, engagement team',
        text: 'Client and firm read the same scope, contacts, key dates and stage. Internal notes are stored apart from shared ones in the data model, since a visibility checkbox on one common note field fails the first time somebody hurries.',
        owns: 'Engagement views, shared notes',
      },
      {
        name: 'Request lists',
        users: 'Client finance, audit seniors',
        text: 'The audit’s PBC list, or a due-diligence list, becomes rows with owner, due date and status. The wrong file came? It is returned with a reason and keeps its row. Completeness is visible without counting e-mails.',
        owns: 'Requests, submissions, returns',
      },
      {
        name: 'Approval and signature',
        users: 'Client signatories, partners',
        text: 'An approval matrix names who signs up to which amount, alone or jointly. The signature level follows the paper: a plain electronic one for minutes, an advanced or qualified one under eIDAS, or Aadhaar eSign in India.',
        owns: 'Routes, signature evidence',
      },
      {
        name: 'Data room with walls',
        users: 'Partners, bidders, advisers',
        text: 'Folders open per group with expiry, watermark and download switch. Ethical walls are enforced for firm staff as well. A watermark deters casual forwarding and does not stop a photograph of the screen.',
        owns: 'Folders, access windows, view log',
      },
      {
        name: 'Fees and invoices',
        users: 'Client payables, firm’s billing',
        text: 'Accounts payable sees budget against billed, open invoices with their IRN or a Peppol copy, and the narrative of each line. A query stops the reminder for that line. The rest stays due.',
        owns: 'Fee queries, delivery status, payment promises',
      },
    ],
    howItDiffers:
      'The customer portal service starts from tickets of many small account holders, while this product serves few clients with long mandates, several legal entities and documents that must be signed.',
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
        ['requests', 'room', 'accepted file'],
        ['room', 'team', 'review'],
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
  },
});
