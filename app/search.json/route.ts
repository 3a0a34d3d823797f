import { searchFile } from '@/pipeline/search/search-file';

export const dynamic = 'force-static';

/** What search knows of the site. The build gives the file a name that tells its content (`pipeline/bundles/search.ts`). */
export function GET() {
  return Response.json(searchFile());
}
