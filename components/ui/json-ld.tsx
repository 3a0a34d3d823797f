import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data as a data block: React writes it as it is, and escapes what would end the script element. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
