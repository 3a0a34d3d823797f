import NProgress from 'nprogress';
import { inSiteTarget } from '../in-site-link';
import { progressBar } from '../interaction';
import { progressEvent } from '../progress';
import { listen } from './listen';
import { trusted } from './trusted';

/* Progress bar and spinner: they start with the click on a link and end with the document. The next page completes the bar. */

NProgress.configure({
  ...progressBar,
  // The default template has role="bar", which is no ARIA role.
  template: trusted.createHTML('<div class="bar"></div>'),
  barSelector: '.bar',
});

/** Navigations and requests in progress; the bar completes with the last of them. */
const pending = new Set<() => void>();

/** Shows the bar and, after a moment, the spinner. @returns a function that ends this request's share of it */
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
  // Completes the bar that the page before started.
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

/** Clears bar and spinner on `pagehide`: a page restored from the back-forward cache shows no progress. */
function forgetProgress(): void {
  pending.clear();
  NProgress.remove();
  NProgress.status = null;
  showSpinner(false);
}

/**
 * Shows progress until the page is left. The page stays when the visitor stops loading or the response is a download. `navigateerror`
 * reports this in some browsers; elsewhere the next press or key ends the progress.
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
