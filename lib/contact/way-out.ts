import type { FieldName } from './limits';

/** What the visitor typed, by field. */
type Typed = Readonly<Record<FieldName, string>>;

/** Half of a surrogate pair, which a clipboard can hold, makes `encodeURIComponent` throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const signed = ({ message, name, email }: Typed) =>
  [message, [name, email].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

/** A letter in the visitor's own mail program. Line breaks are CR LF there (RFC 6068, section 5). */
export function mailLink(address: string, typed: Typed): string {
  const body = encode(signed(typed).replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encode(typed.subject)}&body=${body}`;
}

/** A chat that begins with what was typed. `number`: digits with the country code, no plus. */
export function chatLink(number: string, typed: Typed): string {
  const text = [typed.subject, signed(typed)].filter(Boolean).join('\n\n');
  return `https://wa.me/${number}?text=${encode(text)}`;
}
