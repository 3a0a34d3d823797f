import type { MetadataRoute } from 'next';
import textDates from '@/content/text-dates.json';
import { deployment } from '@/lib/config/deployment';
import { sitePages } from '@/lib/pages';
import { shareImagePath } from '@/lib/routes';

export const dynamic = 'force-static';

const dates: Readonly<Record<string, { readonly date: string }>> = textDates;

/** Indexed pages only, each with its share image; `lastmod` is the date of the text, not of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => {
      const lastModified = dates[path]?.date;
      return {
        url: `${deployment.siteUrl}${path === '/' ? '' : path}`,
        ...(lastModified ? { lastModified } : {}),
        images: [`${deployment.siteUrl}${shareImagePath(path)}`],
      };
    });
}
