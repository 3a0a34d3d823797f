import NProgress from 'nprogress';
import { inSiteTarget } from '../in-site-link';
import { progressBar } from '../interaction';
import { progressEvent } from '../progress';
import { listen } from './listen';
import { trusted } from './trusted';

/*
 * The bar at the top and the spinner: they begin with the click on a link and end with the document. The page that arrives
 * completes the bar.
 */

NProgress.configure({
  ...progressBar,
  showSpinner: false,
  // The default template has role="bar", which is no ARIA role.
  template: trusted.createHTML('<div class="bar"></div>'),
  barSelector: '.bar',
});

/** What is under way; the bar ends with the last of it. */
const pending = new Set<() => void>();

/** Shows the bar and, after a moment, the spinner. @returns ends what began here, and nothing else */
export function showProgress(): () => void {
  const end = () => {
    if (pending.delete(end) && pending.size === 0) {
      NProgress.done();
      showSpinner(false);
    }
  };
  pending.add(end);
  NProgress.start();
  showSpinner(true);
  return end;
}

function showSpinner(isShown: boolean): void {
  const spinner = document.getElementById('route-spinner');
  if (spinner) spinner.hidden = !isShown;
}

export function watchNavigation(): void {
  // It completes the bar that began with the click.
  if (document.referrer.startsWith(`${location.origin}/`)) NProgress.start().done();
  document.addEventListener('click', (event) => {
    const target = inSiteTarget(event);
    if (target && !(target.isSamePage && target.hash)) showLeaving();
  });
  addEventListener('pagehide', forgetProgress);
  document.addEventListener(progressEvent, (event) => {
    const end = showProgress();
    (event as CustomEvent<Promise<unknown>>).detail.then(end, end);
  });
}

/** The page leaves the screen: should the browser bring it back from its cache, it shows nothing under way. */
function forgetProgress(): void {
  pending.clear();
  NProgress.remove();
  NProgress.status = null;
  showSpinner(false);
}

/**
 * Shows that the page is about to be left, until it is. It stays after the browser's stop button, or where the answer is a
 * download: of the one some browsers tell, of the other none, so the next press ends it too.
 */
export function showLeaving(onStay?: (event: Event) => void): void {
  const end = showProgress();
  const handleStay = (event: Event) => {
    end();
    onStay?.(event);
  };
  window.navigation?.addEventListener('navigateerror', handleStay, { once: true });
  listen(['pointerdown', 'keydown'], handleStay);
}
