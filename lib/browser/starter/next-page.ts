import { inSiteTarget } from '../in-site-link';
import { listen } from './listen';
import { trusted } from './trusted';

/*
 * The next page, fetched when a visitor shows that they want it: by speculation rules where the browser has them (it keeps
 * the page whole, and discards it under pressure), by a fetch into its cache elsewhere. (Firefox holds `<link rel="prefetch">`
 * to the policy's `default-src`, Safari does not know it.) Visitors with data saver on get none of it.
 */

export function prepareNextPage(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  if (HTMLScriptElement.supports?.('speculationrules')) addRules();
  else watchIntent();
}

/** A mouse shows intent by resting on a link, a finger only by pressing it: there, "moderate" would mean what is in view. */
function addRules(): void {
  const eagerness = matchMedia('(hover: hover)').matches ? 'moderate' : 'conservative';
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[data-contact], [data-search], [target], [download]' } },
    ],
  };
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = trusted.createScript(JSON.stringify({ prerender: [{ where, eagerness }] }));
  document.head.append(rules);
}

function watchIntent(): void {
  const known = new Set<string>();
  const handleIntent = (event: Event) => {
    const target = inSiteTarget(event);
    if (!target || target.isSamePage || known.has(target.path)) return;
    known.add(target.path);
    fetch(target.path, { priority: 'low' }).catch(() => {});
  };
  listen(['pointerover', 'focusin'], handleIntent);
}
