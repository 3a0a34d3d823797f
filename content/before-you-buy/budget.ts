/** Rates of the examples for one person's five days: made up, each twice the one before. */
export const exampleRates = { A: 30_000, B: 60_000, C: 120_000 } as const;

/** Budgets that the page works through, in rupees. */
export const exampleBudgets = [500_000, 2_000_000, 6_000_000] as const;

/** Person-weeks that a shape of project usually takes: the least and the most. */
export type Effort = readonly [least: number, most: number];

export interface Shape {
  readonly name: string;
  readonly effort: Effort;
  /** What makes it take so much. */
  readonly why: string;
}

/** Planning ranges in person-weeks: least weeks with fewest people, most weeks with most. */
export const shapes: readonly Shape[] = [
  {
    name: 'A drawing, with decisions and a range',
    effort: [3, 8],
    why: 'Talks and corrections; nothing is built.',
  },
  {
    name: 'Two systems kept in step',
    effort: [9, 18],
    why: 'Each system has an owner, and the differences between them have to be settled.',
  },
  {
    name: 'A register with reminders, one office',
    effort: [18, 36],
    why: 'Few roles, and old data to clean.',
  },
  {
    name: 'A field app that works offline, one depot',
    effort: [42, 72],
    why: 'Synchronisation, devices, and trials on the road.',
  },
  {
    name: 'A portal before an ERP, one depot',
    effort: [48, 80],
    why: 'The ERP’s hours, and the rules of price and credit.',
  },
  {
    name: 'A core process replaced, both run in parallel',
    effort: [80, 160],
    why: 'Two systems run side by side, and somebody audits the change.',
  },
];

export const budget = {
  lead: 'A sum divided by a rate is not the answer. GST that you cannot credit, a reserve and a first year of running come off first: of ₹20 lakh, two rupees in five.',
  tool: {
    heading: 'Your sum',
    strip: 'Reckoned in your browser · no rate or price of ours',
    fields: {
      budget: {
        label: 'All that may be spent, in rupees',
        note: 'With its GST: “20 lakh”, “1.5 crore”, “20,00,000”.',
        problem: 'Write a sum in rupees, such as “20 lakh”.',
      },
      rate: {
        label: 'One person for five days, in rupees',
        note: 'Your own assumption, from a quotation that you hold. Three made-up examples:',
        problem: 'Write a sum above nothing, such as “60,000”, or leave it empty.',
      },
      people: { label: 'People', problem: 'Whole people, 1 to 100.' },
      credited: { label: 'GST that you credit', problem: '0 to 100.' },
      reserve: { label: 'Kept for surprises', problem: '0 to 100.' },
      running: { label: 'First year of running', problem: '0 to 100.' },
    },
    shares:
      'Shares of the work, and assumptions of the example: 25 % kept back, 15 % for hosting, updates and small changes. Registered for GST, with taxable sales alone, you usually credit all of it: enter 100. Without registration, or for exempt supplies such as a hospital’s inpatient care, nothing is credited.',
    parts: {
      work: 'Work',
      reserve: 'Kept for surprises',
      running: 'First year of running',
      lostGst: 'GST that stays with you',
    },
    lent: 'GST paid first and credited later',
    week: 'person-weeks',
    verdicts: { carries: 'carries it', narrow: 'a narrow one', no: 'does not' },
    ruler: 'Person-weeks that six shapes of project usually take',
    invoice: {
      heading: 'When all the work has been invoiced',
      columns: ['In rupees', 'Tax at 2 %', 'Tax at 10 %'],
      price: 'Work',
      gst: 'GST, 18 %',
      tax: 'Income tax, deducted at source',
      supplier: 'Reaches the supplier’s bank',
    },
  },
  worked: {
    heading: 'Worked through for 5, 20 and 60 lakh',
    text: 'Reserve 25 %, running 15 % of the work. The rates A, B and C are made up, each twice the one before: they show what a rate does, and say nothing of what is usual.',
    none: 'Nothing credited',
    all: 'All GST credited',
    shapes: 'What the work carries, with nothing credited',
    shape: 'Shape',
    columns: ['₹5 lakh', '₹20 lakh', '₹60 lakh'],
    total: 'All that may be spent',
    part: 'Of which',
    weeks: 'Person-weeks, with nothing credited',
    rate: 'At the rate',
    why: 'Because',
  },
  cautions: {
    heading: 'What this sum cannot tell',
    list: [
      {
        name: 'Whether 2 % or 10 % is deducted',
        text: 'Fees for technical services bear 2 %, professional fees 10 % (Income-tax Act, 2025, section 393), and custom software has been argued both ways. You deduct, so your accountant decides, before the first invoice. It changes who is paid when, and never what the project costs.',
      },
      {
        name: 'Whether a week at one rate equals a week at another',
        text: 'It counts weeks, and not what somebody does in one. Compare two firms by what each says it would deliver first, and by when.',
      },
      {
        name: 'Whether the reserve is enough',
        text: 'Overruns are many and small, with a few that ruin (Flyvbjerg and others, 5,392 IT projects, 2022). A quarter on likely figures covers the many. Against the few helps a first step small enough to lose.',
      },
      {
        name: 'Whether more people finish sooner',
        text: 'Half as many people do not take exactly twice the weeks. A drawing takes its weeks with any number, and below two people nobody reviews.',
      },
      {
        name: 'What running really costs',
        text: 'No sourced share was found for custom software. Fifteen per cent is our assumption; ask each firm for hosting, updates and small changes as three lines.',
      },
    ],
  },
  basis: {
    heading: 'What it rests on',
    text: 'GST of 18 % on development, hosting and support (SAC 998313 to 998316). Input tax is credited for business use and taxable supplies (CGST Act, sections 16 and 17); if you pay an invoice later than 180 days, the credit is added back until you do. Tax is deducted on the price without GST where the invoice shows GST apart (CBDT circular 23/2017, made under the Act before). Read on 23 November 2026. It is arithmetic and neither a price of ours nor tax advice.',
  },
} as const;
