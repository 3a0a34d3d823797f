import { schematic, servicePage } from '../catalogue/define';

export const remoteStaffing = servicePage({
  slug: 'remote-staffing',
  label: 'Remote Staffing',
  title: 'One engineer for a named gap in your own team',
  summary:
    'One or two engineers fill a named gap in your team. You direct the daily work; we employ, pay, equip and replace, and access ends on the day they leave.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A missing skill is filled inside your own team, with its last day agreed at the start.',
    quickAnswer:
      'Remote staffing puts one of our engineers into your stand-up, on our payroll and under your direction: a Kotlin developer for two quarters, a database engineer while you migrate, cover for parental leave. It suits a team that has a lead and a backlog and lacks a pair of hands. You interview first. Law and tax below are those of a client in India, unless another place is named.',
    atAGlance: {
      fits: 'A team with a lead, a backlog and one named gap',
      notFor: 'A company without anyone to review code within the day, which needs a team with its own lead',
      firstStep: {
        what: 'The gap described in ten tickets, and a short list',
        output: 'candidates you have met, and the contract’s end date',
        weeks: [1, 2],
      },
      charged: 'A monthly rate per engineer, with a trial fortnight at the start',
      youBring: 'Ten recent tickets, an identity provider, a reviewer, your rules on devices and data',
    },
    ask: {
      text: 'Paste three tickets, names out, that wait for the missing person. From them we judge: a senior, a junior or a week’s advice.',
      button: 'Paste three open tickets',
    },
    notNeeded: {
      before: 'If you can write down the result and its date, order that.',
      struck: 'Remote staffing',
      after: 'sells time.',
    },
    argument: {
      heading: 'A seat costs ₹65,000 more a month, and less altogether',
      paragraphs: [
        'A maker of pumps lacks a Kotlin developer from April to September. The finance head reads two lines: ₹2,00,000 a month for a seat, ₹1,35,000 for a hire with all dues. The engineering head adds what a hire costs to arrive and to leave, a recruiter, a laptop and two months’ notice pay, ₹5,10,000 together, without what the Industrial Relations Code may add. Notice is given once the colleague is back; here probation does not shorten it.',
        'Both are right for some length, since 5,10,000 ÷ 65,000 = 7.85 months. Up to seven months the seat costs less, from eight the hire.',
        'In a hospital the same memo ends the other way. Treatment is exempt from GST, so the hospital cannot take back the 18 % on our invoice, while salaries bear none. Over six months its hire is cheaper by ₹52,800 before the Code’s dues.',
      ],
    },
    exhibit: {
      kind: 'decision',
      document: 'Memo 3 · service app, April to September 2027',
      title: 'One seat for six months, and no hire yet',
      chosen: 'One seat to 30 September, its accounts ending that day',
      why: '₹12,00,000 against ₹13,20,000 for a hire. The colleague on leave returns in October, and we make pumps, so the GST on the invoice comes back as credit.',
      rejected: [
        {
          option: 'A hire of our own',
          why: '₹8,10,000 of pay and ₹5,10,000 for coming and going, and in October two people for one desk.',
        },
        {
          option: 'A fixed price for the result',
          why: 'The tickets change weekly with what dealers report, so there is no result to describe.',
        },
        {
          option: 'A hire for six months only',
          why: '₹10,50,000, as it needs no notice pay: the lowest sum. No developer gave up a permanent post for it.',
        },
      ],
      reopens:
        'The leave grows by over a month, somebody signs for six months, or the seat passes to our group’s hospital, without credit.',
      reading:
        'between seat and permanent hire the sums decide; what was ruled out for other reasons says so. Signed by both heads.',
    },
    capabilities: [
      {
        name: 'A gap described in tasks',
        text: 'We ask for the ten tickets that this person would have taken last month. They show whether you need a senior for a quarter, a junior for a year, or a week of somebody’s advice.',
      },
      {
        name: 'Selection on your terms',
        text: 'The short list comes with a code sample and the limits that we see in each candidate. You decide, and either side may end it within the trial fortnight.',
      },
      {
        name: 'Joiner and leaver control',
        text: 'Accounts come from your identity provider with the least rights that the tickets need and an expiry date equal to the order’s. On the last day you revoke once and receive a signed list of what was returned or wiped.',
      },
      {
        name: 'Device and data',
        text: 'Work happens on a managed, encrypted laptop or inside your virtual desktop. Before the first day, you and we settle which personal data the engineer may see and what is masked.',
      },
      {
        name: 'Papers for an Indian client',
        text: 'With the order come appointment letter, provident fund number and date of the last increment. Our invoice adds GST of 18 %. From the amount before GST you withhold 2 % income tax (TDS): since 1 April 2026 manpower under the client’s direction counts as a contractor’s work.',
      },
    ],
    schematic: schematic({
      caption:
        'Direction and accounts come from the client, employment from us, and one contract end date closes every door at once.',
      lanes: {
        'Our side': { hr: ['person', 'HR and payroll'], sheet: ['document', 'Joiner-leaver sheet'] },
        'Your company': { leadDev: ['person', 'Your engineering lead'], idp: 'Your identity provider' },
        'The seat': { engineer: ['person', 'Assigned engineer'], device: 'Managed laptop or VDI' },
        'Your systems': { board: ['store', 'Sprint board'], code: ['store', 'Scoped repositories'] },
      },
      flows: [
        ['leadDev', 'engineer', 'daily tasks'],
        ['idp', 'device', 'account with expiry'],
        ['engineer', 'board', 'updates'],
        ['device', 'code', 'least privilege'],
        ['hr', 'engineer', 'employs'],
        ['hr', 'sheet'],
        ['sheet', 'idp', 'end date'],
      ],
      mark: {
        node: 'sheet',
        before: 'Joiner checklist',
        doubt: 'IT security: which line takes the access back?',
        answer: 'The end date: every account expires with the contract.',
      },
    }),
    terms: [
      {
        term: 'Contract labour',
        meaning:
          'In India, workers whom a contractor supplies to another’s establishment. The law leaves out the contractor’s regular employees who have increments, social security and welfare benefits.',
      },
      {
        term: 'Input tax credit',
        meaning:
          'GST paid on purchases, set off against GST on one’s own sales. Whoever sells what is exempt, such as treatment or schooling, bears it as a cost.',
      },
    ],
    related: [
      {
        page: 'services/dedicated-teams',
        reason: 'If three or four seats are vacant and no lead has time.',
      },
      {
        page: 'services/software-outsourcing',
        reason: 'If a whole application should be looked after by somebody else.',
      },
      {
        page: 'services/maintenance-support',
        reason: 'If the gap appears only when something breaks.',
      },
      {
        page: 'industries/fintech-apps',
        reason: 'If your regulator asks who may touch production.',
      },
      {
        page: 'industries/healthcare-mobile-apps',
        reason: 'If the engineer would see patients’ records.',
      },
      {
        page: 'solution/grant-tracking',
        reason: 'If you wanted a programmer to build what a product already does.',
      },
    ],
    faq: [
      {
        question: 'Is your engineer contract labour under India’s new Code?',
        answer:
          'By our reading no. The OSH Code, which replaced the Contract Labour Act of 1970 on 21 November 2025, leaves out a contractor’s regular employees with increments and social security. Somebody hired for your order alone would count, from fifty such workers in your house or with one supplier, and may not do core work but for three exceptions. Your counsel should see the papers.',
      },
      {
        question: 'What changes outside India, say under German labour leasing law?',
        answer:
          'The invoice is an export: no Indian GST where the conditions are met, no TDS. Contractual clauses and a transfer impact assessment come before access to personal data in the EU. Germany’s Federal Employment Agency, since October 2025, asks for no leasing permit if the supplier sits abroad and the engineer works there, online only. One working visit ends that, and courts may differ: ask counsel, also on works councils.',
      },
    ],
    chapters: {
      order: ['exhibit', 'example', 'risks'],
      approach: [
        {
          name: 'Ten tickets, then a short list',
          text: 'Your lead walks us through the tickets and shows one that went badly. You meet two or three people.',
          output: 'A person chosen, and the last day',
          decidedBy: 'Your engineering lead',
          weeks: [1, 2],
        },
        {
          name: 'Accounts and machine',
          text: 'Rights are granted ticket by ticket, and a first build is made on the new laptop before the first stand-up.',
          output: 'Joiner sheet, ticked by your IT and ours',
          weeks: [1, 1],
        },
        {
          name: 'Trial fortnight',
          text: 'Small real tickets, reviewed within the day. On the ninth day your lead says yes or no.',
          output: 'Three merged changes, or an early end',
          decidedBy: 'Either side',
          weeks: [2, 2],
        },
        {
          name: 'Work in your sprints',
          text: 'Your board, your review, your priorities, and no stand-in for a few days’ illness. Once a month we ask both of you what is missing.',
          output: 'Merged work in your repository',
          weeks: [22, 22],
        },
        {
          name: 'Hand back',
          text: 'Open tickets pass to a colleague of your team, with notes for the one who returns, and the accounts expire.',
          output: 'Leaver sheet with returned and wiped items',
          weeks: [2, 2],
        },
      ],
      costDrivers: [
        {
          driver: 'Seniority',
          why: 'Tickets that need judgement without you need a more expensive person.',
          keepDown: 'Keep the judging and give away the typing.',
          step: 0,
        },
        {
          driver: 'Your security rules',
          why: 'A virtual desktop, background checks or a room of its own delay the first build.',
          keepDown: 'Send the rules with the tickets.',
          step: 1,
        },
        {
          driver: 'Hours of overlap',
          why: 'Late shifts cost a supplement and narrow the choice of people.',
          keepDown: 'Name the two hours that matter.',
          step: 3,
        },
      ],
      workedExample: {
        paragraphs: [
          'Six months at the assumed rates, which are not ours. The seat is 6 × 2,00,000 = 12,00,000 rupees, the hire 6 × 1,35,000 = 8,10,000 besides ₹2,40,000 for recruiter and laptop, its resale left out, and ₹2,70,000 of notice pay. At one month’s notice the hire would cost ₹15,000 less than the seat.',
          'Without credit, GST of 18 % stays on the seat and on recruiter and laptop; pay bears none. A buyer who sells exempt and taxable things gets part of the credit, and lands in between.',
        ],
        sums: {
          columns: ['Over six months', 'One seat', 'Own hire'],
          rows: [
            ['Rate, or pay with dues', '₹12,00,000', '₹8,10,000'],
            ['Recruiter and laptop', '₹0', '₹2,40,000'],
            ['Notice pay at the end', '₹0', '₹2,70,000'],
          ],
          total: ['With GST credit', '₹12,00,000', '₹13,20,000'],
          verdict: ['Without GST credit', '₹14,16,000', '₹13,63,200'],
        },
      },
      risks: [
        {
          risk: 'Reviews wait, and the engineer idles',
          earlySign: 'Changes stay open for more than two days in the second week.',
          response: 'A second reviewer, or fewer hours, is the cure.',
        },
        {
          risk: 'The seat becomes permanent by itself',
          earlySign: 'The end date moves a second time.',
          response: 'We send the memo again with the new length, even where it speaks for a hire.',
        },
        {
          risk: 'The only person who knows',
          earlySign: 'One folder has no other author for a month.',
          response: 'Your own colleague takes the next ticket there, with ours beside.',
        },
      ],
      standards: [
        {
          id: 'dpdp-act',
          use: 'Where the engineer sees personal data, we process it on your behalf, and the order names purpose, masking and deletion.',
        },
        {
          id: 'openid-connect',
          use: 'One sign-in at your provider opens board and repositories, so that one revocation closes them.',
        },
      ],
      measures: [
        {
          metric: 'Wait for review',
          how: 'Median hours from a change being ready to its first review.',
          baseline: 'The same figure for your own people in the month before.',
        },
        {
          metric: 'Access left open',
          how: 'Accounts still active the morning after the last day.',
          baseline: 'The previous leaver of any supplier.',
        },
      ],
    },
  },
});
