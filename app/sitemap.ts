import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { sitePages } from '@/lib/pages';

export const dynamic = 'force-static';

/** Indexed pages only; `lastmod` is the date of the text, not of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages
    .filter(({ indexed }) => indexed)
    .map(({ path, reviewedOn }) => ({
      url: `${company.siteUrl}${path === '/' ? '' : path}`,
      lastModified: reviewedOn,
    }));
}
