/** `npm run preflight`: lists what is still a sample, and fails while a real deployment would show or use it. */
import nextEnv from '@next/env';
import { Failure, main } from './run';

await main(async () => {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const { deployment, stillSample } = await import('@/lib/config/deployment').catch((error: Error) => {
    throw new Failure(error.message);
  });
  const { company } = await import('@/content/company');
  const { privacy } = await import('@/content/legal/privacy');
  const { returns } = await import('@/content/legal/returns');
  const { caseStudy } = await import('@/content/case-study');
  const { portfolio } = await import('@/content/portfolio');
  const { career } = await import('@/content/pages/career');

  const all: Readonly<Record<string, unknown>> = { ...company, ...deployment };
  const values = stillSample().map((name) => `${name}: ${JSON.stringify(all[name])}`);
  const legal = Object.entries({ 'content/legal/privacy.ts': privacy, 'content/legal/returns.ts': returns })
    .filter(([, page]) => page.sampleForCounsel)
    .map(([file]) => `${file}: sample text, to be read by counsel`);
  const blocking = [...values, ...legal];

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
      `${blocking.length} samples are left: set the environment variables of .env.example, or change content/company.ts and content/legal/.`,
    );
});
