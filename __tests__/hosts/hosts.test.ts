/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@/pipeline/browser';
import { checkSite, describe as described } from '@/pipeline/hosting/check';
import { clientOf, targetOf } from '@/pipeline/hosting/client';
import { complaintsAbout } from '@/pipeline/hosting/deployed-site';
import { fileHostGroups, fileHostRows, groups, type Row, recipeRows } from '@/pipeline/hosting/expectations';
import { writtenRecipes } from '@/pipeline/hosting/recipes';
import { hosts, publicCopy, type RunningHost, startHost } from '@/pipeline/hosting/servers';
import { filesIn, siteAddresses } from '@/pipeline/hosting/site';
import { sandbox } from '@/pipeline/server/sandbox';
import { visit } from './journey';

/* The built site on real web servers, each with its recipe or with nothing but the files. */

const scratch = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const addresses = siteAddresses(sandbox.path);
const recipes = writtenRecipes(addresses);
let site: string;
let browser: Browser;

/** Some addresses of each kind, and what each host answers. */
const shown =
  '/ /about /about/ /about.html /ABOUT /services /services/ /services/ci-cd/ /Industry /Industry/ /industries /no-such-page /about%00 /..%2f..%2fetc%2fpasswd /.git/config'.split(
    ' ',
  );
const answers = new Map<string, string[]>(shown.map((address) => [address, []]));

beforeAll(async () => {
  site = publicCopy('preview', scratch);
  const executablePath = findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe.each(hosts)('$name', (host) => {
  let running: RunningHost;
  let rows: readonly Row[];

  beforeAll(async () => {
    running = await startHost(host, { site, scratch, recipes });
    const files = filesIn(site);
    rows =
      host.kind === 'recipe' ? recipeRows({ ...addresses, files }) : fileHostRows({ ...addresses, files });
  });
  afterAll(() => running?.stop());

  test.each(host.kind === 'files' ? fileHostGroups : Object.keys(groups))('%s', async (group) => {
    const wanted = rows.filter((row) => row.group === group);
    const findings = await checkSite(running.origin, wanted, host.kind === 'files' ? { follows: 2 } : {});
    expect(wanted.length).toBeGreaterThan(0);
    expect(firstOf(findings.map(described))).toEqual([]);
  });

  test('a visit in a browser', async () => {
    expect(await visit(browser, running.origin, host)).toEqual([]);
  });

  test('a preflight from outside finds what is wrong, and no more', async () => {
    const found = (await complaintsAbout(running.origin, addresses)).map(({ about }) => about);
    // A preview shows samples, and posts to the sandbox.
    const ofPreview = ['samples', 'form'];
    if (host.kind === 'recipe') expect(found).toEqual(ofPreview);
    else
      expect(found).toEqual(expect.arrayContaining(['pages', 'redirects', 'unknown', 'files', ...ofPreview]));
  });

  test('its column of the table in docs/deployment.md', async () => {
    const client = clientOf(running.origin);
    for (const address of shown) {
      const answer = await client({ path: address }).catch(() => undefined);
      const leadsTo = answer && targetOf(answer, running.origin);
      answers.get(address)?.push(answer ? `${answer.status}${leadsTo ? ` → \`${leadsTo}\`` : ''}` : 'closed');
    }
    if (host === hosts.at(-1))
      expect(inOneWidth(readFileSync('docs/deployment.md', 'utf8'))).toContain(table());
  });
});

function table(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = hosts.map(({ name }) => name);
  return [
    line(['Address', ...names]),
    line(['---', ...names.map(() => '---')]),
    ...[...answers].map(([address, cells]) => line([`\`${address}\``, ...cells])),
  ].join('\n');
}

/** A host usually fails for all pages alike, so that a few lines are enough. */
const firstOf = (lines: readonly string[]) =>
  lines.length > 12 ? [...lines.slice(0, 12), `and ${lines.length - 12} more`] : lines;

/** Tables of a text whose columns are not filled up. */
const inOneWidth = (text: string) => text.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---');
