import type { Headers } from './response-headers';

/**
 * Points that Mozilla's HTTP Observatory gives (version 5 of its table, as in `@mdn/mdn-http-observatory` 1.4.8), for a page over TLS whose http address leads to
 * https, with scripts of its own origin alone. 100 is A+. What an entry in browsers' preload lists adds is not counted.
 *
 * Start 100. Content-Security-Policy: +10 with `default-src 'none'` and nothing unsafe, +5 with nothing unsafe, 0 with unsafe styles,
 * -20 with unsafe scripts, -25 without. Strict-Transport-Security: -20 without, -10 under half a year. X-Content-Type-Options: -5 without. Frames: +5 by
 * `frame-ancestors`, -20 without any rule. Referrer-Policy: +5 when private, -5 when unsafe. Cross-Origin-Resource-Policy: +10 for the own
 * site. Cookies: -20, where there should be none. What adds counts only if the rest leaves 90.
 */
export function observatoryScore(headers: Headers): number {
  const points = [
    policyPoints(headers['content-security-policy']),
    transportPoints(headers['strict-transport-security']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framePoints(headers),
    referrerPoints(headers['referrer-policy']),
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    headers['set-cookie'] === undefined ? 0 : -20,
  ];
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const penalties = sum(points.filter((each) => each < 0));
  return 100 + (100 + penalties >= 90 ? sum(points) : penalties);
}

const unsafe = /'unsafe-|data:|\bhttps?:(\s|$)|\*/;

function policyPoints(policy = ''): number {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources.join(' ')];
    }),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src');
  if (policy === '') return -25;
  const scripts = sourcesOf('script-src');
  if (scripts === undefined || unsafe.test(scripts) || unsafe.test(sourcesOf('object-src') ?? '*'))
    return -20;
  if (unsafe.test(sourcesOf('style-src') ?? '*')) return 0;
  return directives.get('default-src') === "'none'" ? 10 : 5;
}

function transportPoints(value?: string): number {
  const [, seconds] = /max-age=(\d+)/.exec(value ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < 15_768_000 ? -10 : 0;
}

function framePoints(headers: Headers): number {
  if (/frame-ancestors\s+'(none|self)'/.test(headers['content-security-policy'] ?? '')) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function referrerPoints(value = ''): number {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)) return 5;
  return /^(unsafe-url|origin|origin-when-cross-origin|no-referrer-when-downgrade)$/.test(value) ? -5 : 0;
}
