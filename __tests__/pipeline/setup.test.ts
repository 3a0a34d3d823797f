/** @jest-environment node */
import { parseEnv } from 'node:util';
import { withVariables } from '@/pipeline/setup/files';
import { questions } from '@/pipeline/setup/questions';

const answers = { COMPANY_STREET: '7 Hill Road', FORM_PROVIDER: 'web3forms' };

test.each([
  ['COMPANY_NAME', 'N'.repeat(41), /^COMPANY_NAME is "N+", but should be a text of at most 40 characters\.$/],
  ['COMPANY_CIN', 'U62011', /^COMPANY_CIN is "U62011", but should be a corporate identity number of 21/],
  ['COMPANY_CITY', '', /^COMPANY_CITY is not set, but COMPANY_STREET is\.$/],
  ['COMPANY_POSTAL_CODE', '0123', /^COMPANY_POSTAL_CODE is "0123", but should be a PIN code of six digits/],
  ['COMPANY_PHONE', '0804000', /^COMPANY_PHONE is "0804000", but should be a phone number such as/],
  ['COMPANY_EMAIL', 'office', /^COMPANY_EMAIL is "office", but should be an e-mail address/],
  ['SITE_URL', 'http://x.example', /^SITE_URL is "http:\/\/x\.example", but should be an https:\/\/ address/],
  ['FORM_PROVIDER', 'pigeon', /^FORM_PROVIDER is "pigeon", but should be one of web3forms, /],
  ['FORM_ACCESS_KEY', 'k', /^FORM_ACCESS_KEY is "k", but should be the access key that Web3Forms/],
  ['HOSTING', 'moon', /^HOSTING is "moon", but should be one of nginx, /],
])('a wrong %s, "%s", is told by the rules of the build', (name, value, said) => {
  const question = questions.find((each) => each.name === name);
  expect(question?.problem(value, answers)).toMatch(said);
});

test('without an answer the sample stays, save for what a street asks for', () => {
  const needed = questions.filter(({ problem }) => problem('', answers)).map(({ name }) => name);
  expect(needed).toEqual(['COMPANY_CITY', 'COMPANY_REGION', 'COMPANY_POSTAL_CODE']);
});

test.each([
  ['web3forms', ['FORM_ACCESS_KEY']],
  ['netlify', []],
  ['own', ['FORM_ENDPOINT']],
])('of %s it asks for %j beside the provider', (FORM_PROVIDER, wanted) => {
  const asked = questions.filter(
    ({ name, isAsked }) => name.startsWith('FORM_') && isAsked?.({ FORM_PROVIDER }),
  );
  expect(asked.map(({ name }) => name)).toEqual(wanted);
});

test.each(['a b', "it's", '# 1', '"quoted"', '`', 'a\\nb', '$HOME', 'a=b', ' ', '“', `'"`, 'x # y'])(
  'the value %j is read back from a file of variables as it is, and the others stay',
  (value) => {
    const before = '# one\nA="a\nB=no" # two\nB = old # three\nC=1';
    const text = withVariables(before, { B: value, D: value });
    expect(parseEnv(text)).toEqual({ A: 'a\nB=no', B: value, C: '1', D: value });
    expect(text.split('\n')[0]).toBe('# one');
    expect(withVariables(text, { B: value })).toBe(text);
  },
);

test('a file that cannot be changed without harm to another value is left alone', () => {
  expect(() => withVariables('A="x\nB=1"', { B: '2' })).toThrow(
    'A is "x\nB=1", which cannot be written into .env beside what stands there: write it there by hand.',
  );
});
