import { company } from '@/content/company';
import { whatsappUrl } from '@/lib/whatsapp';

test('the chat link carries the number without its plus and the five labelled blanks', () => {
  const url = new URL(whatsappUrl());
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/);
  const lines = url.searchParams.get('text')?.split('\n') ?? [];
  expect(lines.slice(1)).toEqual(['', 'Name: ', 'Phone: ', 'WhatsApp number: ', 'E-mail: ', 'Enquiry: ']);
});

test('the last blank names the page as its document does, without brackets that Markdown would end the address at', () => {
  const short = whatsappUrl({ title: 'Who we are', path: '/about' });
  expect(short).not.toMatch(/[()]/);
  const lastLine = (url: string) => new URL(url).searchParams.get('text')?.split('\n').at(-1);
  expect(lastLine(short)).toBe(`Enquiry: Who we are | ${company.name} (/about)`);
  const long = 'A title of so many words that the brand has no room beside it';
  expect(lastLine(whatsappUrl({ title: long, path: '/x' }))).toBe(`Enquiry: ${long} (/x)`);
});
