import type { ServerResponse } from 'node:http';
import { type FormProvider, type FormProviderName, formProviders } from '@/content/form-providers';

/** Responses of a provider to scripts. */
export interface Dialect {
  readonly accept: (response: ServerResponse) => unknown;
  readonly refuse: (response: ServerResponse, status: number, reason: string) => unknown;
}

const json = (response: ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

const page = (response: ServerResponse, status: number, title: string, rest = '') =>
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(`<!DOCTYPE html><title>${title}</title><h1>${title}</h1>${rest}`);

const flagged: Dialect = {
  accept: (response) => json(response, 200, { success: true, message: 'Email sent successfully!' }),
  refuse: (response, status, message) => json(response, status, { success: false, message }),
};

export const dialects: Readonly<Record<FormProviderName, Dialect>> = {
  web3forms: flagged,
  own: flagged,
  formspree: {
    accept: (response) => json(response, 200, { ok: true, next: '/thanks' }),
    refuse: (response, status, message) =>
      json(response, status, { error: message, errors: [{ code: 'BLOCKED', message }] }),
  },
  formsubmit: {
    accept: (response) =>
      json(response, 200, { success: 'true', message: 'The form was submitted successfully.' }),
    refuse: (response, status, message) => json(response, status, { success: 'false', message }),
  },
  netlify: {
    // The page of the site that the form names as its action.
    accept: (response) => page(response, 200, 'Your message has been sent to us', '<p id="sent"></p>'),
    refuse: (response, status) => page(response, status, 'Page not found'),
  },
};

/** Names of the fields without which the provider refuses a form. */
export function requiredFields(name: FormProviderName): readonly string[] {
  const { fields }: FormProvider = formProviders[name];
  const hidden = Object.keys(fields.fixed ?? {}).filter((field) => field === 'form-name');
  return [...(fields.key ? [fields.key] : []), ...hidden, 'name', 'email', 'subject', 'message'];
}
