/**
 * A host that knows only files shows a page under further addresses (`/about/`, `/about.html`, `/Industry`): the visitor sees
 * the canonical one, with their query and fragment. The page for unknown addresses has none.
 */
export function showCanonicalAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const { pathname } = new URL(canonical.href);
  if (pathname !== location.pathname && location.origin !== 'null')
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}
