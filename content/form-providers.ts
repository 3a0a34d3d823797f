/** Texts for visitors about the company that turns a submitted form into an e-mail. */
export interface FormProcessor {
  /** Follows "through". */
  readonly name: string;
  /** Follows "your message goes to". */
  readonly recipient: string;
  /** Location of its servers and what it stores: one sentence, beside the button. */
  readonly notice: string;
  /** The same at length and with its sources, for the privacy policy. */
  readonly statement: string;
}

/**
 * How a response to `fetch` says that the message was accepted: by `success` true in a JSON object (false in a refusal); by `next`,
 * an address in it (`errors` or `error` in a refusal); or by our own page `/contact/sent`.
 */
export type AnswerRule = 'success' | 'next' | 'sent-page';

/**
 * A form-to-email provider: all that changes with it. Each takes a multipart POST with `name`, `email` (which the e-mail is
 * answered to), `subject` and `message`, of a script as of a form without one.
 */
export interface FormProvider {
  /** Address that the form is sent to, with `{key}` for the key; empty where FORM_ENDPOINT sets it. */
  readonly endpoint: string;
  /** A folder before the last part of the address, for scripts. */
  readonly scriptFolder?: string;
  /** Scripts get a signed time from below the endpoint when somebody begins to write, and send it as `token`. */
  readonly hasToken?: boolean;
  /** Pattern of its key, and the pattern in words. The key is public: it stands in every page. */
  readonly key?: { readonly pattern: RegExp; readonly form: string };
  /** Names that it gives to fields which visitors do not see. */
  readonly fields: {
    readonly key?: string;
    /** A checkbox that nobody ticks. */
    readonly honeypot: string;
    /** A text that nobody fills in. */
    readonly decoy?: string;
    /** Field with the address to redirect to after a form was sent without scripts. */
    readonly redirect?: string;
    /** Field that becomes the e-mail's subject, where it is not `subject`; a script copies the text. */
    readonly subject?: string;
    /** Fields with a constant value. */
    readonly fixed?: Readonly<Record<string, string>>;
  };
  /** Attributes of the `<form>`, for a host that looks for forms in the pages it serves. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly answer: AnswerRule;
  readonly limits: {
    /** Messages a month without payment; undefined where no document says it. */
    readonly perMonth?: number;
    /** Bytes of a submission; undefined where no document says it. */
    readonly bytes?: number;
  };
  /** Steps for the owner at the provider before the form works. */
  readonly setup: string;
  /** The provider's documents, and the day on which we read them. */
  readonly source: { readonly documents: readonly string[]; readonly checkedOn: string };
  /** Open questions to the provider: `npm run preflight` lists them while this provider is chosen. */
  readonly unconfirmed: readonly string[];
  readonly processor: FormProcessor;
}

export const formProviders = {
  web3forms: {
    endpoint: 'https://api.web3forms.com/submit',
    key: {
      pattern: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      form: 'the access key that Web3Forms mailed to you, a UUID',
    },
    // Its documents call the honeypot "not recommended", and still take it.
    fields: { key: 'access_key', honeypot: 'botcheck', redirect: 'redirect' },
    answer: 'success',
    limits: {},
    setup:
      'get an access key for the mailbox at web3forms.com; posts of programs need a paid plan, so test with a browser',
    source: {
      documents: [
        'https://docs.web3forms.com/getting-started/api-reference',
        'https://docs.web3forms.com/getting-started/faq',
        'https://docs.web3forms.com/getting-started/submissions-api',
      ],
      checkedOn: '2026-11-22',
    },
    unconfirmed: [],
    processor: {
      name: 'Web3Forms',
      recipient: 'Web3Forms, a form-to-email provider',
      notice:
        'According to its documentation its servers are in the United States (US-East region), and it can store messages.',
      statement:
        'It states that its servers are in the United States (US-East region): your message is processed there, wherever you are. Its documentation contradicts itself about storage: its questions and answers say that it stores no submissions and deletes server logs, which may hold personal data, about every two months; its newer Submissions API says that submissions are stored with the sender’s IP address and browser identification and lets us read them. It does not say for how long. We cannot audit these statements.',
    },
  },
  formspree: {
    endpoint: 'https://formspree.io/f/{key}',
    key: { pattern: /^[a-z0-9]{6,16}$/i, form: 'the form’s id, the last part of its address at Formspree' },
    fields: { honeypot: '_gotcha', redirect: '_next' },
    answer: 'next',
    limits: { perMonth: 50 },
    setup:
      'make a form at formspree.io and turn its reCAPTCHA off: that needs scripts of another company, which our pages forbid',
    source: {
      documents: [
        'https://help.formspree.io/hc/en-us/articles/360062302854-Special-Fields',
        'https://help.formspree.io/hc/en-us/articles/360013580813-Honeypot-spam-filtering',
        'https://help.formspree.io/hc/en-us/articles/7017303616659-System-Limits',
        'https://help.formspree.io/hc/en-us/articles/47605896654227-Account-limits',
        'https://www.npmjs.com/package/@formspree/core',
      ],
      checkedOn: '2026-11-22',
    },
    unconfirmed: ['where its servers stand'],
    processor: {
      name: 'Formspree',
      recipient: 'Formspree, a form-to-email provider',
      notice:
        'According to its documentation it stores messages, for 30 days or longer. We do not know in which country.',
      statement:
        'It stores submissions for us to read; its documentation says that the archive of a free account reaches back 30 days, and that of a paid one further. We have found no statement of where its servers are: expect that your message is processed outside your country. We cannot audit these statements.',
    },
  },
  formsubmit: {
    endpoint: 'https://formsubmit.co/{key}',
    scriptFolder: 'ajax',
    key: {
      pattern: /^([0-9a-f]{32}|[^\s@/?#]+@[^\s@/?#]+)$/i,
      form: 'the random text that FormSubmit mailed to you in place of your address, or the address itself',
    },
    fields: {
      honeypot: '_honey',
      redirect: '_next',
      subject: '_subject',
      // Its captcha is a page that needs scripts: without this nobody could send without them.
      fixed: { _captcha: 'false', _subject: 'Message from the contact form' },
    },
    answer: 'success',
    limits: {},
    setup:
      'send one message and follow the link that FormSubmit mails to you: before that it refuses all others',
    source: { documents: ['https://formsubmit.co/documentation'], checkedOn: '2026-11-22' },
    unconfirmed: [
      'where its servers stand',
      'what it keeps, and for how long',
      'its contract, which was read in code that uses it: its own documentation could not be reached',
    ],
    processor: {
      name: 'FormSubmit',
      recipient: 'FormSubmit, a form-to-email provider',
      notice: 'We do not know where its servers are or how long it keeps messages.',
      statement:
        'We have found no statement of where its servers are or how long it keeps messages: expect that your message is processed outside your country.',
    },
  },
  netlify: {
    // The page that answers a form sent without scripts: a host that has not found the form answers otherwise.
    endpoint: '/contact/sent#sent',
    fields: { honeypot: 'bot-field', fixed: { 'form-name': 'contact' } },
    attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
    answer: 'sent-page',
    limits: { bytes: 8 * 1024 * 1024 },
    setup:
      'host the site at Netlify, enable form detection before the deployment, and add an e-mail notification for the form "contact"',
    source: {
      documents: ['https://docs.netlify.com/forms/setup', 'https://docs.netlify.com/forms/usage-and-billing'],
      checkedOn: '2026-11-22',
    },
    unconfirmed: [
      'where it keeps submissions, and for how long',
      'how many messages a month its present plans hold',
      'its answers: only the host itself can show them',
    ],
    processor: {
      name: 'Netlify',
      recipient: 'Netlify, the host of this site',
      notice: 'It stores messages for us to read. We do not know in which country.',
      statement:
        'It stores submissions for us to read and has them checked for spam by Akismet. We have found no statement of where or for how long: expect that your message is processed outside your country. We cannot audit these statements.',
    },
  },
  own: {
    endpoint: '',
    hasToken: true,
    fields: { honeypot: 'botcheck', decoy: 'website', redirect: 'redirect' },
    answer: 'success',
    limits: { bytes: 64 * 1024 },
    setup: 'run deploy/form-endpoint (its README says how) and set FORM_ENDPOINT to its address',
    source: { documents: ['deploy/form-endpoint/README.md'], checkedOn: '2026-11-22' },
    unconfirmed: ['where your endpoint and its mail server stand, and what the mail server keeps'],
    processor: {
      name: 'a program of our own',
      recipient: 'a program of our own',
      notice: 'It keeps no copy.',
      statement:
        'That program runs on our behalf alone. It keeps no copy of a message and writes none into a log; for an hour it remembers how many messages came from an IP address.',
    },
  },
} as const satisfies Readonly<Record<string, FormProvider>>;

export type FormProviderName = keyof typeof formProviders;
