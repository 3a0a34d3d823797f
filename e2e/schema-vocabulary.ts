import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Entity {
  readonly '@id': string;
  readonly '@type': 'rdfs:Class' | 'rdf:Property';
  readonly 'rdfs:subClassOf'?: readonly { readonly '@id': string }[];
  readonly 'schema:domainIncludes'?: { readonly '@id': string };
}

const ref = (name: string) => ({ '@id': `schema:${name}` });

/**
 * The vocabulary of schema.org, types with their parents and properties, in the shape of its own file: taken from the types of
 * schema-dts, which are generated from that file and come with the installation.
 */
export function schemaVocabulary(): { readonly '@graph': readonly Entity[] } {
  const types = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/[^/\\]+$/, 'schema.d.ts');
  const source = readFileSync(types, 'utf8');
  const entities: Entity[] = [];
  // `interface ServiceBase extends ThingBase {` has the properties, `interface ServiceLeaf extends ServiceBase {` the name.
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
  )) {
    entities.push({
      ...ref(name),
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': parents.split(',').map((parent) => ref(parent.trim())),
    });
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      entities.push({ ...ref(property), '@type': 'rdf:Property', 'schema:domainIncludes': ref(name) });
    const [, type] = /^ {4}"@type": "(\w+)";/m.exec(body) ?? [];
    if (type) entities.push({ ...ref(type), '@type': 'rdfs:Class', 'rdfs:subClassOf': [ref(name)] });
  }
  return { '@graph': entities };
}
