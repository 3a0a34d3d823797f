import 'server-only';
import { type DeploymentValues, deploymentDefaults, type PhoneNumber, sampleValues } from '@/content/company';
import { readEnvironment } from './environment';

const environment = readEnvironment(process.env);

/** A number from the environment comes without spaces: print it as it is dialled. */
const phone = (e164: string | undefined): PhoneNumber | undefined =>
  e164 ? { e164, display: e164 } : undefined;

const overrides: { readonly [K in keyof DeploymentValues]: DeploymentValues[K] | undefined } = {
  siteUrl: environment.SITE_URL,
  formEndpoint: environment.FORM_ENDPOINT,
  accessKey: environment.FORM_ACCESS_KEY,
  email: environment.COMPANY_EMAIL,
  phone: phone(environment.COMPANY_PHONE),
  whatsapp: phone(environment.COMPANY_WHATSAPP),
};

const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));

/** This deployment: the defaults of `content/company.ts`, overridden by the environment (`.env.example`). */
export const deployment: DeploymentValues = { ...deploymentDefaults, ...given };

/** Names of the values that are still samples, neither replaced in `content/company.ts` nor by the environment. */
export function stillSample(): readonly string[] {
  return sampleValues.filter((name) => !(name in given));
}
