import { formProviders } from '@/content/form-providers';
import { readEnvironment } from '@/lib/config/environment';

const good = {
  SITE_URL: 'https://www.example.org',
  FORM_PROVIDER: 'own',
  FORM_ENDPOINT: 'https://forms.example.org/submit',
  COMPANY_PHONE: '+912000000100',
  COMPANY_WHATSAPP: '+912000000100',
  COMPANY_EMAIL: 'hello@example.org',
  HSTS: '300; includeSubDomains',
};

test('good values pass, empty ones count as not set, others are ignored', () => {
  expect(readEnvironment({ ...good, PATH: '/bin' })).toEqual(good);
  expect(readEnvironment({ SITE_URL: ' ', FORM_ENDPOINT: undefined })).toEqual({});
});

test('a slash at the end of the site address is dropped', () => {
  expect(readEnvironment({ SITE_URL: 'https://example.org/' })).toEqual({ SITE_URL: 'https://example.org' });
});

test.each(['http://127.0.0.1:3001/sandbox/submit', '/sandbox/submit'])(
  'the form may post to %s, on this machine or the site itself',
  (FORM_ENDPOINT) => {
    for (const FORM_PROVIDER of Object.keys(formProviders))
      expect(readEnvironment({ FORM_PROVIDER, FORM_ENDPOINT })).toEqual({ FORM_PROVIDER, FORM_ENDPOINT });
  },
);

test('a path that is another host’s address is none on the site itself', () => {
  expect(() =>
    readEnvironment({ FORM_PROVIDER: 'own', FORM_ENDPOINT: '//forms.example.org/submit' }),
  ).toThrow('FORM_ENDPOINT');
});

const bad = {
  SITE_URL: 'http://example.org',
  FORM_PROVIDER: 'toString',
  FORM_ENDPOINT: 'ftp://example.org',
  COMPANY_PHONE: '020 1234',
  COMPANY_WHATSAPP: '0091',
  COMPANY_EMAIL: 'hello at example.org',
  HSTS: 'max-age=300; preload',
} as const;

test.each(Object.keys(bad) as (keyof typeof bad)[])(
  'a bad %s is named with what it holds and what it should hold',
  (name) => {
    expect(() => readEnvironment({ ...good, [name]: bad[name] })).toThrow(
      new RegExp(`^${name} is "${bad[name].replace('.', '\\.')}", but should be .+`),
    );
  },
);

test('several bad values are reported together', () => {
  expect(() => readEnvironment(bad)).toThrow(/SITE_URL[\s\S]+FORM_ENDPOINT[\s\S]+COMPANY_EMAIL/);
});

const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('a form provider, its endpoint and its key go together', () => {
  test.each([
    [{}],
    [{ FORM_ACCESS_KEY: uuid }],
    [
      {
        FORM_PROVIDER: 'web3forms',
        FORM_ENDPOINT: 'https://api.web3forms.com/submit',
        FORM_ACCESS_KEY: uuid,
      },
    ],
    [{ FORM_PROVIDER: 'formspree', FORM_ACCESS_KEY: 'mqkvabcd' }],
    [{ FORM_PROVIDER: 'formsubmit', FORM_ACCESS_KEY: '0123456789abcdef0123456789abcdef' }],
    [{ FORM_PROVIDER: 'formsubmit', FORM_ACCESS_KEY: 'hello@example.org' }],
    [{ FORM_PROVIDER: 'netlify' }],
    [{ FORM_PROVIDER: 'own', FORM_ENDPOINT: '/form' }],
  ])('%j', (values) => {
    expect(readEnvironment(values)).toEqual(values);
  });

  test.each([
    [
      { FORM_ACCESS_KEY: 'secret' },
      /^FORM_ACCESS_KEY is "secret", but should be the access key that Web3Forms/,
    ],
    [
      { FORM_ENDPOINT: 'https://forms.example.org/submit' },
      /^FORM_ENDPOINT is "https:\/\/forms.example.org\/submit", but FORM_PROVIDER is web3forms, as where it is not set.+FORM_PROVIDER.+"own"/,
    ],
    [
      { FORM_PROVIDER: 'formspree' },
      /^FORM_ACCESS_KEY is not set, but FORM_PROVIDER is formspree: set it to/,
    ],
    [{ FORM_PROVIDER: 'formspree', FORM_ACCESS_KEY: uuid }, /^FORM_ACCESS_KEY is .+ should be the form’s id/],
    [
      { FORM_PROVIDER: 'formsubmit', FORM_ACCESS_KEY: 'a/b@c' },
      /^FORM_ACCESS_KEY is "a\/b@c", but should be/,
    ],
    [{ FORM_PROVIDER: 'netlify', FORM_ACCESS_KEY: uuid }, /^FORM_ACCESS_KEY .+ has no key: leave .+ out\.$/],
    [
      { FORM_PROVIDER: 'netlify', FORM_ENDPOINT: '/form' },
      /^FORM_ENDPOINT is "\/form", but .+ leave FORM_ENDPOINT out/,
    ],
    [{ FORM_PROVIDER: 'own' }, /^FORM_ENDPOINT is not set, but FORM_PROVIDER is own: set it to/],
  ])('not %j', (values, message) => {
    expect(() => readEnvironment(values)).toThrow(message);
  });
});
