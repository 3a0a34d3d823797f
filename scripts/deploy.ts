import { command, wholeNumber } from '../pipeline/command';
import { deploy, listVersions, showChanges, switchTo, targetFrom } from '../pipeline/deploy/deploy';
import { Failure } from '../pipeline/run';

await command(
  {
    name: 'npm run deploy',
    help: 'Puts a build on your own server as a version of its own and serves it at once when it is whole (deploy/server/README.md).',
    options: {
      'dry-run': { type: 'boolean', help: 'names the files that would change, and changes none' },
      from: { type: 'string', default: 'out', help: 'the build' },
      keep: { type: 'string', default: '5', help: 'versions that stay' },
      list: { type: 'boolean', help: 'shows the versions that are kept; * is served' },
      rollback: { type: 'boolean', help: 'serves the version again that was replaced by what is served' },
      to: { type: 'string', help: 'serves a version of --list' },
    },
    positionals: 'user@host:/srv/site | /srv/site',
  },
  async ({ 'dry-run': isDryRun, from = 'out', keep = '5', list, rollback, to }, [written, ...more]) => {
    if (written === undefined || more.length > 0)
      throw new Failure('One target is needed, such as user@host:/srv/site: `npm run deploy -- --help`.');
    if ([isDryRun, list, rollback, to !== undefined].filter(Boolean).length > 1)
      throw new Failure('--dry-run, --list, --rollback and --to are four things: give one of them.');
    const target = targetFrom(written);
    const kept = wholeNumber('keep', keep, 1000);
    if (kept < 2)
      throw new Failure('--keep is 1, but the version before stays too, for the way back: give 2 or more.');
    if (isDryRun) return showChanges(target, from);
    console.log(
      list
        ? await listVersions(target)
        : rollback || to !== undefined
          ? await switchTo(target, to)
          : await deploy(target, from, kept),
    );
  },
);
