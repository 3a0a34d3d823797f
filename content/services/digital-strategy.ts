import { schematic, servicePage } from '../catalogue/define';

export const digitalStrategy = servicePage({
  slug: 'digital-strategy',
  label: 'Digital Strategy',
  title: 'Digital strategy down to a funded order of work',
  summary:
    'Capability map, value streams and costed options lead to a short list of investments, each with an owner, a measure and a date to stop if that is missed.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'Your board approves one order of investments, each with an owner and a date on which it stops if it misses its measure.',
    quickAnswer:
      'Put every department’s request on one sheet, pinned to what the business must be able to do: quote, schedule, settle. Now the quarrel is about abilities instead of tools, and it can be settled. We lead managing directors and CIOs from that sheet to a short order of investments, each compared with doing nothing. What was turned down is listed too, with the grounds.',
    atAGlance: {
      fits: 'A company whose departments each bring a project, with budgets that cannot be compared',
      notFor: 'A pain with one name, such as unsupported invoicing, calls for a replacement, not a programme',
      firstStep: {
        what: 'A capability map with all requests pinned to it',
        output: 'one sheet, coloured by importance and condition, with gaps and overlaps marked',
        weeks: [3, 4],
      },
      charged: 'The map for a fixed sum; business cases by the day, under a ceiling',
      youBring:
        'Project lists and budgets of all departments, cost reports, an hour with each head, the sponsor',
    },
    ask: {
      text: 'Three requests compete for this year’s budget? A line on each lets us pin them to one map and show the overlaps.',
      button: 'List three rival requests',
    },
    notNeeded: {
      before: 'Three projects and one owner who pays: rank them over lunch, without',
      struck: 'a digital strategy',
      after: '.',
    },
    argument: {
      heading: 'Two requests claim ₹42 lakh of a cost of ₹30 lakh',
      paragraphs: [
        'Typing in dealers’ orders costs a distributor ₹30 lakh a year. Sales wants a dealer portal that ends 80 % of it and saves ₹24 lakh. The order desk wants a program that reads orders out of WhatsApp and e-mail, ends 60 % and saves ₹18 lakh. Under each case the head of the desk has signed that posts end, their holders moved to vacancies, and each is sound by itself. Together they save more than the typing costs.',
        'As written, the pair leaves 42 × 3 − 52 = 74 lakh after three years. The sheet counts the cost of an ability once. Even if portal and reader end all typing, 30 × 3 − 52 = 38 lakh remain, and the reader with price book and route planning leaves 34 × 3 − 46 = 56. Nor would it help later. Beside the reader it saves at most 12 lakh a year, and 12 × 3 − 40 = −4. Discounted at 20 %, all costs first, the routes drop out; the portal still loses.',
        'The sales head has a better reason than typing. A dealer who can order at night may order more. But she has signed for none of it, and the unsigned counts as nil. Undiscounted, above ₹6 lakh a year of signed profit the portal would be in the best set. Of the budget ₹6 lakh are left for a trial with a few dealers, outside the rule.',
      ],
    },
    exhibit: {
      kind: 'rules',
      document: 'Investment sheet · budget FY 2027-28 · rev C',
      title: 'Which requests get the budget if each saving counts once',
      basis:
        'Budget ₹52 lakh. Dealer portal ₹40 lakh, order reader ₹12 lakh, price book ₹20 lakh, route planning ₹14 lakh; ten sets fit.',
      columns: ['Set of requests', 'Cost, saved a year', 'Left after 3 years', 'Outcome'],
      rows: [
        { cells: ['Portal, reader', '₹52 lakh, ₹30 lakh', '₹38 lakh', 'Loses'], outcome: 'loses' },
        { cells: ['Reader, price book, routes', '₹46 lakh, ₹34 lakh', '₹56 lakh', 'Wins'], outcome: 'wins' },
        { cells: ['Reader, price book', '₹32 lakh, ₹28 lakh', '₹52 lakh', 'Loses'], outcome: 'loses' },
        { cells: ['Portal', '₹40 lakh, ₹24 lakh', '₹32 lakh', 'Loses'], outcome: 'loses' },
        { cells: ['Nothing', '₹0 lakh, ₹0 lakh', '₹0 lakh', 'Loses'], outcome: 'loses' },
      ],
      tieBreak:
        'Of equal sums the cheaper set wins. Requests pinned to one ability save its present cost at most; an unsigned benefit counts as nil.',
      reading:
        'five of ten sets, one empty. Costs include three years’ running. Undiscounted, signed savings from first use: price book ₹10 lakh, routes ₹6 lakh, from abilities of their own; portal and reader share ₹30 lakh.',
    },
    capabilities: [
      {
        name: 'Capabilities before projects',
        text: 'The map names each ability without the department or the system that supplies it today. Three requests for three tools may turn out to be one weak ability, and that changes how much money is needed.',
      },
      {
        name: 'Value streams walked in person',
        text: 'Following one order from enquiry to cash, we record touch time, waiting time and rework at each desk. The map shows where software would shorten a queue and where it would only move it. It costs a day of attention from each team.',
      },
      {
        name: 'Build, buy or wait, by evolution',
        text: 'A Wardley map places each component somewhere between novel and commodity. The novel ones that customers notice are worth building, and commodities are better rented. Where a component belongs remains a judgement, so we record who placed it there and why.',
      },
      {
        name: 'Options with a do-nothing case',
        text: 'Every business case compares at least three options, including leaving things alone, over the same years and with running cost. Estimates name a best, a likely and a worst figure (the sheet takes the likely one), checked against similar past projects in your own books. Benefits without a line manager’s signature are counted as nil.',
      },
      {
        name: 'Sequence and operating model',
        text: 'Weighted shortest job first gives a starting order, which dependencies and people’s availability then correct. For the first two investments we describe the target operating model: who owns product, data and platform, who decides, and which meeting disappears.',
      },
      {
        name: 'The sponsor it needs',
        text: 'Somebody has to be able to move budget between departments. We ask for that person before the first workshop, because without one the work ends as a much praised document without a budget.',
      },
    ],
    schematic: schematic({
      caption:
        'Requests from every department leave the map as one sequence, in which the refused ones are visible too.',
      lanes: {
        Business: { heads: ['person', 'Department heads'], streams: ['document', 'Value-stream maps'] },
        Analysis: { capabilities: ['document', 'Capability map'], wardley: ['document', 'Wardley map'] },
        Choice: { cases: ['document', 'Option cases'], board: ['person', 'Investment board'] },
        Outcome: { sequence: ['document', 'Funded sequence'], refused: ['store', 'Refusal register'] },
      },
      flows: [
        ['heads', 'capabilities', 'requests'],
        ['streams', 'wardley', 'components'],
        ['capabilities', 'cases', 'weak spots'],
        ['wardley', 'cases', 'build or rent'],
        ['cases', 'board', 'three options'],
        ['board', 'sequence', 'funded'],
        ['board', 'refused', 'with reason'],
      ],
      mark: {
        node: 'cases',
        before: 'Business case',
        doubt: 'Board member: and what if we do nothing at all?',
        answer: 'That option is costed too, over the same years.',
      },
    }),
    faq: [
      {
        question: 'Is this advice independent of your own development, and what gets no opinion?',
        answer:
          'Not wholly, as we also build. So a case that could lead to work of ours says so, doing nothing is compared too, and you may take map and cases to another supplier. You get no opinion on particular people, on tax or law, or on a vendor’s price that is not in front of us in writing. Accountants, counsel and the vendor answer for those.',
      },
      {
        question: 'How do you tell a software problem from a process or people problem?',
        answer:
          'By the last twenty cases that went wrong. Two good clerks who decide one case differently lack a rule. If they decide alike and type it twice, software would help. If rule and screen are there and people go round them, somebody must ask what the right way costs them. Only the second kind is a reason to buy.',
      },
    ],
  },
});
