import { deployment } from '@/lib/config/deployment';
import { sitePages } from '@/lib/pages';
import { securityText } from '@/lib/security-text';
import { commitDate } from '@/pipeline/commit-date';

export const dynamic = 'force-static';

export function GET(): Response {
  const reviewed = sitePages.map(({ reviewedOn }) => reviewedOn).sort();
  return new Response(securityText(deployment, commitDate() ?? reviewed.at(-1) ?? ''), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
