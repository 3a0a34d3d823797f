import { z } from 'zod';

/** `+` and 8 to 15 digits (ITU-T E.164). */
const e164 = z.string().regex(/^\+[1-9]\d{7,14}$/, 'a phone number such as +912012345678');

const httpsUrl = z
  .url({ protocol: /^https$/, error: 'an https:// address' })
  .transform((url) => url.replace(/\/+$/, ''));

/** The form posts over TLS, to the site itself, or to the sandbox of `npm run dev` on this machine. */
const endpointUrl = z
  .string()
  .regex(
    /^((https:\/\/[^/\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)(\/\S*)?|\/[^/\s]\S*)$/,
    'an https:// address, a /path on the site itself, or http://127.0.0.1:PORT/PATH for a sandbox',
  );

const schema = z.object({
  SITE_URL: httpsUrl,
  FORM_ENDPOINT: endpointUrl,
  FORM_ACCESS_KEY: z.uuid({ error: 'the access key that the form provider sent you, a UUID' }),
  COMPANY_PHONE: e164,
  COMPANY_WHATSAPP: e164,
  COMPANY_EMAIL: z.email({ error: 'an e-mail address' }),
});

export type Environment = { readonly [K in keyof z.infer<typeof schema>]?: z.infer<typeof schema>[K] };
export const environmentNames = Object.keys(schema.shape) as readonly (keyof Environment)[];

/**
 * Reads the values that differ between deployments (`.env.example` documents them). Empty counts as not set.
 * @throws Error that names each bad variable, what it holds and what it should hold.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    environmentNames.flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = schema.partial().safeParse(given);
  if (result.success) return result.data as Environment;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} is "${given[name]}", but should be ${issue.message}. Set it right or leave it out; .env.example explains it.`;
  });
  throw new Error(problems.join('\n'));
}
