import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Cost, childCost } from './bench/child-cost';
import { type ExportedFiles, exportedFiles } from './bench/exported-files';
import { plainPages } from './bench/plain-pages';
import { writeScratchSite } from './bench/scratch-site';
import { command, wholeNumber } from './command';
import { writeEmptyApp } from './empty-app';
import { Failure } from './run';

const workshop = path.join('bench', 'scale');
const scratch = path.join(workshop, 'site');
const plain = path.join(workshop, 'plain');

interface Build extends Cost, ExportedFiles {
  readonly what: string;
}

async function build(
  what: string,
  folder: string,
  [cwd, ...line]: readonly [string, ...string[]],
): Promise<Build> {
  console.log(`  ${what} …`);
  await rm(path.join(folder, '.next'), { recursive: true, force: true });
  const cost = await childCost(cwd, line);
  return { what, ...cost, ...(await exportedFiles(path.join(folder, 'out'))) };
}

const buildSite = (what: string) => build(what, scratch, [scratch, 'npm', 'run', 'build']);
const buildPlain = (what: string) => build(what, plain, ['.', 'node_modules/.bin/next', 'build', plain]);

/** Time of each page that the larger of two builds has more, in milliseconds. */
const pageTime = (from: Build, to: Build, time: 'seconds' | 'processorSeconds') =>
  ((to[time] - from[time]) / (to.pages - from.pages)) * 1000;

const columns = [
  'Build',
  'Pages',
  'Wall s',
  'Processor s',
  'Peak MB',
  'Files a page',
  'kB a page',
  'ms a page',
  'more: wall ms a page',
  'more: processor ms a page',
];

function table(builds: readonly Build[]): string {
  const rows = builds.map((one, index) => {
    const before = builds.slice(0, index).findLast(({ what }) => kindOf(what) === kindOf(one.what));
    const more = (time: 'seconds' | 'processorSeconds') =>
      before && before.pages < one.pages ? pageTime(before, one, time).toFixed(1) : '';
    return [
      one.what,
      one.pages,
      one.seconds.toFixed(1),
      one.processorSeconds.toFixed(1),
      Math.round(one.memory / 2 ** 20),
      (one.files / one.pages).toFixed(2),
      (one.bytes / one.pages / 1000).toFixed(1),
      ((one.seconds / one.pages) * 1000).toFixed(1),
      more('seconds'),
      more('processorSeconds'),
    ];
  });
  return [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** "site x 10, again" and "site x 1, again" are compared, and so on. */
const kindOf = (what: string) => what.replace(/ x \d+/, '');

async function report(builds: readonly Build[], isWithImages: boolean): Promise<void> {
  const [processor] = os.cpus();
  const machine = {
    at: new Date().toISOString(),
    processors: `${os.cpus().length} x ${processor?.model}`,
    load: os.loadavg()[0],
    node: process.version,
  };
  const heading = `# Scale\n\n${machine.processors}, load ${machine.load?.toFixed(1)}, Node ${machine.node}, ${isWithImages ? 'with' : 'without'} share images.`;
  await writeFile(path.join(workshop, 'scale.md'), `${heading}\n\n${table(builds)}\n`);
  await writeFile(
    path.join(workshop, 'scale.json'),
    `${JSON.stringify({ machine, isWithImages, builds }, null, 2)}\n`,
  );
}

await command(
  {
    name: 'npm run bench:scale',
    help: `Clean builds of a catalogue of many times its size, in a scratch folder; writes ${workshop}/scale.md and .json.`,
    options: {
      times: { type: 'string', default: '1,10', help: 'how many times the catalogue, one build each' },
      'no-images': { type: 'boolean', help: 'without the share images' },
      again: { type: 'boolean', help: 'each build a second time, drawings and images from the cache' },
      plain: { type: 'boolean', help: 'as many plain pages by an empty Next app beside each build' },
    },
  },
  async (values) => {
    const isWithImages = !values['no-images'];
    const sizes = (values.times ?? '').split(',').map((size) => wholeNumber('times', size, 1000));
    await mkdir(workshop, { recursive: true });
    const builds: Build[] = [];
    const add = async (one: Build) => {
      builds.push(one);
      await report(builds, isWithImages);
    };
    for (const times of sizes) {
      await writeScratchSite(scratch, { times, isWithImages });
      const first = await buildSite(`site x ${times}`);
      await add(first);
      if (values.again) {
        const second = await buildSite(`site x ${times}, again`);
        await add(second);
        if (first.digest !== second.digest)
          throw new Failure(
            `Two builds x ${times} of one state differ: the second had drawings and images from the cache.`,
          );
      }
      if (values.plain) {
        await writeEmptyApp(plain, plainPages(first.pages));
        await add(await buildPlain(`plain x ${times}`));
      }
    }
    console.log(`\n${table(builds)}\n\n${workshop}/scale.md and scale.json have it too.`);
  },
);
