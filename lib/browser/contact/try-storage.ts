/** Storage may be forbidden (then the accessor itself throws), full, or hold what another version wrote. */
export function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
