/**
 * The `aria-current` of a main navigation entry at an address: `page` on the page itself, `true` on a page below it
 * (`/services/ci-cd` is in Services, `/industries/banking` in Industry, `/contact/sent` in Contact).
 */
export function ariaCurrentFor(
  entry: { readonly path: string; readonly section?: string },
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === entry.path) return 'page';
  const below = entry.section ? `/${entry.section}/` : `${entry.path}/`;
  return pathname.startsWith(below) ? 'true' : undefined;
}
