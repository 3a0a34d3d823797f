import { company } from './company';
import { counted, houseFacts } from './house-facts';
import { accessibilityStatement } from './legal/accessibility-statement';
import { privacyUpdatedOn } from './legal/privacy';
import { returns } from './legal/returns';
import type { StaticPage } from './schema';

export type StaticPath = (typeof staticPages)[number]['path'];

export const staticPages = [
  {
    path: '/',
    label: 'Home',
    title: `Custom software and IT services from ${company.address.city}`,
    summary: `A software and IT services company in ${company.address.city} that draws each system with you first, then builds, connects and looks after it in small steps.`,
    indexed: true,
    reviewedOn: '2026-11-23',
  },
  {
    path: '/about',
    label: 'About',
    title: 'Who we are and the rules we work by',
    summary:
      'Who we are, where we are and who signs; six working rules and what each one costs a client; and what to ask us, or any other firm, before you trust it.',
    indexed: true,
    reviewedOn: '2026-11-23',
    ask: {
      text: 'Take one question from the list above and put it to us. You get evidence, or the words “not in place”.',
      button: 'Ask us for one proof',
    },
  },
  {
    path: '/how-we-work',
    label: 'How we work',
    title: 'How we work: people, data, warranty, exit',
    summary:
      'Who works on your project and who decides; data, access and AI tools; changes and invoices; what done means; warranty, ownership, exit and liability.',
    indexed: true,
    reviewedOn: '2026-11-23',
    ask: {
      text: 'Mark the clause that your counsel would strike out. You get our reason for it, or a wording that we could accept.',
      button: 'Query one of our rules',
    },
  },
  {
    path: '/services',
    label: 'Services',
    title: 'Software services, from first drawing to support',
    summary:
      'Every service we offer, grouped by the kind of work: what it is, what comes out of it first, and when a simpler or cheaper route would serve you better.',
    indexed: true,
    reviewedOn: '2026-11-21',
    ask: {
      text: 'Tell us what happens on a bad day, and not which service you want. We name the page that fits, or a better address.',
      button: 'Describe one bad day',
    },
  },
  {
    path: '/industry',
    label: 'Industry',
    title: 'Software for the records and rules of your trade',
    summary:
      'Find your trade and read what makes its software hard: the records that move, the systems already there, the rules that apply and the people on shift.',
    indexed: true,
    reviewedOn: '2026-11-21',
    ask: {
      text: 'Correct one line about your trade. The drawing on that page comes back to you with your correction in it.',
      button: 'Correct one line of ours',
    },
  },
  {
    path: '/solution',
    label: 'Solution',
    title: 'Product shapes you can start from and change',
    summary:
      'Packaged starting points by trade: which modules each product has, who uses them, which records they own, and what is usually different from client to client.',
    indexed: true,
    reviewedOn: '2026-11-21',
    ask: {
      text: 'List the modules that you would strike out and the one that is missing. We say whether the shape still holds, or renting serves better.',
      button: 'Strike out one module',
    },
  },
  {
    path: '/portfolio',
    label: 'Portfolio',
    title: 'Illustrative projects, worked through in detail',
    summary:
      'Illustrative projects that show how we would approach an ordinary problem: its constraints, the decisions, what we would reject and how we would measure it.',
    indexed: true,
    reviewedOn: '2026-11-21',
    ask: {
      text: 'Which of these situations is nearest to yours, and what differs? Name both, and we tell you which decision would turn out otherwise.',
      button: 'Name the nearest project',
    },
  },
  {
    path: '/case-study',
    label: 'Case study',
    title: 'Case study: one illustrative project, start to end',
    summary:
      'One illustrative engagement told at length, from an evening at the order desk to the measures: drawings, options rejected, and what we would do differently.',
    indexed: true,
    reviewedOn: '2026-11-23',
    ask: {
      text: 'Note every hand that one order of yours passes through tonight. We draw it beside the one on this page.',
      button: 'Trace one of your orders',
    },
  },
  {
    path: '/before-you-buy',
    label: 'Before you buy',
    title: 'Before you buy: the first week’s work, done here',
    summary:
      'What a budget buys, whether to build at all, how to compare firms, the papers you would sign and a drawing to begin: free to use, with us or without.',
    indexed: true,
    reviewedOn: '2026-11-24',
    ask: {
      text: 'Which of the five days stopped you, and at which line? Send us the line: you get the next step, also where it leads past us.',
      button: 'Send us that line',
    },
  },
  {
    path: '/before-you-buy/budget',
    label: 'What a budget buys',
    title: 'What a software budget buys, rupee by rupee',
    summary:
      'From a sum in rupees to weeks of work: GST, tax deducted at source, a reserve and the first year of running, worked through for 5, 20 and 60 lakh.',
    indexed: true,
    reviewedOn: '2026-11-24',
    ask: {
      text: 'Send your sum and the shape that you hope it carries. You hear which part fits first, or that it does not.',
      button: 'Send us your sum',
    },
  },
  {
    path: '/before-you-buy/build-rent-buy',
    label: 'Build, rent or buy',
    title: 'Build, rent or buy: three years in one picture',
    summary:
      'Users, licences, changes and exit over three years, drawn as three lines: the month in which they cross, and what would have to be true for another answer.',
    indexed: true,
    reviewedOn: '2026-11-24',
    ask: {
      text: 'Send the quotation that you were given for renting or buying. We put our doubts beside its lines, also where it beats building.',
      button: 'Show us a quotation',
    },
  },
  {
    path: '/before-you-buy/compare',
    label: 'Compare suppliers',
    title: 'Twelve questions to compare software suppliers',
    summary:
      'Twelve questions with what a good, a usual and a bad answer sounds like, three columns for three firms, and what to ask where an answer is missing.',
    indexed: true,
    reviewedOn: '2026-11-24',
    ask: {
      text: 'Put the twelve questions to us in writing. You get twelve answers to set beside those of the others, the weak ones included.',
      button: 'Ask us all twelve',
    },
  },
  {
    path: '/before-you-buy/brief',
    label: 'One-page brief',
    title: 'A one-page brief that three firms can estimate',
    summary:
      'Eight fields that an estimator needs, what makes an answer vague, one brief worked through, and a button that makes yours a message or a printed page.',
    indexed: true,
    reviewedOn: '2026-11-24',
  },
  {
    path: '/before-you-buy/papers',
    label: 'Papers of one project',
    title: 'The papers of one project, as you would get them',
    summary:
      'Order with its clauses, estimate with ranges, drawing, rules, test results, the report of a bad month and the handover of one illustrative project.',
    indexed: true,
    reviewedOn: '2026-11-24',
    ask: {
      text: 'Name the clause that your counsel would not let through. You get our reason for it, or other words.',
      button: 'Name one clause',
    },
  },
  {
    path: '/before-you-buy/committee',
    label: 'For your committee',
    title: 'For your committee: one document to forward',
    summary:
      'Terms, security answers with “not in place” where that is true, personal data, service levels, standards by trade and what would be signed, to print.',
    indexed: true,
    reviewedOn: '2026-11-25',
    ask: {
      text: 'Has your committee a form of its own? Send it; we fill it in, and write “not in place” where that is the answer.',
      button: 'Send us your form',
    },
  },
  {
    path: '/before-you-buy/when-it-goes-wrong',
    label: 'When it goes wrong',
    title: 'When it goes wrong: stop, dispute, exit, takeover',
    summary:
      'Stop, late, dispute, takeover and exit: what happens, who pays, what you hold, in which order; and who could go on from the first day if we vanished.',
    indexed: true,
    reviewedOn: '2026-11-24',
    ask: {
      text: 'Are you in one of these cases now, with another firm? Say which, and what you hold. The first answer costs nothing.',
      button: 'Say where you stand',
    },
  },
  {
    path: '/sketch',
    label: 'Sketch',
    title: 'Sketch your own system, row by row',
    summary:
      'Name who or what there is and what moves between them; the sheet draws itself like the ones on our pages. Save it, print it or send it. No account.',
    indexed: true,
    reviewedOn: '2026-11-24',
  },
  {
    path: '/career',
    label: 'Career',
    title: 'Working here: roles, hiring steps, internships',
    summary:
      'How a working week looks, the five hiring steps with the time each takes, sample openings, internships, and what happens to your papers if you apply.',
    indexed: true,
    reviewedOn: '2026-11-23',
  },
  {
    path: '/contact',
    label: 'Contact',
    title: 'Tell us what you need built, fixed or connected',
    summary: `Write, call or send a WhatsApp message. An engineer answers within ${counted(houseFacts.replyDays, 'working day')}, and you can read here what happens next and what it commits you to.`,
    indexed: true,
    reviewedOn: '2026-11-23',
  },
  {
    path: '/contact/sent',
    label: 'After a message',
    title: 'What happens after you send a message',
    summary:
      'Where the contact form leads once it has handed over your message: what happens to it from here, and where you might want to read on in the meantime.',
    indexed: false,
    reviewedOn: '2026-11-21',
  },
  {
    path: '/faq',
    label: 'FAQs',
    title: 'Frequently asked questions, answered plainly',
    summary:
      'Eight questions that come before a first call: services, people, project rhythm, security, support after launch, and how a quote is made. Answered plainly.',
    indexed: true,
    reviewedOn: '2026-11-23',
    ask: {
      text: 'If your question is not among the eight, ask it in one sentence. The answer may be a no, with its reason.',
      button: 'Ask a ninth question',
    },
  },
  {
    path: '/privacypolicy',
    label: 'Privacy Policy',
    title: 'Privacy policy: what we collect, and why',
    summary:
      'What this site and our contact form collect, who passes your message on, how long we keep it, and how to see, correct or delete what we hold about you.',
    indexed: true,
    reviewedOn: privacyUpdatedOn,
  },
  {
    path: '/returnspolicy',
    label: 'Returns Policy',
    title: 'Returns, refunds and cancellation policy',
    summary:
      'We sell work, so there is no parcel to send back. How deposits, milestones, cancellation, unused prepaid hours, defects and disputes are dealt with instead.',
    indexed: true,
    reviewedOn: returns.updatedOn,
  },
  {
    path: '/accessibility-statement',
    label: 'Accessibility statement',
    title: 'Accessibility statement for this website',
    summary:
      'The standard this site aims at, how each release is checked against it, the limits that we know of, and how to tell us about a barrier that you have met.',
    indexed: true,
    reviewedOn: accessibilityStatement.updatedOn,
  },
  {
    path: '/sitemap',
    label: 'Site map',
    title: 'Site map: every page by category',
    summary:
      'Every page of this site on one sheet: services by the kind of work, industries by trade, solutions by field, illustrative projects and company pages.',
    indexed: true,
    reviewedOn: '2026-11-21',
    ask: {
      text: 'Looked for a page and found none? Name the work in your own words; you get the nearest address, ours or another’s.',
      button: 'Name the missing page',
    },
  },
  {
    path: '/glossary',
    label: 'Glossary',
    title: 'Glossary: words of many trades, explained',
    summary:
      'Words that our pages explain, from the trades that we write software for: each with its meaning in a sentence or two, and the page on which it matters.',
    indexed: true,
    reviewedOn: '2026-11-23',
    ask: {
      text: 'A word of your trade is missing, or wrong? Write how you use it; what you say decides over what we wrote.',
      button: 'Correct one word',
    },
  },
  {
    path: '/search',
    label: 'Search',
    title: 'Search the pages of this site',
    summary:
      'Search services, industries, solutions, illustrative projects and company pages by name, short form, problem or question; every page by category below.',
    indexed: false,
    reviewedOn: '2026-11-21',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility',
    summary:
      'A placeholder that holds one word. The accessibility statement of this site, with its target, checks and known limits, is at /accessibility-statement.',
    indexed: false,
    reviewedOn: '2026-11-21',
  },
  {
    path: '/hello',
    label: 'hello',
    title: 'hello',
    summary:
      'A placeholder that holds one word and is linked from nowhere. To learn what we do, begin at the home page; to reach us, use the contact page instead.',
    indexed: false,
    reviewedOn: '2026-11-21',
  },
] as const satisfies readonly StaticPage[];
