/** @jest-environment node */
import { existsSync } from 'node:fs';
import { deploymentDefaults } from '@/content/company';
import { groups } from '@/pipeline/hosting/expectations';
import { equip, hostNames, profileOf, profiles, rowsOf } from '@/pipeline/hosting/profiles';
import { writtenRecipes } from '@/pipeline/hosting/recipes';
import { siteAddresses } from '@/pipeline/hosting/site';
import { scratchFolder } from '../../scratch';

const site = { ...siteAddresses(deploymentDefaults), files: ['/favicon.ico', '/menu.json'] };
const recipes = writtenRecipes(site);
const folder = scratchFolder();

test('a host’s files go into the exported folder or beside it, and are told where they are new or differ', () => {
  folder.put('out/about.html', 'page');
  const place = { out: folder.path('out'), project: folder.path() };
  const files = ['out/_headers', 'out/_redirects', 'wrangler.jsonc'];
  expect(equip(profiles.cloudflare, recipes, place)).toEqual(files);
  for (const file of files) expect(folder.read(file)).toBe(recipes[`cloudflare/${file.replace('out/', '')}`]);
  expect(equip(profiles.cloudflare, recipes, place)).toEqual([]);
  folder.put('wrangler.jsonc', '{}');
  expect(equip(profiles.cloudflare, recipes, place)).toEqual(['wrangler.jsonc']);
});

test('compressed copies are left out for a host that compresses by itself, and kept for one that sends them', () => {
  const copies = ['out/about.html.br', 'out/_next/static/a.js.gz'];
  for (const copy of copies) folder.put(copy, '');
  const place = { out: folder.path('out'), project: folder.path() };
  equip(profiles.apache, recipes, place);
  for (const copy of copies) expect(existsSync(folder.path(copy))).toBe(true);
  equip(profiles.netlify, recipes, place);
  for (const copy of copies) expect(existsSync(folder.path(copy))).toBe(false);
});

test('every file that a host is given is a recipe, and an unknown host is answered with the names', () => {
  for (const host of hostNames)
    for (const file of Object.keys(profiles[host].files)) expect(recipes).toHaveProperty([file]);
  expect(() => profileOf('toString')).toThrow(/"toString".+nginx, caddy, apache/);
});

test('every difference is about rows that there are, and a host without differences is asked all of them', () => {
  const all = rowsOf(profiles.nginx, site);
  expect(new Set(all.map(({ group }) => group))).toEqual(new Set(Object.keys(groups)));
  for (const host of hostNames)
    for (const { groups: about, only = () => true } of profileOf(host).differences)
      for (const group of about)
        expect([host, group, all.some((row) => row.group === group && only(row))]).toEqual([
          host,
          group,
          true,
        ]);
});
