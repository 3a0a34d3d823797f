import { industryPage, schematic } from '../catalogue/define';

export const eProcurementTendering = industryPage({
  slug: 'e-procurement-tendering',
  label: 'E-Procurement & Tendering',
  title: 'E-procurement with bids sealed until opening hour',
  summary:
    'Indent to award for public buyers: tender drafting, two-cover encrypted bids, evaluation, contract records and OCDS publication beside GeM and GePNIC.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'No bid can be read before its hour, not even by the administrator.',
    quickAnswer:
      'Before you ask for software, list what GeM or the GePNIC portal already does; many tenders need nothing more. What those leave open is the work here: indents, drafting, evaluation, contract and vendor records, or a whole portal for a board, university, PSU or multilateral project that runs its own. A mock tender, sealed by bidders and opened by your committee, shows where the procedure is weak.',
    atAGlance: {
      fits: 'Public buyers whose own or funders’ rules go beyond what GeM and GePNIC carry',
      notFor: 'Standard goods belong on GeM, ordinary works on your State’s GePNIC portal',
      firstStep: {
        what: 'One tender type drawn, followed by a mock tender',
        output: 'a threat model of the sealed stage, and an opening your committee performed',
        weeks: [5, 7],
      },
      charged: 'By milestone under your own contract rules; hosting and audit are separate heads',
      youBring:
        'Procurement manual, standard bid documents, three closed tender files, DSC holders of the opening committee',
    },
    ask: {
      text: 'Which tender type would GeM or GePNIC not carry, and because of which rule? Perhaps they can by now; then that is our answer.',
      button: 'Name one tender type',
    },
    notNeeded: {
      before: 'A specification that fits one bidder is no fairer on an',
      struck: 'e-procurement portal',
      after: '. Rewrite it.',
    },
    capabilities: [
      {
        name: 'Indent, estimate and packaging',
        users: 'Indenting departments, finance',
        text: 'Requirement, estimate basis and budget head are approved before a tender number exists. The screen shows similar indents of the quarter, so that splitting below a threshold is visible. Items that GFR 2017 expects from GeM are sent there first.',
        hardPart:
          'A narrow specification names no brand and still fits only one, so drafts need a market check.',
      },
      {
        name: 'Tender drafting and clarification',
        users: 'Tender cell, bidders',
        text: 'Standard bid documents are assembled from approved clauses, with BOQ, eligibility, EMD and the preference rules for local content and small enterprises. Pre-bid questions are answered to all at once, and a corrigendum moves the closing date by rule.',
        hardPart:
          'A late corrigendum favours whoever was told first, so answers and changes publish at one moment.',
      },
      {
        name: 'Sealed bidding',
        users: 'Bidders, tender opening committee',
        text: 'Bids are signed with a DSC and encrypted on the bidder’s own machine to the openers’ keys, technical and price covers apart. A trusted time stamp fixes receipt. Administrators hold storage, never a key, in line with STQC’s guidelines.',
        hardPart: 'An opener who loses a token can strand the tender, and a spare key weakens the seal.',
      },
      {
        name: 'Evaluation and award',
        users: 'Technical and finance committees',
        text: 'Members score alone, then reconcile with reasons; price covers open only for qualified bidders, and L1, QCBS and reverse auction follow the published rule. An auction suits standard goods. For design work it is harmful, since the lowest price goes to the bidder who leaves most out.',
        hardPart:
          'Arithmetic errors and unbalanced rates in a BOQ change who is lowest, so the rule precedes opening.',
      },
      {
        name: 'Contract, vendors and disclosure',
        users: 'Contract managers, vigilance, public',
        text: 'Securities, milestones, variations and debarment stay on the contract record. Planning, tender, award, contract and implementation are published as OCDS releases under one contracting identifier (ocid). Red-flag indicators, such as single bids or identical documents, prompt a question and prove nothing.',
        hardPart:
          'Suppliers change names after debarment, so we match identity by directors and bank accounts, not by title.',
      },
    ],
    schematic: schematic({
      caption:
        'Covers are encrypted before they leave the bidder; the price cover meets the openers’ keys only after technical scores are signed.',
      lanes: {
        Indent: { indent: ['document', 'Approved indent'] },
        Tender: { gem: ['outside', 'GeM order'], notice: 'Tender and BOQ' },
        Bid: {
          bidder: ['person', 'Bidder'],
          first: ['store', 'Technical cover'],
          second: ['store', 'Price cover'],
        },
        Opening: { panel: ['person', 'Technical panel'], price: 'Price opening' },
        Record: { ocds: ['document', 'OCDS award release'] },
      },
      flows: [
        ['indent', 'gem', 'item on GeM'],
        ['indent', 'notice', 'otherwise'],
        ['notice', 'bidder', 'corrigenda to all'],
        ['bidder', 'first', 'DSC, encrypted'],
        ['bidder', 'second'],
        ['first', 'panel', 'opening hour'],
        ['second', 'price', 'stays sealed'],
        ['panel', 'price', 'signed scores'],
        ['price', 'ocds'],
      ],
      mark: {
        node: 'price',
        before: 'Opening of both covers',
        doubt: 'Vigilance: did the panel see prices while it scored?',
        answer: 'Price covers stay sealed until the scores are signed.',
      },
    }),
  },
});
