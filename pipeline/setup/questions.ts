import type { z } from 'zod';
import {
  addressFields,
  companyFields,
  contactName,
  type OwnValues,
  readOwnValues,
} from '@/content/company-schema';
import { type FormProvider, type FormProviderName, formProviders } from '@/content/form-providers';
import { type Environment, problemWith } from '@/lib/config/environment';
import { hostNames } from '../hosting/profiles';

/** By the name of a question, which is that of its variable where `.env` has one. */
export type Answers = Readonly<Record<string, string>>;

export interface Question {
  readonly name: string;
  readonly text: string;
  /** Tells by the answers so far whether setup asks the question; it drops a wrong answer to one that it does not ask. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** Names the fault of a value, given the answers so far. An empty value leaves the sample, if the build accepts that. */
  readonly problem: (value: string, answers: Answers) => string | undefined;
  /** Of the value as typed: blanks and small letters that people write and the site does not. */
  readonly tidy?: (typed: string) => string;
}

/** A question whose answer goes into `content/company.json`. */
const ofCompany = (name: string, text: string, schema: z.ZodType, tidy?: Question['tidy']): Question => ({
  name,
  text,
  problem(value) {
    const [issue] = value === '' ? [] : (schema.safeParse(value).error?.issues ?? []);
    return issue && `${name} is "${value}", but should be ${issue.message}.`;
  },
  ...(tidy && { tidy }),
});

/** A further part of the address: asked where there is a street, and then needed, so that no street of the owner's stands in a city of the sample. */
const ofAddress = (...question: Parameters<typeof ofCompany>): Question => {
  const [name] = question;
  const part = ofCompany(...question);
  return {
    ...part,
    isAsked: ({ COMPANY_STREET: street }) => !!street,
    problem: (value, answers) =>
      value === '' && answers.COMPANY_STREET
        ? `${name} is not set, but COMPANY_STREET is.`
        : part.problem(value, answers),
  };
};

/** A question whose answer goes into `.env`. */
const ofDeployment = (
  name: keyof Environment,
  text: string,
  more: Pick<Question, 'isAsked' | 'tidy'> = {},
): Question => ({
  name,
  text,
  problem: (value, answers) => problemWith(name, { ...answers, [name]: value }),
  ...more,
});

const provider = ({ FORM_PROVIDER: name }: Answers): FormProvider =>
  formProviders[(name || 'web3forms') as FormProviderName];

const asDialled = { tidy: (typed: string) => typed.replace(/[\s()-]/g, '') };

const companyQuestions = [
  ofCompany('COMPANY_NAME', 'Name of the company, as pages write it', companyFields.name),
  ofCompany('COMPANY_LEGAL_NAME', 'Registered name', companyFields.legalName),
  ofCompany('COMPANY_CIN', 'Corporate identity number (CIN)', companyFields.cin, (typed) =>
    typed.replace(/\s/g, '').toUpperCase(),
  ),
  ofCompany('COMPANY_STREET', 'Registered office: house and street', addressFields.street),
  ofAddress('COMPANY_CITY', 'Registered office: city', addressFields.city),
  ofAddress('COMPANY_REGION', 'Registered office: state', addressFields.region),
  ofAddress('COMPANY_POSTAL_CODE', 'Registered office: PIN code', addressFields.postalCode, (typed) =>
    typed.replace(/\s/g, ''),
  ),
  ofCompany('COMPANY_GRIEVANCE_CONTACT', 'Person for grievances, by name', contactName),
];

const deploymentQuestions: readonly Question[] = [
  ofDeployment('COMPANY_PHONE', 'Telephone, such as +912012345678', asDialled),
  ofDeployment('COMPANY_WHATSAPP', 'WhatsApp number', asDialled),
  ofDeployment('COMPANY_EMAIL', 'E-mail address'),
  ofDeployment('SITE_URL', 'Address of the site, such as https://www.your-company.in'),
  ofDeployment('FORM_PROVIDER', `Who mails what the form sends: ${Object.keys(formProviders).join(', ')}`),
  ofDeployment('FORM_ENDPOINT', 'Address of your endpoint', {
    isAsked: (answers) => provider(answers).endpoint === '',
  }),
  ofDeployment('FORM_ACCESS_KEY', 'Key of the form, by that provider', {
    isAsked: (answers) => provider(answers).key !== undefined,
  }),
  {
    name: 'HOSTING',
    text: `Host: ${hostNames.join(', ')}`,
    problem: (value) =>
      value === '' || hostNames.some((name) => name === value)
        ? undefined
        : `HOSTING is "${value}", but should be one of ${hostNames.join(', ')}.`,
  },
];

export const questions: readonly Question[] = [...companyQuestions, ...deploymentQuestions];

/** Names of the answers that `.env` holds. */
export const environmentAnswers = deploymentQuestions.map(({ name }) => name);

/** The company's values as answers. */
export function answersOf({ name, legalName, cin, address, grievanceContact }: OwnValues): Answers {
  const answers = {
    COMPANY_NAME: name,
    COMPANY_LEGAL_NAME: legalName,
    COMPANY_CIN: cin,
    COMPANY_STREET: address?.street,
    COMPANY_CITY: address?.city,
    COMPANY_REGION: address?.region,
    COMPANY_POSTAL_CODE: address?.postalCode,
    COMPANY_GRIEVANCE_CONTACT: grievanceContact?.name,
  };
  return Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, string] => !!entry[1]));
}

/** The company's values with the answers; what no question asks for stays as it is. */
export function withAnswers(own: OwnValues, answers: Answers): OwnValues {
  const {
    COMPANY_NAME: name,
    COMPANY_LEGAL_NAME: legalName,
    COMPANY_CIN: cin,
    COMPANY_STREET: street,
    COMPANY_CITY: city,
    COMPANY_REGION: region,
    COMPANY_POSTAL_CODE: postalCode,
    COMPANY_GRIEVANCE_CONTACT: contact,
  } = answers;
  return readOwnValues({
    ...own,
    ...(name && { name }),
    ...(legalName && { legalName }),
    ...(cin && { cin }),
    ...(street && {
      address: { country: 'India', countryCode: 'IN', ...own.address, street, city, region, postalCode },
    }),
    ...(contact && {
      grievanceContact: { role: 'Grievance officer', ...own.grievanceContact, name: contact },
    }),
  });
}
