/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { questions } from '@/pipeline/setup/questions';
import { scratchFolder } from '../scratch';

/* `npm run setup` as a program, in a folder of its own: it reads and writes files there. */

const { path: at, put, read } = scratchFolder();
const project = process.cwd();

beforeEach(() => {
  put('content/company.json', '{}\n');
  put('.env.example', readFileSync('.env.example'));
});

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

function start(options: readonly string[] = [], forNode: readonly string[] = []): ChildProcess {
  const tsx = path.join(project, 'node_modules/tsx/dist');
  const node = [
    '--require',
    `${tsx}/preflight.cjs`,
    '--import',
    `file://${tsx}/loader.mjs`,
    '-C',
    'react-server',
    ...forNode,
  ];
  return spawn(
    process.execPath,
    [...node, path.join(project, 'scripts/setup.ts'), '--no-build', ...options],
    {
      cwd: at(),
      // Variables of whoever runs the tests count before those of .env.
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'),
      },
    },
  );
}

async function ended(child: ChildProcess): Promise<Ended> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Answers by a pipe, a line each; the input then ends. */
function piped(answers: readonly string[], forNode?: readonly string[]): Promise<Ended> {
  const child = start([], forNode);
  child.stdin?.end(answers.map((answer) => `${answer}\n`).join(''));
  return ended(child);
}

const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const typed: Readonly<Record<string, string>> = {
  COMPANY_NAME: 'Nilgiri “Data” & Sons',
  COMPANY_LEGAL_NAME: "Nilgiri's Data # 1 Private Limited",
  COMPANY_CIN: 'u62011 KA2015PTC123456',
  COMPANY_STREET: '7 Hill Road',
  COMPANY_CITY: 'Bengaluru',
  COMPANY_REGION: 'Karnataka',
  COMPANY_POSTAL_CODE: '560 001',
  COMPANY_GRIEVANCE_CONTACT: 'A. Rao',
  COMPANY_PHONE: '+91 80 4000 1234',
  COMPANY_WHATSAPP: '+91-99001-12233',
  COMPANY_EMAIL: 'office@nilgiri.example',
  SITE_URL: 'https://www.nilgiri.example',
  FORM_PROVIDER: 'web3forms',
  FORM_ACCESS_KEY: key,
  HOSTING: 'nginx',
};
/** A provider that has a key has no address to be asked for. */
const asked = questions.map(({ name }) => name).filter((name) => name !== 'FORM_ENDPOINT');
const lines = asked.map((name) => typed[name] ?? '');

const company = {
  name: typed.COMPANY_NAME,
  legalName: typed.COMPANY_LEGAL_NAME,
  cin: 'U62011KA2015PTC123456',
  grievanceContact: { role: 'Grievance officer', name: 'A. Rao' },
  address: {
    street: '7 Hill Road',
    city: 'Bengaluru',
    region: 'Karnataka',
    postalCode: '560001',
    country: 'India',
    countryCode: 'IN',
  },
};
const environment = {
  SITE_URL: 'https://www.nilgiri.example',
  FORM_PROVIDER: 'web3forms',
  FORM_ACCESS_KEY: key,
  COMPANY_PHONE: '+918040001234',
  COMPANY_WHATSAPP: '+919900112233',
  COMPANY_EMAIL: 'office@nilgiri.example',
  HOSTING: 'nginx',
};
const companyValues = () => JSON.parse(read('content/company.json'));
const variables = () =>
  Object.fromEntries(Object.entries(parseEnv(read('.env'))).filter(([, value]) => value));
const leftovers = () => readdirSync(at()).filter((name) => name.startsWith('.setup'));

test('every question has an answer of the tests', () => {
  expect(Object.keys(typed).sort()).toEqual([...asked].sort());
});

test('answers become the company’s values and .env, with the comments of .env.example; a second run changes nothing', async () => {
  const first = await piped(lines);
  expect(first.said).toContain('Written: content/company.json\nWritten: .env');
  expect(first.code).toBe(0);
  expect(companyValues()).toEqual(company);
  expect(variables()).toEqual(environment);
  const comments = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
  expect(comments(read('.env'))).toEqual(comments(read('.env.example')));

  const files = [read('content/company.json'), read('.env')];
  const second = await piped(asked.map(() => ''));
  expect([second.code, second.said]).toEqual([0, expect.not.stringContaining('Written')]);
  expect([read('content/company.json'), read('.env')]).toEqual(files);
  expect(leftovers()).toEqual([]);
});

test('stopped before each question in turn, it changes no file and offers the answers again', async () => {
  put('content/company.json', '{ "tagline": "Ours" }');
  put('.env', 'OTHER=1\n');
  for (const count of asked.keys()) {
    const stopped = await piped(lines.slice(0, count).map((line, index) => (index < count - 1 ? '' : line)));
    expect([stopped.code, stopped.said]).toEqual([
      1,
      expect.stringMatching(/✗ Stopped at question \d+ of \d+\. The answers so far are kept/),
    ]);
    expect([read('content/company.json'), read('.env')]).toEqual(['{ "tagline": "Ours" }', 'OTHER=1\n']);
  }
  const last = await piped(lines.map((line, index) => (index < asked.length - 1 ? '' : line)));
  expect(last.code).toBe(0);
  expect(companyValues()).toEqual({ tagline: 'Ours', ...company });
  expect(variables()).toEqual({ OTHER: '1', ...environment });
  expect(leftovers()).toEqual([]);
}, 180_000);

test('killed while it waits, it keeps what was answered', async () => {
  const child = start();
  const end = ended(child);
  child.stdin?.write(`${lines.slice(0, 2).join('\n')}\n`);
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (text: string) => {
      if (text.includes('CIN')) resolve();
    });
  });
  child.kill('SIGKILL');
  await end;
  const again = await piped(['', '', ...lines.slice(2)]);
  expect(again.code).toBe(0);
  expect(companyValues()).toEqual(company);
});

test.each([
  ['before', 'content/company.json', {}],
  ['after', 'content/company.json', company],
  ['after', '.env', company],
])('killed %s it puts %s in place, it has every answer the next time', async (moment, file, written) => {
  put(
    'killer.cjs',
    `const fs = require('node:fs');
    const { renameSync } = fs;
    const kill = (moment, to) => {
      if (moment === '${moment}' && to.endsWith('/${file}')) process.kill(process.pid, 'SIGKILL');
    };
    fs.renameSync = (from, to) => {
      kill('before', '/' + to);
      renameSync(from, to);
      kill('after', '/' + to);
    };
    require('node:module').syncBuiltinESMExports();`,
  );
  const killed = await piped(lines, ['--require', at('killer.cjs')]);
  expect(killed.code).toBe(null);
  expect(companyValues()).toEqual(written);
  expect(existsSync(at('.env'))).toBe(file === '.env');

  expect((await piped(asked.map(() => ''))).code).toBe(0);
  expect([companyValues(), variables(), leftovers()]).toEqual([company, environment, []]);
});

test('what stands in the files stays: other variables, comments, other values of the company, a link and rights', async () => {
  put(
    'elsewhere/env',
    '# ours\nexport OTHER="a b" # kept\r\nCOMPANY_EMAIL=old@nilgiri.example # one\nSITE_URL=https://one.example\nSITE_URL=https://two.example\nHSTS=300',
  );
  symlinkSync(at('elsewhere/env'), at('.env'));
  put(
    'content/company.json',
    JSON.stringify({ foundingYear: 2015, address: { ...company.address, country: 'Bharat' } }),
  );
  const { code, said } = await piped(lines);
  expect([code, said]).toEqual([0, expect.stringContaining('E-mail address [old@nilgiri.example]')]);
  expect(companyValues()).toEqual({
    foundingYear: 2015,
    ...company,
    address: { ...company.address, country: 'Bharat' },
  });
  expect(read('elsewhere/env')).toBe(
    '# ours\nexport OTHER="a b" # kept\r\nCOMPANY_EMAIL=office@nilgiri.example\nSITE_URL=https://one.example\n' +
      `SITE_URL=https://www.nilgiri.example\nHSTS=300\nCOMPANY_PHONE=+918040001234\n` +
      `COMPANY_WHATSAPP=+919900112233\nFORM_PROVIDER=web3forms\nFORM_ACCESS_KEY=${key}\nHOSTING=nginx\n`,
  );
  expect(lstatSync(at('.env')).isSymbolicLink()).toBe(true);
});

test('a wrong answer that nobody can be asked for again ends it; the answers before it are kept', async () => {
  const { code, said } = await piped(lines.with(asked.indexOf('COMPANY_CIN'), 'U62011'));
  expect([code, said]).toEqual([1, expect.stringMatching(/✗ COMPANY_CIN is "U62011", but should be/)]);
  expect([companyValues(), existsSync(at('.env'))]).toEqual([{}, false]);
  expect(parseEnv(read('.setup-answers'))).toEqual({
    COMPANY_NAME: typed.COMPANY_NAME,
    COMPANY_LEGAL_NAME: typed.COMPANY_LEGAL_NAME,
  });
});

test('another provider takes its own key or none; a file answers as the keyboard does, and an unknown name in it is refused', async () => {
  put('.env', `FORM_ACCESS_KEY=${key}\nCOMPANY_EMAIL=office@nilgiri.example\n`);
  put('answers', 'FORM_PROVIDER=netlify\nCOMPANY_NAME=Nilgiri\n');
  const first = await ended(start(['--answers', 'answers']));
  expect([first.code, variables(), companyValues()]).toEqual([
    0,
    { FORM_PROVIDER: 'netlify', COMPANY_EMAIL: 'office@nilgiri.example' },
    { name: 'Nilgiri' },
  ]);

  put('answers', 'FORM_PROVIDER=own\n');
  expect((await ended(start(['--answers', 'answers']))).said).toMatch(/✗ FORM_ENDPOINT is not set, but/);
  put('answers', 'FORM_PROVIDER=own\nFORM_ENDPOINT=/form\n');
  expect((await ended(start(['--answers', 'answers']))).code).toBe(0);
  expect(variables()).toMatchObject({ FORM_PROVIDER: 'own', FORM_ENDPOINT: '/form' });

  put('answers', 'COMPANY_NMAE=Nilgiri\n');
  expect(await ended(start(['--answers', 'answers']))).toEqual({
    code: 1,
    said: expect.stringMatching(/✗ answers answers COMPANY_NMAE, but the questions are COMPANY_NAME, /),
  });
});

test('a broken file of the company is named, and nothing is written over it', async () => {
  put('content/company.json', '{ "name": ');
  expect((await piped(lines)).said).toMatch(/✗ content\/company\.json is no JSON: /);
  put('content/company.json', '{ "cin": "U1", "nmae": "X" }');
  expect((await piped(lines)).said).toMatch(
    /✗ cin is "U1", but should be [\s\S]+"nmae", which the site does not know/,
  );
  expect(read('content/company.json')).toBe('{ "cin": "U1", "nmae": "X" }');
});

test('a variable that counts before .env is named', async () => {
  put('.env.local', 'COMPANY_EMAIL=other@nilgiri.example\n');
  expect((await piped(lines)).said).toContain(
    '! COMPANY_EMAIL is set in .env.local too, which counts before .env.',
  );
});
