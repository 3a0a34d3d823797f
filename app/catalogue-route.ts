import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { CataloguePage, Section } from '@/content/catalogue/schema';
import { type CatalogueEntry, findEntry, slugsIn } from '@/lib/catalogue';
import { pageMetadata } from '@/lib/metadata';

type Params = Promise<{ readonly slug: string }>;

/** Builds the exports that the three `[slug]` routes share: static params, metadata and the page's entry. */
export function catalogueRoute<S extends Section>(section: S) {
  const isOfSection = (
    entry?: CatalogueEntry,
  ): entry is CatalogueEntry & { readonly page: CataloguePage<S> } => entry?.page.section === section;
  const getEntry = async (params: Params) => {
    const { slug } = await params;
    const entry = findEntry(`/${section}/${slug}`);
    return isOfSection(entry) ? entry : notFound();
  };
  return {
    getEntry,
    generateStaticParams: () => slugsIn(section).map((slug) => ({ slug })),
    generateMetadata: async ({ params }: { params: Params }): Promise<Metadata> => {
      const { page, path } = await getEntry(params);
      return pageMetadata({ ...page, path });
    },
  };
}
