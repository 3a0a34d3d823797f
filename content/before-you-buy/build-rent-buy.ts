/** Users of the worked example, and those with whom its totals are reckoned beside them. */
export const exampleUsers = 40;
export const otherUsers = [10, 25, 40, 51, 76, 100, 200] as const;

/** Sums of the example in rupees without GST, made up; shares are whole per cent. */
export const exampleSums = {
  rent: { start: 300_000, licenceMonth: 1500, changesYear: 120_000, exit: 200_000 },
  buy: {
    start: 700_000,
    licence: 15_000,
    upkeep: 20,
    hostingMonth: 10_000,
    changesYear: 180_000,
    exit: 200_000,
  },
  build: { start: 1_800_000, upkeep: 15, hostingMonth: 15_000, changesYear: 120_000, exit: 100_000 },
} as const;

export const buildRentBuy = {
  lead: 'The number of users decides more than any price. In the example renting costs least up to 31 users, a bought package from 32 to 75, and building from 76. At 25 or fewer its built line never meets the rented one, in any year.',
  tool: {
    heading: 'Your three years',
    strip: 'Reckoned in your browser · the example’s sums are made up',
    ways: {
      rent: { name: 'Rent', doing: 'renting', meaning: 'paid per user and month' },
      buy: { name: 'Buy', doing: 'buying', meaning: 'a package, paid once' },
      build: { name: 'Build', doing: 'building', meaning: 'written for you' },
    },
    fields: {
      users: 'People who will use it',
      'rent.start': 'To start',
      'rent.licenceMonth': 'Licence, per user and month',
      'rent.changesYear': 'Changes a year',
      'rent.exit': 'What does leaving cost?',
      'buy.start': 'To start, without licences',
      'buy.licence': 'Licence, per user, once',
      'buy.upkeep': 'Upkeep a year, of the licences',
      'buy.hostingMonth': 'Hosting a month',
      'buy.changesYear': 'Changes a year',
      'buy.exit': 'What does leaving cost?',
      'build.start': 'To build',
      'build.upkeep': 'Upkeep a year, of that sum',
      'build.hostingMonth': 'Hosting a month',
      'build.changesYear': 'Changes a year',
      'build.exit': 'What does leaving cost?',
    },
    problems: {
      users: 'Whole people, 1 to 1,00,000.',
      share: 'A whole number, 0 to 100.',
      sum: 'A sum up to 100 crore, such as “3 lakh”.',
    },
    note: 'Rupees without GST. Leaving means the export of your data, fitting it to the next system, the weeks in which both run, and training. Zero is a claim too.',
    picture: 'Spent so far, in',
    exit: 'exit',
    year: 'year',
    month: 'month',
    lines: {
      heading: 'Where the lines cross, exit left out',
      against: 'against',
    },
    byUsers: 'Least in three years, by number of users',
    table: {
      column: 'Three years',
      start: 'To start',
      running: 'In 36 months',
      exit: 'Exit',
      total: 'In all',
    },
    turns: {
      heading: 'What would have to be true, whatever the third way costs',
      none: 'No single entry of these turns it: several would have to change.',
      same: 'It costs the same already.',
    },
  },
  worked: {
    heading: 'Worked through for 40 users, and for others',
    text: 'The sums are those of the fields above. They are made up and belong to no project.',
    columns: ['In rupees', 'Rent', 'Buy', 'Build'],
    start: 'Paid to start',
    year: 'Spent by the end of year',
    exit: 'Exit after month 36',
    total: 'In all',
    monthly: [
      'Rented, a month costs 40 × ₹1,500 + ₹10,000 = ₹70,000: licences and changes.',
      'Bought, 40 × ₹15,000 × 20 % / 12 + ₹10,000 + ₹15,000 = ₹35,000: upkeep, hosting and changes.',
      'Built, ₹18,00,000 × 15 % / 12 + ₹15,000 + ₹10,000 = ₹47,500: the same three.',
    ],
    others: 'The same sums with other numbers of users',
    othersText:
      'Building costs ₹36,10,000 with any number of them: in this sum nothing of it grows with users.',
    users: 'Users',
    usersColumns: ['Rent', 'Buy', 'Least', 'Build meets rent', 'Buy meets rent'],
    month: 'month',
    never: 'never',
    disagree:
      'Line and total can disagree. With 76 users the built line lies under the bought one until month 11 and above it from month 12. By month 36 the bought one has spent ₹86,000 less, but its exit costs ₹1,00,000 more, so building costs ₹14,000 less in all. A difference of that size decides nothing.',
  },
  moves: {
    heading: 'What moves the answer, and what does not',
    list: [
      {
        name: 'A rent that rises',
        text: 'With a rise of 10 % at each anniversary, renting for 40 users costs ₹32,43,200 instead of ₹30,20,000: still less than building. Building is then the cheaper of the two from 47 users instead of 51. Sellers of negotiating advice call 3 to 5 % a year standard, and name 7 % and more too. Read the clause in your own quotation.',
      },
      {
        name: 'More users later',
        text: 'Twenty more from month 13 cost ₹7,20,000 rented, and ₹4,20,000 bought. Built they cost nothing in this sum. Renting is then at ₹37,40,000, above building at ₹36,10,000; buying stays least at ₹31,80,000.',
      },
      {
        name: 'Waiting for it',
        text: 'If building takes three months longer than setting up the rented service, and today’s way costs ₹50,000 a month, building has ₹1,50,000 more to carry. It then needs 54 users against renting instead of 51.',
      },
      {
        name: 'GST that you cannot credit',
        text: 'The same 18 % on every line moves no month. It widens each difference: ₹5,90,000 between renting and building becomes ₹6,96,200.',
      },
    ],
  },
  cautions: {
    heading: 'What this sum cannot tell',
    list: [
      {
        name: 'Whether the change can be had at all',
        text: 'In a rented service some changes are not for sale at any price. List the three that you need in the first year, and ask each vendor to show them.',
      },
      {
        name: 'What leaving costs',
        text: 'We found no source for a usual figure. Ask for an export of your own data before you sign, and let the firm that would receive it say what is missing.',
      },
      {
        name: 'Whether a changed package is still a package',
        text: 'A package that was changed may lose its upgrades, and a service bent by an integrator locks you in as much (18F, handbook for the budgets of US states, 2019). Ask of each change whether the next version keeps it.',
      },
      {
        name: 'What happens if the vendor closes',
        text: 'Rented, bought or built: ask whether you reach your data and the interfaces easily and without a fee, and try it once.',
      },
      {
        name: 'Whether the licence is the whole price',
        text: 'Some vendors charge apart for access by your other systems; add it to the licence. A price in dollars needs its day and your own rate: $20 at ₹90 is ₹1,800. Where an open-source package has no licence per user, enter 0.',
      },
      {
        name: 'Whether what is built is yours',
        text: 'Copyright stays with the author or his employer until it is assigned in writing. An assignment silent on term and territory holds for five years and in India only (Copyright Act, 1957, section 19).',
      },
      {
        name: 'What hundreds of users do to the other lines',
        text: 'Hosting and support grow with them, bought or built. The sum keeps them level: from a few hundred users on, raise those entries yourself.',
      },
      {
        name: 'Interest, income tax and your own people’s hours',
        text: 'They are left out. What you configure in a rented service is often an expense, and software of your own may be an asset: your auditor decides that.',
      },
    ],
  },
  mixed: {
    heading: 'The fourth way',
    text: 'Often the least is a mixture: rent or buy the ordinary part, and build the piece in which your work differs from that of others. By the same handbook a word processor is bought, and no budget should prescribe one way.',
    link: 'See an example with its sum on the page about custom software',
  },
  basis: {
    heading: 'What it rests on',
    text: 'A line is the start and as many months as have passed; the exit is added after month 36. Two lines cross in the first whole month in which one is no longer above the other. GST is 18 % on licences and on development. For a service from abroad a registered buyer pays it himself by reverse charge; an unregistered one is charged by the vendor. Whether you deduct income tax from a foreign licence fee is for your accountant: the decisions of 2021 and 2025 that we know of were made under the Income-tax Act, 1961. Upkeep of 15 % and 20 % are assumptions. Read on 23 November 2026. It is arithmetic and neither a price of ours nor tax advice.',
  },
} as const;
