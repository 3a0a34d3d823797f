import type { NamedText } from '../fields';

/** Bands of money: wide enough to give no figure away, narrow enough to choose a shape of project. */
export const moneyBands = [
  'under 5 lakh',
  '5 to 20 lakh',
  '20 to 60 lakh',
  'above 60 lakh',
  'do not know',
] as const;

/** Person-weeks at the best, as is likely, and at the worst. */
export type Estimate = readonly [low: number, likely: number, high: number];

interface EstimateLine {
  readonly name: string;
  readonly vague: Estimate;
  readonly usable: Estimate;
}

/** The same made-up project, estimated from a vague brief and from the one that the page shows. */
export const estimateLines: readonly EstimateLine[] = [
  { name: 'Screens and rules (answers 1, 2, 6)', vague: [6, 12, 42], usable: [9, 12, 21] },
  { name: 'Connection to the tills (answer 4)', vague: [2, 5, 20], usable: [3, 6, 9] },
  { name: 'Old stock moved, first shops opened', vague: [2, 5, 14], usable: [2, 5, 14] },
];

/** Rupees for a person-week, made up: the page on budgets calls it rate B. */
export const exampleRate = 60_000;

export const brief = {
  lead: 'A good brief hardly moves the likely figure. It narrows the range around it: in the example on this page the likely effort even rises by one person-week, while the effort to set aside falls by more than seven.',
  tool: {
    heading: 'Your brief',
    strip: 'Eight answers · one page of A4',
    /** Of each field: its name, what an estimator does with the answer, how far that moves the range, and what he would have to ask. */
    fields: {
      today: {
        label: 'What happens today',
        use: 'Follows one case through it, and counts steps, hands and exceptions.',
        effect: 'large',
        question: 'Who does what, step by step, in one case of last week?',
      },
      notices: {
        label: 'Who notices',
        use: 'Finds users, screens, languages and shifts, and whom to ask in tests.',
        effect: 'medium',
        question: 'Which people are they, and how many?',
      },
      volumes: {
        label: 'Volumes',
        use: 'Chooses between simple and built for load, and sizes the old data.',
        effect: 'small to medium',
        question: 'How many, and in which time: an hour, a day, a month?',
      },
      systems: {
        label: 'Systems',
        use: 'Counts the interfaces, and whether each has an owner, papers and a test copy.',
        effect: 'large',
        question: 'Which makes and versions, and what does each give or take?',
      },
      deadline: {
        label: 'Deadline, and why',
        use: 'Cuts scope, adds people, or says no.',
        effect: 'medium; by law, another project',
        question: 'What happens on that day, and what if it is missed?',
      },
      unchanged: {
        label: 'What must not change',
        use: 'Finds the constraint that rules out half of the solutions.',
        effect: 'large, or another project',
        question: 'Which system, rule or habit has to stay as it is?',
      },
      decides: {
        label: 'Who decides',
        use: 'Plans acceptance, and the time spent waiting for it.',
        effect: 'medium',
        question: 'Who decides on money, and who says that it is finished?',
      },
      money: {
        label: 'Money’s order of size',
        use: 'Chooses the shape: a report, an add-on, a first release, a system.',
        effect: 'another project',
        question: 'Which band is it, so that no firm has to guess the shape?',
      },
    },
    /** Beside the first field. */
    privacy: 'No names of patients, customers or donors, please.',
    effect: 'Effect on the range:',
    noScripts:
      'Scripts are off in this browser: what you type here is not printed. Print the page and write your answers beside those of the example.',
    key: 'Each note says what an estimator does with the answer, and how far it moves the range, in our judgement: small is below a tenth, medium a tenth to a third, large a third to double. Another project: the answer leads to another kind of project.',
    open: 'Left open',
    terms: {
      label: 'What the money is tied to',
      use: 'A year, a line of a grant, a monthly limit. May stay empty.',
    },
    vague: 'Still vague:',
    unanswered: 'Open.',
    tooLong: (surplus: number) =>
      `${surplus} ${surplus === 1 ? 'character' : 'characters'} too many for one page and for the contact form: shorten this answer.`,
    page: {
      kind: 'One-page brief',
      heading: 'What we want an estimate for',
      example: { date: '2 June 2026', from: 'Example: a chain of 11 shops, made up' },
    },
    states: {
      example: 'An example.',
      /** Only where scripts run. */
      replaced: 'Your own page takes its place as you write.',
      usable: 'All eight are answered, and none looks vague.',
      answered: (count: number) => `${count} of 8 answered.`,
      vague: (names: string) => `Still vague: ${names}.`,
      tooLong: (names: string) => `Too long to send. Shorten: ${names}.`,
    },
  },
  trades: {
    heading: 'Vague and usable, in three trades',
    text: 'The firms are made up. Each usable answer can be turned into a count, a name, a date or a limit.',
    columns: ['Field', 'Vague', 'Shop chain', 'Hospital', 'NGO'],
    vague: [
      'We need an inventory app.',
      'All departments.',
      'Large.',
      'Our ERP.',
      'Three months.',
      'User-friendly and secure.',
      'Management.',
      'Best price.',
    ],
    /** The worked example: its money begins with a band, as the form writes it. */
    shops: {
      today:
        'A customer asks for size 42. The web shop shows two pieces in Kothrud. The shop cannot find them. Staff ring two more shops.',
      notices: 'Sales staff, some 60 people; on Saturdays the customer.',
      volumes: '11 shops, 9,000 articles in sizes, 1,400 bills on a Saturday.',
      systems:
        'Tills of two makes, eight shops and three; they upload a file at 23:00; Tally for accounts; a web shop that we rent. One till vendor has an interface paper, the other does not answer.',
      deadline: 'Three shops before Diwali stock arrives on 1 October; otherwise after the season.',
      unchanged: 'The tills; they also work without network.',
      decides: 'The owner on money; the head of stores on what is finished, two hours a week.',
      money: '5 to 20 lakh: 10 to 20 this year; a monthly cost up to 40,000.',
    },
    hospital: [
      'The resident types the summary at the end of the shift and copies eleven laboratory values from another screen.',
      'The GP who telephones, and the ward pharmacist.',
      'Two wards, 34 discharges a week, most from 11:00 to 14:00.',
      'Hospital information system of vendor X since 2016; it sends HL7 messages; the drug chart is on paper.',
      'Before the accreditation visit in June; a paper form would do if late.',
      'Only a registered doctor signs; nothing is written into the hospital system.',
      'The medical superintendent; IT has a veto on interfaces.',
      'Up to 40 lakh, of which half next year.',
    ],
    ngo: [
      'Each programme keeps a sheet per donor. In the last week of a quarter finance reconciles seven sheets with the ledger by hand.',
      'The programme manager who signs, and the auditor in April.',
      '7 grants, 420 vouchers a month, three field offices, one with poor network.',
      'Tally; the bank’s statement as a file; the donor’s Excel form.',
      '1 April, because the year’s books start then.',
      'Tally stays the book that the auditor signs; foreign contributions stay apart from domestic money.',
      'The director up to ₹10 lakh, above it the board, which meets on 12 January.',
      '8 lakh in the grant, line 4.2, to be spent by 31 March.',
    ],
    moves:
      'What moves most, as we read the three: the shop chain’s tills, and that they work without network; in the hospital who signs, that nothing is written back, and that clinical and IT staff both decide; at the NGO the start of the year, and money tied to a grant line and a date.',
  },
  worked: {
    heading: 'One project, estimated from both briefs',
    text: 'The shop chain in person-weeks: low, likely, high. Lines and widths are made up, to show the reckoning; they were not measured.',
    from: { vague: 'From the vague brief', usable: 'From the usable brief' },
    columns: ['Low, likely, high', 'Mean', 'Spread'],
    sum: 'Sum',
    aside: 'To set aside',
    weeks: 'weeks',
    compared: {
      columns: ['Person-weeks', 'Likely', 'To set aside', 'In rupees, without GST'],
      vague: 'Vague brief',
      usable: 'Usable brief',
      difference: 'Difference',
    },
    reading: [
      'Mean: low, four times likely, and high, divided by 6. Spread: high less low, divided by 6. Spreads of lines that do not depend on one another are squared, added and rooted. Mean plus 0.84 of the spread is enough in about four cases of five; that is the effort to set aside. ₹60,000 a person-week is an example, and no rate of ours.',
      'By the likely figures alone the brief made the project bigger: it revealed a second make of till. The third line keeps its width, since nobody can tell from a page how good the old stock figures are. That takes a count in one shop.',
    ],
  },
  cautions: {
    heading: 'Before you send it',
    list: [
      {
        name: 'Estimate it yourself first',
        text: 'Write down what you expect it to cost, before any bid comes. The guide of 18F, named below, advises it to public buyers. You can then ask why a bid lies far from it.',
      },
      {
        name: 'Whether to name the money',
        text: 'Buyers fear that sellers fill whatever sum they are told. A band chooses a shape and keeps the figure back. Leave it out, and the page says what is then missing.',
      },
      {
        name: 'What the remarks are worth',
        text: 'They look for numbers, times, reasons and names. They do not understand a sentence, and may be wrong: keep your answer where they are. An answer in another script than Latin is not judged.',
      },
      {
        name: 'A date costs effort',
        text: 'In the model COCOMO II three quarters of the nominal time take 1.43 times the effort, 85 % take 1.14 times; more time than nominal saves nothing. So the reason decides whether a date is worth it.',
      },
      {
        name: 'By form or on paper, not by mail link',
        text: 'A mail link of this site holds 1,999 encoded characters: of a text in Devanagari that is 222 letters at most. The contact form takes the whole page; so does a PDF from your browser’s print window.',
      },
      {
        name: 'No price comes out of it',
        text: 'Eight answers give no price. They let three firms estimate the same thing, so that their ranges can be set side by side.',
      },
    ] as const satisfies readonly NamedText[],
  },
  basis: {
    heading: 'What it rests on',
    text: 'Steve McConnell holds that early estimates by skilled people can be off by a factor of four either way, and that high and low still differ by about 1.6 to one after requirements and screens. Some hold that the published data for this are missing; the page needs only that early ranges are wide. 18F lists what a statement of objectives holds: purpose, scope, period and place, background, results, constraints. GOV.UK says what to find out before anything is built. Looked up on 23 November 2026.',
    sources: [
      {
        name: '18F, buying development services',
        href: 'https://guides.18f.gov/derisking-government-tech/buying-development-services/',
      },
      {
        name: 'GOV.UK Service Manual, how the discovery phase works',
        href: 'https://www.gov.uk/service-manual/agile-delivery/how-the-discovery-phase-works',
      },
      {
        name: 'Construx, the cone of uncertainty',
        href: 'https://www.construx.com/books/the-cone-of-uncertainty/',
      },
    ],
  },
} as const;
