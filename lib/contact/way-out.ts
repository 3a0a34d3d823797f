import type { FieldName } from './limits';

/** What the visitor typed, by field. */
type Typed = Readonly<Record<FieldName, string>>;

/** Some mail programs stop near 2,046 characters of an address. */
const mailLimit = 1999;
/** Room for the subject, and for the sender's name and address, if all that was typed is too long. */
const partLimit = 600;

/** Half of a surrogate pair, which a clipboard can hold, makes `encodeURIComponent` throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Line breaks are CR LF in a letter (RFC 6068, section 5). */
const encodeLines = (text: string) => encode(text.replaceAll('\n', '\r\n'));

/** The text, or its beginning between two characters and an ellipsis, in so many encoded characters. */
function fit(text: string, room: number): string {
  const whole = encodeLines(text);
  if (whole.length <= room) return whole;
  const end = encode('…');
  let encoded = '';
  for (const character of text) {
    const next = encodeLines(character);
    if (encoded.length + next.length + end.length > room) break;
    encoded += next;
  }
  return encoded + end;
}

const joined = (gap: string, ...parts: readonly string[]) => parts.filter(Boolean).join(gap);

/** A letter in the visitor's own mail program; `isCut` where its address has no room for all that was typed. */
export function mailLink(address: string, typed: Typed): { readonly href: string; readonly isCut: boolean } {
  const { name, email, subject, message } = typed;
  const signature = joined('\n', name, email);
  const href = (room: (text: string, limit: number) => string) => {
    const head = `mailto:${address}?subject=${room(subject, partLimit)}&body=`;
    const gap = message && signature && encodeLines('\n\n');
    const end = gap + room(signature, partLimit);
    return head + room(message, mailLimit - head.length - end.length) + end;
  };
  const whole = href(encodeLines);
  return whole.length <= mailLimit ? { href: whole, isCut: false } : { href: href(fit), isCut: true };
}

/** A chat that begins with what was typed. `number`: digits with the country code, no plus. */
export function chatLink(number: string, { name, email, subject, message }: Typed): string {
  return `https://wa.me/${number}?text=${encode(joined('\n\n', subject, message, joined('\n', name, email)))}`;
}
