/** @jest-environment node */
import { securityHeaders } from '@/lib/build/security-headers';
import { observatoryScore } from '@/scripts/hosting/observatory';

const headers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(securityHeaders({ formEndpoint: 'https://form.example/submit' })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);
const policy = headers['content-security-policy'] ?? '';
const without = (name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
const withPolicy = (changed: string) => ({ ...headers, 'content-security-policy': changed });

/* Each figure is what `@mdn/mdn-http-observatory` 1.4.8 itself gives for these headers. */
test.each([
  [130, 'all headers', headers],
  [125, "default-src 'self'", withPolicy(policy.replace("default-src 'none'", "default-src 'self'"))],
  [120, 'unsafe styles', withPolicy(policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"))],
  [
    80,
    'unsafe scripts',
    withPolicy(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
  ],
  [75, 'no policy', without('content-security-policy')],
  [80, 'no HSTS', without('strict-transport-security')],
  [120, 'HSTS of five minutes', { ...headers, 'strict-transport-security': 'max-age=300' }],
  [125, 'no nosniff', without('x-content-type-options')],
  [125, 'no Referrer-Policy', without('referrer-policy')],
  [120, 'an unsafe Referrer-Policy', { ...headers, 'referrer-policy': 'unsafe-url' }],
  [120, 'no Cross-Origin-Resource-Policy', without('cross-origin-resource-policy')],
  [
    80,
    'no rule for frames',
    {
      ...without('x-frame-options'),
      'content-security-policy': policy.replace(/; frame-ancestors.*/, ''),
    },
  ],
  [30, 'nothing', {}],
] as const)('%s points: %s', (points, _, sent) => expect(observatoryScore(sent)).toBe(points));
