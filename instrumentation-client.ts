import { beginNavigation, type NavigationKind } from '@/lib/browser/navigation-state';

/** Called by Next when a soft navigation starts, before anything is fetched. */
export function onRouterTransitionStart(href: string, kind: NavigationKind): void {
  beginNavigation(href, kind);
}
