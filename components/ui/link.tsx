import type { Route } from 'next';
import type { ComponentProps } from 'react';

export type LinkProps<R extends string = string> = Omit<ComponentProps<'a'>, 'href'> & { href: Route<R> };

/** The one in-site link: a plain anchor, which the browser follows by itself. Next's own would need its router in every page. */
export function Link<R extends string>({ href, ...rest }: LinkProps<R>) {
  return <a href={href} {...rest} />;
}
