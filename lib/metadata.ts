import type { Metadata } from 'next';
import { company } from '@/content/company';
import type { StaticPath } from '@/content/static-pages';
import { documentTitle } from './document-title';
import { getStaticPage } from './pages';
import { markdownPath, shareImagePath } from './routes';

interface PageMetadataInput {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  readonly indexed?: boolean;
}

/** All head tags of a page. */
export function pageMetadata({ title, summary, path, indexed = true }: PageMetadataInput): Metadata {
  const image = { url: shareImagePath(path), width: 1200, height: 630, alt: title };
  return {
    title: { absolute: documentTitle(title) },
    description: summary,
    alternates: { canonical: path, ...(indexed && { types: { 'text/markdown': markdownPath(path) } }) },
    openGraph: {
      title,
      description: summary,
      url: path,
      siteName: company.name,
      locale: 'en_GB',
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description: summary, images: [image] },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  };
}

export function staticMetadata(path: StaticPath): Metadata {
  return pageMetadata(getStaticPage(path));
}
