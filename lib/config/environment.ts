import { z } from 'zod';
import { type FormProvider, formProviders } from '@/content/form-providers';

/** `+` and 8 to 15 digits (ITU-T E.164). */
const e164 = z.string().regex(/^\+[1-9]\d{7,14}$/, 'a phone number such as +912012345678');

const httpsUrl = z
  .url({ protocol: /^https$/, error: 'an https:// address' })
  .transform((url) => url.replace(/\/+$/, ''));

const providerNames = Object.keys(formProviders) as readonly (keyof typeof formProviders)[];

/** The form posts over TLS, or to the site itself; a sandbox stands on this machine. */
const endpointUrl = z
  .string()
  .regex(
    /^((https:\/\/[^/\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)(\/\S*)?|\/[^/\s]\S*)$/,
    'an https:// address, a /path on the site itself, or http://127.0.0.1:PORT/PATH for a sandbox',
  );

/** A stand-in for any provider: of a preview, or on a port of this machine. */
const sandboxUrl = /^(\/sandbox\/|http:)/;

const schema = z.object({
  SITE_URL: httpsUrl,
  FORM_PROVIDER: z.enum(providerNames, { error: `one of ${providerNames.join(', ')}` }),
  FORM_ENDPOINT: endpointUrl,
  FORM_ACCESS_KEY: z.string(),
  COMPANY_PHONE: e164,
  COMPANY_WHATSAPP: e164,
  COMPANY_EMAIL: z.email({ error: 'an e-mail address' }),
  /** Its names are those of `pipeline/hosting/profiles.ts`, which names a wrong one. */
  HOSTING: z.string(),
  HSTS: z
    .string()
    .regex(
      /^\d{1,9}(; includeSubDomains)?$/,
      'seconds such as 300 or 63072000, with "; includeSubDomains" after them where every subdomain has TLS',
    ),
});

export type Environment = { readonly [K in keyof z.infer<typeof schema>]?: z.infer<typeof schema>[K] };
const environmentNames = Object.keys(schema.shape) as readonly (keyof Environment)[];

/**
 * Reads the values that differ between deployments (`.env.example` documents them). Empty counts as not set.
 * @throws Error that names each bad variable, what it holds and what it should hold.
 */
export function readEnvironment(source: Source): Environment {
  const { values, problems } = judge(source);
  if (problems.length === 0) return values;
  throw new Error(problems.map(({ line }) => line).join('\n'));
}

/** The line about one variable, where it is wrong by itself or does not go with the others. */
export const problemWith = (name: keyof Environment, source: Source): string | undefined =>
  judge(source).problems.find((problem) => problem.name === name)?.line;

type Source = Readonly<Record<string, string | undefined>>;

interface Problem {
  readonly name: keyof Environment;
  readonly line: string;
}

function judge(source: Source): { readonly values: Environment; readonly problems: readonly Problem[] } {
  const given = Object.fromEntries(
    environmentNames.flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = schema.partial().safeParse(given);
  const values = (result.data ?? {}) as Environment;
  if (result.success) return { values, problems: formProblems(values) };
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof Environment;
    return {
      name,
      line: `${name} is "${given[name]}", but should be ${issue.message}. Set it right or leave it out; .env.example explains it.`,
    };
  });
  return { values, problems };
}

/** Contradictions between provider, endpoint and key. */
function formProblems({
  FORM_PROVIDER: name = 'web3forms',
  FORM_ENDPOINT: address,
  FORM_ACCESS_KEY: given,
}: Environment): readonly Problem[] {
  const { endpoint, key }: FormProvider = formProviders[name];
  const by = `FORM_PROVIDER ${name === 'web3forms' ? 'is web3forms, as where it is not set' : `is ${name}`}`;
  const isSandbox = address !== undefined && sandboxUrl.test(address);
  const problems: Problem[] = [];
  const report = (name: Problem['name'], rest: string) => problems.push({ name, line: `${name} ${rest}` });
  if (endpoint === '' && !address)
    report('FORM_ENDPOINT', `is not set, but ${by}: set it to the address of your endpoint.`);
  if (endpoint !== '' && address && !isSandbox && address !== endpoint)
    report(
      'FORM_ENDPOINT',
      `is "${address}", but ${by}, which is reached at ${endpoint}: leave FORM_ENDPOINT out, or set FORM_PROVIDER to the provider at that address ("own" for an endpoint of yours).`,
    );
  if (key && given && !key.pattern.test(given))
    report('FORM_ACCESS_KEY', `is "${given}", but should be ${key.form}, because ${by}.`);
  if (!key && given)
    report('FORM_ACCESS_KEY', `is "${given}", but ${by}, which has no key: leave FORM_ACCESS_KEY out.`);
  if (key && !given && !isSandbox && endpoint.includes('{key}'))
    report('FORM_ACCESS_KEY', `is not set, but ${by}: set it to ${key.form}.`);
  return problems;
}
