import type { MetadataRoute } from 'next';
import { deployment } from '@/lib/config/deployment';

export const dynamic = 'force-static';

/** Everything may be read by everyone, agents included: it is a shop window. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${deployment.siteUrl}/sitemap.xml` };
}
