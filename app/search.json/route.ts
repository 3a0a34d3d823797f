import { searchFile } from '@/pipeline/search/search-file';

export const dynamic = 'force-static';

/** For the build alone, which puts the core of its index at this address (`pipeline/search/write-index.ts`). */
export function GET() {
  return Response.json(searchFile());
}
