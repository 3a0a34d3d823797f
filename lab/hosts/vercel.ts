import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTransformedRoutes, isHandler, type Route } from '@vercel/routing-utils';
import { serve } from './serve';

/**
 * Vercel's own package turns `vercel.json` into routes. They are carried out here as its command line does (`devRouter` in
 * packages/cli/src/util/dev/router.ts), with respect to case (https://github.com/vercel/vercel/pull/4341), and files are named as its
 * build names them (`writeStaticFile` in write-build-result.ts). Its network, with types, validators and compression, is not here.
 * @param configuration text of `vercel.json`
 */
export function startVercel(folder: string, configuration: string) {
  const settings = JSON.parse(configuration);
  const { routes, error } = getTransformedRoutes(settings);
  if (error) throw error;
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        `/${path.relative(folder, file).replace(settings.cleanUrls ? /\.html$/ : '', '')}`,
        file,
      ]),
  );
  const errorPage = path.join(folder, '404.html');

  return serve(async ({ path: address, headers: { host } }) => {
    const { 0: pathname = '/', 1: query } = address.split(/(?=\?)/);
    const { status, headers } = routed(routes ?? [], pathname, host);
    const location = headers.get('Location');
    if (location !== null) {
      headers.set('Location', location + (query ?? ''));
      return new Response(null, { status: status ?? 307, headers });
    }
    const file = files.get(
      pathname === '/' ? `/index${settings.cleanUrls ? '' : '.html'}` : decoded(pathname),
    );
    if (!file || file.endsWith('.html')) headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(readFileSync(file ?? errorPage), { status: file ? 200 : 404, headers });
  });
}

function routed(routes: readonly Route[], pathname: string, host = '') {
  const headers = new Headers();
  for (const route of routes) {
    if (isHandler(route))
      throw new Error(`The recipe has a phase "${route.handle}", which is not carried out here.`);
    const match = new RegExp(route.src).exec(pathname);
    if (!match || !fits(route.has, host) || (route.missing && fits(route.missing, host))) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers.set(
        name,
        value.replace(/\$(\d)/g, (_, group) => match[group] ?? ''),
      );
    if (!route.continue) return { status: route.status, headers };
  }
  return { status: undefined, headers };
}

type Conditions = Extract<Route, { src: string; has?: unknown }>['has'];

/** Whether all conditions of a route hold; the recipe knows those on the host name alone. */
function fits(conditions: Conditions, host: string): boolean {
  return (conditions ?? []).every((condition) => {
    if (condition.type !== 'host') throw new Error(`The recipe has a condition on the ${condition.type}.`);
    return new RegExp(`^${condition.value}$`).test(host.replace(/:\d+$/, ''));
  });
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
