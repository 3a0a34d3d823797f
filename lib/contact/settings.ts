import { company } from '@/content/company';
import { contactForm } from '@/content/contact-form';
import { routes } from '../routes';

/** All that the form in the browser knows of this deployment: the server hands it over as one small object. */
export const formSettings = {
  texts: contactForm,
  endpoint: company.formEndpoint,
  accessKey: company.accessKey,
  /** Where the provider leads a form that was sent without scripts. */
  redirect: `${company.siteUrl}${routes.contactSent}`,
  email: company.email,
  /** Digits with the country code, no plus. */
  whatsapp: company.whatsapp.e164.slice(1),
} as const;

export type FormSettings = typeof formSettings;
