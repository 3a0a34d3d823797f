/**
 * The element that an address's fragment names, found as the browser finds it: by the text as it stands, then decoded.
 * Anybody can write any fragment into an address, so one that is no valid encoding names nothing.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  return document.getElementById(fragment) ?? document.getElementById(decode(fragment));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
