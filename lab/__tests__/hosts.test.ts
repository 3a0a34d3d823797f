import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deploymentDefaults } from '@/content/company';
import { checkSite, describe as described } from '@/pipeline/hosting/check';
import { type Group, groups, type Row } from '@/pipeline/hosting/expectations';
import { equip, type HostName, profileOf, rowsOf } from '@/pipeline/hosting/profiles';
import { writtenRecipes } from '@/pipeline/hosting/recipes';
import { filesIn, siteAddresses } from '@/pipeline/hosting/site';
import { sandbox } from '@/pipeline/server/sandbox';
import { startCloudflare } from '../hosts/cloudflare';
import { startCloudFront } from '../hosts/cloudfront';
import { startNetlify } from '../hosts/netlify';
import { startBucket } from '../hosts/s3';
import type { Served } from '../hosts/serve';
import { startVercel } from '../hosts/vercel';

/* The built site as the host's own engine answers for it, by the rows of its profile; what the engine cannot show is not asked. */

const addresses = siteAddresses({ ...deploymentDefaults, formEndpoint: sandbox.path });
const recipes = writtenRecipes(addresses);

/** Each starts with a folder that holds the site with the files of its recipe, and may write beside it. */
const engines: Partial<Record<HostName, (site: string, scratch: string) => Promise<Served>>> = {
  cloudflare: (site) => startCloudflare(site, recipes['cloudflare/wrangler.jsonc'] ?? ''),
  netlify: startNetlify,
  vercel: (site) => startVercel(site, recipes['vercel/vercel.json'] ?? ''),
  async 's3-cloudfront'(site, scratch) {
    const bucket = await startBucket(scratch, 'site');
    try {
      await bucket.upload(site);
      const source = recipes['s3-cloudfront/viewer-request.js'] ?? '';
      const { origin, stop } = await startCloudFront(source, bucket.address);
      return { origin, stop: () => Promise.all([stop(), bucket.stop()]).then(() => {}) };
    } catch (error) {
      // A server that is left open would keep the tests from ending.
      await bucket.stop();
      throw error;
    }
  },
};

for (const [name, start] of Object.entries(engines))
  describe(name, () => {
    const profile = profileOf(name);
    const scratch = mkdtempSync(path.join(tmpdir(), `${name}-`));
    const site = path.join(scratch, 'out');
    let host: Served;
    let rows: readonly Row[];

    before(async () => {
      assert.ok(
        existsSync('preview/index.html'),
        'preview/ is missing: `npm run build -- --preview` writes it.',
      );
      cpSync('preview', site, { recursive: true });
      rows = rowsOf(profile, { ...addresses, files: filesIn(site) });
      equip(profile, recipes, { out: site, project: scratch });
      host = await start(site, scratch);
    });
    after(async () => {
      await host?.stop();
      rmSync(scratch, { recursive: true });
    });

    for (const group of (Object.keys(groups) as Group[]).filter(
      (group) => !profile.unverified.includes(group),
    ))
      test(group, async (context) => {
        const asked = rows.filter((row) => row.group === group);
        // A host that answers none of a group has its reason in the profile.
        if (asked.length === 0)
          return context.skip(profile.differences.find(({ groups }) => groups.includes(group))?.why);
        const findings = await checkSite(host.origin, asked);
        assert.deepEqual(
          findings.slice(0, 12).map(described),
          [],
          `${findings.length} of ${asked.length} rows`,
        );
      });
  });
