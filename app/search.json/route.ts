import { searchFile } from '@/pipeline/search/search-file';

export const dynamic = 'force-static';

/** What search knows of the site; a browser fetches it by this address (`components/search/browser/load.ts`). */
export function GET() {
  return Response.json(searchFile());
}
