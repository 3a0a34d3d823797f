/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder, serve } from '../scratch';

/* `npm run audit` with a real npm, which asks a registry of ours. */

// Other programs of the project run in it, beside other tests.
jest.setTimeout(300_000);

const folders = ['.', 'lab', 'deploy/form-endpoint'];
const part = { name: 'part', version: '1.0.0' };

let registry: 'mute' | 'clean' | 'high' | 'low' = 'clean';

const origin = serve((request, response) => {
  const isQuestion = request.url === '/-/npm/v1/security/advisories/bulk';
  const severity = registry === 'high' || registry === 'low' ? registry : undefined;
  const advisory = { id: 1, url: 'https://advisories.example/1', title: 'A hole', vulnerable_versions: '*' };
  const known = severity ? { part: [{ ...advisory, severity }] } : {};
  const packument = { name: part.name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': part } };
  response.statusCode = registry === 'mute' && isQuestion ? 405 : 200;
  request.on('end', () => response.end(JSON.stringify(isQuestion ? known : packument))).resume();
});

const scratch = scratchFolder();
beforeEach(() => {
  for (const folder of folders) {
    mkdirSync(scratch.path(folder), { recursive: true });
    const dependencies = { part: '1.0.0' };
    scratch.put(`${folder}/package.json`, JSON.stringify({ name: 'site', version: '1.0.0', dependencies }));
    const packages = { '': { dependencies }, 'node_modules/part': { version: '1.0.0' } };
    scratch.put(`${folder}/package-lock.json`, JSON.stringify({ lockfileVersion: 3, packages }));
  }
});

/** @returns the exit code and all that was printed */
async function audit(...args: readonly string[]) {
  const command = ['--import', require.resolve('tsx'), path.resolve('scripts/audit.ts'), ...args];
  // npm keeps what it was told of a package: a cache that is another's would answer in the registry's place.
  const cache = scratch.path(`cache-${registry}`);
  const env = { ...process.env, npm_config_registry: `${origin()}/`, npm_config_cache: cache };
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, command, { cwd: scratch.path(), env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });
}

test('a weakness that is high fails and is named, for each lock file; a low one is counted', async () => {
  registry = 'high';
  const { code, said } = await audit('--allow-unasked');
  expect(code).toBe(1);
  for (const folder of folders)
    expect(said).toContain(`✗ Known weaknesses, ${folder}/package-lock.json: part (high): \`npm audit`);
  registry = 'low';
  const { said: counted } = await audit('--allow-unasked');
  expect(counted).toContain('Known weaknesses, lab/package-lock.json: 1, none of them high or critical.');
});

test('a registry that does not answer is no pass, unless that is asked for, and the reason is told', async () => {
  registry = 'mute';
  const reason = 'Known weaknesses, lab/package-lock.json: not asked: 405 Method Not Allowed';
  const refused = await audit();
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(`✗ ${reason}`);
  const allowed = await audit('--allow-unasked');
  expect(allowed.code).toBe(0);
  expect(allowed.said).toContain(`! ${reason}`);
});

test('where nothing is known, it says so', async () => {
  registry = 'clean';
  const { said } = await audit('--allow-unasked');
  for (const folder of folders)
    expect(said).toContain(
      `Known weaknesses, ${folder}/package-lock.json: 0, none of them high or critical.`,
    );
});
