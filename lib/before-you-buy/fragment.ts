/** Longest fragment that is read, in characters; the largest sketch takes about a quarter of it. */
export const longest = 65_536;

/** Why an address cannot be opened. */
export type FragmentFault = 'long' | 'newer' | 'damaged';

export type Opened<T> = { readonly value: T } | { readonly fault: FragmentFault };

const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** FNV-1a, 32 bits: tells that an address was cut short or altered on its way, not who did it. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

function inBase64(text: string): string {
  const bytes = Array.from(utf8.encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromBase64 = (text: string): string =>
  strictUtf8.decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)),
  );

/**
 * What somebody entered, as the fragment of an address, which browsers send to no server: "#budget=1.check.content".
 * @param value anything that JSON can say
 */
export function fragmentOf(tool: string, version: number, value: unknown): string {
  const content = `${version}.${inBase64(JSON.stringify(value))}`;
  return `#${tool}=${version}.${checkOf(tool + content)}${content.slice(content.indexOf('.'))}`;
}

/**
 * @param read makes the tool's own value of what JSON said, or refuses it
 * @returns nothing where the fragment is not the tool's, such as a heading's anchor
 */
export function openFragment<T>(
  fragment: string,
  tool: string,
  version: number,
  read: (json: unknown) => T | undefined,
): Opened<T> | undefined {
  const prefix = `#${tool}=`;
  if (!fragment.startsWith(prefix)) return undefined;
  if (fragment.length > longest) return { fault: 'long' };
  const [written = '', check, content] = fragment.slice(prefix.length).split('.');
  if (/^\d{1,4}$/.test(written) && Number(written) > version) return { fault: 'newer' };
  if (content === undefined || checkOf(`${tool}${written}.${content}`) !== check) return { fault: 'damaged' };
  try {
    const value = read(JSON.parse(fromBase64(content)));
    return value === undefined ? { fault: 'damaged' } : { value };
  } catch {
    return { fault: 'damaged' };
  }
}
