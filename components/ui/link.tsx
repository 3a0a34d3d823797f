import type { Route } from 'next';
import type { ComponentProps } from 'react';

export type LinkProps<R extends string = string> = Omit<ComponentProps<'a'>, 'href'> & { href: Route<R> };

/**
 * The one in-site link. It renders a plain anchor, so that ~200 links cost no hydration and no prefetch; the delegated
 * listener of `layout/link-navigation.tsx` fetches on intent and turns the click into a soft navigation.
 */
export function Link<R extends string>({ href, ...rest }: LinkProps<R>) {
  return <a href={href} {...rest} />;
}
