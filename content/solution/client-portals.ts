import { schematic, solutionPage } from '../catalogue/define';

export const clientPortals = solutionPage({
  slug: 'client-portals',
  label: 'Client Portals',
  title: 'Client portals for firms that work by engagement',
  summary:
    'A portal for law, audit and advisory firms: engagements, request lists, approvals, e-signature, invoices and a data room whose access ends on a date.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Each client finds what the firm still waits for, what awaits a signature and what is billed, without an e-mail to the partner.',
    quickAnswer:
      'Law, audit, tax and advisory firms give each client one address for requests, drafts, signatures and invoices. Corporate clients bring their own directory; a sole proprietor signs in with a one-time code. The product sits in front of your practice management and document systems. Plan about four weeks for the first output: a single engagement type with its request list, used by two friendly clients.',
    capabilities: [
      {
        name: 'Account hierarchy and roles',
        users: 'Client administrators, firm’s client managers',
        text: 'Group, legal entity and engagement form a tree, and rights attach to a node. The client’s own administrator invites colleagues. Large clients connect by SAML 2.0 or OIDC, with SCIM to remove leavers on the day.',
        owns: 'Client accounts, memberships, role grants',
      },
      {
        name: 'Engagement workspace',
        users: 'Client team, engagement team',
        text: 'Scope, contacts, key dates and stage of each mandate. Internal notes are stored apart from shared ones in the data model, since a visibility checkbox on one common note field fails the first time somebody hurries.',
        owns: 'Engagements as shown, stages, shared notes',
      },
      {
        name: 'Request lists',
        users: 'Client finance staff, audit seniors',
        text: 'The audit’s PBC list, or a due-diligence list, becomes rows with owner, due date and status. A wrong file is returned with a reason and keeps its row, so completeness is visible without counting e-mails.',
        owns: 'Requests, submissions, return reasons',
      },
      {
        name: 'Approval and signature',
        users: 'Client signatories, partners',
        text: 'An approval matrix names who signs up to which amount, alone or jointly. The signature level follows the paper: a plain electronic one for minutes, an advanced or qualified one under eIDAS, or Aadhaar eSign in India.',
        owns: 'Approval routes, signature evidence',
      },
      {
        name: 'Data room with walls',
        users: 'Partners, bidders, counterparties’ advisers',
        text: 'Folders open per group with expiry, watermark and download switch. Ethical walls are enforced for firm staff as well. Watermarks deter casual forwarding; a photograph of the screen remains possible, and we say so.',
        owns: 'Room folders, access windows, view log',
      },
      {
        name: 'Fees and invoices',
        users: 'Client accounts payable, firm’s billing',
        text: 'Budget against billed, open invoices with the IRN of India’s e-invoice or a Peppol copy, and the narrative lines that clients query. A query stops the reminder for that line, while the rest stays due.',
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
    }),
  },
});
