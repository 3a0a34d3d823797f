import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../pipeline/run';

/** Source of each page by its folder under `app/`; '' is the home page. */
type Pages = Readonly<Record<string, string>>;

/**
 * Builds the least that the installed Next exports: what the framework costs before this site adds anything.
 * @returns the exported folder
 */
export async function buildEmptyApp(
  app: string,
  pages: Pages = { '': 'export default () => <h1>Empty</h1>;' },
): Promise<string> {
  await writeEmptyApp(app, pages);
  await run('node_modules/.bin/next', ['build', app], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  return path.join(app, 'out');
}

export async function writeEmptyApp(app: string, pages: Pages): Promise<void> {
  const files = {
    'package.json': '{"private":true,"type":"module"}',
    'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
    'app/layout.jsx': layout,
    ...Object.fromEntries(
      Object.entries(pages).map(([route, source]) => [path.join('app', route, 'page.jsx'), source]),
    ),
  };
  await rm(app, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(app, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const layout = `
export const metadata = { title: 'Empty', description: 'The least that Next exports.', icons: { icon: 'data:,' } };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }
`;
