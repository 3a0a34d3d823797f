import type { Problem, Problems } from '@/lib/contact/form-state';
import { type FieldName, fieldNames, limits } from '@/lib/contact/limits';
import { clearDraft, type Draft, hasTyped, readDraft, saveDraft } from './draft';
import { forgetFlight } from './in-flight';

type Field = HTMLInputElement | HTMLTextAreaElement;

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

/** Shows the draft in the form's fields. */
function showDraft(form: HTMLFormElement, draft: Draft = readDraft()): void {
  for (const name of fieldNames) getField(form, name).value = draft[name];
}

/**
 * Brings draft and fields together when a form appears. What stands in a field already was typed before scripts ran, or
 * put back by the browser after a reload: it wins.
 * @returns true where the visitor finds something that they typed earlier
 */
export function joinDraft(form: HTMLFormElement): boolean {
  const before = readDraft();
  saveFields(form);
  showDraft(form);
  return hasTyped(before);
}

/** Brings what was typed in a form that is gone into the one that took its place. */
export function carryOver(gone: HTMLFormElement, form: HTMLFormElement): void {
  saveFields(gone);
  showDraft(form);
}

function saveFields(form: HTMLFormElement): void {
  const inFields = fieldNames.flatMap((name) => {
    const { value } = getField(form, name);
    return value === '' ? [] : [[name, value]];
  });
  if (inFields.length > 0) saveDraft(Object.fromEntries(inFields));
}

/** Empties the fields and forgets the draft, and a message that it became. */
export function startAfresh(form: HTMLFormElement): void {
  clearDraft();
  forgetFlight();
  showDraft(form);
}

/** What is wrong with a field, by the browser's own checks; blanks alone count as missing. */
export function problemOf(name: FieldName, field: Field): Problem | undefined {
  if (field.value.trim() === '') return 'missing';
  if (field.value.length > limits[name]) return 'too-long';
  return field.validity.valid ? undefined : 'malformed';
}

/** The problems of all fields, or undefined where the form can be sent. */
export function problemsIn(form: HTMLFormElement): Problems | undefined {
  const found = fieldNames.flatMap((name) => {
    const problem = problemOf(name, getField(form, name));
    return problem ? [[name, problem] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
