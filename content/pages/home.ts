import { schematic } from '../catalogue/define';
import type { PageAddress } from '../catalogue/schema';
import type { NodeKind, Schematic } from '../catalogue/schematic';
import { company, grievanceName } from '../company';
import type { NamedText, NonEmptyArray, Question } from '../fields';
import { houseFacts, inWords, officeHours, spanInWords } from '../house-facts';
import { isSaid } from '../owner';
import type { BandIntro, CallToAction, Fact } from './types';

/** One step of an engagement and what the client holds at its end. */
export interface EngagementStep extends NamedText {
  /** Shape of its box on the sheet. */
  readonly kind: NodeKind;
  readonly output: string;
}

export interface HomePage {
  /** The page's `h1`. */
  readonly headline: string;
  readonly lead: string;
  readonly primaryCta: CallToAction;
  readonly secondaryCta: CallToAction;
  readonly schematic: Schematic;
  /** `details`: pages of whose drawings a part is shown, one of each section. */
  readonly services: BandIntro & { readonly details: NonEmptyArray<PageAddress> };
  readonly industries: BandIntro;
  /** A document of one page, as a sample of all. */
  readonly exhibit: BandIntro & { readonly of: PageAddress };
  /** `holdLabel` is written over each output. */
  readonly process: BandIntro & { readonly holdLabel: string; readonly steps: NonEmptyArray<EngagementStep> };
  readonly samples: BandIntro;
  readonly questions: BandIntro & { readonly list: NonEmptyArray<Question> };
  /** The page puts telephone and e-mail between `register` and `list`. */
  readonly facts: BandIntro & {
    readonly register: NonEmptyArray<Fact>;
    readonly list: NonEmptyArray<Fact>;
  };
}

const { address, cin, foundingYear, legalName } = company;
const { drawingWeeks, estimate, ownership, replacementCost, replacementWeeks, skeletonWeeks } = houseFacts;

export const home: HomePage = {
  headline: 'We draw the system with you before we build it.',
  lead: `For business owners and IT leads who need software that fits work already in motion. From ${address.city} we design, build, connect and look after web, mobile and cloud systems. Each page says what you would hold first, and after how many weeks.`,
  primaryCta: { label: 'Talk to us', href: '/contact' },
  secondaryCta: { label: 'See our services', href: '/services' },
  schematic: schematic({
    caption:
      'An engagement as a system: each step hands the next one something you can read, run or refuse before more money is spent.',
    lanes: {
      'Your business': {
        people: ['person', 'People who do the work'],
        problem: ['document', 'Problem and limits'],
      },
      'On paper': { drawing: ['document', 'System drawing'], plan: ['document', 'Plan with a range'] },
      'Running early': { skeleton: 'Walking skeleton', increments: 'Two-week increments' },
      'In your hands': { live: 'Live system', handover: ['document', 'Handover pack'] },
    },
    flows: [
      ['people', 'problem', 'what hurts'],
      ['problem', 'drawing', 'questions'],
      ['drawing', 'plan', 'you correct it'],
      ['plan', 'skeleton', 'you approve'],
      ['skeleton', 'increments', 'proven path'],
      ['increments', 'live', 'release'],
      ['increments', 'handover', 'code, runbooks'],
    ],
    mark: {
      node: 'skeleton',
      before: 'Prototype',
      doubt: 'Client: do we throw this away later?',
      answer: 'No. It runs the real path, and grows.',
    },
  }),
  services: {
    heading: 'What we do',
    text: 'Each service has a page of its own. It says what we would do, what comes out first, and in which cases you should spend the money on something else.',
    details: ['services/ci-cd', 'industries/claims-management', 'solution/pos-inventory'],
  },
  exhibit: {
    heading: 'What you would hold',
    text: 'Papers that can be checked, such as this price rule from a portal for business buyers. Every figure on it is made up, and every line can be argued with before somebody builds it.',
    of: 'services/b2b-portal',
  },
  industries: {
    heading: 'Where it has to work',
    text: 'A dispatcher, a ward nurse and a branch manager may share a database and still need different software. These pages start from the records, rules and working day of each trade.',
  },
  process: {
    heading: 'How an engagement runs',
    text: 'Five steps. Each ends in something you can hold, and after each you may stop.',
    holdLabel: 'You hold',
    steps: [
      {
        name: 'Listen and read',
        kind: 'person',
        text: 'One call, then your documents, screens and samples of real records. We ask what happens on the worst day of the month and who cleans up afterwards. If a product you can buy would do, we say so here.',
        output: 'A two-page note: the problem, its limits, open questions',
      },
      {
        name: 'Draw the system',
        kind: 'document',
        text: 'We put people, records and interfaces on one sheet, with the systems that stay and the arrows that cross company borders. You and the people who do the work correct it until nobody wants to move a line.',
        output: 'The drawing, a list of decisions and a planning range',
      },
      {
        name: 'Walk a skeleton',
        kind: 'software',
        text: 'We build the thinnest path through every part: one screen, one record, one real interface, deployed where the finished system will run. Expensive surprises show up here, while changing course still costs days.',
        output: 'A running path from end to end, in your own accounts',
      },
      {
        name: 'Grow in increments',
        kind: 'software',
        text: 'Every second week you see working software on your own data, try it, and reorder what comes next. Tests, security checks and documents belong to the increment, so little is left over for later.',
        output: 'A demo, a release you can take, an updated range',
      },
      {
        name: 'Hand over',
        kind: 'document',
        text: 'Your team deploys once with us watching and once without us. Repositories, cloud accounts and keys have been yours throughout. After the warranty we stay under a support contract or we leave; both are prepared.',
        output: 'Code, runbooks, decision records, known issues',
      },
    ],
  },
  samples: {
    heading: 'Sample work, labelled as such',
    text: 'These are illustrative projects, not client engagements. Each takes an ordinary problem through its constraints, the decisions and the options we would reject.',
  },
  questions: {
    heading: 'Questions buyers ask first',
    text: 'Short answers. The contract says the same at greater length.',
    list: [
      {
        question: 'What will it cost?',
        answer: `${estimate} The drawing stage itself has a price that you know before it begins. It names the items that keep the range wide, and you can stop there, keep the documents and take them to another supplier.`,
      },
      {
        question: 'How soon is there something we can use?',
        answer: `Plan for ${spanInWords(drawingWeeks, 'week')} of drawing, then ${inWords(skeletonWeeks[0])} to ${inWords(skeletonWeeks[1])} for a walking skeleton in your own cloud account. Both are planning ranges: slow access to people or systems stretches them more than code does. From then on a release can follow every second week.`,
      },
      {
        question: 'Who owns the code and the accounts?',
        answer: `You do. ${ownership}`,
      },
      {
        question: 'Who will work on it, and can we meet them?',
        answer: `You meet the technical lead and the people proposed before you sign, and you may decline any of them. Their names stand in the order. If somebody has to be replaced, leaver and successor work side by side for ${inWords(replacementWeeks)} weeks, ${replacementCost}. The successor needs your approval too.`,
      },
      {
        question: 'What if it goes wrong, or we want to leave?',
        answer:
          'The exit is written before the work starts: the notice period, what is handed over and in what state. Each increment leaves the code deployable and the documents current, so leaving costs days of handover. Disagreements go first to two named people, one on each side.',
      },
    ],
  },
  facts: {
    heading: 'Facts, and what is missing',
    text: 'How far our hours overlap with yours is drawn under “How we work”.',
    register: [
      { label: 'Company', value: legalName },
      { label: 'CIN', value: cin },
      {
        label: 'Registered office',
        value: `${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`,
      },
      { label: 'Queries, grievances', value: grievanceName },
    ],
    list: [
      { label: 'Founded', value: String(foundingYear) },
      { label: 'Office hours', value: officeHours },
      {
        label: isSaid('certificates') ? 'Client names, reviews' : 'Client names, reviews, certificates',
        value: 'None are printed here. Ask, and we tell you what we can show.',
      },
    ],
  },
};
