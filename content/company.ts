import 'server-only';
import ownValues from './company.json';
import { type Company, readOwnValues } from './company-schema';
import type { NonEmptyArray } from './fields';
import { type FormProviderName, formProviders } from './form-providers';
import type { HouseFacts } from './house-facts';

/** A number as dialled, and as printed. */
export interface PhoneNumber {
  /** `+` and digits, ITU-T E.164. */
  readonly e164: string;
  readonly display: string;
}

/**
 * Values that may differ between deployments. Code reads them from `lib/config/deployment.ts`, which lets the environment override
 * them.
 */
export interface DeploymentValues {
  /** Origin of the canonical addresses, no slash at the end. */
  readonly siteUrl: string;
  readonly formProvider: FormProviderName;
  /** The form's `action`: where it is sent without scripts. */
  readonly formEndpoint: string;
  /** Public by the provider's design; empty until the owner has one. */
  readonly accessKey: string;
  readonly phone: PhoneNumber;
  readonly whatsapp: PhoneNumber;
  readonly email: string;
  /** `max-age` of Strict-Transport-Security, in seconds; "; includeSubDomains" after it only where the owner asks for it. */
  readonly hsts: string;
}

/** The company until `company.json` says otherwise, value by value. `npm run setup` asks for them and writes that file. */
export const sampleCompany: Company = {
  name: 'Palash Softworks',
  legalName: 'Palash Softworks Private Limited',
  // The register counts from 000001, so this number cannot be assigned.
  cin: 'U62011MH2013PTC000000',
  grievanceContact: { name: 'Sample Person', role: 'Grievance officer' },
  nameOrigin:
    'The name comes from the palash, the flame-of-the-forest tree of the Deccan, which flowers in orange before its leaves are out. We like that order: the shape first, then the growth.',
  tagline: 'Software drawn with you first, then built in small steps.',
  foundingYear: 2013,
  address: {
    street: 'Sample House, 1 Example Road',
    city: 'Pune',
    region: 'Maharashtra',
    postalCode: '411000',
    country: 'India',
    countryCode: 'IN',
  },
  social: [
    { network: 'linkedin', label: 'LinkedIn', url: 'https://example.com/linkedin' },
    { network: 'facebook', label: 'Facebook', url: 'https://example.com/facebook' },
    { network: 'instagram', label: 'Instagram', url: 'https://example.com/instagram' },
    { network: 'x', label: 'X', url: null },
  ],
  hours: {
    days: 'Monday to Friday',
    opens: '09:30',
    closes: '18:30',
    zoneLabel: 'IST',
    utcOffset: '+05:30',
    overlaps: [
      { place: 'United Kingdom', utcOffset: { winter: '+00:00', summer: '+01:00' } },
      { place: 'Central Europe', utcOffset: { winter: '+01:00', summer: '+02:00' } },
      {
        place: 'US East Coast',
        utcOffset: { winter: '-05:00', summer: '-04:00' },
        shiftedDay: { opens: '12:30', closes: '21:30' },
      },
    ],
  },
};

const own = readOwnValues(ownValues);
export const company: Company = { ...sampleCompany, ...own };

const { name: contactName, role: contactRole } = company.grievanceContact;

/** "A. Person, grievance officer". */
export const grievanceName = [contactName, contactRole?.toLowerCase()].filter(Boolean).join(', ');

/** Used where the environment sets nothing else (`.env.example`). */
export const deploymentDefaults: DeploymentValues = {
  siteUrl: 'https://www.example.com',
  formProvider: 'web3forms',
  formEndpoint: formProviders.web3forms.endpoint,
  accessKey: '',
  // No Indian subscriber number begins with 0, so neither of these can be assigned.
  phone: { e164: '+912000000100', display: '+91 20 0000 0100' },
  whatsapp: { e164: '+910000000200', display: '+91 00000 00200' },
  email: 'hello@example.com',
  // Two years, for this host name alone.
  hsts: '63072000',
};

const samples: readonly (keyof Company | keyof DeploymentValues)[] = [
  'name',
  'legalName',
  'cin',
  'grievanceContact',
  'nameOrigin',
  'address',
  'social',
  'hours',
  'siteUrl',
  'accessKey',
  'phone',
  'whatsapp',
  'email',
];

/** Values that are still the samples above. */
export const sampleValues = samples.filter((name) => !(name in own));

/** Terms of `house-facts.ts` that nobody has promised yet. Take a key out once the owner has confirmed its value. */
export const samplePromises: readonly (keyof HouseFacts)[] = [
  'replyDays',
  'consultationMinutes',
  'notesDays',
  'proposalDays',
  'offerDays',
  'drawingWeeks',
  'skeletonWeeks',
  'incrementWeeks',
  'replacementWeeks',
  'noticeWeeks',
  'acceptanceDays',
  'reminderDays',
  'warrantyDays',
  'changeDays',
  'paymentDays',
  'liabilityMonths',
  'breachHours',
  'refundDays',
  'refundReceiptDays',
  'refundDecisionDays',
  'prepaidMonths',
  'disputeDays',
  'privacyDays',
  'barrierDays',
  'barrierPlanDays',
  'enquiryMonths',
  'applicationMonths',
  'bookingWeeks',
  'applicationDays',
  'offerOrNoDays',
  'hiringWeeks',
  'internshipMonths',
  'consultation',
  'notes',
  'estimate',
  'firstStepCharge',
  'firstResult',
  'papers',
  'changes',
  'payment',
  'gst',
  'tds',
  'liability',
  'unlimited',
  'indemnity',
  'governingLaw',
  'replacementCost',
  'knowledge',
  'review',
  'breach',
  'secrets',
  'acceptance',
  'warranty',
  'support',
  'ownership',
  'assignment',
  'discontinuation',
  'depositRefund',
  'prepaidHours',
  'failedMilestone',
  'privacyRequests',
  'barriers',
  'applicationReading',
  'internshipPay',
];

/** A promise that one page makes beyond `house-facts.ts`, in the words of the page. */
export interface ExtraPromise {
  /** The record, as `npm run check:content` names it. */
  readonly where: string;
  readonly text: string;
  /** The owner has confirmed it. */
  readonly confirmed?: true;
}

/** `npm run check:content` fails for any that is missing here. */
export const extraPromises: readonly ExtraPromise[] = [
  { where: '/services/accessibility-audits', text: 'What blocks a task is reported the same day.' },
  { where: 'serviceGuide', text: 'the problem list is there that evening' },
];

/** Text that the WhatsApp button prefills: an opening line, then one labelled blank a line. */
export interface WhatsappEnquiry {
  readonly opening: string;
  readonly blanks: NonEmptyArray<string>;
}

export const whatsappEnquiry: WhatsappEnquiry = {
  opening: `Hello ${company.name}, I would like to talk about a project.`,
  blanks: ['Name', 'Phone', 'WhatsApp number', 'E-mail', 'Enquiry'],
};
