'use client';

import { useEffect } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

/**
 * For `npm run dev`, where Next starts every island at once (`components/islands/entry.tsx` does this in the built site).
 * Sets `data-interactive` on `<html>` once the page answers, and says so to the starter, which holds gestures until then:
 * last in the frame, it runs after all other effects, in the render that knows that scripts run.
 */
export function InteractiveMark() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset.interactive = '';
    document.dispatchEvent(new Event('interactive'));
  }, [isHydrated]);
  return null;
}
