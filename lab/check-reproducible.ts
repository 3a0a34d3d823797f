import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../pipeline/build-site';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';
import { folderDifferences } from './folder-differences';

await command(
  {
    name: 'npm run reproducible',
    help: 'Builds the site twice, the second time without any cache, and names each file that is not the same to the byte.',
    options: {
      against: {
        type: 'string',
        help: 'compares one build with this folder, as of another machine, instead',
      },
    },
  },
  async ({ against }) => {
    const folder = await buildSite('deployable');
    if (against) return assertSame(folder, against);
    const kept = await mkdtemp('.first-build-');
    try {
      const first = path.join(kept, folder);
      await rename(folder, first);
      for (const cache of ['.next', '.cache']) await rm(cache, { recursive: true, force: true });
      await assertSame(await buildSite('deployable'), first);
    } finally {
      await rm(kept, { recursive: true });
    }
  },
);

async function assertSame(folder: string, other: string): Promise<void> {
  const differences = await folderDifferences(folder, other);
  if (differences.length > 0)
    throw new Failure(
      `${differences.length} files are not the same:\n${differences.slice(0, 20).join('\n')}`,
    );
  console.log('Both builds are the same, byte for byte.');
}
