import type { MetadataRoute } from 'next';
import { deployment } from '@/lib/config/deployment';

export const dynamic = 'force-static';

/** Allows every crawler and agent. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${deployment.siteUrl}/sitemap.xml` };
}
