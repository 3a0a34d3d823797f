/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company, sampleCompany } from '@/content/company';

/** A name of the owner's stands in `content/company.json`, which is not read here. */
const home = 'content/company.ts';

/** Capitalised words are names; "palash" is also a tree. The first word of another name may be any word. */
const [firstWord] = sampleCompany.name.split(' ');
const names = new RegExp(
  `\\b(${[sampleCompany.legalName, company.legalName, company.name, firstWord].map((name = '') => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\b`,
);

test(`the company is named in ${home} alone, so that another name goes in there`, () => {
  const named = ['app', 'components', 'content', 'lib', 'pipeline']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .filter((file) => names.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([home]);
});
