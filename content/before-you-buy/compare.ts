interface Question {
  /** Names it in addresses and files: never changed. */
  readonly key: string;
  readonly name: string;
  readonly question: string;
  readonly good: string;
  readonly usual: string;
  readonly bad: string;
  /** Why the answers tell firms apart. */
  readonly why: string;
  /** What the buyer asks a firm that has not answered. */
  readonly ask: string;
}

export const questions = [
  {
    key: 'people',
    name: 'People',
    question: 'Who does the work, by name, on how many days a week, and may I question them before I sign?',
    good: 'Two or three names in the order with their days a week, an hour with each on a problem of yours, and your say over a successor.',
    usual: 'Roles and years of experience; CVs of people who are free “at present”.',
    bad: 'A pool, or the person of the pitch at half a day a week.',
    why: 'People are the one part of the bid that cannot be improved later.',
    ask: 'Please write the names and days into the order. Who replaces them, and who pays for the weeks side by side?',
  },
  {
    key: 'code',
    name: 'Code',
    question: 'May I see code of a comparable job, with its history?',
    good: 'A repository walked through on a screen: commits of several people, reviews, tests that run.',
    usual: 'A demonstration of the finished product.',
    bad: 'A single commit; or “our clients do not allow it”, and nothing instead.',
    why: 'A history of work is hard to stage.',
    ask: 'If your clients do not allow it: may I see an internal tool, or code that the proposed lead wrote elsewhere?',
  },
  {
    key: 'exclusions',
    name: 'Left out',
    question: 'What have you left out, and what would make you advise against this?',
    good: 'A list of exclusions, and one condition under which they would stop.',
    usual: '“As per scope.”',
    bad: 'Everything is included.',
    why: 'It shows whether they read the brief.',
    ask: 'Data from the old system, training, hosting, licences, GST, corrections: in or out, one by one?',
  },
  {
    key: 'price',
    name: 'Price',
    question: 'How sure is the price, and what happens when it is reached?',
    good: 'A low, a likely and a high figure, the assumption behind each, and a ceiling or a point at which to stop.',
    usual: 'One figure, valid for 30 days.',
    bad: 'One figure on the day of the first call.',
    why: 'A single figure hides a margin or a dispute.',
    ask: 'Which three assumptions would move the price most, and by how many weeks each?',
  },
  {
    key: 'progress',
    name: 'Progress',
    question: 'What do I see, how often, and who says that it is done?',
    good: 'Running software every two or three weeks, in a place that you can open, against criteria written before.',
    usual: 'A monthly status report.',
    bad: 'A demonstration at the end.',
    why: 'Of the twelve, this costs a weak firm the most.',
    ask: 'On which date do I first log in, and what will work then?',
  },
  {
    key: 'changes',
    name: 'Changes',
    question: 'How is a change priced, and who says yes?',
    good: 'A written price and the date that it moves, within days, and no invoice without your yes.',
    usual: 'A day rate.',
    bad: '“We are flexible.”',
    why: 'A bid that was too low is recovered here.',
    ask: 'Please price one small change now: one more field on the invoice.',
  },
  {
    key: 'ownership',
    name: 'Ownership',
    question: 'What is mine, from which day, by which paper?',
    good: 'Accounts in your name from day one, a signed assignment with territory and term, and a list of the open-source parts.',
    usual: '“You own everything.”',
    bad: 'Code handed over at the end, or a licence to their own framework.',
    why: 'Without a written assignment the author’s employer keeps the copyright.',
    ask: 'Please send the clause that assigns the copyright.',
  },
  {
    key: 'leaving',
    name: 'Leaving',
    question: 'How do I leave you, and has anyone else deployed your software from your notes?',
    good: 'A rehearsal: your own person, or a stranger, builds it, deploys it and restores it.',
    usual: 'A handover document at the end.',
    bad: 'Their hosting, their keys.',
    why: 'It tests the answer on ownership in practice.',
    ask: 'Whose card pays for the cloud, and who can remove whom from it?',
  },
  {
    key: 'support',
    name: 'Support',
    question: 'What happens on the first bad Friday evening after release?',
    good: 'Severity levels, the hours in which the clock runs, what stops it, and a period of free corrections.',
    usual: '“24 × 7 support”, without a roster.',
    bad: 'Silence after payment.',
    why: 'Everybody promises support; few can name the person.',
    ask: 'Who answers at 20:00, and what may that person change?',
  },
  {
    key: 'data',
    name: 'Data',
    question: 'Who can reach my data, and within how many hours do I hear of a breach?',
    good: 'Named accounts with a second factor, no copies of production data, and a number of hours in the contract.',
    usual: '“ISO certified”, or “bank-level security”.',
    bad: 'A shared login.',
    why: 'A figure in hours binds; an adjective does not.',
    ask: 'How many hours, please, and who telephones me?',
  },
  {
    key: 'liability',
    name: 'Liability',
    question: 'What do you owe me if it goes wrong, and what if you close?',
    good: 'A cap in rupees or in fees, what lies outside it, an insurance policy with its number, and keys that are already yours.',
    usual: 'No clause, or “as per law”.',
    bad: 'A cap of one month’s fee.',
    why: 'It shows who had a lawyer read the paper.',
    ask: 'Please send the liability clause and the insurance certificate.',
  },
  {
    key: 'references',
    name: 'References',
    question: 'Whom may I telephone, and what went wrong there?',
    good: 'Two numbers, one of them from a job that had trouble.',
    usual: 'Testimonials.',
    bad: 'Nobody, and no reason.',
    why: 'A firm that has finished something can name it.',
    ask: 'Is there anyone for whom you finished a year ago?',
  },
] as const satisfies readonly Question[];

export type QuestionKey = (typeof questions)[number]['key'];

export const compare = {
  lead: 'Put the same twelve questions to each firm before you compare prices. In the example below, the cheapest of three quotations becomes the most expensive once all three cover the same work.',
  tool: {
    heading: 'Twelve questions to three firms',
    strip: 'An empty field says what to ask · no score',
    firms: ['First firm', 'Second firm', 'Third firm'],
    nameOf: 'Name of the',
    fillIn: 'Fill in ours as the third',
    shown: 'Answers on this screen',
    takeOut: 'Take ours out again',
    inUse: 'The third firm has answers already. Empty its fields first.',
    about:
      'Good, usual and bad are what answers sound like by our reading of the trade; nobody has counted them. A field holds 400 characters.',
    sounds: { good: 'Good', usual: 'Usual', bad: 'Bad' },
    missing: 'No answer yet from',
    ask: 'Ask:',
    askAll: 'Where the answer is missing, ask:',
    all: 'All three have answered.',
    summary: {
      heading: 'Still to ask',
      columns: ['Firm', 'Answered', 'No answer yet'],
      none: 'None',
      every: 'All twelve',
    },
    message: {
      stillToAsk: 'Still to ask',
      toUs: 'Twelve questions to you',
    },
    csv: ['Question', 'Where an answer is missing, ask'],
    noScripts: 'Scripts are off in this browser, so nothing is kept. Print the page and write on it.',
    forgotten: 'Forgotten. The sheet is empty again.',
  },
  questions,
  worked: {
    heading: 'Three quotations on one basis',
    text: 'Made up for this page. As quoted, the order is C, B, A; on one basis it is A, B, C.',
    columns: ['In ₹ lakh', 'A', 'B', 'C'],
    rows: [
      ['As quoted', '21.24', '20.00', '14.50'],
      ['GST of 18 % within it', '−3.24', 'none', 'none'],
      ['Old data moved', 'in', 'in', '2.00'],
      ['Corrections for 90 days', 'in', 'in', '1.50'],
      ['Handover to somebody else', 'in', 'in', '1.00'],
      ['Licence of its own framework, 3 years at 0.60', 'none', 'none', '1.80'],
    ],
    total: ['On one basis, without GST', '18.00', '20.00', '20.80'],
    notes: [
      {
        name: 'What it does not decide',
        text: 'B has quoted 18 to 24 lakh with 20 as likely, so it may end at ₹24,00,000. A has given no high figure: put the question on price to A before you choose it.',
      },
      {
        name: 'With GST or without',
        text: 'Compare without it if you can credit it. A hospital cannot, for what serves exempt care (CGST Act, section 17(2)), and compares with it: A ₹21,24,000, B ₹23,60,000, C ₹24,54,400.',
      },
    ],
  },
  ours: {
    heading: 'What we ourselves would write',
    text: 'From the terms of this site, also where the answer is weak. “Fill in ours” copies these texts into the third column; the sheet works without them.',
  },
  reading: {
    heading: 'How to read the sheet',
    list: [
      {
        name: 'Why there is no total',
        text: 'In a purchase of 5 to 60 lakh a missing answer tells you more, in our view, than a difference of two points. The sheet counts what is missing and adds nothing up.',
      },
      {
        name: 'Others see it differently',
        text: 'The guide of 18F, a digital team of the US government that was closed on 1 March 2025, weighs technical approach, staffing and similar experience above price, by pros and cons and without points. India’s ministries may weigh quality against cost, such as 70 to 30, when they buy consultancy (General Financial Rules 2017, rule 192). Neither binds a private buyer. Read on 23 November 2026.',
      },
      {
        name: 'Two or three names are enough',
        text: 'Ask for more, and people sit idle until you decide; 18F warned of that too.',
      },
      {
        name: 'A fixed price, or time under a ceiling',
        text: '18F prefers time under a ceiling, where the buyer has a product owner who takes part. By our reading, an owner without one may be safer with small steps at fixed prices.',
      },
      {
        name: 'A good sign',
        text: 'A bidder that says what it is not sure of. A bad one: “shall comply” without anything specific.',
      },
    ],
  },
} as const;
