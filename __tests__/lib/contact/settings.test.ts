import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { deployment } from '@/lib/config/deployment';
import { formSettings } from '@/lib/contact/settings';

test('the form knows where to post, where to lead back to, and the other ways to reach us', () => {
  const { street, city, postalCode, region, country } = company.address;
  const { name, role, serverLocation } = company.formProcessor;
  const { email, phone, formEndpoint, accessKey, siteUrl, whatsapp } = deployment;
  expect(formSettings).toEqual({
    endpoint: formEndpoint,
    accessKey,
    redirect: new URL('/contact/sent', siteUrl).href,
    processor: { name, role, serverLocation },
    next: {
      heading: contact.nextSteps.heading,
      steps: contact.nextSteps.list.map(({ name, time }) => ({ name, time })),
    },
    address: [street, `${city} ${postalCode}`, region, country].join(', '),
    phone,
    email,
    whatsapp: expect.stringMatching(/^\d{8,15}$/),
  });
  expect(whatsapp.e164).toBe(`+${formSettings.whatsapp}`);
});
