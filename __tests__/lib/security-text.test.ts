import { securityText } from '@/lib/security-text';

const site = { siteUrl: 'https://site.example', email: 'hello@site.example' };

test('security.txt has what RFC 9116 requires, from the deployment', () => {
  expect(securityText(site, '2026-03-01').split('\n')).toEqual([
    'Contact: mailto:hello@site.example',
    'Contact: https://site.example/contact',
    'Expires: 2027-02-24T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
});

test('it expires within a year of the version, whatever the zone of its date', () => {
  const [, expires = ''] = /Expires: (.*)/.exec(securityText(site, '2026-11-22T02:30:00+05:30')) ?? [];
  expect(expires).toBe('2027-11-16T21:00:00Z');
});
