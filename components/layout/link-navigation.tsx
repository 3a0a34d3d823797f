'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { inSiteTarget } from '@/lib/browser/in-site-link';
import { lastNavigation } from '@/lib/browser/navigation-state';

/**
 * The one listener behind every in-site link: fetches a page when a visitor shows intent (hover, focus, touch), turns a
 * plain click into a soft navigation, and moves focus to the new page. Without it, or before it runs, links are ordinary.
 */
export function LinkNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    const prefetched = new Set<string>();
    const handleIntent = (event: Event) => {
      const target = inSiteTarget(event);
      if (!target || target.isSamePage || prefetched.has(target.path)) return;
      prefetched.add(target.path);
      router.prefetch(target.path as Route);
    };
    const handleClick = (event: MouseEvent) => {
      const target = inSiteTarget(event);
      if (!target) return;
      if (!target.isSamePage) {
        event.preventDefault();
        router.push((target.path + target.hash) as Route);
      } else if (!target.hash) {
        // A link to the page itself: every navigation ends at the top.
        event.preventDefault();
        window.scrollTo(0, 0);
      }
    };
    const intents = ['pointerenter', 'focusin', 'touchstart'] as const;
    for (const intent of intents)
      document.addEventListener(intent, handleIntent, { capture: true, passive: true });
    document.addEventListener('click', handleClick);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, handleIntent, { capture: true });
      document.removeEventListener('click', handleClick);
    };
  }, [router]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Next announces the new title but leaves focus on a link that may be gone; back and forward keep what they had.
    const navigation = lastNavigation();
    if (navigation && navigation.kind !== 'traverse' && !navigation.url.hash) focusHeading();
  }, [pathname]);

  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
