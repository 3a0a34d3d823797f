/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '@/content/company';

const home = 'content/company.ts';

/** Capitalised words are names; "palash" is also a tree. */
const [firstWord] = company.name.split(' ');
const names = new RegExp(`\\b(${[company.legalName, company.name, firstWord].join('|')})\\b`);

test(`the company is named in ${home} alone, so that another name goes in there`, () => {
  const named = ['app', 'components', 'content', 'lib', 'pipeline']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .filter((file) => names.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([home]);
});
