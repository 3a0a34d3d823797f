import { company } from '@/content/company';
import { formProviders } from '@/content/form-providers';
import { contact } from '@/content/pages/contact';
import { deployment } from '@/lib/config/deployment';
import { formSettings } from '@/lib/contact/settings';
import { whatsappUrl } from '@/lib/whatsapp';

test('the form knows where to post, where to lead back to, and the other ways to reach us', () => {
  const { street, city, postalCode, region, country } = company.address;
  const { recipient, notice } = formProviders.web3forms.processor;
  const { email, phone, formEndpoint, accessKey, siteUrl, whatsapp } = deployment;
  expect(formSettings).toEqual({
    endpoint: formEndpoint,
    redirect: new URL('/contact/sent#sent', siteUrl).href,
    exchange: {
      hidden: { access_key: accessKey },
      nativeOnly: { redirect: new URL('/contact/sent#sent', siteUrl).href },
      honeypot: 'botcheck',
      answer: 'success',
    },
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
