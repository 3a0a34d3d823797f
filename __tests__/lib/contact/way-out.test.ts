import fc from 'fast-check';
import { chatLink, mailLink } from '@/lib/contact/way-out';

const draft = {
  name: 'Zoë & Co',
  email: 'zoe@example.com',
  subject: 'A “portal”?',
  message: 'Line 1\nline 2 👋 #&=',
  topic: '',
  from: '',
};

test('the letter carries subject, message and sender', () => {
  const url = new URL(mailLink('hello@example.com', draft).href);
  expect(url.protocol + url.pathname).toBe('mailto:hello@example.com');
  expect(url.searchParams.get('subject')).toBe(draft.subject);
  expect(url.searchParams.get('body')).toBe('Line 1\r\nline 2 👋 #&=\r\n\r\nZoë & Co\r\nzoe@example.com');
});

test('so does the chat', () => {
  const url = new URL(chatLink('910000000200', draft));
  expect(url.origin + url.pathname).toBe('https://wa.me/910000000200');
  expect(url.searchParams.get('text')).toBe(
    `${draft.subject}\n\n${draft.message}\n\nZoë & Co\nzoe@example.com`,
  );
});

test('what was left empty leaves no empty lines', () => {
  const bodyOf = (typed: Partial<typeof draft>) =>
    new URL(mailLink('a@example.com', { ...draft, ...typed }).href).searchParams.get('body');
  expect(bodyOf({ name: '', email: '' })).toBe('Line 1\r\nline 2 👋 #&=');
  expect(bodyOf({ message: '', email: '' })).toBe('Zoë & Co');
  const chat = chatLink('1', { ...draft, subject: '', message: '', name: '' });
  expect(new URL(chat).searchParams.get('text')).toBe('zoe@example.com');
});

test('a letter’s address stays below 2,000 characters, and says when it holds the beginning alone', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5000, size: 'max' }),
    fc.nat(5000).map((length) => '\n'.repeat(length)),
    fc.nat(5000).map((length) => '👋'.repeat(length / 2)),
  );
  const drafts = fc.record({ name: texts, email: texts, subject: texts, message: texts });
  fc.assert(
    fc.property(drafts, ({ name, email, subject, message }) => {
      const { href, isCut } = mailLink('hello@example.com', { name, email, subject, message });
      expect(href.length).toBeLessThan(2000);
      const { searchParams } = new URL(href);
      if (!isCut) return expect(searchParams.get('subject')).toBe(encoded(subject));
      // No character is cut in two: nothing decodes to the sign of a broken one that was not there.
      const whole = encoded([subject, message, name, email].join());
      if (!whole.includes('\uFFFD')) expect(decodeURIComponent(href)).not.toContain('\uFFFD');
      expect(href).toContain(encodeURIComponent('…'));
    }),
    { numRuns: 300 },
  );
});

/** What comes back from an address: a lone surrogate is no text. */
const encoded = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n');

test('no text breaks them, not even half of a surrogate pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '\uD83D', '\uDC4B'), (text, half) => {
      const message = text + half;
      const expected = message.replace(
        /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
        '\uFFFD',
      );
      const sent = new URL(chatLink('1', { ...draft, subject: '', message })).searchParams.get('text');
      expect(sent?.startsWith(expected)).toBe(true);
      expect(() => mailLink('a@example.com', { ...draft, message })).not.toThrow();
    }),
  );
});
