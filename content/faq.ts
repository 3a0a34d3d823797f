import type { NonEmptyArray } from './fields';
import { counted, houseFacts } from './house-facts';
import type { FaqQuestion } from './schema';

const { breach, consultation, firstStepCharge, incrementWeeks, payment, replyDays, support, warranty } =
  houseFacts;

/** Stands above them; a link to `/how-we-work` follows. */
export const faqLead =
  'The answers are short. The clauses behind them, from who works on it to how you leave:';

/** The eight questions that the owner chose, in the order agreed on. */
export const faq: NonEmptyArray<FaqQuestion> = [
  {
    slug: 'services',
    question: 'Which services do you offer?',
    answer: [
      'We design and build custom software: web applications, portals, mobile apps and the integrations between systems you already run. Around that we offer consulting, UI/UX design, cloud and DevOps, quality assurance and security testing, data and AI work, discovery and search engine optimisation.',
      'You can order one service alone, such as a penetration test or a feasibility study, or a whole system from the first drawing to support. The services page lists every one with a description of what comes out.',
    ],
  },
  {
    slug: 'difference',
    question: 'What makes you different from other software companies?',
    answer: [
      'Where something is to be built, we draw before we code. The people who will use a system correct its drawing, and until a feature has a place on it we give no more than a rough range. Many mistakes are found at that stage, when they cost an afternoon.',
      'The rest is in the contract: repositories and accounts in your name, ranges in place of single figures, releases that can be taken back, an exit agreed at the start. Ask other bidders for the same four things and compare the replies.',
    ],
  },
  {
    slug: 'experience',
    question: 'How experienced is your team?',
    answer: [
      'Judge the people who would work for you, because an average over a company tells you little. Before you sign we introduce each person proposed, with a written profile of the systems, languages and trades they know, and you interview them on a problem of your own choosing.',
      'Where a subject is new to us, such as a rule of your trade or an unusual protocol, we say so in the proposal and show how we would close the gap: a specialist, a spike or a recommendation to ask somebody else.',
    ],
  },
  {
    slug: 'startups-and-established-firms',
    question: 'Do you work with startups as well as established firms?',
    answer: [
      'Yes, and the work differs. A startup usually needs to learn whether anybody wants the product, so we help to choose the riskiest assumption and build only what tests it, with a budget that leaves money for a second attempt.',
      'An established firm usually has systems that must keep running. There we begin with the interfaces, the data to be moved and the people whose routine will change. Team size, reporting and paperwork follow from that, and a small order gets the same code review as a large one.',
    ],
  },
  {
    slug: 'project-management',
    question: 'How do you manage a project and keep us informed?',
    answer: [
      `We work in agile increments of ${counted(incrementWeeks, 'week')}. Each starts with your product owner setting the order of work and ends with a demonstration of running software, on your data where that is possible, after which the order may change.`,
      'Between demonstrations you receive one written update a week: what was finished, what is stuck and on whom, how the estimate has moved, which decision we need by when. The board, the repository and the test results are open to you throughout, so no report is your only source.',
    ],
  },
  {
    slug: 'security-and-compliance',
    question: 'How do you handle security, GDPR and confidentiality?',
    answer: [
      'We sign a non-disclosure agreement before you show us anything confidential, yours or ours. Secure coding means a threat model early on, review of every change, dependency and secret scanning in the pipeline, and tests against the parts of OWASP ASVS chosen with you.',
      'For personal data we work as your processor under a data processing agreement, keep copies of production data out of development, and build in what GDPR asks of the software: a purpose for each field, export, correction and deletion. Legal judgement stays with your counsel.',
      breach,
    ],
  },
  {
    slug: 'support-after-launch',
    question: 'Do you support the software after launch?',
    answer: [
      `Yes. ${warranty}`,
      support,
      'If you would rather run the system yourself, the handover pack is meant for that: runbooks, architecture and decision records, monitoring, known issues. Your team carries out a deployment and a restore on its own before we step back, so that gaps show while we are still at hand.',
    ],
  },
  {
    slug: 'quote',
    question: 'How do I get a quote?',
    answer: [
      `Send the contact form or write us an e-mail with a few sentences on the problem, the systems involved and any date that matters. Within ${counted(replyDays, 'working day')} you get a reply with questions or a time for ${consultation}.`,
      `After it we send a written proposal: the scope as we understand it, what is left out, a rough range that the drawing will narrow, and the smallest useful first step, ${firstStepCharge}. If we doubt that we are the right firm, the proposal is a short letter saying so.`,
      payment,
    ],
  },
];
