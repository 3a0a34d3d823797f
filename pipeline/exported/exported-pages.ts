import { readdirSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '@/content/redirects';

/** A page of an exported folder: `about.html`, and not `about/index.html`, its copy for hosts that know only files. */
export const isPage = (file: string): boolean => /^(index|.*(?<![\\/]index))\.html$/.test(file);

/** Every page of an exported folder: its file and its address. */
export const pagesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isPage(file) && !file.startsWith('_next'))
    .map((file) => ({
      file: path.join(folder, file),
      path: `/${file.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, '')}`,
    }))
    .filter((page) => !(page.path in redirects));
