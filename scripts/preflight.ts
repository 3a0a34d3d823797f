import { loadEnvironment } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';

await command(
  {
    name: 'npm run preflight',
    help: 'Lists what is still a sample, and fails while a real deployment would show or use it.',
    options: {
      brief: { type: 'boolean', help: 'one line, and no failure' },
      'send-test': {
        type: 'boolean',
        help: 'with --url: sends one test message by its form, in a browser',
      },
      url: { type: 'string', help: 'asks a deployed site from outside instead, and says what to mend' },
    },
  },
  async ({ brief, url, 'send-test': isSendTest }) => {
    if (url !== undefined && !(/^https?:\/\//.test(url) && URL.canParse(url)))
      throw new Failure(`--url is "${url}", but should be an address such as https://www.example.com.`);
    loadEnvironment();
    // Imported after the environment is loaded, because these modules read it.
    if (url !== undefined) return isSendTest ? sendTest(url) : askDeployedSite(url);
    const { formSetup, labelledSamples, notFilled, samplesLeft } = await import(
      '../pipeline/hosting/preflight'
    );
    const samples = samplesLeft();
    if (brief) return tellInBrief(samples.length);
    console.log(formSetup());
    console.log(
      `Sample content that the pages label as such: ${labelledSamples()} portfolio items, case studies and openings.`,
    );
    const slots = notFilled();
    if (slots.length > 0)
      console.log(`Not filled in content/owner.ts, and so not shown:\n  - ${slots.join('\n  - ')}`);
    if (samples.length > 0)
      throw new Failure(
        `Still samples, to be replaced before launch:\n  ✗ ${samples.join('\n  ✗ ')}\n` +
          `${samples.length} are left:\n` +
          '  - A value of the company: set its variable of .env.example; or change content/company.ts, and take its name out of `sampleValues` there.\n' +
          '  - A promise: change or confirm it in content/house-facts.ts, then take its name out of `samplePromises` in content/company.ts.\n' +
          '  - A promise of one page: take it out of the text, move it into content/house-facts.ts, or confirm it with `confirmed: true` in `extraPromises`.\n' +
          '  - A legal text: once counsel has read it, set its `sampleForCounsel` to false.',
      );
    console.log('No sample value is left.');
  },
);

async function tellInBrief(samples: number): Promise<void> {
  const { deployment } = await import('@/lib/config/deployment');
  const { formProvider } = await import('@/lib/contact/provider');
  if (samples > 0) console.warn(`\n! ${samples} samples are left: \`npm run preflight\` lists them.`);
  if (formProvider.key && !deployment.accessKey)
    console.warn(
      '! FORM_ACCESS_KEY is not set: the contact form of this build cannot send and offers e-mail and WhatsApp instead (.env.example).',
    );
}

async function sendTest(url: string): Promise<void> {
  const { deployment } = await import('@/lib/config/deployment');
  const { formProvider } = await import('@/lib/contact/provider');
  const { sendTestMessage } = await import('../pipeline/hosting/send-test');
  console.log(await sendTestMessage(url, { email: deployment.email, answer: formProvider.answer }));
}

async function askDeployedSite(url: string): Promise<void> {
  const { deployment } = await import('@/lib/config/deployment');
  const { siteAddresses } = await import('../pipeline/hosting/site');
  const { complaintsAbout, complaintText } = await import('../pipeline/hosting/deployed-site');
  const complaints = await complaintsAbout(url, siteAddresses(deployment.formEndpoint)).catch(
    (error: Error) => {
      throw new Failure(`${url} cannot be asked: ${error.message}`);
    },
  );
  for (const complaint of complaints) console.log(complaintText(complaint));
  if (complaints.length > 0) throw new Failure(`${complaints.length} matters to mend at ${url}.`);
  console.log(`${url} is as it should be.`);
}
