import { existsSync } from 'node:fs';
import path from 'node:path';
import { command, wholeNumber } from './command';
import { readIndexedPages } from './exported-pages';
import { type LinkFigures, linkFigures, linkProblems } from './link-graph';
import { Failure } from './run';

const line = ({ path: address, inbound }: LinkFigures) =>
  `${String(inbound.length).padStart(4)} ${address.padEnd(40)} ${inbound.slice(0, 4).join(' ')}`;

await command(
  {
    name: 'npm run links',
    help: 'Says how far each page is from home and how many texts lead to it, and fails with those that are hard to find.',
    options: {
      dir: { type: 'string', default: 'out', help: 'the exported folder' },
      least: {
        type: 'string',
        default: '12',
        help: 'how many of the pages with the fewest links are listed',
      },
    },
  },
  async ({ dir, least }) => report(dir, wholeNumber('least', least, 1000)),
);

function report(folder: string, count: number): void {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Failure(`${folder}/ holds no exported site: run \`npm run build\` first.`);
  const figures = linkFigures(readIndexedPages(folder));
  for (const depth of [...new Set(figures.map((page) => page.depth))].sort((a, b) => a - b)) {
    const pages = figures.filter((page) => page.depth === depth);
    console.log(`${String(pages.length).padStart(4)} pages at ${depth} clicks from home`);
  }
  console.log(`\nTexts that lead to a page, where no menu does:`);
  const listed = figures.filter(({ inMenu }) => !inMenu).sort((a, b) => a.inbound.length - b.inbound.length);
  for (const page of listed.slice(0, count)) console.log(line(page));
  const problems = linkProblems(figures);
  if (problems.length > 0) throw new Failure(`Hard to find:\n  ${problems.join('\n  ')}`);
  console.log('Every page can be found.');
}
