/*
 * The one script of a page that is only read, at most 4.25 kB. The build bundles it by itself (`pipeline/finish`), apart from the
 * framework, and every page loads it. `async` and not `defer`: browsers look for the place that a fragment names once deferred scripts have
 * run, long after the first paint on a slow line.
 */
import { showCanonicalAddress } from './canonical-address';
import { resumeContact } from './contact';
import { start, watchGestures } from './gestures';
import { prepareNextPage } from './next-page';
import { followFragments, followScroll, guardDrawer, updateYears } from './page';
import { watchNavigation } from './route-progress';
import { watchSearch } from './search';

/** On a prerendered page these start on activation, because they act for a visitor. */
function meetVisitor(): void {
  watchNavigation();
  prepareNextPage();
  resumeContact(start);
}

function beginPage(): void {
  showCanonicalAddress();
  watchGestures();
  watchSearch();
  updateYears();
  followScroll();
  guardDrawer();
  followFragments();
  // An address that holds what somebody entered into a tool: no anchor of a page has a "=".
  if (location.hash.includes('=') || hasEntries()) start();
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', meetVisitor, { once: true });
  else meetVisitor();
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginPage);
else beginPage();

/** Whether this browser keeps what somebody entered into the tool of this page (`lib/before-you-buy/browser/kept.ts`). */
function hasEntries(): boolean {
  const name = document.querySelector<HTMLElement>('[data-island]:has(#tool)')?.dataset.island;
  try {
    return name !== undefined && localStorage.getItem(`before-you-buy:${name}`) !== null;
  } catch {
    return false;
  }
}
