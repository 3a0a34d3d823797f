import type { DeploymentValues } from '@/content/company';
import { securityHeaders } from './security-headers';

export type Headers = Readonly<Record<string, string>>;

/** Headers of the answers whose path fits one of the patterns; `*` stands for any text. A later rule overrides an earlier one. */
export interface HeaderRule {
  readonly paths: readonly string[];
  readonly headers: Headers;
}

/** The one table of headers: every recipe is written from it, and every host is checked against it. */
export const headerRules = (
  deployment: Pick<DeploymentValues, 'formEndpoint' | 'hsts'>,
): readonly HeaderRule[] => [
  { paths: ['/*'], headers: { ...securityHeaders(deployment), 'Cache-Control': 'no-cache' } },
  // Their names change with their content.
  {
    paths: ['/_next/static/*'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // Mails and other sites may show them.
  {
    paths: ['/og/*', '/icon*', '/apple-touch-icon.png', '/favicon.ico'],
    headers: { 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  // The same as a page, or parts of pages: nothing for a search result.
  { paths: ['*.json', '*.md', '/llms.txt'], headers: { 'X-Robots-Tag': 'noindex' } },
];

/** A pattern of a rule as a regular expression's source. */
export const patternSource = (pattern: string) =>
  `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;

/** Headers of a path by the rules, later ones over earlier ones. */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const fitting = rules.filter(({ paths }) =>
    paths.some((pattern) => new RegExp(patternSource(pattern)).test(path)),
  );
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}
