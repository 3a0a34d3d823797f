import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data as a data block. `<` is escaped so that no text can end the script element. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from our own catalogue, with `<` escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
