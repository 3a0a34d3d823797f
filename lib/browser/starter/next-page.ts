import { inSiteTarget } from '../in-site-link';
import { listen } from './listen';
import { trusted } from './trusted';

/*
 * Prepares the next page when a visitor shows intent: by speculation rules where the browser supports them (it keeps the whole page,
 * and discards it under memory pressure), else by a fetch into the HTTP cache. (Firefox applies the policy's `default-src` to `<link
 * rel="prefetch">`, Safari does not support it.) Visitors with data saver on get neither.
 */

export function prepareNextPage(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  if (HTMLScriptElement.supports?.('speculationrules')) addRules();
  else watchIntent();
}

/**
 * A mouse shows intent by resting on a link, a finger only by pressing it: on touch screens the eagerness "moderate" would mean every
 * link in view.
 */
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
