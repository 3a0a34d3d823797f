'use client';

import { useEffect } from 'react';
import { fragmentTarget } from '@/lib/browser/fragment';

/**
 * What the platform leaves open: a deep link opens its question, browsers without exclusive `<details name>` close the
 * others, and printing opens all.
 */
export function AccordionBehaviour({ name }: { name: string }) {
  useEffect(() => {
    const all = () => [...document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)];
    const openTarget = () => {
      const target = fragmentTarget(window.location.hash);
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    const closeOthers = (event: Event) => {
      const opened = event.target;
      if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
      for (const other of all()) if (other !== opened) other.open = false;
    };
    const hasExclusive = 'name' in HTMLDetailsElement.prototype;
    openTarget();
    window.addEventListener('hashchange', openTarget);
    if (!hasExclusive) document.addEventListener('toggle', closeOthers, true);
    return () => {
      window.removeEventListener('hashchange', openTarget);
      document.removeEventListener('toggle', closeOthers, true);
    };
  }, [name]);
  return null;
}
