/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { deploymentDefaults } from '@/content/company';
import { findBrowser } from '@/pipeline/browser';
import { freePort } from '@/pipeline/child-process';
import { checkSite, describe as described } from '@/pipeline/hosting/check';
import { clientOf, targetOf } from '@/pipeline/hosting/client';
import { complaintsAbout } from '@/pipeline/hosting/deployed-site';
import { fileHostGroups, groups, type Row } from '@/pipeline/hosting/expectations';
import { type HostName, profileOf, profiles, rowsOf } from '@/pipeline/hosting/profiles';
import { writtenRecipes } from '@/pipeline/hosting/recipes';
import {
  type Host,
  hasIpv6,
  hosts,
  publicCopy,
  type RunningHost,
  startHost,
  type Tls,
} from '@/pipeline/hosting/servers';
import { filesIn, siteAddresses } from '@/pipeline/hosting/site';
import { sandbox } from '@/pipeline/server/sandbox';
import { inOneWidth } from '../tables';
import { visit } from './journey';

/* The built site on real web servers, each with its recipe or with nothing but the files. */

const scratch = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const addresses = siteAddresses({ ...deploymentDefaults, formEndpoint: sandbox.path });
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
  const profile = profileOf(host.profile);
  const isRecipe = profile.kind === 'recipe';
  let running: RunningHost;
  let rows: readonly Row[];

  beforeAll(async () => {
    running = await startHost(host, { site, scratch, recipes });
    rows = rowsOf(profile, { ...addresses, files: filesIn(site) });
  });
  afterAll(() => running?.stop());

  test.each(isRecipe ? Object.keys(groups) : fileHostGroups)('%s', async (group) => {
    const wanted = rows.filter((row) => row.group === group);
    const findings = await checkSite(running.origin, wanted, isRecipe ? {} : { follows: 2 });
    expect(wanted.length).toBeGreaterThan(0);
    expect(firstOf(findings.map(described))).toEqual([]);
  });

  test('a visit in a browser', async () => {
    expect(await visit(browser, running.origin, host)).toEqual([]);
  });

  test('a preflight from outside finds what is wrong, and no more', async () => {
    const found = (await complaintsAbout(running.origin, addresses, profiles.nginx)).map(
      ({ about }) => about,
    );
    // A preview shows samples, and posts to the sandbox.
    const ofPreview = ['samples', 'form'];
    if (isRecipe) expect(found).toEqual(ofPreview);
    else
      expect(found).toEqual(
        expect.arrayContaining(['slash', 'capitals', 'unknown', 'headers', ...ofPreview]),
      );
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

describe.each(hosts.filter(({ configuration }) => configuration))('$name, as its recipe says', (host) => {
  let running: RunningHost;
  beforeAll(async () => {
    running = await startHost(host, { site, scratch, recipes });
  });
  afterAll(() => running?.stop());

  test('a changed recipe counts once it is read again', async () => {
    const file = path.join(running.run, host.configuration?.file ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('max-age=63072000', 'max-age=300'));
    running.reload();
    const changed = async () => {
      // nginx answers on a line that is open by the recipe that was valid when it opened.
      const { headers } = await clientOf(running.origin)({ path: '/' });
      return headers['strict-transport-security'] === 'max-age=300';
    };
    // The test's own time ends this.
    while (!(await changed()));
  });
});

describe.each(hosts.filter(({ name }) => name === 'nginx' || name === 'Caddy'))(
  '$name with TLS, as its recipe says',
  (host) => {
    let running: RunningHost;
    let tls: Tls;
    /** Caddy is its own authority here. */
    const authority = () =>
      readFileSync(
        host.profile === 'caddy'
          ? path.join(running.run, 'caddy/pki/authorities/local/root.crt')
          : tls.certificate,
      );
    /** Asks an address under a host name that the test resolves to this machine. */
    const ask = (url: string) =>
      new Promise<{ status?: number; location?: string }>((resolve, reject) => {
        const { protocol, hostname, pathname, search } = new URL(url);
        const secure = protocol === 'https:';
        const request = (secure ? https : http).request(
          {
            agent: false,
            host: '127.0.0.1',
            port: secure ? tls.port : new URL(running.origin).port,
            path: pathname + search,
            headers: { Host: hostname },
            ...(secure && { servername: hostname, ca: authority() }),
          },
          ({ statusCode: status, headers: { location } }) =>
            resolve({ ...(status && { status }), ...(location && { location }) }),
        );
        request.on('error', reject).end();
      });

    beforeAll(async () => {
      tls = { port: await freePort(), ...certificateFor('www.example.com', 'example.com') };
      running = await startHost(host, { site, scratch, recipes, tls });
      // Caddy writes its certificates once it runs; the time of this hook ends the wait.
      const answers = async () => (await ask('https://example.com/')).status !== undefined;
      while (!(await answers().catch(() => false)));
    });
    afterAll(() => running?.stop());

    test('the page is there by https, and every other address of both names leads to it in one step', async () => {
      expect(await ask('https://www.example.com/about?a=1')).toEqual({ status: 200 });
      for (const other of ['http://www.example.com', 'http://example.com', 'https://example.com']) {
        const { status, location = '' } = await ask(`${other}/about?a=1`);
        expect([other, status]).toEqual([other, expect.any(Number)]);
        expect([301, 308]).toContain(status);
        // Caddy names a port of https that is not 443.
        expect(location.replace(`:${tls.port}`, '')).toBe('https://www.example.com/about?a=1');
      }
    });

    test('a preflight asks both names, and finds nothing to mend but the preview', async () => {
      // Every name is this machine, and the authority is this test's.
      const lookup = jest.spyOn(dns, 'lookup');
      lookup.mockImplementation(((_name: string, _options: unknown, done: (...found: unknown[]) => void) =>
        done(null, [{ address: '127.0.0.1', family: 4 }])) as never);
      const { Agent } = https;
      const agent = jest.spyOn(https, 'Agent');
      agent.mockImplementation((options) => new Agent({ ...options, ca: authority() }));
      const complaints = await complaintsAbout(
        `https://www.example.com:${tls.port}`,
        addresses,
        profiles.nginx,
      );
      expect(complaints.map(({ about }) => about)).toEqual(['samples', 'form']);
      expect(lookup.mock.calls.map(([name]) => name)).toContain('example.com');
      lookup.mockRestore();
      agent.mockRestore();
    });

    test('it speaks HTTP/2', async () => {
      const session = http2.connect(`https://127.0.0.1:${tls.port}`, {
        servername: 'www.example.com',
        ca: authority(),
      });
      const request = session.request({ ':path': '/about', ':authority': 'www.example.com' });
      const [headers] = await once(request, 'response');
      expect(headers[':status']).toBe(200);
      session.destroy();
    });
  },
);

describe('Apache', () => {
  const running = servedBy('apache');

  test('leads http to https at the site’s own name, and believes a proxy that ended TLS', async () => {
    const client = clientOf(running().origin);
    const Host = 'www.example.com';
    const plain = await client({ path: '/about/?a=1', headers: { Host } });
    expect([plain.status, plain.headers.location]).toEqual([301, 'https://www.example.com/about/?a=1']);
    const behindProxy = await client({ path: '/about', headers: { Host, 'X-Forwarded-Proto': 'https' } });
    expect(behindProxy.status).toBe(200);
  });
});

describe('nginx, as the container runs it', () => {
  const running = servedBy('nginx');

  test('the log names pages, and neither visitors nor what they searched for', async () => {
    const client = clientOf(running().origin);
    await client({ path: '/search?q=secret' });
    // The first line is written before the second request is answered.
    await client({ path: '/no-such-page' });
    const log = readFileSync(path.join(running().run, 'access.log'), 'utf8');
    expect(log).toMatch(/ GET "\/search" 200 /);
    expect(log).not.toMatch(/127\.0\.0\.1|secret/);
  });

  test('the health check passes while it serves, and fails where nothing does', async () => {
    const dockerfile = recipes['container/Dockerfile'] ?? '';
    const [, command = '[]'] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const checkAt = (port: string) => {
      const [program = '', ...parameters] = JSON.parse(
        command.replace('127.0.0.1/8080', `127.0.0.1/${port}`),
      );
      return spawnSync(program, parameters, { stdio: 'ignore' }).status;
    };
    expect(checkAt(new URL(running().origin).port)).toBe(0);
    expect(checkAt(`${await freePort()}`)).toBe(1);
  });

  (hasIpv6 ? test : test.skip)(
    `it answers by IPv6${hasIpv6 ? '' : ': skipped, because this machine has none'}`,
    async () => {
      const { port } = new URL(running().origin);
      expect((await clientOf(`http://[::1]:${port}`)({ path: '/about' })).status).toBe(200);
    },
  );
});

/** A host that serves the site during the tests of a `describe`. */
function servedBy(name: HostName): () => RunningHost {
  const host = hosts.find(({ profile }) => profile === name) as Host;
  let running: RunningHost;
  beforeAll(async () => {
    running = await startHost(host, { site, scratch, recipes });
  });
  afterAll(() => running?.stop());
  return () => running;
}

/** A certificate for these names, signed by itself. */
function certificateFor(...names: readonly string[]): Pick<Tls, 'certificate' | 'key'> {
  const certificate = path.join(scratch, 'certificate.pem');
  const key = path.join(scratch, 'key.pem');
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${names[0]} -addext subjectAltName=${alternatives}`;
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  chmodSync(key, 0o644);
  return { certificate, key };
}

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
