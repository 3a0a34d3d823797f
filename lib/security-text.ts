import type { DeploymentValues } from '@/content/company';

/** RFC 9116 asks for less than a year. */
const validDays = 360;

/**
 * Where to report a weakness (RFC 9116). It expires, so that an address nobody reads any more is not taken for good; each new
 * version of the site renews it. The time counts from the version and not from the build: two builds of one commit agree.
 */
export function securityText(
  { siteUrl, email }: Pick<DeploymentValues, 'siteUrl' | 'email'>,
  versionOf: string,
): string {
  const expires = new Date(versionOf);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
