import type { NodeKind } from './catalogue/schematic';

/** Shapes of the boxes in a drawing. */
export const nodeKindLabels = {
  software: 'Software',
  person: 'Person',
  store: 'Records',
  document: 'Document',
  outside: 'Not ours to change',
} as const satisfies Record<NodeKind, string>;
