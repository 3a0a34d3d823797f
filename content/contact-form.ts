import type { FormProcessor } from './form-providers';

export interface FormField {
  readonly label: string;
  readonly placeholder: string;
}

/**
 * Texts of the contact panel, its form and the dialog after it. They travel to the browser with the panel's code, when
 * somebody is about to open it; so this file imports nothing but types.
 */
export interface ContactFormTexts {
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
  /** The button once a message has left that may have arrived. */
  readonly sendAgain: string;
  /** Follows the consent. */
  readonly consentLink: string;
  readonly alerts: {
    /** Followed by the provider's message. */
    readonly rejected: string;
    readonly failed: string;
  };
  /** Ways out after a failure; the text that was entered is kept. */
  readonly wayOut: {
    /** State of the message after a failure and the next step; the ways out follow. A message that may have arrived is said to. */
    readonly fates: {
      readonly unconfigured: string;
      readonly offline: string;
      readonly declined: string;
      readonly unanswered: string;
      readonly interrupted: string;
      readonly unclear: string;
    };
    readonly sendNatively: string;
    readonly writeEmail: string;
    readonly writeChat: string;
    /** Shown when a `mailto:` or chat link cannot hold the whole message. */
    readonly cut: string;
    readonly copy: string;
    readonly copied: string;
    /** Shown when the browser refuses the page access to the clipboard. */
    readonly selected: string;
  };
  /** Stands over the fields. */
  readonly allRequired: string;
  /** Beside a field with a problem, and in the summary. */
  readonly problems: {
    readonly missing: Readonly<Record<keyof ContactFormTexts['fields'], string>>;
    readonly malformed: string;
    readonly tooLong: string;
  };
  /** Beside the problem, where the address of e-mail is a telephone number; the way to WhatsApp follows. */
  readonly telephone: string;
  readonly problemSummary: string;
  /** Follows the number of characters: near a limit, and beyond it. */
  readonly counter: { readonly left: string; readonly tooMany: string };
  readonly draft: { readonly restored: string; readonly clear: string };
  /** Last line of the message that we receive; topic and path of the page follow it. */
  readonly sentFrom: string;
  /** Stands before that line while the message is written. */
  readonly lastLine: string;
  /** Heads of the direct contacts in the panel. */
  readonly direct: {
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly chat: string;
    /** The link below it; one with other words stands in a failure. */
    readonly startChat: string;
  };
  readonly success: {
    readonly title: string;
    readonly text: string;
    /** Advice for a visitor who gets no reply; the telephone number follows. */
    readonly noReply: string;
    readonly ok: string;
  };
}

export const contactForm: ContactFormTexts = {
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
  sendAgain: 'Send again',
  consentLink: 'Read the privacy policy',
  alerts: {
    rejected: 'Submission failed: ',
    failed: 'Something went wrong. Please try again later.',
  },
  wayOut: {
    fates: {
      unconfigured:
        'Your message has not been sent. Nothing that you typed is lost; please take another way:',
      offline:
        'You seem to be offline, so your message has not been sent. Nothing that you typed is lost. Send it when you are online again, or take another way:',
      declined:
        'The form service answered that it does not accept this message. Nothing that you typed is lost. You can try again, or take another way:',
      unanswered:
        'No answer came back: your message may have reached us, or it was stopped on its way. Nothing that you typed is lost. Please ask us before you send it again:',
      interrupted:
        'You left the page while your message was on its way, before an answer came. It may well have reached us. What you typed is kept here. Please ask us before you send it again:',
      unclear:
        'No clear answer came back, so your message may have reached us all the same. Nothing that you typed is lost. Please ask us before you send it again:',
    },
    sendNatively: 'Send it again as a plain form',
    writeEmail: 'Write an e-mail',
    writeChat: 'Write on WhatsApp',
    cut: 'A letter opens with the beginning of your message only: many mail programs take no more. Copy the whole message and paste it there.',
    copy: 'Copy the whole message',
    copied: 'Copied.',
    selected: 'The message is selected: copy it with Ctrl+C, or with the menu of your device.',
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
  telephone: 'This looks like a telephone number: put it into the message, or write on WhatsApp.',
  problemSummary: 'Please check these fields',
  counter: { left: 'characters left', tooMany: 'characters too many' },
  draft: { restored: 'What you typed earlier is still here.', clear: 'Clear the form' },
  sentFrom: 'Sent from:',
  lastLine: 'We add a last line:',
  direct: {
    address: 'Address',
    phone: 'Telephone',
    email: 'E-mail',
    chat: 'WhatsApp',
    startChat: 'Start a chat',
  },
  success: {
    title: 'Sent Successfully!',
    text: 'An engineer reads your message and replies within one working day.',
    noReply:
      'If you hear nothing by then, please telephone: the message has gone astray, and that is not your fault.',
    ok: 'OK',
  },
};

/** Stands beside the button, before the link to the privacy policy. */
export const consentTo = ({ recipient, notice }: Pick<FormProcessor, 'recipient' | 'notice'>): string =>
  `When you press the button, your message goes to ${recipient}, which sends it on to us. ${notice}`;
