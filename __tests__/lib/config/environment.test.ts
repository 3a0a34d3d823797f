import { environmentNames, readEnvironment } from '@/lib/config/environment';

const good = {
  SITE_URL: 'https://www.example.org',
  FORM_ENDPOINT: 'https://forms.example.org/submit',
  FORM_ACCESS_KEY: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  COMPANY_PHONE: '+912000000100',
  COMPANY_WHATSAPP: '+912000000100',
  COMPANY_EMAIL: 'hello@example.org',
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
    expect(readEnvironment({ FORM_ENDPOINT })).toEqual({ FORM_ENDPOINT });
  },
);

test('a path that is another host’s address is none on the site itself', () => {
  expect(() => readEnvironment({ FORM_ENDPOINT: '//forms.example.org/submit' })).toThrow('FORM_ENDPOINT');
});

const bad = {
  SITE_URL: 'http://example.org',
  FORM_ENDPOINT: 'ftp://example.org',
  FORM_ACCESS_KEY: 'secret',
  COMPANY_PHONE: '020 1234',
  COMPANY_WHATSAPP: '0091',
  COMPANY_EMAIL: 'hello at example.org',
} as const;

test.each(environmentNames)('a bad %s is named with what it holds and what it should hold', (name) => {
  expect(() => readEnvironment({ ...good, [name]: bad[name] })).toThrow(
    new RegExp(`^${name} is "${bad[name].replace('.', '\\.')}", but should be .+`),
  );
});

test('several bad values are reported together', () => {
  expect(() => readEnvironment(bad)).toThrow(/SITE_URL[\s\S]+FORM_ENDPOINT[\s\S]+COMPANY_EMAIL/);
});
