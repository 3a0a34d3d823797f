import { siteVersion } from '@/pipeline/version';

export const dynamic = 'force-static';

/** Tells which sources a deployed site was built from. */
export function GET() {
  return Response.json(siteVersion());
}
