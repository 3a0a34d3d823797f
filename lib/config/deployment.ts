import 'server-only';
import { type DeploymentValues, deploymentDefaults, type PhoneNumber, sampleValues } from '@/content/company';
import { type FormProvider, formProviders } from '@/content/form-providers';
import { readEnvironment } from './environment';

const environment = readEnvironment(process.env);

/** The environment gives digits alone, so they are printed as dialled. */
const phone = (e164: string | undefined): PhoneNumber | undefined =>
  e164 ? { e164, display: e164 } : undefined;

/** A sandbox's address is whole; a provider's own is made from the key, and on this site it stands below the site's path. */
function endpoint(): string | undefined {
  const { FORM_PROVIDER: name, FORM_ENDPOINT: given, FORM_ACCESS_KEY: key = '', SITE_URL = '' } = environment;
  if (given || !name) return given;
  const { endpoint: address }: FormProvider = formProviders[name];
  const base = address.startsWith('/') && SITE_URL ? new URL(SITE_URL).pathname.replace(/\/$/, '') : '';
  return base + address.replace('{key}', key);
}

const overrides: { readonly [K in keyof DeploymentValues]: DeploymentValues[K] | undefined } = {
  siteUrl: environment.SITE_URL,
  formProvider: environment.FORM_PROVIDER,
  formEndpoint: endpoint(),
  accessKey: environment.FORM_ACCESS_KEY,
  email: environment.COMPANY_EMAIL,
  phone: phone(environment.COMPANY_PHONE),
  whatsapp: phone(environment.COMPANY_WHATSAPP),
  hsts: environment.HSTS,
};

const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));

/** This deployment: the defaults of `content/company.ts`, overridden by the environment (`.env.example`). */
export const deployment: DeploymentValues = { ...deploymentDefaults, ...given };

/** Names of the values that are still samples, neither replaced in `content/company.ts` nor by the environment. */
export function stillSample(): readonly string[] {
  const { key }: FormProvider = formProviders[deployment.formProvider];
  return sampleValues.filter((name) => !(name in given) && (name !== 'accessKey' || key));
}
