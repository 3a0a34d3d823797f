import { whatsappUrl } from '@/lib/whatsapp';

test('the chat link carries the number without its plus and the five labelled blanks', () => {
  const url = new URL(whatsappUrl());
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/);
  const lines = url.searchParams.get('text')?.split('\n') ?? [];
  expect(lines.slice(1)).toEqual(['', 'Name: ', 'Phone: ', 'WhatsApp number: ', 'E-mail: ', 'Enquiry: ']);
});
