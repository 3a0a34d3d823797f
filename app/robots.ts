import type { MetadataRoute } from 'next';
import { company } from '@/content/company';

export const dynamic = 'force-static';

/** Everything may be read by everyone, agents included: it is a shop window. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${company.siteUrl}/sitemap.xml` };
}
