import type { ReactNode } from 'react';
import type { IslandName } from '@/lib/islands';

/**
 * A client component's place in a page. The page is served as HTML; `entry.tsx` hydrates it when a visitor first uses something that
 * needs it.
 */
export function Island({ name, children }: { name: IslandName; children?: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
