import type { FormProcessor } from './company';

export interface FormField {
  readonly label: string;
  readonly placeholder: string;
}

/**
 * Texts of the contact panel, its form and the dialog after it. They travel to the browser with the panel's code, when
 * somebody is about to open it; so this file imports nothing but types.
 */
export interface ContactForm {
  /** Label of the floating tab that opens the panel. */
  readonly tab: string;
  /** Title of the panel, over the direct contacts. */
  readonly panelTitle: string;
  /** Title over the form. */
  readonly formTitle: string;
  readonly closeLabel: string;
  readonly fields: {
    readonly name: FormField;
    readonly email: FormField;
    readonly subject: FormField;
    readonly message: FormField;
  };
  readonly submit: string;
  readonly sending: string;
  /** Follows the consent. */
  readonly consentLink: string;
  readonly alerts: {
    /** Followed by the provider's message. */
    readonly rejected: string;
    readonly failed: string;
  };
  /** Ways out after a failure; the text that was entered is kept. */
  readonly wayOut: {
    readonly text: string;
    /** Comes before the text where nobody knows whether the message arrived. */
    readonly mayHaveArrived: string;
    readonly sendNatively: string;
    readonly writeEmail: string;
    readonly writeChat: string;
  };
  /** Stands over the fields. */
  readonly allRequired: string;
  /** Beside a field with a problem, and in the summary. */
  readonly problems: {
    readonly missing: Readonly<Record<keyof ContactForm['fields'], string>>;
    readonly malformed: string;
    readonly tooLong: string;
  };
  readonly problemSummary: string;
  /** Follows the number of characters: near a limit, and beyond it. */
  readonly counter: { readonly left: string; readonly tooMany: string };
  readonly draft: { readonly restored: string; readonly clear: string };
  /** Last line of the message that we receive; topic and path of the page follow it. */
  readonly sentFrom: string;
  /** Heads of the direct contacts in the panel. */
  readonly direct: { readonly address: string; readonly phone: string; readonly email: string };
  readonly success: { readonly title: string; readonly text: string; readonly ok: string };
}

export const contactForm: ContactForm = {
  tab: "Let's Discuss Your App Idea",
  panelTitle: 'Get in Touch',
  formTitle: 'Contact Form',
  closeLabel: 'Close',
  fields: {
    name: { label: 'Name', placeholder: 'John Doe' },
    email: { label: 'Email', placeholder: 'name@example.com' },
    subject: { label: 'Subject', placeholder: 'Subject' },
    message: { label: 'Message', placeholder: 'Your message...' },
  },
  submit: 'Send message',
  sending: 'Sending…',
  consentLink: 'Read the privacy policy',
  alerts: {
    rejected: 'Submission failed: ',
    failed: 'Something went wrong. Please try again later.',
  },
  wayOut: {
    text: 'Nothing that you typed is lost. You can try again, or take another way:',
    sendNatively: 'Send as a plain form',
    writeEmail: 'Write an e-mail',
    writeChat: 'Write on WhatsApp',
    mayHaveArrived: 'No clear answer came back, so your message may have reached us all the same.',
  },
  allRequired: 'All four fields are needed.',
  problems: {
    missing: {
      name: 'Enter your name',
      email: 'Enter your email address',
      subject: 'Enter a subject',
      message: 'Enter your message',
    },
    malformed: 'Enter an email address in the form name@example.com',
    tooLong: 'Shorten this text',
  },
  problemSummary: 'Please check these fields',
  counter: { left: 'characters left', tooMany: 'characters too many' },
  draft: { restored: 'What you typed earlier is still here.', clear: 'Clear the form' },
  sentFrom: 'Sent from:',
  direct: { address: 'Address', phone: 'Telephone', email: 'E-mail' },
  success: {
    title: 'Sent Successfully!',
    text: 'An engineer reads your message and replies within one working day.',
    ok: 'OK',
  },
};

/** Stands beside the button, before the link to the privacy policy. */
export const consentTo = ({
  name,
  role,
  serverLocation,
}: Pick<FormProcessor, 'name' | 'role' | 'serverLocation'>): string =>
  `When you press the button, your message goes to ${name}, a ${role}, which sends it on to us. According to its documentation its servers are in ${serverLocation} and it does not store submissions.`;
