/** @jest-environment node */
import { type FormProviderName, formProviders } from '@/content/form-providers';
import { exchangeWith } from '@/lib/contact/provider';
import { contentSecurityPolicy, securityHeaders } from '@/pipeline/hosting/security-headers';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

const styleHash = 'sha256-47DEQpj8HBSa';

test('a policy allows the site itself, the rules of the page and the configured provider, and nothing unsafe', () => {
  const policy = contentSecurityPolicy({ formEndpoint: 'https://api.web3forms.com/submit', styleHash });
  expect(policy).not.toMatch(/unsafe|nonce|\*|data:|frame-ancestors/);
  const {
    'form-action': formAction,
    'connect-src': connect,
    'style-src': style,
    ...others
  } = directives(policy);
  expect(style).toBe(`'${styleHash}'`);
  expect([formAction, connect]).toEqual(Array(2).fill("'self' https://api.web3forms.com"));
  expect(others['default-src']).toBe("'none'");
  expect(others['base-uri']).toBe("'none'");
  for (const [directive, sources] of Object.entries(others))
    expect(`${directive} ${sources}`).toMatch(
      / ('none'|'self'( 'inline-speculation-rules')?|'script'|starter)$/,
    );
});

test.each(Object.keys(formProviders) as FormProviderName[])(
  'the policy lets the form be sent to %s, by a script and without one, and nowhere else',
  (name) => {
    const site = 'https://www.example.com';
    const formEndpoint = (formProviders[name].endpoint || '/form').replace('{key}', 'abcd1234');
    const { scriptEndpoint = formEndpoint, token = formEndpoint } = exchangeWith(name, {
      formEndpoint,
      accessKey: 'abcd1234',
      siteUrl: site,
    });
    const policy = directives(contentSecurityPolicy({ formEndpoint, styleHash }));
    const sourceOf = (address: string) => {
      const { origin } = new URL(address, site);
      return origin === site ? "'self'" : origin;
    };
    expect(policy['form-action']?.split(' ')).toEqual([...new Set(["'self'", sourceOf(formEndpoint)])]);
    for (const address of [scriptEndpoint, token])
      expect(policy['connect-src']?.split(' ')).toEqual([...new Set(["'self'", sourceOf(address)])]);
  },
);

test('a form endpoint on the site itself adds no source to the policy; a port is part of a source', () => {
  expect(contentSecurityPolicy({ formEndpoint: '/sandbox/submit', styleHash })).not.toContain('http');
  expect(contentSecurityPolicy({ formEndpoint: 'http://127.0.0.1:4321/submit', styleHash })).toContain(
    "form-action 'self' http://127.0.0.1:4321;",
  );
});

test('as a header the policy forbids frames too, and leaves styles to the page, whose hash it does not know', () => {
  const headers = securityHeaders({ formEndpoint: '/submit', hsts: '300' });
  const {
    'default-src': _rest,
    'style-src': _style,
    ...others
  } = directives(contentSecurityPolicy({ formEndpoint: '/submit', styleHash }));
  expect(directives(headers['Content-Security-Policy'] ?? '')).toEqual({
    ...others,
    'frame-ancestors': "'none'",
  });
  expect(headers['Strict-Transport-Security']).toBe('max-age=300');
  for (const [name, value] of Object.entries(headers)) {
    expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
    // Recipes put values into double quotes on one line.
    expect(value).not.toMatch(/["\\\n$]/);
  }
});
