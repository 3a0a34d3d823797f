import { company } from '../company';
import { counted, houseFacts } from '../house-facts';

export const whenItGoesWrong = {
  lead: 'You may hold every key and still lack the right to use what it opens, because copyright follows payment. The day after we vanish, and five other endings, on the days of one made-up project.',
  vanish: {
    heading: 'What if you vanish?',
    text: 'It is Monday, 21 September 2026, and nobody of ours answers. The drawing (D) and the skeleton (M1) are paid, prices and credit (M2) accepted and not yet due, the retailers’ pages (M3) being built.',
    bars: {
      opened: 'What you can open',
      owned: 'What you may use',
      m3: 'M3 so far',
    },
    columns: ['Thing', 'Who can open it', 'On that day'],
    rows: [
      [
        'Repository, pipeline, cloud, domain, vault, backups',
        'Two people of yours, as owners; we are guests',
        'Remove the guests and change the secrets',
      ],
      [
        'Drawing, ₹2,76,000; M1, ₹6,00,000',
        'You. Paid on 17 June and 31 July, so the copyright is yours too',
        'Nothing to do',
      ],
      [
        'M2, ₹11,16,000',
        'You. The copyright passes when you pay',
        'Pay ₹12,94,560 by 8 October, to whom your counsel says',
      ],
      [
        'M3, 20 working days of it',
        'You. It is neither accepted nor paid',
        'Agree on a price with whoever acts for us, or build it anew',
      ],
      [
        'Our laptops, mail and notes',
        'Nobody of yours',
        'Nothing that you need may lie there alone: ask to be shown that at each milestone',
      ],
    ],
    deed: 'A deed that we sign after each payment fails on the day on which it is needed, when nobody is left to sign. Ask for one that is signed with the order and takes effect part by part, as you pay: for work that does not exist yet it takes effect once it does (Copyright Act, 1957, section 18). Its wording is for your counsel.',
    firstDay: {
      heading: 'The first day, in this order',
      list: [
        'Two of your people sign in to every account of the handover index and remove ours.',
        'Copy repository, database and vault to a second place.',
        'Change secrets and tokens.',
        'Note what runs out within 30 days: domain, certificate, licences, the card that pays for the cloud.',
        'Release nothing.',
        'Write to us by e-mail and by registered post, and note the day.',
        'List what you have paid, with the deed for each part.',
        'Before the next payment, ask counsel to whom it goes.',
      ],
    },
    successor: {
      heading: 'Who could go on',
      text: 'Whoever reads TypeScript, React and PostgreSQL, with six recorded decisions, 412 price cases and the runbook. In the first week an engineer who never met us builds and restores the system from the runbook alone. In the sample your own person does that on 27 October 2026; an order may ask for it at M2 already. How many weeks a successor needs afterwards nobody knows, and we name no figure.',
    },
    ways: {
      heading: 'Four ways to be gone',
      list: [
        {
          name: 'A week without an answer',
          text: 'Begin the list above. None of its lines waits for us.',
        },
        {
          name: 'We tell you that we stop',
          text: `${houseFacts.discontinuation} That covers the handover; days already worked are paid as after notice.`,
        },
        {
          name: 'Insolvency',
          text: 'During the moratorium nobody may sue the company or take property out of its possession (Insolvency and Bankruptcy Code, 2016, section 14). What lies in your own accounts is not in its possession. Money that it owes you becomes a claim like others.',
        },
        {
          name: 'Struck off the register',
          text: 'The company may still collect what is owed to it and must meet what it owes (Companies Act, 2013, section 250). Who holds its other property is unsettled, which speaks for a deed signed with the order.',
        },
      ],
    },
  },
  stop: {
    heading: 'You stop it',
    text: `You may end an order with the notice that it states, or with ${counted(houseFacts.noticeWeeks, 'week')}’ notice where it states none.`,
    columns: ['When', 'You pay, without GST', 'You hold'],
    rows: [
      ['You leave the proposal unsigned until 15 May', 'Nothing', 'Notes of the call, the proposal'],
      [
        'After the drawing, 20 May',
        '₹2,76,000',
        'Drawing, price rules and estimate: enough to ask another firm',
      ],
      [
        'Before the start of the second order, 29 May',
        'Nothing for it: ₹1,16,000 of the deposit is back by 12 June',
        'The same',
      ],
      [
        'At the gate on 26 June, M1 accepted on 3 July',
        '₹8,76,000, if nothing of M2 is worked during notice',
        'The skeleton in your accounts, and its rights once paid',
      ],
      [
        'Notice in the bad month, 3 August, last day 17 August',
        'M2 as far as it came: ₹14,88,000, or ₹11,16,000',
        'M2 in its current state, with notes to continue it',
      ],
    ],
    cap: 'Why two figures in the last line? Our policy says “work in progress at the agreed rates”. M2 ran over, so 124 person-days would cost you ₹14,88,000 for a milestone that costs ₹11,16,000 finished, and stopping ₹3,72,000 more than going on. Ask for one more sentence in the order: work in progress is paid up to the price of its milestone.',
  },
  late: {
    heading: 'It is late',
    text: 'M2 was planned for 7 August and came on 21 August.',
    track: [
      {
        at: '16 July',
        text: 'Your test copy of the ERP is locked for five working days. Change paper C-01 says so at once: ₹0, one week.',
      },
      {
        at: '3 August',
        text: 'The monthly report says the rest: M2 takes 125 person-days instead of 93. One week of the two is yours, one is ours.',
      },
      {
        at: 'That week',
        text: 'You choose: leave something out, take the new date in writing, or give notice.',
      },
      { at: '21 August', text: 'M2 is delivered.' },
    ],
    pays: 'We do: 32 person-days, ₹3,84,000, since the price is fixed. Worked by time, M2 would have cost you ₹15,00,000.',
    holds:
      'A claim for the loss that our week caused you and that you can prove, up to the cap of the order. Our terms name no sum for delay; if you want one, it belongs in the order, and a court treats it as a ceiling (Contract Act, 1872, section 74). Where the date was of the essence and you accept late work, keep your claim by saying so when you accept (section 55).',
  },
  dispute: {
    heading: 'You are not content',
    text: 'A milestone fails, or an invoice is wrong.',
    track: [
      {
        at: '28 August',
        text: 'You reject M2 in writing: 3 of 412 price cases are wrong.',
      },
      {
        at: '2 September',
        text: 'The second delivery passes, and you accept it on 8 September.',
      },
      {
        at: 'Had it failed',
        text: `${houseFacts.failedMilestone} Nothing had been paid towards M2. Its code would lie in your repository without a right to use it.`,
      },
      {
        at: '7 November',
        text: 'By then you dispute ₹72,000 of invoice 4, in writing, and pay the rest: ₹12,24,960 to the bank.',
      },
      {
        at: 'Step by step',
        text: `Delivery lead and product owner first; one director from each side within ${counted(houseFacts.disputeDays, 'working day')}; then a mediator, whose fee is shared. Work and payment of the undisputed part go on.`,
      },
      {
        at: 'Court',
        text: `In ${company.address.city}, unless the order names another place. A commercial suit of ₹3 lakh or more needs mediation first, three months and two more by consent, unless it asks for urgent relief (Commercial Courts Act, 2015, section 12A).`,
      },
    ],
    pays: 'Each side its own lead and director; the mediator is shared.',
    holds: 'M1 and everything else that is paid. For an invoiced service that was deficient, a credit note.',
  },
  takeover: {
    heading: 'One firm takes over from another',
    text: 'To take over from another firm, or to hand over to one, takes the same proof: the release in production can be built again from its source.',
    fromThem: {
      name: 'From another firm to us',
      list: [
        'Get into your own hands first: repository with its history, owner accounts, vault, an export of the data, a signed deed for what you paid.',
        'Does it alone hold a password? Registrar, cloud and store each have a way to give an account back to whoever pays for it. Begin with invoices in your name, before you give notice.',
        'On a clean machine we try to build the release that is running. If that fails, you know before anything else is promised.',
        'Their people work and ours watch, then the other way round.',
        'You pay both firms for that time. Our warranty covers our own work and leaves theirs out.',
      ],
    },
    fromUs: {
      name: 'From us to another firm',
      list: [
        'You give notice and pick a day for the handover index.',
        'The other firm builds, deploys and restores alone; we may only speak.',
        'Our access ends on the day on which that worked.',
        'You pay our days up to the end of notice, at the agreed rates, and the other firm. The deed lets you pass the rights on; open-source parts keep their licences.',
      ],
    },
  },
  exit: {
    heading: 'It ends as planned',
    text: 'An exit is rehearsed before the last invoice.',
    track: [
      { at: '27 October', text: 'Your own person deploys and restores alone, from the runbook.' },
      { at: '30 October', text: 'M4 is accepted; the last invoice is written.' },
      {
        at: 'Then',
        text: 'Secrets are changed and guests removed. Personal data stays in your accounts; what lies with us is deleted when the data processing agreement says so, by the rules not before a year. We confirm it in writing.',
      },
      {
        at: `Within ${houseFacts.refundDays} days`,
        text: 'Prepaid hours that you did not use are refunded at the price you paid.',
      },
      {
        at: '28 January 2027',
        text: 'The warranty of the last milestone ends.',
      },
    ],
    pays: 'Nothing for the handover pack: it grew with the code.',
    holds:
      'Everything in the handover index, each line in your name, with the day on which it was last proved.',
  },
  labels: { pays: 'Who pays', holds: 'What you hold' },
  basis: 'Sums and days are those of the sample papers. Law as read on 23 November 2026.',
} as const;
