import { type FieldName, fieldNames, limits } from '../limits';
import type { MessageText } from '../message';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** `telephone`: a number where the address should stand. */
export type Problem = 'missing' | 'malformed' | 'telephone' | 'too-long';
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** @throws Error where the form lacks the field, which is a fault of ours. */
export function getField(form: HTMLFormElement, name: FieldName): Field {
  const field = form.elements.namedItem(name);
  if (!isField(field)) throw new Error(`The contact form has no field "${name}"`);
  return field;
}

/** The visitor's field that an event came from. */
export function fieldOf(target: EventTarget): { name: FieldName; field: Field } | undefined {
  const name = isField(target) ? fieldNames.find((candidate) => candidate === target.name) : undefined;
  return name && { name, field: target as Field };
}

export const textIn = (form: HTMLFormElement): Partial<MessageText> =>
  Object.fromEntries(fieldNames.map((name) => [name, getField(form, name).value]));

/** Leaves a field alone that shows it already: somebody may be typing there. */
export function showText(form: HTMLFormElement, text: MessageText): void {
  for (const name of fieldNames) {
    const field = getField(form, name);
    if (field.value !== text[name]) field.value = text[name];
  }
}

/** What is wrong with a field, by the browser's own checks; blanks alone count as missing. */
export function problemOf(name: FieldName, field: Field): Problem | undefined {
  const value = field.value.trim();
  if (value === '') return 'missing';
  if (field.value.length > limits[name]) return 'too-long';
  if (field.validity.valid) return undefined;
  return /^\+?[\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length > 5 ? 'telephone' : 'malformed';
}

/** The problems of all fields; none where the form can be sent. */
export function problemsIn(form: HTMLFormElement): Problems {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem = problemOf(name, getField(form, name));
      return problem ? [[name, problem]] : [];
    }),
  );
}
