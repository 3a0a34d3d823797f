import { loadEnvironment } from './build-site';
import { command } from './command';
import { Failure } from './run';

/** Of one matter; the rest is counted. */
const shownLines = 8;

await command(
  {
    name: 'npm run preflight',
    help: 'Lists what is still a sample, and fails while a real deployment would show or use it.',
    options: {
      brief: { type: 'boolean', help: 'one line, and no failure' },
      url: { type: 'string', help: 'asks a deployed site from outside instead, and says what to mend' },
    },
  },
  ({ brief, url }) => (url === undefined ? preflight(brief) : preflightOf(url)),
);

async function preflightOf(url: string): Promise<void> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Failure(`--url is "${url}", but should be an address such as https://www.example.com.`);
  loadEnvironment();
  const { deployment } = await import('@/lib/config/deployment');
  const { siteAddresses } = await import('./hosting/site');
  const { complaintsAbout } = await import('./hosting/deployed-site');
  const complaints = await complaintsAbout(url, siteAddresses(deployment.formEndpoint)).catch(
    (error: Error) => {
      throw new Failure(`${url} cannot be asked: ${error.message}`);
    },
  );
  for (const { about, mend, lines } of complaints) {
    console.log(`✗ ${about}: ${mend}`);
    for (const line of lines.slice(0, shownLines)) console.log(`    ${line}`);
    if (lines.length > shownLines) console.log(`    and ${lines.length - shownLines} more`);
  }
  if (complaints.length > 0) throw new Failure(`${complaints.length} matters to mend at ${url}.`);
  console.log(`${url} is as it should be.`);
}

async function preflight(brief = false): Promise<void> {
  // Not before: what is imported here reads it.
  loadEnvironment();
  const { deployment, stillSample } = await import('@/lib/config/deployment');
  const { company, samplePromises } = await import('@/content/company');
  const { houseFacts } = await import('@/content/house-facts');
  const { privacy } = await import('@/content/legal/privacy');
  const { returns } = await import('@/content/legal/returns');
  const { caseStudy } = await import('@/content/case-study');
  const { portfolio } = await import('@/content/portfolio');
  const { career } = await import('@/content/pages/career');

  const all: Readonly<Record<string, unknown>> = { ...company, ...deployment };
  const values = stillSample().map((name) => `${name}: ${JSON.stringify(all[name])}`);
  const promises = samplePromises.map(
    (name) =>
      `${name}: ${JSON.stringify(houseFacts[name])}, a promise of content/house-facts.ts for the owner to confirm`,
  );
  const legal = Object.entries({ 'content/legal/privacy.ts': privacy, 'content/legal/returns.ts': returns })
    .filter(([, page]) => page.sampleForCounsel)
    .map(([file]) => `${file}: sample text, to be read by counsel`);
  const blocking = [...values, ...promises, ...legal];

  const count = `${blocking.length} samples are left`;
  if (brief) {
    if (blocking.length > 0) console.warn(`\n! ${count}: \`npm run preflight\` lists them.`);
    if (!deployment.accessKey)
      console.warn(
        '! FORM_ACCESS_KEY is not set: the contact form of this build cannot send and offers e-mail and WhatsApp instead (.env.example).',
      );
    return;
  }
  console.log(
    blocking.length > 0 ? 'Still samples, to be replaced before launch:' : 'No sample value is left.',
  );
  for (const line of blocking) console.log(`  ✗ ${line}`);
  const { length: labelled } = [...portfolio, caseStudy, ...career.openings.list].filter(
    ({ sample }) => sample,
  );
  console.log(
    `Sample content that the pages label as such: ${labelled} portfolio items, case studies and openings.`,
  );
  if (blocking.length > 0)
    throw new Failure(
      `${count}: set the environment variables of .env.example, or change content/company.ts, content/house-facts.ts and content/legal/.`,
    );
}
