import { sitePages } from '@/lib/pages';
import { shareImagePath } from '@/lib/routes';
import { drawShareImage } from '@/pipeline/share-image/share-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = Promise<{ readonly path: readonly string[] }>;

const pages = new Map(sitePages.map((page) => [shareImagePath(page.path), page]));

/** One share image a page. The last path segment ends in `.png`, which the export takes as the file name. */
export function generateStaticParams() {
  return [...pages.keys()].map((address) => ({ path: address.split('/').slice(2) }));
}

export async function GET(_request: Request, { params }: { params: Params }): Promise<Response> {
  const page = pages.get(`/og/${(await params).path.join('/')}`);
  if (!page) return new Response(null, { status: 404 });
  return new Response(await drawShareImage(page), { headers: { 'content-type': 'image/png' } });
}
