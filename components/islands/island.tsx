import type { ReactNode } from 'react';
import type { IslandName } from '@/lib/islands';

/**
 * Where a client component stands in a page. The page arrives as HTML; `entry.tsx` lets React take this place over when a
 * visitor turns to something that needs it.
 */
export function Island({ name, children }: { name: IslandName; children?: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
