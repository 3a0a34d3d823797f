import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { deployment } from '../config/deployment';
import { routes } from '../routes';

const { address, formProcessor } = company;
const { email, phone, whatsapp, formEndpoint, accessKey, siteUrl } = deployment;

/** All that the contact panel and its form know of this deployment. It stands in every page, so it is small. */
export const formSettings = {
  endpoint: formEndpoint,
  accessKey,
  /** Where the provider leads a form that was sent without scripts. */
  redirect: `${siteUrl}${routes.contactSent}`,
  processor: {
    name: formProcessor.name,
    role: formProcessor.role,
    serverLocation: formProcessor.serverLocation,
  },
  /** What a visitor may expect after sending. */
  next: {
    heading: contact.nextSteps.heading,
    steps: contact.nextSteps.list.map(({ name, time }) => ({ name, time })),
  },
  address: `${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`,
  phone,
  email,
  /** Digits with the country code, no plus. */
  whatsapp: whatsapp.e164.slice(1),
};

export type FormSettings = typeof formSettings;
