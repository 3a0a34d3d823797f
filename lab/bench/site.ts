import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '@/pipeline/run';
import type { Certificate } from './certificate';
import { type Host, openHost } from './host';
import { pages } from './pages';

/** An export that is measured, and the server that it comes from. */
export interface Site extends Host {
  /** As the report calls it. */
  readonly name: string;
  readonly folder: string;
  /** Lets the browser trust the server. */
  readonly pin: string;
}

/** @throws Failure where the folder holds no export */
export async function openSite(name: string, folder: string, certificate: Certificate): Promise<Site> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Failure(`${folder}/ holds no exported site: run \`npm run build\`, or name another folder.`);
  return { ...(await openHost(folder, certificate)), name, folder, pin: certificate.pin };
}

/**
 * Address of the page on this site.
 * @throws Error where the site has none, unless the site is the measured one
 */
export function addressOf(site: Site, path: string): string {
  const page = path === pages['not-found'] ? '/404' : path;
  if (!site.has(page)) throw new Error(`${site.folder} has no page ${page}`);
  return site.origin + path;
}
