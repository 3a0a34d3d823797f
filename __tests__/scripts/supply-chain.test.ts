/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import labJson from '@/lab/package.json';
import packageJson from '@/package.json';
import { shippedPackages } from '@/pipeline/bundles/shipped';
import { scratchFolder } from '../scratch';

/* Licences, versions and install scripts of packages, read from the lock files, which name every package for every platform. */

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly os?: readonly string[];
  readonly hasInstallScript?: true;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readLock = (file: string): Readonly<Record<string, LockedPackage>> =>
  JSON.parse(readFileSync(file, 'utf8')).packages;
const lock = readLock('package-lock.json');
const labLock = readLock('lab/package-lock.json');

const packagesOf = (locked: typeof lock) =>
  Object.entries(locked)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: place.replace(/^.*node_modules\//, '') }));
const packages = packagesOf(lock);
const labPackages = packagesOf(labLock);
const all = [...packages, ...labPackages];

/** Licences that a tool or a part of the site may have. */
const allowed = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  // Texts, tables and a font.
  ...['CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1'],
  // Tools that we run and do not change: axe, resvg, lightningcss; libvips in sharp.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
];

/** Read in the package's own LICENSE or readme: its package.json does not say it in a way that npm reads. */
const readByHand: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  callsite: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
};

/** npm knows no licence of a package that was never unpacked here: one platform's build carries that of what it is a part of. */
const licenceOf = (name: string): string | undefined =>
  all.find((each) => each.name === name && each.license)?.license ??
  readByHand[name] ??
  all.find(({ optionalDependencies = {} }) => name in optionalDependencies)?.license;

/** An expression of SPDX as npm's packages write it: without brackets within brackets. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));

test('every package comes under a licence of the list', () => {
  const others = all.flatMap(({ name }) => {
    const licence = licenceOf(name);
    return licence && isAllowed(licence) ? [] : [`${name}: ${licence}`];
  });
  expect(packages.length).toBeGreaterThan(400);
  expect(others).toEqual([]);
  expect(['GPL-3.0', 'MIT AND GPL-3.0', '(GPL-3.0 OR MIT)'].map(isAllowed)).toEqual([false, false, true]);
});

const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

test('packages that reach the browser, or render what does, are under MIT or ISC', async () => {
  const shipped = (await shippedPackages()).map(nameOf);
  expect(shipped).toContain('react-dom');
  for (const name of [...Object.keys(packageJson.dependencies), ...shipped])
    expect(`${name}: ${licenceOf(name)}`).toMatch(/: (MIT|ISC)$/);
});

describe('npm run sbom', () => {
  interface Component {
    readonly 'bom-ref': string;
    readonly hashes: readonly { readonly content: string }[];
  }
  const scratch = scratchFolder();

  test('lists what reaches the browser apart from what builds, by the hashes of the lock file', async () => {
    execFileSync('npm', ['run', '-s', 'sbom', '--', '--to', scratch.path()]);
    const read = (name: string): { components: readonly Component[] } => JSON.parse(scratch.read(name));
    const { components: shipped } = read('shipped.json');
    const places = await shippedPackages();
    expect(shipped.map((each) => each['bom-ref'])).toEqual([
      ...places.map((place) => `${nameOf(place)}@${lock[place]?.version}`),
      'app/fonts/familjen-grotesk-wght.woff2',
      'app/fonts/public-sans-wght.woff2',
    ]);
    for (const [index, place] of places.entries()) {
      const [, integrity = ''] = lock[place]?.integrity?.split('sha512-') ?? [];
      expect(shipped[index]?.hashes[0]?.content).toBe(Buffer.from(integrity, 'base64').toString('hex'));
    }
    const built = read('built.json').components.map((each) => each['bom-ref']);
    expect(built).toContain(`next@${packageJson.dependencies.next}`);
    expect(built.filter((ref) => shipped.some((each) => each['bom-ref'] === ref))).toEqual([]);
  });
});

test.each([
  ['the site', { ...packageJson.dependencies, ...packageJson.devDependencies }, lock],
  ['the laboratory', labJson.devDependencies, labLock],
])('versions of %s are exact, and the lock file has them', (_, wanted, locked) => {
  for (const [name, version] of Object.entries(wanted)) {
    expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/);
    expect(locked[`node_modules/${name}`]?.version).toBe(version);
  }
});

test('the lock file serves Linux, macOS and Windows', () => {
  for (const builds of [
    /^@img\/sharp-/,
    /^@next\/swc-/,
    /^@esbuild\//,
    /^@biomejs\/cli-/,
    /^@resvg\/resvg-js-/,
  ])
    for (const system of ['linux', 'darwin', 'win32'])
      expect(packages.filter(({ name, os }) => builds.test(name) && os?.includes(system))).not.toHaveLength(
        0,
      );
});

test('install scripts are refused, and each package that has one is named', () => {
  for (const file of ['.npmrc', 'lab/.npmrc'])
    expect(readFileSync(file, 'utf8').split('\n')).toContain('ignore-scripts=true');
  for (const [{ allowScripts }, locked] of [
    [packageJson, packages],
    [labJson, labPackages],
  ] as const) {
    const withScript = locked.filter((each) => each.hasInstallScript).map(({ name }) => name);
    expect([...new Set(withScript)].sort()).toEqual(Object.keys(allowScripts).sort());
    expect(new Set(Object.values(allowScripts))).toEqual(new Set([false]));
  }
});
