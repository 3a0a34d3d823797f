import { schematic, solutionPage } from '../catalogue/define';

export const campaignTools = solutionPage({
  slug: 'campaign-tools',
  label: 'Campaign Tools',
  title: 'Campaign desk for appeals, petitions and peer pages',
  summary:
    'Plan, audience, message, consent, landing page, peer fundraising and result in one desk, with every send checked against opt-outs and channel rules first.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'An appeal goes only to people who agreed to hear it, on the channel they chose.',
    quickAnswer:
      'After a flood the appeal is written within hours, and two days may pass before somebody sends the list. This desk keeps the approved audience ready. A non-profit’s campaigners, be they two or twenty, write for four channels, publish a page and send, while the system applies consent, opt-outs and frequency caps.',
    atAGlance: {
      fits: 'Non-profits that appeal by e-mail, SMS and WhatsApp, with consents kept in several places',
      notFor: 'One newsletter a month to one list is work for a mailing service',
      firstStep: {
        what: 'The drawing, then one live e-mail appeal to an imported list',
        output: 'the appeal on its own page, with money raised and cost per wave',
        weeks: [6, 8],
      },
      charged: 'Drawing and consent import at a fixed price, channels per sprint; you pay gateways directly',
      youBring:
        'Supporter lists with dates and wording of consent, SMS header and templates, domain access, a campaign lead',
    },
    ask: {
      text: 'Paste the sentence to which your oldest list said yes. We reply with what we would ask before a first send.',
      button: 'Paste one consent line',
    },
    notNeeded: {
      before: 'If twelve donors carry the year, ring them. A',
      struck: 'campaign desk',
      after: 'writes to thousands.',
    },
    capabilities: [
      {
        name: 'Campaign plan',
        users: 'Campaign lead, directors',
        text: 'A campaign holds its aim, dates, budget, story approvals and stop rule. A theory of change in one line says what a signature or gift is meant to cause. Beneficiaries’ photographs need a consent record before they can be placed.',
        owns: 'Campaigns, budgets, clearances',
      },
      {
        name: 'Audience builder',
        users: 'Data officer, campaigners',
        text: 'Segments are built from giving, actions, place and language; health, caste and religion cannot be used as filters. A held-out group is not asked, so that the effect of asking can be read.',
        owns: 'Segments, hold-out groups',
      },
      {
        name: 'Consent and suppression',
        users: 'Data-protection officer',
        text: 'Each channel and purpose has its own permission with date and wording. Opt-outs from any message act within minutes on all queues. Bereaved and complaining contacts are suppressed by a person, and no import can revive them.',
        owns: 'Permissions, suppressions, caps',
      },
      {
        name: 'Message composer',
        users: 'Writers, translators',
        text: 'One brief yields e-mail, SMS, WhatsApp and a call script. SMS uses headers and templates registered under India’s TRAI commercial-communication rules; WhatsApp templates need the platform’s approval, so an emergency set is cleared ahead.',
        owns: 'Messages, templates, translations',
      },
      {
        name: 'Sending and deliverability',
        users: 'Campaigners, IT',
        text: 'Sends are throttled, signed so that mailbox providers can check the sender (DKIM, DMARC), and carry one-click unsubscribe as in RFC 8058. Waves go out smallest first; a bounce or complaint rate above the limit halts the rest.',
        owns: 'Send jobs, bounces, complaints',
      },
      {
        name: 'Pages and petitions',
        users: 'Supporters, campaigners',
        text: 'Action pages load on a weak phone and ask for as little as the aim needs. Signatures are confirmed by code and de-duplicated, and names go to an authority only with consent for that handover.',
        owns: 'Pages, signatures, handover lists',
      },
      {
        name: 'Peer pages and results',
        users: 'Runners, schools, campaign lead',
        text: 'Supporters raise money on their own page within text limits and moderation. Results compare raised, cost and hold-out per wave, with the attribution window printed. Gifts are only shown here; the gift ledger keeps them.',
        owns: 'Peer pages, team totals, results',
      },
    ],
    howItDiffers:
      'Fundraising keeps the money and the receipt, while this product plans the ask: audiences, permissions, messages and pages, with gifts handed over the moment they are paid.',
    schematic: schematic({
      caption: 'Every message passes the permission check, whichever channel carries it.',
      lanes: {
        Plan: { lead: ['person', 'Campaign lead'], writer: ['person', 'Writer'] },
        Ready: {
          segment: 'Audience segment',
          holdout: ['store', 'Hold-out group'],
          text: ['document', 'Cleared texts'],
        },
        Check: { permission: 'Permission check' },
        Channels: { mail: ['outside', 'E-mail relay'], sms: ['outside', 'SMS gateway'], page: 'Action page' },
        Outcome: { result: ['document', 'Wave result'] },
      },
      flows: [
        ['lead', 'segment', 'who'],
        ['writer', 'text'],
        ['segment', 'holdout', 'not asked'],
        ['segment', 'permission'],
        ['text', 'permission', 'per channel'],
        ['permission', 'mail'],
        ['permission', 'sms', 'registered text'],
        ['mail', 'page', 'link'],
        ['sms', 'page'],
        ['page', 'result', 'raised, cost'],
        ['holdout', 'result', 'comparison'],
      ],
      mark: {
        node: 'holdout',
        before: 'Last appeal’s result',
        doubt: 'Treasurer: would they have given without the letter?',
        answer: 'An unasked group stands beside every wave’s result.',
      },
    }),
  },
});
