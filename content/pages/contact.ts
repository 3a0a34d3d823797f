import { company } from '../company';
import type { NamedText, NonEmptyArray, Question } from '../fields';
import { counted, houseFacts, officeHours, spanInWords } from '../house-facts';
import type { BandIntro, CallToAction } from './types';

export interface NextStep extends NamedText {
  readonly time: string;
}

export interface ContactPage {
  readonly intro: string;
  readonly nextSteps: { readonly heading: string; readonly list: NonEmptyArray<NextStep> };
  readonly direct: BandIntro;
  /** Address and a link to a map; no embedded map. */
  readonly visit: BandIntro & { readonly mapLabel: string; readonly mapUrl: string };
  readonly hours: BandIntro;
  readonly questions: { readonly heading: string; readonly list: NonEmptyArray<Question> };
  /** `/contact/sent`, where a form sent without scripts ends. */
  readonly sent: {
    /** Shown when the form redirected here, at `#sent`. */
    readonly confirmation: string;
    /** Shown at any address of the page. */
    readonly otherwise: string;
    readonly text: NonEmptyArray<string>;
    readonly onward: NonEmptyArray<CallToAction>;
  };
}

const { address } = company;
const { bookingWeeks, consultationMinutes, firstStepCharge, notes, offerDays, proposalDays, replyDays } =
  houseFacts;
const mapQuery = `${address.city}, ${address.region}, ${address.country}`;

export const contact: ContactPage = {
  intro:
    'Describe the problem in your own words; a specification can wait. Tell us which systems are involved, who uses them and which date cannot move. Please leave out passwords and personal data of your customers.',
  nextSteps: {
    heading: 'What happens next',
    list: [
      {
        name: 'An engineer reads it',
        time: `Within ${counted(replyDays, 'working day')}`,
        text: 'You get a reply from a person with a name: questions, a proposed time for a call, or the advice to ask somebody else.',
      },
      {
        name: 'We talk',
        time: `${consultationMinutes} minutes, that week or the next`,
        text: `You, whoever knows the problem best, and one of our technical leads. No slides. ${notes}`,
      },
      {
        name: 'You receive a proposal',
        time: `Within ${counted(proposalDays, 'working day')} of the call`,
        text: `Scope, exclusions, a rough range with its assumptions, and one small first step ${firstStepCharge}. The range narrows once the system is drawn. The proposal stays open for ${offerDays} days, and we do not chase you.`,
      },
    ],
  },
  direct: {
    heading: 'Or reach us directly',
    text: 'Telephone during office hours, e-mail and WhatsApp at any time. Messages are read in office hours.',
  },
  visit: {
    heading: 'Visit',
    text: 'Come by appointment, so that the right person is there.',
    mapLabel: `Show ${address.city} on a map`,
    mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(mapQuery)}`,
  },
  hours: {
    heading: 'Office hours',
    text: `${officeHours}, except on public holidays in ${address.region}.`,
  },
  questions: {
    heading: 'Before you write',
    list: [
      {
        question: 'Will you sign an NDA first?',
        answer:
          'Yes. Send your form or ask for ours, and keep details out of the first message until it is signed. We read it before signing: a clause that would claim rights in our general knowledge comes back with a comment.',
      },
      {
        question: 'Do I have to name a budget?',
        answer:
          'No, though a ceiling helps. With one we can say what would fit below it and what would not. Without one we propose the smallest step that answers your most expensive open question.',
      },
      {
        question: 'When could work begin?',
        answer: `A drawing stage can usually be planned ${spanInWords(bookingWeeks, 'week')} ahead. A larger team takes longer to put together, and we tell you the earliest honest date in the proposal. A fixed outside deadline belongs in your first message.`,
      },
    ],
  },
  sent: {
    confirmation:
      'Your message has been sent. Our form service has accepted it and passes it on to us by e-mail.',
    otherwise:
      'The contact form leads here once it has sent a message; opening this page alone sends nothing.',
    text: [
      `An engineer reads each message and replies within ${counted(replyDays, 'working day')}.`,
      `If you hear nothing within ${counted(replyDays, 'working day')}, please telephone: the message has gone astray, and that is not your fault.`,
    ],
    onward: [
      { label: 'How we work', href: '/how-we-work' },
      { label: 'Eight questions, answered', href: '/faq' },
      { label: 'Illustrative projects', href: '/portfolio' },
    ],
  },
};
