import { decoded } from '../decoded';

/** The element that an address's fragment names, found as the browser finds it: by the text as it stands, then decoded. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  return document.getElementById(fragment) ?? document.getElementById(decoded(fragment));
}
