import { existsSync } from 'node:fs';
import { command } from './command';
import { missingPackages } from './engines';
import { Failure } from './run';

await command(
  {
    name: 'tsx scripts/check-everyone.ts',
    help: 'Says what the tests of `npm run test:everyone` lack on this machine, and how to get it.',
  },
  async () => {
    const packages = missingPackages();
    const lacks: string[] = [];
    if (packages.length > 0)
      lacks.push(
        `No ${packages.join(', no ')}: on Debian, \`apt-get install --no-install-recommends ${packages.join(' ')}\`.`,
      );
    if (!existsSync('preview/index.html'))
      lacks.push('No site to test: `npm run build -- --preview` writes it.');
    if (lacks.length > 0) throw new Failure(lacks.join('\n✗ '));
  },
);
