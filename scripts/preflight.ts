import { loadEnvironment } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';

await command(
  {
    name: 'npm run preflight',
    help: 'Lists what is still a sample, and fails while a real deployment would show or use it.',
    options: {
      brief: { type: 'boolean', help: 'one line, and no failure' },
      host: {
        type: 'string',
        help: 'with --url: the host, by its name in deploy/README.md; HOSTING says the same',
      },
      'send-test': {
        type: 'boolean',
        help: 'with --url: sends one test message by its form, in a browser',
      },
      url: { type: 'string', help: 'asks a deployed site from outside instead, and says what to mend' },
    },
  },
  async ({ brief, host, url, 'send-test': isSendTest }) => {
    if (url !== undefined && !(/^https?:\/\//.test(url) && URL.canParse(url)))
      throw new Failure(`--url is "${url}", but should be an address such as https://www.example.com.`);
    const { HOSTING } = loadEnvironment();
    // Imported after the environment is loaded, because these modules read it.
    if (url !== undefined) return isSendTest ? sendTest(url) : askDeployedSite(url, host ?? HOSTING);
    const { formSetup, labelledSamples, notFilled, samplesLeft } = await import(
      '../pipeline/hosting/preflight'
    );
    const samples = samplesLeft();
    const today = new Date().toISOString().slice(0, 10);
    const { dueOn, dueTexts } = await import('../pipeline/due');
    const due = dueTexts(dueOn(today), today);
    if (brief) return tellInBrief(samples.length, due.length);
    console.log(formSetup());
    console.log(
      `Sample content that the pages label as such: ${labelledSamples()} portfolio items, case studies and openings.`,
    );
    const slots = notFilled();
    if (slots.length > 0)
      console.log(`Not filled in content/owner.ts, and so not shown:\n  - ${slots.join('\n  - ')}`);
    for (const text of due) console.log(`Due: ${text}`);
    if (samples.length > 0)
      throw new Failure(
        `Still samples, to be replaced before launch:\n  ✗ ${samples.join('\n  ✗ ')}\n` +
          `${samples.length} are left:\n` +
          '  - A value of the company: `npm run setup` asks for most; the others go into content/company.json, under the name above.\n' +
          '  - A promise: change or confirm it in content/house-facts.ts, then take its name out of `samplePromises` in content/company.ts.\n' +
          '  - A promise of one page: take it out of the text, move it into content/house-facts.ts, or confirm it with `confirmed: true` in `extraPromises`.\n' +
          '  - A legal text: once counsel has read it, set its `sampleForCounsel` to false.',
      );
    console.log('No sample value is left.');
  },
);

async function tellInBrief(samples: number, due: number): Promise<void> {
  const { deployment } = await import('@/lib/config/deployment');
  const { formProvider } = await import('@/lib/contact/provider');
  if (samples > 0) console.warn(`\n! ${samples} samples are left: \`npm run preflight\` lists them.`);
  if (due > 0) console.warn(`! ${due} subjects are due for review: \`npm run preflight\` lists them.`);
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

async function askDeployedSite(url: string, host: string | undefined): Promise<void> {
  const { hostNames, profileOf } = await import('../pipeline/hosting/profiles');
  const profile = profileOf(host ?? 'nginx');
  const { deployment } = await import('@/lib/config/deployment');
  const { siteAddresses } = await import('../pipeline/hosting/site');
  const { versionLine } = await import('../pipeline/hosting/deployed-version');
  const { complaintsAbout, complaintText } = await import('../pipeline/hosting/deployed-site');
  const complaints = await complaintsAbout(url, siteAddresses(deployment), profile).catch((error: Error) => {
    throw new Failure(`${url} cannot be asked: ${error.message}`);
  });
  console.log(await versionLine(url));
  for (const { groups, answer, why } of profile.differences)
    console.log(`By this host, ${groups.join(' and ')}: ${answer}, because ${why}.`);
  for (const complaint of complaints) console.log(complaintText(complaint));
  if (complaints.length > 0)
    throw new Failure(
      `${complaints.length} matters to mend at ${url}.${host === undefined ? ` It was asked what nginx, Caddy and Apache answer; what another host cannot is left out with --host: ${hostNames.join(', ')}.` : ''}`,
    );
  console.log(`${url} is as it should be.`);
}
