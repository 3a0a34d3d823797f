import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { deployment } from '../config/deployment';
import { whatsappUrl } from '../whatsapp';
import { exchangeWith, formProvider, sentAddress } from './provider';

const { address } = company;
const { email, phone, whatsapp, formEndpoint, formProvider: provider } = deployment;
const { recipient, notice } = formProvider.processor;

/** All that the contact panel and its form know of this deployment. It stands in every page, so it is small. */
export const formSettings = {
  /** Where the form is sent without scripts. */
  endpoint: formEndpoint,
  /** Where the provider leads it then. */
  redirect: sentAddress(deployment),
  exchange: exchangeWith(provider, deployment),
  processor: { recipient, notice },
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
  /** A chat with the enquiry's blanks; what is appended stands in the last one. */
  chat: whatsappUrl(),
};

export type FormSettings = typeof formSettings;
