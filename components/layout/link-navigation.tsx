'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { inSiteTarget } from '@/lib/in-site-link';

/**
 * The one listener behind every in-site link: fetches a page when a visitor shows intent (hover, focus, touch) and turns
 * a plain click into a soft navigation. Without it, or before it runs, links are ordinary links.
 */
export function LinkNavigation() {
  const router = useRouter();
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
      // A link to an anchor of this page is the browser's own business.
      if (!target || (target.isSamePage && target.hash)) return;
      event.preventDefault();
      router.push((target.path + target.hash) as Route);
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
  return null;
}
