import { catalogueEntries } from '@/lib/catalogue';
import { packed, sketchFrom } from '@/lib/sketch/rows';

export const dynamic = 'force-static';

/** Drawings of the detail pages by their addresses, to begin a sketch with. */
export function GET() {
  const drawings = catalogueEntries.map(({ path, page }) => [
    path,
    packed(sketchFrom(page.detail.schematic, page.label)),
  ]);
  return Response.json(Object.fromEntries(drawings));
}
