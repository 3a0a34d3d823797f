import type { MetadataRoute } from 'next';
import { deployment } from '@/lib/config/deployment';
import { sitePages } from '@/lib/pages';

export const dynamic = 'force-static';

/** Indexed pages only; `lastmod` is the date of the text, not of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages
    .filter(({ indexed }) => indexed)
    .map(({ path, reviewedOn }) => ({
      url: `${deployment.siteUrl}${path === '/' ? '' : path}`,
      lastModified: reviewedOn,
    }));
}
