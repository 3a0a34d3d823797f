/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import packageJson from '@/package.json';

/* What may come in with a package: read from the lock file, which names every package for every platform. */

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly os?: readonly string[];
  readonly hasInstallScript?: true;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages: locked }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const packages = Object.entries(locked)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({ ...entry, name: place.replace(/^.*node_modules\//, '') }));

/** What a tool or a part of the site may come under. */
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
  // Tools that we run and do not change: axe, resvg, lightningcss; libvips in sharp; elkjs.
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'EPL-2.0'],
];

/** Read in the package's own LICENSE: its package.json does not say it in a way that npm reads. */
const readByHand: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' };

/** npm knows no licence of a package that was never unpacked here: one platform's build carries that of what it is a part of. */
const licenceOf = (name: string): string | undefined =>
  packages.find((each) => each.name === name)?.license ??
  readByHand[name] ??
  packages.find(({ optionalDependencies = {} }) => name in optionalDependencies)?.license;

test('every package comes under a licence of the list', () => {
  const others = packages.flatMap(({ name }) => {
    const licence = licenceOf(name);
    return licence && satisfies(licence, allowed) ? [] : [`${name}: ${licence}`];
  });
  expect(packages.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});

test('what reaches the browser comes under the simplest licences', () => {
  for (const name of Object.keys(packageJson.dependencies))
    expect(`${name}: ${licenceOf(name)}`).toMatch(/: (MIT|ISC)$/);
});

test('versions are exact, and the lock file has them', () => {
  for (const [name, version] of Object.entries({
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
  })) {
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
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  const withScript = packages.filter((each) => each.hasInstallScript).map(({ name }) => name);
  expect([...new Set(withScript)].sort()).toEqual(Object.keys(packageJson.allowScripts).sort());
  expect(new Set(Object.values(packageJson.allowScripts))).toEqual(new Set([false]));
});

test('one command lists all components, in the form of CycloneDX', () => {
  const written = JSON.parse(
    execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' }),
  );
  expect(written.bomFormat).toBe('CycloneDX');
  expect(written.components.length).toBeGreaterThan(500);
});
