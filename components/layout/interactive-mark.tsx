'use client';

import { useEffect } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

/**
 * Sets `data-interactive` on `<html>` once the page answers: last in the frame, it runs after all other effects, and in the
 * render in which links that scripts replace have become buttons. The end-to-end tests wait for it.
 */
export function InteractiveMark() {
  const isHydrated = useHydrated();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-interactive', isHydrated);
  }, [isHydrated]);
  return null;
}
