import { useEffect, useState } from 'react';
import type { Menus } from '@/lib/navigation';

let request: Promise<Menus> | undefined;

/** Fetches `/menu.json` once; after a failure the next call tries again. */
export function fetchMenus(): Promise<Menus> {
  request ??= fetch('/menu.json')
    .then((response) => {
      if (!response.ok) throw new Error(`/menu.json answered ${response.status}`);
      return response.json() as Promise<Menus>;
    })
    .catch((error: unknown) => {
      request = undefined;
      throw error;
    });
  return request;
}

/**
 * The menus once they are `wanted`: undefined while loading, null when the fetch failed. A failed fetch is repeated only when they
 * are wanted again.
 */
export function useMenus(wanted: boolean): Menus | null | undefined {
  const [menus, setMenus] = useState<Menus | null>();
  const isLoaded = Boolean(menus);
  useEffect(() => {
    if (!wanted || isLoaded) return;
    let isStale = false;
    setMenus(undefined);
    fetchMenus().then(
      (loaded) => !isStale && setMenus(loaded),
      () => !isStale && setMenus(null),
    );
    return () => {
      isStale = true;
    };
  }, [wanted, isLoaded]);
  return menus;
}
