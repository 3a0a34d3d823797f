import type { NodeKind } from '../catalogue/schematic';
import { company } from '../company';
import type { NamedText, NonEmptyArray } from '../fields';
import { counted, houseFacts, spanInWords } from '../house-facts';
import type { BandIntro, CallToAction } from './types';

export interface HiringStep extends NamedText {
  readonly time: string;
  /** Shape of its box on the sheet. */
  readonly kind: NodeKind;
}

/** A job opening. A sample is labelled "Sample opening" and emits no JobPosting. */
export interface Opening {
  readonly slug: string;
  readonly title: string;
  readonly sample: boolean;
  readonly place: string;
  readonly contract: string;
  readonly summary: string;
  readonly work: NonEmptyArray<string>;
  readonly bring: NonEmptyArray<string>;
}

export interface CareerPage {
  readonly intro: NonEmptyArray<string>;
  readonly why: BandIntro & { readonly list: NonEmptyArray<NamedText> };
  /** `span` is written on the dimension line over all steps. */
  readonly hiring: BandIntro & { readonly span: string; readonly steps: NonEmptyArray<HiringStep> };
  readonly openings: BandIntro & { readonly list: NonEmptyArray<Opening> };
  readonly send: BandIntro & { readonly list: NonEmptyArray<string>; readonly cta: CallToAction };
  readonly internship: BandIntro;
  readonly equalOpportunity: BandIntro;
  readonly privacy: BandIntro;
}

const { address, hours } = company;
const {
  applicationDays,
  applicationMonths,
  applicationReading,
  hiringWeeks,
  internshipMonths,
  internshipPay,
  offerOrNoDays,
  review,
} = houseFacts;

export const career: CareerPage = {
  intro: [
    'Our work begins with somebody else’s system: a warehouse that counts by hand, a portal that nobody dares to touch, a spreadsheet that became a department. If you like finding out how a thing really works before you change it, you would have a good time here.',
  ],
  why: {
    heading: 'What a working week is like',
    text: 'Four things that you would notice in your first month.',
    list: [
      {
        name: 'You meet the people who use it',
        text: 'Engineers and testers sit in on the drawing sessions and the demonstrations. You hear the complaint from the person who has it, without three summaries in between.',
      },
      {
        name: 'Reasons are written down',
        text: 'Decision records explain why a system is the way it is. You may reopen one with a better argument, whatever your title, and the new record carries your name.',
      },
      {
        name: 'Somebody reads your code',
        text: `${review} Review comments name the problem and its effect, and taste is settled by the formatter.`,
      },
      {
        name: 'Hours that end',
        text: `The standard day is ${hours.opens} to ${hours.closes} ${hours.zoneLabel}, ${hours.days}. A later shift for clients in other time zones is agreed for a project, in advance, with the people who would work it.`,
      },
    ],
  },
  hiring: {
    heading: 'How we hire',
    text: 'Five steps. You may ask for more time at any of them.',
    span: `Usually within ${counted(hiringWeeks, 'week')} of your letter`,
    steps: [
      {
        name: 'A person reads your application',
        kind: 'person',
        time: `Within ${counted(applicationDays, 'working day')}`,
        text: `${applicationReading} You get a yes, a no or a question.`,
      },
      {
        name: 'A first conversation',
        kind: 'person',
        time: '30 minutes',
        text: 'By video or telephone, on what you want to do next, pay, place and notice period, so that nobody is surprised later.',
      },
      {
        name: 'A working session',
        kind: 'software',
        time: '2 hours',
        text: 'You and one of our engineers read a small existing program and change it. Your own tools, search allowed, nothing to prepare and no homework.',
      },
      {
        name: 'Meeting the team',
        kind: 'person',
        time: '1 hour',
        text: 'You ask the questions. Nobody in that room takes notes on you.',
      },
      {
        name: 'An offer or a reasoned no',
        kind: 'document',
        time: `Within ${counted(offerOrNoDays, 'working day')}`,
        text: 'In writing. A no says what was missing, in terms that you can do something about.',
      },
    ],
  },
  openings: {
    heading: 'Openings',
    text: 'The three below are samples: they show how we describe a role, and are not vacancies. You can still write to us at any time.',
    list: [
      {
        slug: 'backend-engineer',
        title: 'Backend engineer, TypeScript and PostgreSQL',
        sample: true,
        place: `${address.city}, hybrid`,
        contract: 'Full time, permanent',
        summary:
          'Build the parts that nobody sees until they fail: ledgers, imports, queues and the interfaces of other companies.',
        work: [
          'Model records so that an impossible state cannot be stored.',
          'Write interfaces that survive a retry, a duplicate and a partner who is down.',
          'Explain a query plan to a colleague and make it shorter.',
        ],
        bring: [
          'A few years with one server-side language and one relational database.',
          'An example of a bug that you chased for days, and what it taught you.',
        ],
      },
      {
        slug: 'test-engineer',
        title: 'Test engineer, web and mobile',
        sample: true,
        place: `${address.city}, hybrid`,
        contract: 'Full time, permanent',
        summary:
          'Decide what is worth testing at which layer, automate that, and explore the rest with a sceptical mind.',
        work: [
          'Turn a vague requirement into examples that can pass or fail.',
          'Keep the browser suite small, quick and free of flaky tests.',
          'Test with a keyboard and a screen reader, and report what you hear.',
        ],
        bring: [
          'Practice with Playwright, Appium or a comparable tool.',
          'A defect report you are proud of, with names removed.',
        ],
      },
      {
        slug: 'business-analyst',
        title: 'Business analyst, logistics and distribution',
        sample: true,
        place: `${address.city}, with visits to client sites`,
        contract: 'Full time, permanent',
        summary:
          'Watch goods, papers and people move, and draw what you saw so that the people you watched agree with it.',
        work: [
          'Run drawing sessions with dispatchers, storekeepers and accountants.',
          'Write acceptance examples with real documents attached.',
          'Notice when a request is a workaround for something else.',
        ],
        bring: [
          'Time spent in a warehouse, a transport desk or a distributor’s office.',
          'Spoken Marathi or Hindi, and English good enough for specifications.',
        ],
      },
    ],
  },
  send: {
    heading: 'What to send',
    text: 'Write an e-mail with the word “Career” in the subject and your papers attached; the contact form takes text alone. We need little.',
    list: [
      'A curriculum vitae of at most two pages, without a photograph, date of birth or marital status.',
      'Half a page on one thing you built, tested or untangled, and what you would do differently.',
      'A link to code or writing, if some of it is public. None is required.',
      'When you could start, and any adjustment that would make the interviews work for you.',
    ],
    cta: { label: 'Write to us', href: '/contact' },
  },
  internship: {
    heading: 'Internships',
    text: `An internship with us is ${internshipPay}, lasts ${spanInWords(internshipMonths, 'month')} and has one supervisor and one real piece of work, agreed before it starts and demonstrated at its end. Students write to us a term ahead with the dates their college allows. When there is no suitable work or supervisor, we say no and give the reason.`,
  },
  equalOpportunity: {
    heading: 'Equal opportunity',
    text: 'We decide on the skills that a role needs and on nothing else: not gender, caste, religion, age, disability, sexual orientation, family plans, birthplace or mother tongue. Every candidate for a role gets the same working session and the same questions. Tell us what would make the process accessible to you, and it changes the arrangements without entering the assessment.',
  },
  privacy: {
    heading: 'What happens to your papers',
    text: `We use them to decide about the role and show them only to the people who take part in that decision. If we do not hire you, they are deleted ${counted(applicationMonths, 'month')} after the answer. Until May 2027 we delete them sooner when you ask; from then on the Digital Personal Data Protection Rules have us keep them for a year. We keep them longer only with your written consent. The privacy policy has the rest, including your rights.`,
  },
};
