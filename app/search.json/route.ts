import { searchFile } from '@/pipeline/search/search-file';

export const dynamic = 'force-static';

/** The search index's input: titles, passages and rare words of every page. The browser fetches it when somebody searches. */
export function GET() {
  return Response.json(searchFile());
}
