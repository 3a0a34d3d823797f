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
  const url = new URL(mailLink('hello@example.com', draft));
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
    new URL(mailLink('a@example.com', { ...draft, ...typed })).searchParams.get('body');
  expect(bodyOf({ name: '', email: '' })).toBe('Line 1\r\nline 2 👋 #&=');
  expect(bodyOf({ message: '', email: '' })).toBe('Zoë & Co');
  const chat = chatLink('1', { ...draft, subject: '', message: '', name: '' });
  expect(new URL(chat).searchParams.get('text')).toBe('zoe@example.com');
});

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
