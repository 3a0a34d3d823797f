import type {
  AnyLimits,
  CountLimit,
  ListLimit,
  RecordLimits,
  ShapeLimits,
  TextLimit,
} from './content-limits';

/** A value of a record together with what limits it. */
export type Field =
  | { readonly path: string; readonly limits: TextLimit; readonly value: string }
  | { readonly path: string; readonly limits: CountLimit | ListLimit; readonly value: readonly unknown[] }
  | {
      readonly path: string;
      readonly limits: RecordLimits;
      readonly value: Readonly<Record<string, unknown>>;
    };

export const isTextLimit = (limits: AnyLimits): limits is TextLimit =>
  limits.unit === 'words' || limits.unit === 'characters' || limits.unit === 'slug';
export const isListLimit = (limits: AnyLimits): limits is CountLimit | ListLimit => limits.unit === 'entries';
export const isShapeLimits = (limits: AnyLimits): limits is ShapeLimits => limits.unit === 'shapes';

/** Every text, list and record that the limits name, from the outside in. Functions are called, absent fields left out. */
export function* fieldsOf(limits: AnyLimits, given: unknown, path = ''): Generator<Field> {
  // The tables are typed against the records, so what is found here has the shape that the limits say.
  const value = typeof given === 'function' ? given() : given;
  if (value === undefined) return;
  if (isShapeLimits(limits)) {
    const shape = limits.shapes[value[limits.by]];
    if (shape) yield* fieldsOf(shape, value, path);
    return;
  }
  yield { path, limits, value } as Field;
  if (isTextLimit(limits)) return;
  if (isListLimit(limits)) {
    if ('each' in limits)
      for (const [index, entry] of value.entries()) yield* fieldsOf(limits.each, entry, `${path}[${index}]`);
    return;
  }
  for (const [name, inner] of Object.entries(limits))
    yield* fieldsOf(inner, value[name], path ? `${path}.${name}` : name);
}

export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What is wrong with the length of a field; several faults where a list has a limit for all its entries together. */
export function lengthProblems(field: Field): string[] {
  if (typeof field.value === 'string' && isTextLimit(field.limits))
    return textProblems(field.value, field.limits);
  if (!Array.isArray(field.value) || !isListLimit(field.limits)) return [];
  const { limits, value } = field;
  return [
    ...outside(value.length, limits, 'entries'),
    ...('together' in limits && limits.together ? textProblems(value.join(' '), limits.together) : []),
  ];
}

function textProblems(text: string, limits: TextLimit): string[] {
  if (limits.unit === 'words') return outside(wordCount(text), limits, 'words', text);
  const length = outside(text.length, limits, 'characters', text);
  return limits.unit === 'slug' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
    ? [...length, `"${text}" is not of the form a-z, 0-9 and single hyphens`]
    : length;
}

function outside(
  size: number,
  { min, max }: { min: number; max: number },
  unit: string,
  text?: string,
): string[] {
  if (size >= min && size <= max) return [];
  const quote = text === undefined ? '' : `: "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
  return [`${size} ${unit}, wanted ${min} to ${max}${quote}`];
}
