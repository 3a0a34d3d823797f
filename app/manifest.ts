import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { readPalette } from '@/pipeline/svg/palette';

export const dynamic = 'force-static';

/** For a home-screen shortcut; it opens the site in the browser, where addresses and the way back are to be seen. */
export default function manifest(): MetadataRoute.Manifest {
  const { paper } = readPalette('light');
  return {
    name: company.name,
    short_name: company.name.split(' ')[0] ?? company.name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
