import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { DeploymentValues } from '@/content/company';
import { redirects } from '@/content/redirects';
import { sitePages } from '@/lib/pages';
import type { Site } from './expectations';
import { headerRules } from './response-headers';

/** Pages, redirects and headers for recipes and checks, from the content that the pages are made of. */
export const siteAddresses = (
  deployment: Pick<DeploymentValues, 'formEndpoint' | 'hsts' | 'siteUrl'>,
): Omit<Site, 'files'> => ({
  url: deployment.siteUrl,
  pages: sitePages.map((page) => page.path),
  redirects,
  headers: headerRules(deployment),
});

/** Paths of an exported folder's files that are no pages, and no compressed copies. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) =>
      `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`.replaceAll(path.sep, '/'),
    )
    .sort();
