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

/** The menus once they are `wanted`: undefined while loading, null where they could not be had. */
export function useMenus(wanted: boolean): Menus | null | undefined {
  const [menus, setMenus] = useState<Menus | null>();
  useEffect(() => {
    if (!wanted || menus) return;
    let isCurrent = true;
    fetchMenus().then(
      (loaded) => isCurrent && setMenus(loaded),
      () => isCurrent && setMenus(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, menus]);
  return menus;
}
