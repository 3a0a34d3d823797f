import { deployment } from '@/lib/config/deployment';
import { securityText } from '@/lib/security-text';
import { siteVersion } from '@/pipeline/version';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(securityText(deployment, siteVersion().date), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
