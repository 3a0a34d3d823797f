import { company } from './company';

export interface FormField {
  readonly label: string;
  readonly placeholder: string;
}

/** Texts of the contact panel, its form and the dialog after it. Small, because the browser receives them on every page. */
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
  /** Stands beside the button, before the link to the privacy policy. */
  readonly consent: string;
  readonly consentLink: string;
  readonly alerts: {
    /** Followed by the provider's message. */
    readonly rejected: string;
    readonly failed: string;
  };
  /** Ways out after a failure; the text that was entered is kept. */
  readonly wayOut: { readonly text: string; readonly sendNatively: string; readonly writeEmail: string };
  readonly success: { readonly title: string; readonly text: string; readonly ok: string };
}

const { formProcessor } = company;

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
  consent: `When you press the button, your message goes to ${formProcessor.name}, a ${formProcessor.role}, which sends it on to us. According to its documentation its servers are in ${formProcessor.serverLocation} and it does not store submissions.`,
  consentLink: 'Read the privacy policy',
  alerts: {
    rejected: 'Submission failed: ',
    failed: 'Something went wrong. Please try again later.',
  },
  wayOut: {
    text: 'Nothing that you typed is lost. You can try again, or take another way:',
    sendNatively: 'Send as a plain form',
    writeEmail: 'Write an e-mail',
  },
  success: {
    title: 'Sent Successfully!',
    text: 'An engineer reads your message and replies within one working day.',
    ok: 'OK',
  },
};
