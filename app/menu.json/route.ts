import { menus } from '@/lib/navigation';

export const dynamic = 'force-static';

/**
 * The three submenus as one file, fetched when a visitor shows intent to open one. In the HTML of every page the same links
 * would add 4.2 kB (brotli; with motifs and descriptions 7.9 kB) to each of 195 pages; without scripts they are one step away, on the hubs.
 */
export function GET() {
  return Response.json(menus);
}
