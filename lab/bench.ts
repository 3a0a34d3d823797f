import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cacheFolder } from '@/pipeline/cache';
import { command } from '../pipeline/command';
import { Failure } from '../pipeline/run';
import { buildCost } from './bench/build-cost';
import { bytesTask } from './bench/bytes';
import { readCertificate } from './bench/certificate';
import { browserVersion } from './bench/chrome';
import { floorTarget, nextFloor, nextFloorPages, writeHtmlFloor } from './bench/floors';
import { gestures, gestureTask } from './bench/gestures';
import { lighthouseTask } from './bench/lighthouse';
import { commandLine, type Options, readOptions } from './bench/options';
import { pages } from './bench/pages';
import { paintTask } from './bench/paint';
import { report } from './bench/report';
import { writeScratchSite } from './bench/scratch-site';
import { openSite, type Site } from './bench/site';
import { longestWay, tapTask, type Way } from './bench/tap';
import { floorRow, measureAll, type Result, type Task } from './bench/task';
import { preparations, visitTask } from './bench/visit';
import { writeEmptyApp } from './empty-app';

const workshop = 'bench';
const floorFolder = (name: string) => path.join(workshop, 'floors', name);

interface Sites {
  readonly own: Site;
  readonly compared: Site | undefined;
  readonly next: Site;
  readonly html: Site;
}

async function openSites({ folder, compare }: Options): Promise<Sites> {
  const certificate = readCertificate(path.join(workshop, 'certificate'));
  return {
    own: await openSite('this site', folder, certificate),
    compared: compare === undefined ? undefined : await openSite(compare, compare, certificate),
    next: await openSite('empty Next', await nextFloor(floorFolder('next')), certificate),
    html: await openSite('plain HTML', await writeHtmlFloor(floorFolder('html')), certificate),
  };
}

const ownBuild = (name: string, leftovers: readonly string[]): Task => ({
  part: 'build',
  site: 'this site',
  name,
  measure: async () => {
    for (const folder of leftovers) await rm(folder, { recursive: true, force: true });
    return { figures: { ...(await buildCost('.', ['npm', 'run', 'build'], 'out')) } };
  },
});

const scaledBuild = (times: number): Task => ({
  part: 'scale',
  site: 'this site',
  name: `catalogue x ${times}`,
  measure: async () => {
    const scratch = path.join(workshop, 'scale');
    await writeScratchSite(scratch, times);
    return { figures: { ...(await buildCost(scratch, ['npm', 'run', 'build'], path.join(scratch, 'out'))) } };
  },
});

const buildTasks = ({ parts, times }: Options): readonly Task[] => {
  const next = floorFolder('next');
  const floor: Task = {
    part: 'build',
    site: 'empty Next',
    name: floorRow,
    measure: async () => {
      await writeEmptyApp(next, nextFloorPages);
      const command = ['node_modules/.bin/next', 'build', next];
      return { figures: { ...(await buildCost('.', command, path.join(next, 'out'))) } };
    },
  };
  return [
    ownBuild('clean', ['.next', cacheFolder]),
    ownBuild('again, drawings from the cache', ['.next']),
    floor,
    ...times.map(scaledBuild),
  ].filter(({ part }) => parts.includes(part));
};

function tasksFor({ own, compared, next, html }: Sites, { pages: kinds, parts }: Options): readonly Task[] {
  const isWanted = ({ page }: { readonly page: (typeof kinds)[number] }) => kinds.includes(page);
  const ways = waysOf(own).filter(isWanted);
  const wanted = gestures.filter(isWanted);
  const places = Object.entries(pages).filter(([kind]) => kinds.includes(kind as keyof typeof pages));
  const ofSite = (site: Site) => [
    ...places.flatMap(([kind, address]) => [
      bytesTask(site, kind, address),
      lighthouseTask(site, kind, address),
      paintTask(site, kind, address),
    ]),
    ...ways.flatMap((way) => [
      tapTask(site, way),
      ...preparations.map((preparation) => visitTask(site, way, preparation)),
    ]),
    ...wanted.map((gesture) => gestureTask(site, gesture)),
  ];
  const ofFloor = (site: Site) => [
    bytesTask(site, floorRow, '/'),
    lighthouseTask(site, floorRow, '/'),
    paintTask(site, floorRow, '/'),
    tapTask(site, floorWay, floorRow),
  ];
  const tasks = [
    ...ofSite(own),
    ...(compared ? ofSite(compared) : []),
    ...ofFloor(next),
    ...ofFloor(html),
    visitTask(html, floorWay, 'none', floorRow),
  ];
  return tasks.filter(({ part }) => parts.includes(part));
}

const floorWay: Way = { page: 'home', from: '/', to: floorTarget };

const waysOf = (site: Site): readonly Way[] => [
  { page: 'home', from: pages.home, to: pages.hub },
  { page: 'hub', from: pages.hub, to: pages.service },
  longestWay(site),
];

/** Measures, and writes down what is known after each measurement: a run that is broken off is not lost. */
async function measure(tasks: readonly Task[], runs: number, earlier: readonly Result[]) {
  await mkdir(workshop, { recursive: true });
  const machine = await describeMachine();
  return measureAll(tasks, runs, async (done, found) => {
    console.log(`  ${done}`);
    const results = [...earlier, ...found];
    const heading = `# Benchmark\n\n${Object.values(machine).join(', ')}. Medians; compare within these tables only.`;
    await writeFile(path.join(workshop, 'results.md'), report(results, heading));
    await writeFile(
      path.join(workshop, 'results.json'),
      `${JSON.stringify({ machine, results }, null, 2)}\n`,
    );
  });
}

async function describeMachine() {
  const [processor] = os.cpus();
  return {
    at: new Date().toISOString(),
    processors: `${os.cpus().length} x ${processor?.model}`,
    load: `load ${os.loadavg()[0]?.toFixed(1)}`,
    node: `Node ${process.version}`,
    browser: await browserVersion(),
  };
}

await command(
  {
    name: 'npm run bench',
    help: 'Measures the exported site beside an empty Next export and plain HTML (docs/performance.md).',
    options: commandLine,
  },
  (values) => bench(readOptions(values)),
);

async function bench(options: Options): Promise<void> {
  const results = [...(await measure(buildTasks(options), 1, []))];
  if (options.parts.some((part) => part !== 'build' && part !== 'scale')) {
    const sites = await openSites(options);
    try {
      results.push(...(await measure(tasksFor(sites, options), options.runs, results)));
    } finally {
      await Promise.all(Object.values(sites).map((site) => site?.close()));
    }
  }
  if (results.some(({ failures }) => failures.length > 0))
    throw new Failure(`Some measurements failed: ${workshop}/results.md names them.`);
  console.log(`The tables are in ${workshop}/results.md.`);
}
