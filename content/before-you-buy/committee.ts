import 'server-only';
import { company } from '../company';
import { counted, houseFacts } from '../house-facts';
import { type OwnerSlots, owner } from '../owner';
import { about } from '../pages/about';
import { howWeWork } from '../pages/how-we-work';
import type { StandardId } from '../standards';

/** Where a reader checks an answer. */
export type Place =
  /** A page of this site, with the anchor of the part that says it. */
  | { readonly page: `/${string}`; readonly part?: string; readonly label: string }
  | { readonly rule: Rule }
  /** An entry of the register of standards. */
  | { readonly standard: StandardId }
  /** A law that the register does not hold. */
  | { readonly law: string }
  /** A file of this site. */
  | { readonly file: `/${string}` };

/** What stands for an answer: all of it, a part of it, or nothing. */
export type State = 'said' | 'partly' | 'absent';

/** A rule of `howWeWork`, by the anchor of its band and its name, or those of its sentences that say a thing. */
export interface Rule {
  readonly slug: string;
  readonly name: string;
  readonly about?: RegExp;
}

export interface Clause {
  readonly name: string;
  /** Leads its answer, and is where it is checked unless `place` says otherwise. */
  readonly rule?: Rule;
  /** What this document adds in words of its own. */
  readonly text?: string;
  readonly place?: Place;
  readonly state?: State;
}

export interface Part {
  readonly slug: string;
  readonly heading: string;
  /** Who of a committee reads it. */
  readonly reader: string;
  /** Head of the column of names. */
  readonly head: string;
  readonly intro: string;
  /** Where all its clauses are checked. */
  readonly place?: Place;
  readonly clauses: readonly Clause[];
}

/** Words of `howWeWork`, which a clause repeats and does not write again. */
const rule = (slug: string, name: string, about?: RegExp): { readonly rule: Rule } => ({
  rule: { slug, name, ...(about && { about }) },
});

/** The place of a rule whose words are not repeated. */
const at = (slug: string, name: string): Place => ({ rule: { slug, name } });

const hours: Place = { page: '/how-we-work', part: 'time', label: 'How we work: Hours and weeks' };
const aboutUs = (part: string, heading: string): Place => ({
  page: '/about',
  part,
  label: `About: ${heading}`,
});
const papers: Place = { page: '/before-you-buy/papers', label: 'Papers of one project' };
const act: Place = { standard: 'dpdp-act' };
const rules = (numbers: string): Place => ({ law: `DPDP Rules, 2025, ${numbers}` });

const tenders: Place = {
  page: '/industries/citizen-service-portals',
  part: 'questions',
  label: 'Citizen Service Portals: questions',
};

const { acceptance, acceptanceDays, breachHours, paymentDays } = houseFacts;

const terms: readonly Clause[] = [
  { name: 'First step', ...rule('invoices', 'First step') },
  { name: 'Invoices', ...rule('invoices', 'Invoices') },
  { name: 'GST', ...rule('invoices', 'GST', /without GST/) },
  {
    name: 'Acceptance',
    text: `You have ${counted(acceptanceDays, 'working day')} to accept a milestone or say what is missing. ${acceptance}`,
    place: hours,
  },
  { name: 'Changes', ...rule('invoices', 'A change', /^(?!Anybody)/) },
  { name: 'Warranty', ...rule('warranty', 'Warranty') },
  { name: 'Ownership', ...rule('ownership', 'What is yours, and when') },
  { name: 'Notice', ...rule('ownership', 'Notice') },
  {
    name: 'Cap of liability',
    ...rule('liability', 'The cap'),
    text: 'While little has been paid, the cap is small; ask for a floor.',
  },
  { name: 'Outside the cap', ...rule('liability', 'Outside the cap') },
  { name: 'Claims of others', ...rule('liability', 'Claims of others', /^If somebody/) },
  { name: 'Law and courts', ...rule('liability', 'Law and place') },
  {
    name: 'For a public tender: GeM registration, turnover, past experience',
    text: 'This site shows none of the three. Ask us before you write the criteria.',
    place: tenders,
    state: 'absent',
  },
  {
    name: 'For a public tender: alone, or behind a lead bidder',
    text: 'Decided nowhere. Members of a joint venture answer for the whole assignment, by the Centre’s manual for services; our cap was not written for that.',
    place: tenders,
    state: 'absent',
  },
  {
    name: 'Payment delayed by months',
    text: `Our terms know ${paymentDays} days and no pause of work. The order has to say from which day one is allowed.`,
    place: at('invoices', 'Invoices'),
    state: 'absent',
  },
];

/** Nothing to show: what the owner has to confirm, line by line, or to fill. */
const absent = (name: string, found: Omit<Clause, 'name' | 'state'> = {}): Clause => ({
  name,
  ...found,
  state: 'absent',
});
const said = (name: string, found: Omit<Clause, 'name' | 'state'>): Clause => ({
  name,
  ...found,
  state: 'said',
});

/** The owner's answers where he has some. */
function fromOwner<Entry>(
  name: string,
  slot: { readonly entries: readonly Entry[]; readonly say: (entry: Entry) => string; readonly place: Place },
  otherwise: Omit<Clause, 'name' | 'state'> = {},
): Clause {
  return slot.entries.length > 0
    ? said(name, { text: slot.entries.map(slot.say).join(' '), place: slot.place })
    : absent(name, otherwise);
}

const references = about.verify.list.find(({ name }) => name === 'References')?.text ?? '';

/** The questions that security questionnaires send, in their usual order. */
export const securityAnswers = (slots: OwnerSlots = owner): readonly Clause[] => [
  fromOwner('ISO 27001, SOC 2 or another certificate, with its number', {
    entries: slots.certificates,
    say: ({ name, number, issuer, issuedOn }) =>
      `${name}, no. ${number}, issued by ${issuer} on ${issuedOn}.`,
    place: aboutUs('certificates', 'Certificates'),
  }),
  absent('CERT-In audit of your own systems, with its date', {
    text: 'Whether CERT-In’s audit guidelines of July 2025 bind every company is disputed. Your counsel decides whether to ask for one.',
  }),
  absent('Penetration test of your own systems, with a summary', {
    text: 'We offer such tests, which says nothing about our own systems.',
  }),
  fromOwner(
    'Professional indemnity or cyber insurance',
    {
      entries: slots.insurances,
      say: ({ cover, insurer, sum, validUntil }) => `${cover}: ${sum} with ${insurer}, until ${validUntil}.`,
      place: at('liability', 'The cap'),
    },
    { text: 'The liability under “Terms” has no insurer behind it.' },
  ),
  fromOwner(
    'Security officer and key people, by name',
    {
      entries: slots.people,
      say: ({ name, role, answersFor }) => `${name}, ${role.toLowerCase()}, answers for ${answersFor}.`,
      place: aboutUs('people', 'Who answers for what'),
    },
    rule('people', 'Before you sign', /introduce|names/),
  ),
  fromOwner(
    'A reference to telephone',
    {
      entries: slots.references,
      say: ({ name, role, company: firm, phone }) => `${name}, ${role}, ${firm}, ${phone}.`,
      place: { page: '/contact', part: 'references', label: 'Contact' },
    },
    { text: references, place: aboutUs('verify', about.verify.heading) },
  ),
  absent('Background checks of staff'),
  absent('Written security policy, with yearly training'),
  absent('Continuity plan of your own office, tested', {
    text: 'A rule exists for the day on which we cannot continue. None exists for a fire.',
    place: at('ownership', 'If we cannot continue'),
  }),
  absent('Hardening and encryption of laptops'),
  said('Accounts: personal, second factor, end on leaving', rule('access', 'Accounts')),
  said('Who reaches production', rule('access', 'Production')),
  said('Where secrets are kept', rule('access', 'Secrets')),
  said('Where data lies', rule('agreements', 'Where data lies', /^In your/)),
  said('Production data in tests', rule('agreements', 'Where data lies', /^No copy/)),
  said('Review of each change', rule('quality', 'Done', /reviewed by/)),
  said('Secure development', rule('quality', 'Security in the work', /threat model/)),
  {
    name: 'Bill of materials (SBOM)',
    ...rule('quality', 'Security in the work', /CycloneDX/),
    text: 'We have not compared it with the 21 fields of CERT-In’s guidelines of July 2025, which are voluntary.',
    state: 'said',
  },
  said('Subcontractors and subprocessors', rule('agreements', 'Subcontractors')),
  said('AI tools', rule('access', 'AI tools')),
  said('Notice of a breach', rule('access', 'If something happens')),
  {
    name: 'Logs: what, how long, in India',
    ...rule('access', 'Production', /logged/),
    text: 'How long such logs are kept, and whether in India, no rule of ours says.',
    state: 'partly',
  },
  {
    name: 'Return and deletion at the end',
    text: 'The data processing agreement names deletion. Its period and form are in no rule of ours, so the agreement has to say them.',
    place: at('agreements', 'Personal data'),
    state: 'partly',
  },
  absent('Right to audit the supplier', {
    text: 'Our standard terms hold no such clause. The order of a bank or another regulated buyer can carry one in a schedule, drafted with your counsel; others ask for it in the data processing agreement.',
  }),
  said('Where to report a weakness', {
    text: 'The address for reports is in a file of the form that RFC 9116 describes.',
    place: { file: '/.well-known/security.txt' },
  }),
];

/** CERT-In's hours for reporting a listed incident, and our proposal where one is possible. */
const sixHours = 6;
const proposedHours = 4;

const personalData: readonly Clause[] = [
  {
    name: 'Who answers for it',
    text: 'You, as data fiduciary, irrespective of any agreement (section 8(1)). We are your processor (section 2(k)) and may work only under a valid contract (section 8(2)).',
    place: act,
  },
  {
    name: 'From when',
    text: 'The main duties begin in May 2027. Until then section 43A of the IT Act asks for a documented security programme that fits the business; ISO 27001 is one such standard, and not the only one (SPDI Rules, 2011, rule 8).',
    place: act,
  },
  { name: 'What our agreement names', ...rule('agreements', 'Personal data') },
  {
    name: 'What is still to be written into it',
    text: 'Your instructions and the places of processing; persons with access; the safeguards of rule 6; a telephone number for breaches; help with requests of the people concerned; logs; return, then deletion with a written confirmation; audit; what survives the end.',
    place: rules('rule 6(1)'),
  },
  {
    name: 'Notice of a breach, by us',
    text: `Our ${breachHours} hours, under “Security”, are too many for an incident on CERT-In’s list, which has to be reported within ${sixHours}. Write ${proposedHours} hours into the agreement, and ${sixHours} − ${proposedHours} = ${sixHours - proposedHours} are left to you. Whose ${sixHours} hours run when two firms notice is a question for counsel.`,
    place: { standard: 'cert-in-directions' },
  },
  {
    name: 'Notice of a breach, by you',
    text: 'To each person concerned and to the Board without delay, with details to the Board within 72 hours.',
    place: rules('rule 7'),
  },
  {
    name: 'Logs, and what “deleted” means',
    text: 'Data and logs are kept for at least one year, at the processor too (rules 6(1) and 8(3)); CERT-In asks for 180 days of logs, in India. Take the longer. What lies in your accounts stays there when our access ends. What lies with us cannot be deleted before its year is over.',
    place: rules('rules 6 and 8'),
  },
  {
    name: 'Penalties against the cap',
    text: 'Up to ₹250 crore for missing safeguards and ₹200 crore for missing notice; in our reading on you, while some summaries name processors too. Whether a loss of personal data is a “breach of confidentiality”, and so outside our cap, counsel must say before you sign.',
    place: act,
  },
];

/** Minutes that may fail, of so many hours, at an availability in per cent: one decimal. */
export const minutesAllowed = (percent: number, ofHours: number): number =>
  Math.round(ofHours * 60 * (100 - percent) * 0.1) / 10;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const monthHours = 30 * 24;
const officeDays = 22;
const officeDay = hourOf(company.hours.closes) - hourOf(company.hours.opens);
const officeMonth = officeDays * officeDay;

const serviceLevels: readonly Clause[] = [
  { name: 'What a support contract names', ...rule('warranty', 'Support after it') },
  { name: 'What it cannot name', ...rule('warranty', 'Targets we name, and one we do not') },
  {
    name: 'To be agreed for each level',
    text: 'How harmful and how urgent it is; time to respond and to restore; the rhythm of updates; who is rung; what stops the clock; and a monthly report of all of these.',
    place: {
      page: '/services/maintenance-support',
      label: 'Maintenance and support, with a made-up matrix',
    },
  },
  {
    name: 'What is owed if a target is missed',
    text: 'Our terms name no sum. Agree on one before you sign, and have it written into the order.',
    state: 'absent',
  },
  {
    name: 'A percentage, of which hours?',
    text: `Of 30 days (${monthHours} hours), 99.9 % allows ${minutesAllowed(99.9, monthHours)} minutes of failure and 99.5 % allows ${minutesAllowed(99.5, monthHours)}. Of office hours alone (${officeDays} days of ${officeDay} hours, ${officeMonth}), 99.5 % allows ${minutesAllowed(99.5, officeMonth)} minutes and says nothing about the other ${monthHours - officeMonth} hours.`,
  },
  {
    name: 'Whose availability',
    text: 'The system runs in your cloud accounts, so its availability is a matter of your contract with the cloud provider as much as of ours. We print no target here.',
  },
];

/** Rules that hold in every trade, by the register. */
export const generalStandards = [
  'dpdp-act',
  'cert-in-directions',
  'owasp-asvs-5.0',
  'wcag-2.2',
] as const satisfies readonly StandardId[];

const signing: readonly Clause[] = [
  { name: 'Non-disclosure agreement', ...rule('agreements', 'Non-disclosure') },
  {
    name: 'General terms',
    text: 'Once, before the first order: liability, rights, law, and what else holds for every order. The sample papers print their clauses with the order; ask for the whole text before you sign.',
    place: papers,
  },
  {
    name: 'Order',
    text: 'One for each piece of work, with scope, acceptance, price or ceiling, and the people by name. The first one is for the first step alone.',
    place: papers,
  },
  {
    name: 'Data processing agreement',
    text: 'Where personal data is touched, before anybody of ours has access. Its text is not on this site: ask for it with the order.',
    place: at('agreements', 'Personal data'),
  },
  { name: 'Assignment of copyright', ...rule('ownership', 'The assignment') },
];

const security = securityAnswers();
const count = (state: State) => security.filter((clause) => clause.state === state).length;

export const committee = {
  lead: `One document for finance, IT, counsel and a director. It answers ${count('said')} of ${security.length} questions from buyers’ security sheets, ${count('partly')} more in part, and says “not in place” to ${count('absent')}. Begin with those: from May 2027 you answer for your supplier before the Data Protection Board, whatever the contract says.`,
  sheet: {
    name: 'Annexure for a committee',
    asOf: 'As of',
    clauses: 'clauses',
    index: 'Security questions by answer',
    states: { said: 'answered', partly: 'in part', absent: 'not in place' },
    marks: { partly: 'In part.', absent: 'Not in place.' },
    dates:
      'A date beside a page is that of its text, beside a law that of our reading. Your browser’s print command makes a PDF of it.',
    columns: ['Answer', 'Where to check'],
    /** When the laws were read that the register does not hold. */
    read: '2026-11-23',
  },
  parts: [
    {
      slug: 'firm',
      heading: 'The firm',
      reader: 'everybody',
      head: 'Entry',
      intro: '',
      place: aboutUs('entity', about.entity.heading),
      clauses: [],
    },
    {
      slug: 'terms',
      heading: 'Terms',
      reader: 'finance, counsel',
      head: 'Term',
      intro: 'A selection, in the words of the page named beside each. Any clause is open until you sign.',
      clauses: terms,
    },
    {
      slug: 'security',
      heading: 'Security',
      reader: 'IT, counsel',
      head: 'Question',
      intro:
        'The common list for cloud services, CAIQ 4.1 of January 2026, has 283 questions. We build in your accounts, so in our reading its lines on hosting go to your cloud provider. The lines below are those of companies’ own sheets, which ask about the firm.',
      clauses: security,
    },
    {
      slug: 'personal-data',
      heading: 'Personal data, in outline',
      reader: 'counsel, IT',
      head: 'Matter',
      intro:
        'Under the DPDP Act, 2023 and its Rules, 2025. We read the rules in published copies, and the Gazette decides. The privacy page of this site does not govern project data.',
      clauses: personalData,
    },
    {
      slug: 'service-levels',
      heading: 'Service levels, in outline',
      reader: 'IT, finance',
      head: 'Matter',
      intro: '',
      clauses: serviceLevels,
    },
    {
      slug: 'standards',
      heading: 'Standards by trade',
      reader: 'IT',
      head: 'Standard, or trade',
      intro:
        'From our register of standards: first what concerns every trade, then what our pages cite for each. That we work to a standard is no certificate of it.',
      clauses: [],
    },
    {
      slug: 'roles',
      heading: 'Who decides what',
      reader: 'director',
      head: 'Role',
      intro: howWeWork.roles.text,
      place: { page: '/how-we-work', part: 'roles', label: `How we work: ${howWeWork.roles.heading}` },
      clauses: [],
    },
    {
      slug: 'signing',
      heading: 'What would be signed, in this order',
      reader: 'counsel, director',
      head: 'Paper',
      intro: '',
      clauses: signing,
    },
  ],
  trades: {
    none: 'No entry of its own',
    noneText:
      'The four above, and no more, in our register. It has no entry for ABDM or NABH (hospitals) and none for FCRA (non-profits): ask us, and every other firm, what it knows of them.',
    binds: 'Binds',
  },
} as const satisfies { readonly parts: readonly Part[]; readonly [name: string]: unknown };
