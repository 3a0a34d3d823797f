import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ContactPanel } from '@/components/contact/contact-panel';
import { Island } from '@/components/islands/island';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { RouteSpinner } from '@/components/layout/route-spinner';
import { SkipLink } from '@/components/layout/skip-link';
import { company } from '@/content/company';
import { deployment } from '@/lib/config/deployment';
import { islandProps } from '@/lib/islands';
import { readPalette } from '@/pipeline/svg/palette';
import './tokens.css';
import './globals.css';

/** Face of headings and drawings, for 20 px and more: at smaller sizes the dot of its i runs into the stem. */
const familjen = localFont({
  src: './fonts/familjen-grotesk-wght.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  // `optional` never swaps after the first paint (CLS 0). The build asks for both faces early (`pipeline/finish/styles.ts`).
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Arial',
});

/** Face of text. The fallback has its metrics, so that lines break alike where the face comes too late. */
const publicSans = localFont({
  src: './fonts/public-sans-wght.woff2',
  variable: '--font-public-sans',
  weight: '400 650',
  preload: false,
  display: 'optional',
  adjustFontFallback: 'Arial',
});

export const metadata: Metadata = {
  metadataBase: new URL(deployment.siteUrl),
  applicationName: company.name,
  // Files of `public/`: the `app/icon` conventions export addresses that static hosts serve without a type.
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: readPalette('light').paper },
    { media: '(prefers-color-scheme: dark)', color: readPalette('dark').paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={`${familjen.variable} ${publicSans.variable}`}>
      <head>
        <link rel="describedby" href="/llms.txt" type="text/markdown" />
      </head>
      <body id="top">
        <SkipLink />
        <Header />
        {children}
        <Footer />
        <RouteSpinner />
        <Island name="contact-panel">
          <ContactPanel settings={islandProps.settings} />
        </Island>
      </body>
    </html>
  );
}
