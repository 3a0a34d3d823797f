/*
 * The one script of a page that is only read, at most 4.25 kB. The build bundles it by itself (`pipeline/finish`), apart from the
 * framework, and every page loads it deferred.
 */
import { showCanonicalAddress } from './canonical-address';
import { resumeContact } from './contact';
import { start, watchGestures } from './gestures';
import { prepareNextPage } from './next-page';
import { followFragments, followScroll, guardDrawer, updateYears } from './page';
import { watchNavigation } from './route-progress';
import { watchSearch } from './search';

showCanonicalAddress();
watchGestures();
watchSearch();
updateYears();
followScroll();
guardDrawer();
followFragments();

/** On a prerendered page these start on activation, because they act for a visitor. */
function meetVisitor(): void {
  watchNavigation();
  prepareNextPage();
  resumeContact(start);
}
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', meetVisitor, { once: true });
else meetVisitor();
