import 'server-only';
import type { OwnerSlots } from '../owner';

/** A rule of `/how-we-work`, by its part and name: the document prints the rule's own words. */
export interface RuleName {
  readonly part: string;
  readonly rule: string;
}

/** A question as committees send it. Without a rule and without a filled slot of the owner's the answer is "not in place". */
export interface Question {
  readonly asked: string;
  readonly rules?: readonly RuleName[];
  readonly slot?: keyof OwnerSlots;
  /** What the rule leaves open, or what would be agreed. */
  readonly note?: string;
}

const access = (rule: string): RuleName => ({ part: 'access', rule });
const agreements = (rule: string): RuleName => ({ part: 'agreements', rule });
const quality = (rule: string): RuleName => ({ part: 'quality', rule });

const questions: readonly Question[] = [
  { asked: 'Certificates such as ISO 27001 or SOC 2, with their numbers', slot: 'certificates' },
  { asked: 'Insurance: professional indemnity, cyber', slot: 'insurances' },
  { asked: 'People by name, the one who answers for security among them', slot: 'people' },
  { asked: 'A client whom we may telephone', slot: 'references' },
  {
    asked: 'Audit of your own systems by a firm on CERT-In’s list, with its date',
    note: 'CERT-In’s guidelines of July 2025 ask for one every year; whether of every company is disputed.',
  },
  {
    asked: 'Penetration test of your own systems',
    note: 'We test clients’ systems, which proves nothing about ours.',
  },
  { asked: 'Background checks of staff' },
  { asked: 'Security policy in writing, and yearly training' },
  {
    asked: 'Continuity plan of your own office, tested',
    note: 'What happens if the company ends is answered in part 2, “If we cannot continue”.',
  },
  { asked: 'Encrypted and hardened laptops' },
  { asked: 'A right to audit you', note: 'Ask for it in the data processing agreement.' },
  { asked: 'Who holds which account, and until when?', rules: [access('Accounts')] },
  { asked: 'Who reaches production, and is it logged?', rules: [access('Production')] },
  {
    asked: 'How long are logs kept, and where?',
    note: 'In part. They lie in your accounts, and no period is a rule of ours. Name one in the agreement: the DPDP Rules ask for a year from May 2027 (rule 6), CERT-In for 180 days in India.',
    rules: [],
  },
  { asked: 'Where are secrets kept?', rules: [access('Secrets')] },
  { asked: 'Where does our data lie, and is it used in tests?', rules: [agreements('Where data lies')] },
  { asked: 'Who reviews a change?', rules: [quality('Done')] },
  {
    asked: 'Secure development, and a bill of materials?',
    rules: [quality('Security in the work')],
    note: 'It has not been compared with the 21 fields of CERT-In’s guidelines of July 2025.',
  },
  { asked: 'Subcontractors and subprocessors', rules: [agreements('Subcontractors')] },
  { asked: 'Does our code or data enter AI tools?', rules: [access('AI tools')] },
  {
    asked: 'When do we hear of a breach?',
    rules: [access('If something happens')],
    note: 'CERT-In wants listed incidents within six hours of their being noticed (Directions of April 2022). Where one is possible, let the agreement name four: two are then left to you.',
  },
  {
    asked: 'Return and deletion of data at exit',
    note: 'In part. The data processing agreement names deletion; period and form are settled there.',
    rules: [],
  },
];

export const committee = {
  lead: 'One document to forward or print, made from the records that the rest of this site is made from. Where they hold no confirmed answer it says “not in place”.',
  strip: 'For a supplier comparison',
  notInPlace: 'Not in place',
  /** Before the link to a rule's own place. */
  from: 'How we work',
  parts: {
    firm: {
      heading: 'The firm',
      labels: { name: 'Name', address: 'Address', reach: 'Telephone and e-mail', hours: 'Office hours' },
    },
    terms: {
      heading: 'Terms',
      list: [
        { part: 'invoices', rule: 'Invoices' },
        { part: 'invoices', rule: 'GST' },
        { part: 'invoices', rule: 'Tax at source' },
        { part: 'invoices', rule: 'A change' },
        { part: 'warranty', rule: 'Warranty' },
        { part: 'ownership', rule: 'Notice' },
        { part: 'ownership', rule: 'If we cannot continue' },
        { part: 'liability', rule: 'The cap' },
        { part: 'liability', rule: 'Outside the cap' },
        { part: 'liability', rule: 'Claims of others' },
        { part: 'liability', rule: 'Law and place' },
      ] as readonly RuleName[],
    },
    security: { heading: 'Security questions', questions },
    data: {
      heading: 'Personal data',
      text: 'You are the Data Fiduciary and we the Data Processor (Digital Personal Data Protection Act, 2023, section 2). You answer for what we do, whatever the contract says (section 8); from May 2027 to the Board. So the agreement would name:',
      list: [
        { name: 'Purpose and instructions', text: 'What is processed, for what, on whose word.' },
        { name: 'Kinds of data and people', text: 'Patients, staff, donors; and what is left out.' },
        { name: 'Place and people', text: 'Region, accounts, and the persons with access by name.' },
        {
          name: 'Safeguards',
          text: 'Those of rule 6: encryption or masking, access control, logs and their review, backups.',
        },
        { name: 'Subprocessors', text: 'None without your consent in writing.' },
        { name: 'Breach', text: 'Hours, and a telephone that is answered in those hours.' },
        { name: 'Requests of persons', text: 'How we help you to answer them.' },
        {
          name: 'Logs and deletion',
          text: 'Two rules pull apart: “deleted at the end”, and a year for data and logs (rule 8). Logs in your accounts stay there while our access ends; the year concerns what lies with us.',
        },
        { name: 'Audit, and what survives', text: 'To be agreed; see 3.11.' },
      ],
    },
    levels: {
      heading: 'Service levels',
      text: 'No target is printed here, since none means anything without your hours. A support contract would name:',
      list: [
        { name: 'Severity', text: 'Levels by harm and urgency, and who sets one.' },
        { name: 'For each level', text: 'Response, restoration, rhythm of updates, and who is rung.' },
        { name: 'The clock', text: 'Our office hours, unless more are bought; and what stops it.' },
        { name: 'If one is missed', text: 'Not in place: no sum is a rule of ours.' },
        {
          name: 'A percentage, if you need one',
          text: 'Ask of which hours. 99.5 % of 30 days allows 216 minutes away. 99.5 % of office hours, 22 days of 9 hours, allows 59.4 minutes and says nothing of the other 522 hours.',
        },
      ],
    },
    standards: {
      heading: 'Standards by trade',
      text: 'Those that pages of this site reckon with; each page says for what. It is no certificate.',
      general: 'Every trade',
      everyTrade: ['wcag-2.2', 'dpdp-act', 'cert-in-directions', 'owasp-asvs-5.0'] as const,
      columns: ['Trade', 'Standards and rules'],
      others: 'For the other trades the register holds no entry of their own yet.',
    },
    roles: { heading: 'People and what they decide' },
    papers: {
      heading: 'What would be signed',
      order:
        'In this order: non-disclosure before anything confidential is shown; general terms and the order after the proposal; the data processing agreement before any access; the assignment with the order, if you ask for it so.',
    },
  },
  basis: 'Law as read on 23 November 2026; your counsel decides.',
} as const;
