'use client';

import { usePathname } from 'next/navigation';
import NProgress from 'nprogress';
import { useEffect, useSyncExternalStore } from 'react';
import { interaction } from '@/lib/browser/interaction';
import { endNavigation, isNavigating, showPage, subscribeToNavigation } from '@/lib/browser/navigation-state';
import { Spinner } from '../ui/spinner';
import styles from './route-progress.module.css';

NProgress.configure({
  ...interaction.progress,
  showSpinner: false,
  // The default template has role="bar", which is no ARIA role.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/** The bar at the top while a navigation is under way, and the spinner when it takes its time. */
export function RouteProgress() {
  const pathname = usePathname();
  const isPending = useSyncExternalStore(subscribeToNavigation, isNavigating, () => false);

  useEffect(() => showPage(pathname), [pathname]);
  useEffect(() => {
    if (!isPending) return;
    NProgress.start();
    return () => void NProgress.done();
  }, [isPending]);
  useEffect(() => {
    // A page that comes back from the browser's cache, or a load that was stopped, has nothing under way.
    window.addEventListener('pageshow', endNavigation);
    window.addEventListener('pagehide', endNavigation);
    return () => {
      window.removeEventListener('pageshow', endNavigation);
      window.removeEventListener('pagehide', endNavigation);
    };
  }, []);

  return isPending ? (
    <div className={styles.spinner}>
      <Spinner label="Loading the page" />
    </div>
  ) : null;
}
