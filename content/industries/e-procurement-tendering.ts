import { industryPage, schematic } from '../catalogue/define';

export const eProcurementTendering = industryPage({
  slug: 'e-procurement-tendering',
  label: 'E-Procurement & Tendering',
  title: 'E-procurement with bids sealed until opening hour',
  summary:
    'Indent to award for public buyers: tender drafting, two-cover encrypted bids, evaluation, contract records and OCDS publication beside GeM and GePNIC.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'No bid can be read before its hour, not even by the administrator.',
    quickAnswer:
      'Before you ask for software, list what GeM, GePNIC or your State’s own portal already does; many tenders need nothing more. What those leave open is the work here: indents, drafting, evaluation, contract and vendor records, or a whole portal for a board, university, PSU or multilateral project that runs its own. A mock tender, sealed by bidders and opened by your committee, shows where the procedure is weak.',
    atAGlance: {
      fits: 'Public buyers whose own or funders’ rules go beyond what GeM and the common portals carry',
      notFor: 'Standard goods belong on GeM, ordinary works on GePNIC or your State’s own portal',
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
      text: 'Which tender type would GeM, GePNIC or your State’s portal not carry, and by which rule? Perhaps they can by now; then that is our answer.',
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
        'Covers are encrypted before they leave the bidder; the price cover meets the openers’ keys only after the technical report is signed.',
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
        ['panel', 'price', 'signed report'],
        ['price', 'ocds'],
      ],
      mark: {
        node: 'price',
        before: 'Opening of both covers',
        doubt: 'Vigilance: did the panel see prices while it evaluated?',
        answer: 'Price covers stay sealed until the report is signed.',
      },
    }),
    route: {
      name: 'Tender T-26-058',
      about: 'water main, item rates',
      stations: [
        {
          at: 'indent',
          value: 'Rock, 500 m³',
          fields: [
            { label: 'Trench in soil', value: '4,000 m³' },
            { label: 'Trench in rock', value: '500 m³, from 2 trial pits' },
            { label: 'Pipe, laid', value: '2,000 m' },
            { label: 'Rock, estimate', value: '₹1,300 a m³' },
            { label: 'Sanctions', value: 'Administrative, technical' },
          ],
          onward: 'works, not on GeM',
        },
        {
          at: 'notice',
          value: 'Lowest at the BOQ',
          fields: [
            { label: 'Ranking', value: 'BOQ quantities, rates with GST' },
            { label: 'Beyond +25 %', value: 'At market rate, item by item' },
            { label: 'Uneven rates', value: 'Added security from the lowest' },
            { label: 'Query 14', value: 'More rock? As per BOQ' },
          ],
          onward: 'corrigenda to all',
        },
        {
          at: 'bidder',
          value: 'A, B and C',
          fields: [
            { label: 'Covers', value: 'Two each, signed by DSC' },
            { label: 'EMD', value: 'From all three' },
            { label: 'Received', value: '24 Sep 2026, before 15:00' },
          ],
          onward: 'encrypted',
        },
        {
          at: 'second',
          value: 'Sealed for 14 days',
          fields: [
            { label: 'Report signed', value: '6 Oct, A and B qualify' },
            { label: 'Opened', value: '8 Oct 2026, 11:00' },
            { label: 'C', value: 'Told 6 Oct why; stays sealed' },
          ],
          onward: 'two price covers',
        },
        {
          at: 'price',
          value: '−₹1,00,000 for A',
          fields: [{ label: 'B is lower', value: 'From 553 m³ of rock' }],
          sum: {
            rows: [
              ['Soil, ₹200 against ₹300', '−4,00,000'],
              ['Rock, ₹3,000 against ₹1,200', '9,00,000'],
              ['Pipe, ₹1,500 against ₹1,800', '−6,00,000'],
            ],
            total: ['A less B, at the BOQ', '−1,00,000'],
          },
          onward: 'award',
        },
        {
          at: 'ocds',
          value: 'Award to A',
          fields: [
            { label: 'Value', value: '₹53,00,000, with GST' },
            { label: 'Estimate', value: '₹50,00,000: A +6 %, B +8 %' },
            { label: 'Date', value: '27 Oct 2026' },
            { label: 'Added security', value: '₹1,37,500' },
          ],
          mark: { struck: 'B, at 700 m³', note: 'A quantity that was not published ranks no bids.' },
        },
      ],
    },
    argument: {
      heading: 'Fifty-three cubic metres of rock turn the order',
      paragraphs: [
        'A is L1, ₹1,00,000 below B: cheap in soil and pipe, at ₹3,000 for rock that the estimate has at ₹1,300. Every cubic metre of soil that proves to be rock raises A ₹1,900 against B, so from 553 m³ B is lower; railway people call that vitiation. The BOQ’s 500 rest on two pits. We print that point as the price covers open.',
        'The engineer expects 700 m³ and wants B. The finance member wants the published rule, because A could take any other ranking to court. Vigilance guidance keeps talks about A’s rate for exceptions, and A has no reason to yield. Fresh tenders cost a season, and each bidder knows the other’s rates.',
        'A gets the award, under two clauses of the notice. Beyond 625 m³ rock is paid at market rate, here the estimate’s. And A adds security for what it costs more by then, ₹1,37,500. That lowers no bill; should A leave before the pipe, it and the performance security meet part of ₹7,37,500 above B’s bill. At 700 m³ A costs ₹1,45,000 more than B; without the limit, ₹2,80,000.',
        'A third clause, a cap at B’s bill for the same work and limit, would have saved the ₹1,45,000. None can be added once prices are open. Query 14 asked about rock and got “as per BOQ”, where more pits and a corrigendum belonged.',
      ],
    },
  },
});
