import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = ['app', 'components', 'lib', 'content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.tsx?$/.test(file)),
);
const source = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const clientFiles = files.filter((file) => /^['"]use client['"]/.test(source.get(file) ?? ''));

test('the files that run in the browser are these, and each was decided on', () => {
  expect(clientFiles.sort()).toEqual([
    'app/error.tsx',
    'app/global-error.tsx',
    'components/contact/contact-form.tsx',
    'components/contact/contact-panel.tsx',
    'components/layout/copyright-years.tsx',
    'components/layout/interactive-mark.tsx',
    'components/layout/link-navigation.tsx',
    'components/layout/main-menu.tsx',
    'components/layout/route-progress.tsx',
    'components/layout/scroll-ring.tsx',
    'components/ui/accordion-behaviour.tsx',
  ]);
});

test.each(clientFiles)('%s imports no content but types', (file) => {
  const imports = [...(source.get(file) ?? '').matchAll(/^import (?!type\b).*from ['"]@\/content\/.*$/gm)];
  expect(imports.map(([line]) => line)).toEqual([]);
});

test('async components live in app/ only (jest cannot render them)', () => {
  const offenders = files.filter(
    (file) =>
      file.startsWith('components') && /export (default )?async function [A-Z]/.test(source.get(file) ?? ''),
  );
  expect(offenders).toEqual([]);
});

test('imports go one way: content, lib, components, app', () => {
  const order = ['content', 'lib', 'components', 'app'];
  const offenders = files.flatMap((file) => {
    const layer = order.indexOf(file.split(path.sep)[0] ?? '');
    const imported = [...(source.get(file) ?? '').matchAll(/from ['"]@\/(content|lib|components|app)\//g)];
    return imported.some(([, to]) => order.indexOf(to ?? '') > layer) ? [file] : [];
  });
  expect(offenders).toEqual([]);
});
