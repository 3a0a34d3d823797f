import type { AnswerRule } from '@/content/form-providers';

/** What the form has to know of its provider: of a record in `content/form-providers.ts` what stands in pages and scripts. */
export interface Exchange {
  /** Where a script posts, where not to the form's `action`. */
  readonly scriptEndpoint?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly hidden: Readonly<Record<string, string>>;
  /** Hidden fields for a form that is sent without scripts. */
  readonly nativeOnly: Readonly<Record<string, string>>;
  readonly honeypot: string;
  readonly decoy?: string;
  readonly subject?: string;
  /** Where a token comes from. */
  readonly token?: string;
  readonly answer: AnswerRule;
}

/** What a script sends of a form's data: the provider's fields and no other. */
export function scriptedData(data: FormData, { nativeOnly, honeypot, subject }: Exchange): FormData {
  for (const name of Object.keys(nativeOnly)) data.delete(name);
  // An unchecked box is not in the data of a form, while a provider may expect the field.
  if (!data.has(honeypot)) data.set(honeypot, '');
  if (subject) data.set(subject, data.get('subject') ?? '');
  return data;
}
