import { schematic, solutionPage } from '../catalogue/define';

export const campaignTools = solutionPage({
  slug: 'campaign-tools',
  label: 'Campaign Tools',
  title: 'Campaign desk for appeals, petitions and peer pages',
  summary:
    'Plan, audience, message, consent, landing page, peer fundraising and result in one desk, with every send checked against opt-outs and channel rules first.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'An appeal goes only to people who agreed to hear it, on the channel they chose.',
    quickAnswer:
      'After a flood the appeal is written within hours, and two days may pass before somebody sends the list. This desk keeps the approved audience ready. A non-profit’s campaigners, be they two or twenty, write for four channels, publish a page and send, while the system applies consent, opt-outs and frequency caps.',
    atAGlance: {
      fits: 'Non-profits that appeal by e-mail, SMS and WhatsApp, with consents kept in several places',
      notFor: 'One newsletter a month to one list is work for a mailing service',
      firstStep: {
        what: 'The drawing, then one live e-mail appeal to an imported list, a share left unasked',
        output: 'the appeal on its own page, with gifts of asked and unasked and its cost',
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
    argument: {
      heading: 'Two hundred and forty gifts, and six that the asking brought',
      paragraphs: [
        'Wave 1 went to 3,000 people who had given this year and to 3,000 who had stopped. In 14 days the first gave 240 times, at ₹1,500 asked or unasked, and the others 90 times, at ₹1,000. That is ₹3,60,000 against ₹90,000, and the treasurer wants the next 3,000 asked where the money is.',
        'Beforehand 1,000 of each kind had been drawn by lot and left alone. Over the same days, Diwali among them, 78 and 10 of these gave unasked. Times 3, that makes 234 gifts that would have come anyway, and 30. What the wave brought is 6 × ₹1,500 = ₹9,000, and 60 × ₹1,000 = ₹60,000. An e-mail, an SMS and a call cost ₹10 a person, so ₹30,000 each time: −₹21,000 with those who give anyway, +₹30,000 with the lapsed. Wave 2 asks lapsed givers, other ones.',
        'The campaign lead never liked the draw: the 1,000 lapsed left alone would have brought another 20 gifts, ₹20,000 for ₹10,000 of asking. It has a limit, too. Chance alone can move the first comparison by about 59 gifts, so 6 may be luck either way. The second it moves by 27; of the 60 there remain 33, just above the 30 that pay, if gifts are alike. This year’s givers are not struck off: they get the e-mail alone. Both kinds keep a share left alone: December is not Diwali.',
      ],
    },
    capabilities: [
      {
        name: 'Campaign plan',
        users: 'Campaign lead, directors',
        text: 'A campaign holds its aim, dates, budget, story approvals and stop rule. A theory of change in one line says what a signature or gift is meant to cause. Beneficiaries’ photographs need a consent record before they can be placed.',
        owns: 'Campaigns, budgets, clearances',
        on: { part: 2, row: 3 },
      },
      {
        name: 'Audience builder',
        users: 'Data officer, campaigners',
        text: 'Segments are built from giving, actions, place and language; health, caste and religion cannot be used as filters. A held-out group, drawn by lot from those who may be asked, is left alone, so that the effect of asking can be read.',
        owns: 'Segments, hold-out groups',
        on: { part: 2, row: 2, corrected: true },
      },
      {
        name: 'Consent and suppression',
        users: 'Data-protection officer',
        text: 'Each channel and purpose has its own permission with date and wording. Opt-outs from any message act within minutes on all queues. Bereaved and complaining contacts are suppressed by a person, and no import can revive them.',
        owns: 'Permissions, suppressions, caps',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Message composer',
        users: 'Writers, translators',
        text: 'One brief yields e-mail, SMS, WhatsApp and a call script. SMS uses headers and templates registered under India’s TRAI commercial-communication rules, and appeal calls a 140-series number; WhatsApp templates need approval, so an emergency set is cleared ahead.',
        owns: 'Messages, templates, translations',
        on: { part: 0, row: 1 },
      },
      {
        name: 'Sending and deliverability',
        users: 'Campaigners, IT',
        text: 'Sends are throttled, signed so that mailbox providers can check the sender (DKIM, DMARC), and carry one-click unsubscribe as in RFC 8058. Each wave starts with a small batch; a bounce or complaint rate above the limit halts the rest.',
        owns: 'Send jobs, bounces, complaints',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Pages and petitions',
        users: 'Supporters, campaigners',
        text: 'Action pages load on a weak phone and ask for as little as the aim needs. Signatures are confirmed by code and de-duplicated, and names go to an authority only with consent for that handover.',
        owns: 'Pages, signatures, handover lists',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Peer pages and results',
        users: 'Runners, schools, campaign lead',
        text: 'Supporters raise money on their own page within text limits and moderation. Results compare raised, cost and hold-out per wave, with the attribution window printed. Gifts are only shown here; the gift ledger keeps them.',
        owns: 'Peer pages, team totals, results',
        on: { part: 1, row: 1 },
      },
    ],
    howItDiffers:
      'Fundraising keeps the money and the receipt, while this product plans the ask: audiences, permissions, messages and pages, with gifts handed over the moment they are paid.',
    screen: {
      device: 'browser',
      heading: 'Appeal 31, wave 1',
      parts: [
        {
          part: 'figures',
          items: [
            { label: 'Opt-outs', value: 'held' },
            { label: 'Texts', value: 'cleared' },
          ],
        },
        {
          part: 'table',
          columns: ['Who', 'Gave', 'Unasked', 'Gift'],
          rows: [
            ['This year', '240 of 3,000', '78 of 1,000', '₹1,500'],
            ['Lapsed', '90 of 3,000', '10 of 1,000', '₹1,000'],
          ],
        },
        {
          part: 'tape',
          label: 'Wave',
          ticks: ['2 Nov', '16', '30', '14 Dec'],
          rows: [
            { label: 'First', from: 0, to: 0.5 },
            { label: 'Counted', from: 0, to: 1, note: '14 days' },
            { label: 'Unasked', from: 0, to: 1, note: '14 days' },
            { label: 'Second', from: 2, to: 2.5, note: 'lapsed' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Every message passes the permission check, whichever channel carries it.',
      lanes: {
        Plan: { lead: ['person', 'Campaign lead'], writer: ['person', 'Writer'] },
        Ready: {
          segment: 'Audience segment',
          text: ['document', 'Cleared texts'],
        },
        Check: { permission: 'Permission check', holdout: ['store', 'Hold-out group'] },
        Channels: {
          mail: ['outside', 'E-mail relay'],
          sms: ['outside', 'SMS, WhatsApp, calls'],
          page: 'Action page',
        },
        Outcome: { result: ['document', 'Wave result'] },
      },
      flows: [
        ['lead', 'segment', 'who'],
        ['writer', 'text'],
        ['segment', 'permission'],
        ['permission', 'holdout', 'by lot'],
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
