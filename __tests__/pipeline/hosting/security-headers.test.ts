/** @jest-environment node */
import { type FormProviderName, formProviders } from '@/content/form-providers';
import { exchangeWith } from '@/lib/contact/provider';
import { contentSecurityPolicy, securityHeaders } from '@/pipeline/hosting/security-headers';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

test('a policy allows the site itself and the configured provider, and nothing unsafe', () => {
  const policy = contentSecurityPolicy({ formEndpoint: 'https://api.web3forms.com/submit' });
  expect(policy).not.toMatch(/unsafe|sha\d|nonce|\*|data:|frame-ancestors/);
  const { 'form-action': formAction, 'connect-src': connect, ...others } = directives(policy);
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
    const policy = directives(contentSecurityPolicy({ formEndpoint }));
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
  expect(contentSecurityPolicy({ formEndpoint: '/sandbox/submit' })).not.toContain('http');
  expect(contentSecurityPolicy({ formEndpoint: 'http://127.0.0.1:4321/submit' })).toContain(
    "form-action 'self' http://127.0.0.1:4321;",
  );
});

test('as a header the policy forbids frames too', () => {
  const headers = securityHeaders({ formEndpoint: '/submit' });
  expect(headers['Content-Security-Policy']).toBe(
    `${contentSecurityPolicy({ formEndpoint: '/submit' })}; frame-ancestors 'none'`,
  );
  for (const [name, value] of Object.entries(headers)) {
    expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
    // Recipes put values into double quotes on one line.
    expect(value).not.toMatch(/["\\\n$]/);
  }
});
