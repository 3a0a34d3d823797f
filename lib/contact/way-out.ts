import type { Draft } from '@/lib/browser/contact/draft';

/** Half of a surrogate pair, which a clipboard can hold, makes `encodeURIComponent` throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const signed = ({ message, name, email }: Draft) =>
  [message, [name, email].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

/** A letter in the visitor's own mail program. Line breaks are CR LF there (RFC 6068, section 5). */
export function mailLink(address: string, draft: Draft): string {
  const body = encode(signed(draft).replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encode(draft.subject)}&body=${body}`;
}

/** A chat that begins with what was typed. `number`: digits with the country code, no plus. */
export function chatLink(number: string, draft: Draft): string {
  const text = [draft.subject, signed(draft)].filter(Boolean).join('\n\n');
  return `https://wa.me/${number}?text=${encode(text)}`;
}
