import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served HTML and while React takes over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
