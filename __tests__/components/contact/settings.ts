import type { FormSettings } from '@/lib/contact/settings';

/** Of a made-up site, for the tests beside this file. */
export const settings: FormSettings = {
  endpoint: 'https://forms.example.com/submit',
  redirect: 'https://www.example.com/contact/sent#sent',
  exchange: {
    hidden: { access_key: 'key' },
    nativeOnly: { redirect: 'https://www.example.com/contact/sent#sent' },
    honeypot: 'botcheck',
    answer: 'success',
  },
  processor: { recipient: 'Forms, a provider', notice: 'It stands in Pune.' },
  next: { heading: 'What happens next', steps: [{ name: 'We read it', time: 'Within a day' }] },
  address: 'Example Road, Pune',
  phone: { e164: '+912000000100', display: '+91 20 0000 0100' },
  email: 'hello@example.com',
  whatsapp: '910000000200',
  chat: 'https://wa.me/910000000200?text=Enquiry%3A%20',
};
