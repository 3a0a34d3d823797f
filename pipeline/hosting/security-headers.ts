import type { DeploymentValues } from '@/content/company';

/** The deployment's part of the policy: where its form is sent. */
type FormTarget = Pick<DeploymentValues, 'formEndpoint'>;

/**
 * The Content-Security-Policy of every page, without a hash, a nonce or anything "unsafe": pages hold no inline script, style
 * or handler. It fits a `<meta>`, which knows no `frame-ancestors`: {@link securityHeaders} adds that.
 */
export function contentSecurityPolicy({ formEndpoint }: FormTarget): string {
  // A path is on the site itself.
  const provider = formEndpoint.startsWith('/') ? '' : ` ${new URL(formEndpoint).origin}`;
  return [
    "default-src 'none'",
    // The keyword allows the rules by which a browser prepares the next page, which are data, and no script.
    "script-src 'self' 'inline-speculation-rules'",
    "style-src 'self'",
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
  ].join('; ');
}

/**
 * The headers that a host adds to every answer. `Strict-Transport-Security` counts over TLS only. Pictures that mails and
 * other sites may show (share images, icons) need `Cross-Origin-Resource-Policy: cross-origin` instead.
 */
export function securityHeaders(deployment: FormTarget): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(deployment)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // A stricter value would break the form without scripts, which must send its origin to the provider.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
