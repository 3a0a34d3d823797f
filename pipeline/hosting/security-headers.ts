import type { DeploymentValues } from '@/content/company';

/** The deployment's part of the policy: where its form is sent. */
type FormTarget = Pick<DeploymentValues, 'formEndpoint'>;

/**
 * The Content-Security-Policy that a page holds in a `<meta>`, without a nonce or anything "unsafe": no inline script, handler or style but the
 * page's own rules.
 * @param styleHash of these rules, such as `sha256-…`
 */
export const contentSecurityPolicy = ({
  styleHash,
  ...target
}: FormTarget & { readonly styleHash: string }) =>
  [`default-src 'none'`, `style-src '${styleHash}'`, ...directives(target)].join('; ');

/** What holds for all pages alike. */
function directives({ formEndpoint }: FormTarget): readonly string[] {
  // A path is on the site itself.
  const provider = formEndpoint.startsWith('/') ? '' : ` ${new URL(formEndpoint).origin}`;
  return [
    // The keyword allows the rules by which a browser prepares the next page, which are data, and no script. Their hashes would not do:
    // the header is set apart from the build, and after a change of the rules or a rollback the one would forbid the other's.
    "script-src 'self' 'inline-speculation-rules'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    "manifest-src 'self'",
    `form-action 'self'${provider}`,
    "base-uri 'none'",
    "object-src 'none'",
    // Only the starter may turn text into HTML or script (`lib/browser/starter/trusted.ts`).
    "require-trusted-types-for 'script'",
    'trusted-types starter',
  ];
}

/**
 * The headers that a host adds to every answer. A policy in a header and one in a page hold both, and a header does not know the hash of each
 * page's rules: `style-src` is the page's alone, and so is `default-src`, which would stand for it. `frame-ancestors` is the header's,
 * because a `<meta>` does not know it. `Strict-Transport-Security` counts over TLS only. Pictures that mails and
 * other sites may show (share images, icons) need `Cross-Origin-Resource-Policy: cross-origin` instead.
 */
export function securityHeaders(
  deployment: FormTarget & Pick<DeploymentValues, 'hsts'>,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [...directives(deployment), "frame-ancestors 'none'"].join('; '),
    'Strict-Transport-Security': `max-age=${deployment.hsts}`,
    'X-Content-Type-Options': 'nosniff',
    // A stricter value would break the form without scripts, which must send its origin to the provider.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
