import { company } from '@/content/company';
import { formProviders } from '@/content/form-providers';
import { contact } from '@/content/pages/contact';
import { deployment } from '@/lib/config/deployment';
import { exchangeWith } from '@/lib/contact/provider';
import { formSettings } from '@/lib/contact/settings';
import { whatsappUrl } from '@/lib/whatsapp';

test('the form knows where to post, where to lead back to, and the other ways to reach us', () => {
  const { street, city, postalCode, region, country } = company.address;
  const { email, phone, formEndpoint, formProvider, siteUrl, whatsapp } = deployment;
  const { recipient, notice } = formProviders[formProvider].processor;
  expect(formSettings).toEqual({
    endpoint: formEndpoint,
    redirect: new URL('/contact/sent#sent', siteUrl).href,
    // `providers.test.ts` asks what each provider makes of it.
    exchange: exchangeWith(formProvider, deployment),
    processor: { recipient, notice },
    next: {
      heading: contact.nextSteps.heading,
      steps: contact.nextSteps.list.map(({ name, time }) => ({ name, time })),
    },
    address: [street, `${city} ${postalCode}`, region, country].join(', '),
    phone,
    email,
    whatsapp: expect.stringMatching(/^\d{8,15}$/),
    chat: whatsappUrl(),
  });
  expect(whatsapp.e164).toBe(`+${formSettings.whatsapp}`);
});

test('of Web3Forms the form has the fields of its contract', () => {
  const values = { formEndpoint: 'https://form.example', accessKey: 'k', siteUrl: 'https://site.example' };
  expect(exchangeWith('web3forms', values)).toEqual({
    hidden: { access_key: 'k' },
    nativeOnly: { redirect: 'https://site.example/contact/sent#sent' },
    honeypot: 'botcheck',
    answer: 'success',
  });
});
