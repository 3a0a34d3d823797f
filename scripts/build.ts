/** `npm run build`: writes the deployable `out/`. */
import { buildSite } from './build-site';
import { main } from './run';

await main(async () => {
  const folder = await buildSite('deployable');
  const { deployment, stillSample } = await import('@/lib/config/deployment');
  const samples = stillSample();
  if (samples.length > 0)
    console.warn(
      `\n! ${samples.length} values are still samples (${samples.join(', ')}): \`npm run preflight\` lists them.`,
    );
  if (!deployment.accessKey)
    console.warn(
      '! FORM_ACCESS_KEY is not set: the contact form of this build cannot send and offers e-mail and WhatsApp instead (.env.example).',
    );
  console.log(`\nThe site is in ${folder}/. Copy the folder to a static host.`);
});
