import type { DeploymentValues } from '@/content/company';

/** RFC 9116 recommends less than a year. */
const validDays = 360;

/** @param versionOf date of the version */
export function securityTextEnd(versionOf: string): Date {
  const end = new Date(versionOf);
  end.setUTCDate(end.getUTCDate() + validDays);
  return end;
}

/**
 * `security.txt` (RFC 9116): where to report a weakness. It expires within a year of the version's date, so that nobody trusts it once
 * the site is no longer kept up. The date is the version's and not the build's: two builds of one commit have the same bytes.
 * @param versionOf date of the version
 */
export function securityText(
  { siteUrl, email }: Pick<DeploymentValues, 'siteUrl' | 'email'>,
  versionOf: string,
): string {
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${securityTextEnd(versionOf)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
