import { home } from '@/content/pages/home';
import { catalogueEntries } from '@/lib/catalogue';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { packed, sketchFrom } from '@/lib/sketch/rows';

export const dynamic = 'force-static';

/** Drawings of home and the detail pages by their addresses, to begin a sketch with. */
export function GET() {
  const drawings = catalogueEntries.map(({ path, page }) => [
    path,
    packed(sketchFrom(page.detail.schematic, page.label)),
  ]);
  const own = packed(sketchFrom(home.schematic, getStaticPage(routes.home).label));
  return Response.json({ [routes.home]: own, ...Object.fromEntries(drawings) });
}
