'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** "© 2013–2026": to the visitor's current year, also when the site was built last year. */
export function CopyrightYears({ since, builtIn }: { since: number; builtIn: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return (
    <>
      © {since}–{year}
    </>
  );
}
