import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Failure, run } from '../run';

/** A folder of this machine, or of one that ssh reaches. */
export interface Target {
  readonly host: string | undefined;
  readonly folder: string;
}

/** @throws Failure where the text is neither `/srv/site` nor `user@host:/srv/site` */
export function targetFrom(written: string): Target {
  const parts = /^(?:((?:\w[\w.-]*@)?\w[\w.-]*):)?((?:\/\w[\w.-]*)+)\/?$/.exec(written);
  if (!parts?.[2])
    throw new Failure(
      `The target is "${written}", but should be user@host:/srv/site or a folder of this machine such as /srv/site, without spaces; ~/.ssh/config has a name for any other host.`,
    );
  return { host: parts[1], folder: parts[2] };
}

/**
 * Uploads a build beside what is served, and serves it when it is whole.
 * @param keep versions that stay, this one among them
 * @throws Failure where the folder is no finished build, or the target refuses; what is served has not changed then
 */
export async function deploy(target: Target, from: string, keep: number): Promise<string> {
  checkFinished(from);
  const session = atTarget(target, ['deploy', target.folder, `${keep}`, commitOf(from)]);
  const place = await session.line();
  const before = await session.line();
  // A target that refuses says why.
  if (place === undefined || before === undefined) return session.end();
  const options = [
    // By content: times differ in each build, and pages that differ in the hashes that they name have one size.
    '-rpc',
    '--chmod=D755,F644',
    // `--link-dest` hard-links a file that did not change, which keeps its date and ETag.
    ...(before ? [`--link-dest=${before}`] : []),
    // Differences from a file of --link-dest fail in some releases (https://github.com/RsyncProject/rsync/issues/715).
    '--whole-file',
    '--',
  ];
  try {
    await run('rsync', [...options, `${from}/`, `${addressOf(target, place)}/`], {
      remedy:
        'what is served has not changed. Its message stands above; rsync must be installed here and there.',
    });
  } catch (error) {
    await session.end().catch(() => {});
    throw error;
  }
  return session.end('uploaded\n');
}

/** Names of the files that a deploy would add, change or delete; hashed files apart, whose names say enough. */
export async function showChanges(target: Target, from: string): Promise<void> {
  checkFinished(from);
  const served = addressOf(target, `${target.folder}/current/`);
  await run('rsync', [
    ...['-rc', '--dry-run', '--delete', '--exclude=/_next/static', '--out-format=%n', '--'],
    ...[`${from}/`, served],
  ]);
}

/** @param version without it, the one that was replaced by what is served */
export const switchTo = ({ host, folder }: Target, version = ''): Promise<string> =>
  atTarget({ host, folder }, ['switch', folder, version]).end();

export const listVersions = (target: Target): Promise<string> =>
  atTarget(target, ['list', target.folder]).end();

const addressOf = ({ host }: Target, place: string) => (host === undefined ? place : `${host}:${place}`);

/** Runs `at-target.sh` at the target. A target sees the end of its input when this process ends, however it ends. */
function atTarget({ host, folder }: Target, parameters: readonly string[]) {
  const script = readFileSync('pipeline/deploy/at-target.sh', 'utf8');
  const local = ['sh', '-c', script, 'deploy', ...parameters];
  // rsync reads the same variable.
  const remote = [...(process.env.RSYNC_RSH ?? 'ssh').split(' '), `${host}`, local.map(quoted).join(' ')];
  const [program = '', ...words] = host === undefined ? local : remote;
  const child = spawn(program, words);
  const complaints = text(child.stderr);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', resolve);
  });
  // A shell that has ended reads no more; its exit code says so.
  child.stdin.on('error', () => {});
  return {
    line: async (): Promise<string | undefined> => (await lines.next()).value,
    async end(input = ''): Promise<string> {
      child.stdin.end(input);
      const said: string[] = [];
      for await (const line of lines) said.push(line);
      const code = await ended;
      const complaint = (await complaints).trim();
      if (code !== 0) throw new Failure(`${addressOf({ host, folder }, folder)}: ${complaint || code}`);
      if (complaint) console.warn(complaint);
      return said.join('\n');
    },
  };
}

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** Of a site that names its version; empty where it does not. */
function commitOf(folder: string): string {
  const file = path.join(folder, 'version.json');
  const { commit } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return /^[0-9a-f]{7,40}$/.exec(commit ?? '')?.[0].slice(0, 10) ?? '';
}

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/**
 * Compressing is the last step of a build, so that each page of a finished one has its `.br` and `.gz`, and a host sends these.
 * @throws Failure that names the file which is missing or does not fit
 */
export function checkFinished(folder: string): void {
  const stops = (problem: string) => {
    throw new Failure(`${problem} \`npm run build\` writes out/ anew.`);
  };
  for (const name of ['index.html', '404.html', '_next/static'])
    if (!existsSync(path.join(folder, name))) stops(`${folder}/ is no finished build: it has no ${name}.`);
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  for (const name of names) {
    for (const extension of Object.keys(unpack))
      if (name.endsWith('.html') && !names.has(name + extension))
        stops(`${folder}/ is no finished build: ${name} has no ${name}${extension}.`);
    const { name: base, ext, dir } = path.parse(name);
    const original = path.join(dir, base);
    if ((ext !== '.br' && ext !== '.gz') || !names.has(original)) continue;
    if (!unpacksTo(path.join(folder, name), unpack[ext], path.join(folder, original)))
      stops(`${folder}/${name} does not hold ${original}, and a host would send it.`);
  }
}

function unpacksTo(packed: string, unpacked: (bytes: Buffer) => Buffer, original: string): boolean {
  try {
    return unpacked(readFileSync(packed)).equals(readFileSync(original));
  } catch {
    return false;
  }
}
