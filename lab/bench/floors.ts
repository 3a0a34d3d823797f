import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildEmptyApp } from '../empty-app';

/*
 * Two baselines: two linked pages of plain HTML, the least that a page can be, and the same two from Next, the least that its
 * framework allows. They are built on the measuring machine, so that ratios to them hold on any machine.
 */

/** The second page of each floor. */
export const floorTarget = '/next';

interface FloorPage {
  readonly heading: string;
  readonly text: string;
  readonly href: string;
  readonly label: string;
}

const pages: Readonly<Record<string, FloorPage>> = {
  '': {
    heading: 'The least that a page can be',
    text: 'A heading, a sentence and a link. Whatever a page needs beyond them, it pays for in time and bytes.',
    href: floorTarget,
    label: 'The next page',
  },
  next: {
    heading: 'The page that comes next',
    text: 'It is as small as the first, so the time between the two is the time of the way there.',
    href: '/',
    label: 'The first page',
  },
};

/** @returns the folder with the pages of plain HTML */
export async function writeHtmlFloor(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [route, page] of Object.entries(pages))
    await writeFile(path.join(folder, `${route || 'index'}.html`), html(page));
  return folder;
}

const html = ({ heading, text, href, label }: FloorPage) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<meta name="description" content="${text}">
<link rel="icon" href="data:,">
</head>
<body><main><h1>${heading}</h1><p>${text}</p><a href="${href}">${label}</a></main></body>
</html>
`;

function jsx({ heading, text, href, label }: FloorPage): string {
  return `
import Link from 'next/link';
export default function Page() {
  return <main><h1>${heading}</h1><p>${text}</p><Link href="${href}">${label}</Link></main>;
}
`;
}

/** The same pages as an empty app of the installed Next. */
export const nextFloorPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pages).map(([route, page]) => [route, jsx(page)]),
);

/** The Next floor of an earlier run, while it is of the installed Next; built where there is none. */
export async function nextFloor(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile('node_modules/next/package.json', 'utf8'));
  const stamp = path.join(folder, 'next-version');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === version) return path.join(folder, 'out');
  const exported = await buildEmptyApp(folder, nextFloorPages);
  await writeFile(stamp, version);
  return exported;
}
