import { schematic, servicePage } from '../catalogue/define';
import { houseFacts, spanInWords } from '../house-facts';

export const customSoftware = servicePage({
  slug: 'custom-software',
  label: 'Custom Software',
  title: 'Custom software in slices you can stop after',
  summary:
    'Software for a process no package fits: a walking skeleton first, decisions on record, and a handover pack that a stranger has already built from.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'One real case runs end to end before you pay for breadth.',
    quickAnswer:
      'Draw the process on one sheet first. Whatever a package could do without bending it, buy; what remains is the part that earns your money. We write that remainder, for owners and operations heads who have outgrown spreadsheets and tried a product. You may stop after the drawing, or after any slice that follows.',
    atAGlance: {
      fits: 'A process that pays because it differs, run today in spreadsheets and heads',
      notFor: 'Payroll, ledgers and help desks, where a package and two changed habits cost less',
      firstStep: {
        what: 'A drawing of process, systems and what stays outside',
        output: 'the approved drawing, fifty cases sorted, and the price of a first slice',
        weeks: houseFacts.drawingWeeks,
      },
      charged: 'Time and material with a stop after each slice; the drawing has a fixed price',
      youBring: 'The person who knows the exceptions, fifty real cases, access to the systems touched',
    },
    ask: {
      text: 'One real case, told from beginning to end with names left out, lets us draw its route and mark what a package could do.',
      button: 'Tell us one real case',
    },
    notNeeded: {
      before: 'Still changing the process every month? A spreadsheet bends faster than',
      struck: 'custom software',
      after: '.',
    },
    argument: {
      heading: 'Counting hours that were never billed',
      paragraphs: [
        'A firm hires out generators. On sites with several sets its contract pools their running hours, while the package on trial charges set by set, and its maker will not add pooling. Of fifty past hires, 28 went through it as it comes, 13 with a changed habit, and 9 not at all.',
        'The finance head would rent the package and let a clerk work out the nine. There the clerk had missed hours worth ₹6,500, which the finance head leaves out of his sum, as the firm never had that money. By his sum the clerk costs ₹3,00,000 less in three years than a part of one’s own. The owner counts the hours, because the contract grants them, and the part then costs ₹4,02,000 less than the clerk.',
        'Two debit notes, sent out and paid, would settle the matter within a month. Even so the clerk is cheaper until month 24, so an owner who may sell the firm before then should write nothing. By number of cases alone, 41 in fifty looks like a reason to bend the rest.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Decision 4 · billing of pooled hours',
      title: 'Rent the hire package, and write the pooled bill alone',
      chosen: 'The package for every hire, with our own part for pooling',
      why: '₹28,92,000 over 36 months, the lowest sum. The part takes the signed meter readings and returns one bill line; deposits and GST invoices stay in the package.',
      rejected: [
        {
          option: 'Rent it, and pool by hand',
          why: '₹32,94,000: 27 hires a month take the clerk four hours each, and hours are missed.',
        },
        {
          option: 'Charge set by set, as the package does',
          why: 'Against the contract: pooled sites would pay ₹96,000 too much in the fifty hires and ₹2,88,000 a month.',
        },
        {
          option: 'Write everything',
          why: '₹50,60,000: ₹38,00,000 to write and ₹35,000 a month to keep, mostly for what can be rented.',
        },
      ],
      reopens:
        'The package learns to pool, or fewer than 21 such hires a month remain; once the part is written, fewer than 7.',
      reading:
        'each way ruled out keeps its sum, so that whoever doubts the choice in year three can repeat it.',
    },
    capabilities: [
      {
        name: 'Fifty cases, sorted',
        text: 'The people who do the work bring real cases, and we try each on paper against the products on offer. Where two departments mean different things by “returned”, the drawing gets two boxes.',
      },
      {
        name: 'A first slice through everything',
        text: 'A slice is one kind of case, and goes through screen, rules, storage and the link to your other systems. Early demonstrations look thin. In exchange, the surprise in the old system’s interface comes with the first slice, not the last.',
      },
      {
        name: 'Decisions on one page each',
        text: 'A choice that is expensive to undo is written down with its options, its cost and what would reopen it.',
      },
      {
        name: 'Work that counts when it is done',
        text: 'A piece of work counts once it is reviewed and tested, its running can be watched, and a named person of yours has accepted it. Anything less is left out of the progress report.',
      },
      {
        name: 'A pack that a stranger can use',
        text: 'It holds the program with its history, building instructions, drawings, a runbook for bad nights, and lists of third-party parts and accounts. An engineer who has never seen the system puts it into operation from these.',
      },
    ],
    schematic: schematic({
      caption:
        'Each slice passes the same gate, and the handover pack is proved by somebody new before the contract calls it delivered.',
      lanes: {
        Discovery: { owner: ['person', 'Process owner'], events: ['document', 'Event map'] },
        Decisions: { adr: ['document', 'Decision records'], skeleton: 'Walking skeleton' },
        Delivery: { slices: 'Further slices', gate: 'Done gate' },
        Exit: { pack: ['document', 'Handover pack'], newcomer: ['person', 'Engineer new to it'] },
      },
      flows: [
        ['owner', 'events', 'workshop'],
        ['events', 'adr', 'open choices'],
        ['adr', 'skeleton', 'one full case'],
        ['skeleton', 'slices'],
        ['slices', 'gate', 'reviewed, tested'],
        ['gate', 'pack', 'code, keys, runbook'],
        ['pack', 'newcomer', 'rehearsed deploy'],
      ],
      mark: {
        node: 'newcomer',
        before: 'Original developer',
        doubt: 'Successor: has anyone but its author deployed from this?',
        answer: 'An engineer new to the system rehearses it first.',
      },
    }),
    terms: [
      {
        term: 'Walking skeleton',
        meaning:
          'The smallest working version that passes through every layer, from screen to storage to live operation, for one kind of case. It proves the joints before any breadth is paid for.',
      },
      {
        term: 'Decision record',
        meaning:
          'One page on a choice that is costly to undo: the options, what was taken, what it costs and which event would reopen it. Engineers call it an ADR.',
      },
      {
        term: 'List of parts (SBOM)',
        meaning:
          'A machine-readable list of every third-party part inside a program, with version and licence. When a part proves unsafe, it tells you whether you have it.',
      },
    ],
    related: [
      {
        page: 'services/crm-erp',
        reason: 'If sales and stock must change, and a package will carry most.',
      },
      {
        page: 'services/feasibility',
        reason: 'If it is still open whether the thing can be built.',
      },
      {
        page: 'services/legacy-reengineering',
        reason: 'If the process already runs in old software of your own.',
      },
      {
        page: 'solution/fleet-management',
        reason: 'If vehicles are what you hire out, and a product may do.',
      },
      {
        page: 'industries/erp-manufacturing',
        reason: 'If orders, stock and machines have to agree before anything else.',
      },
      {
        page: 'industries/e-procurement-tendering',
        reason: 'If the process is a tender, with rules that others wrote.',
      },
      {
        page: 'services/enterprise-software',
        reason: 'If approvals run through many departments and an auditor reads along.',
      },
      {
        page: 'services/business-analysis',
        reason: 'If departments disagree on which rule to enforce, and on who may override it.',
      },
    ],
    faq: [
      {
        question: 'Would a low-code tool not do the same for less?',
        answer:
          'For forms, approvals and lists it often does, and your own people can change them. It becomes costly where rules depend on one another, as pooled hours do, or where many users each pay.',
      },
      {
        question: 'What do we hold if we stop after the second slice?',
        answer:
          'Two kinds of case that run by themselves, their tests, the decision pages, and instructions for operating what exists.',
      },
      {
        question: 'What do we hold after six weeks, and may our clerk use it?',
        answer: `The drawing takes ${spanInWords(houseFacts.drawingWeeks, 'week')} and the first slice ${spanInWords(houseFacts.skeletonWeeks, 'week')} more, so week six brings the drawing at least. A live hire may go through the slice, with the spreadsheet in force beside it. Left out by name are other kinds of case, old data, reports and roles.`,
      },
    ],
    chapters: {
      order: ['exhibit', 'example', 'approach'],
      approach: [
        {
          name: 'Draw, and sort the cases',
          text: 'We follow the process from the first telephone call to the last rupee. Each of the fifty cases gets a verdict: a package as it comes, a package with a changed habit, or neither.',
          output: 'One sheet, and a decision on each remainder',
          decidedBy: 'The person who pays, and the one who knows the exceptions',
          weeks: houseFacts.drawingWeeks,
        },
        {
          name: 'Let one case through',
          text: 'The first slice, a walking skeleton, runs in accounts of yours, with real data and a bare screen.',
          output: 'One bill, right to the rupee, by itself',
          weeks: houseFacts.skeletonWeeks,
        },
        {
          name: 'Widen by kinds of case',
          text: 'Each fortnight admits one more slice, the kind with most money in it first. The sorted cases are its test.',
          output: 'Cases that pass, counted out of fifty',
          decidedBy: 'You, by going on or stopping',
          weeks: [6, 12],
        },
        {
          name: 'Run beside the spreadsheet',
          text: 'Both work out the same month. Each difference is argued, and the spreadsheet is sometimes right.',
          output: 'A month without a difference left open',
          weeks: [4, 5],
        },
        {
          name: 'Hand over to a stranger',
          text: 'Somebody new to it makes a release with the pack and no other help.',
          output: 'The pack, corrected where the stranger got stuck',
          weeks: [1, 2],
        },
      ],
      costDrivers: [
        {
          driver: 'Kinds of exception',
          why: 'Each kind needs a rule, a test and a reason.',
          keepDown: 'Abolish those that one customer caused years ago.',
          step: 2,
        },
        {
          driver: 'Systems it must join',
          why: 'An interface without a test copy is explored in live data, slowly.',
          keepDown: 'Ask the maker for a test company now.',
          step: 1,
        },
        {
          driver: 'People who must agree',
          why: 'Two departments with one word for two things need an afternoon each time.',
          keepDown: 'Name one person who may decide.',
          step: 0,
        },
      ],
      workedExample: {
        paragraphs: [
          'The firm has 150 hires a month, and nine in fifty make 27. Each takes a clerk four hours at ₹250, so 27 × 4 × 250 = 27,000 rupees a month. The ₹6,500 missed in the fifty becomes three times as much in a month, ₹19,500.',
          'The part costs ₹8,40,000 to write and ₹12,000 a month to keep. It saves 27,000 + 19,500 − 12,000 = 34,500 rupees a month, and 8,40,000 ÷ 34,500 = 24.35 months. Every figure is assumed, before GST, and none is a quotation.',
        ],
        sums: {
          columns: ['Over 36 months', 'Pool by hand', 'Own part'],
          rows: [
            ['Rent, ₹45,000 a month', '₹16,20,000', '₹16,20,000'],
            ['The clerk’s hours', '₹9,72,000', '₹0'],
            ['Hours never billed', '₹7,02,000', '₹0'],
            ['Writing the part', '₹0', '₹8,40,000'],
            ['Keeping it', '₹0', '₹4,32,000'],
          ],
          total: ['All', '₹32,94,000', '₹28,92,000'],
          verdict: ['Cheaper', 'to month 24', 'from month 25'],
        },
      },
      risks: [
        {
          risk: 'The exceptions never end',
          earlySign: 'After the third slice, each new case still needs a new rule.',
          response: 'We stop widening and ask which cases the business wants to go on accepting.',
        },
        {
          risk: 'The package changes under the part',
          earlySign: 'Its maker announces a new interface or a new price list.',
          response:
            'All calls to it go through one module, with a nightly test against the maker’s test company.',
        },
      ],
      techTable: [
        {
          layer: 'Program',
          usual: 'TypeScript on Node.js, as one service with modules',
          otherwise: 'Java or .NET, where your own engineers will keep it',
        },
        {
          layer: 'Records',
          usual: 'PostgreSQL, one schema a module',
          otherwise: 'Your present database, if its operators stay',
        },
        {
          layer: 'Link to the package',
          usual: 'Its published API, called from one module',
          otherwise: 'Nightly files where there is none, and a day’s delay with them',
        },
        {
          layer: 'Parts list',
          usual: 'CycloneDX, written by every build',
          otherwise: 'SPDX, where your customer’s tools read that',
        },
      ],
      measures: [
        {
          metric: 'Cases through',
          how: 'Sorted cases that pass without a hand on them ÷ fifty, after each slice.',
          baseline: 'The sorting, before anything is written.',
        },
        {
          metric: 'Time per awkward case',
          how: 'Clerk hours on such cases ÷ their number, over a month.',
          baseline: 'Timed with a watch while the drawing is made.',
        },
      ],
    },
  },
});
