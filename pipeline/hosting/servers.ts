import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, stop } from '../child-process';

/** A web server on this machine that the site is tried on. */
export interface Host {
  readonly name: string;
  /** A host that has nothing but the files, or one with a recipe of `deploy/`. */
  readonly kind: 'files' | 'recipe';
  readonly program: string;
  /** Packages of Debian that hold the program and what the recipe needs of it. */
  readonly packages: readonly string[];
  readonly needs?: readonly string[];
  /** Writes the configuration into `run` and says how the server is started. */
  readonly prepare: (place: Place) => readonly string[];
}

export interface Place {
  /** The site; the server may read it, and no more. */
  readonly site: string;
  /** Its own folder, for configuration and what it writes. */
  readonly run: string;
  readonly port: number;
  readonly recipes: Readonly<Record<string, string>>;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The recipe with this machine's values in place of its own. */
function adapted(recipe: string | undefined, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [standard, here]) => {
    if (!text.includes(standard)) throw new Error(`The recipe has no "${standard}" any more.`);
    return text.replaceAll(standard, here);
  }, recipe ?? '');
}

export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    kind: 'recipe',
    program: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    needs: [brotliModule],
    prepare({ site, run, port, recipes }) {
      const server = adapted(recipes['nginx/site.conf'], {
        'listen 8080;': `listen 127.0.0.1:${port};`,
        'root /srv/site;': `root ${site};`,
      });
      writeFileSync(path.join(run, 'site.conf'), server);
      writeFileSync(
        path.join(run, 'nginx.conf'),
        adapted(recipes['nginx/nginx.conf'], { ' /tmp/': ` ${run}/` }),
      );
      return ['-p', run, '-c', path.join(run, 'nginx.conf'), '-e', 'stderr'];
    },
  },
  {
    name: 'Caddy',
    kind: 'recipe',
    program: 'caddy',
    packages: ['caddy'],
    prepare({ site, run, port, recipes }) {
      const config = adapted(recipes['caddy/Caddyfile'], {
        '\n:8080 {': `\nhttp://:${port} {\n\tbind 127.0.0.1`,
        '/srv/site': site,
      });
      writeFileSync(path.join(run, 'Caddyfile'), config);
      return ['run', '--adapter', 'caddyfile', '--config', path.join(run, 'Caddyfile')];
    },
  },
  {
    name: 'Apache',
    kind: 'recipe',
    program: 'apache2',
    packages: ['apache2'],
    prepare({ site, run, port, recipes }) {
      const folder = path.join(run, 'site');
      cpSync(site, folder, { recursive: true });
      writeFileSync(path.join(folder, '.htaccess'), recipes['apache/htaccess'] ?? '');
      writeFileSync(path.join(run, 'apache.conf'), apacheConfiguration(folder, run, port));
      return ['-d', run, '-f', path.join(run, 'apache.conf'), '-D', 'FOREGROUND'];
    },
  },
  {
    name: 'http.server',
    kind: 'files',
    program: 'python3',
    packages: ['python3'],
    prepare: ({ site, port }) => ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', site],
  },
];

/** Loads only the modules of Apache that the recipe names. */
function apacheConfiguration(folder: string, run: string, port: number): string {
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite', 'setenvif', 'env'];
  return `
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${run}/apache.pid
ErrorLog ${run}/error.log
DefaultRuntimeDir ${run}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}
ServerTokens Prod
TraceEnable Off
<Directory ${folder}>
  AllowOverride All
  Require all granted
</Directory>
`;
}

/** The file that starts the host, or nothing where it is not installed. */
function programOf({ program }: Host): string | undefined {
  const places = ['', '/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return places
    .map((place) => path.join(place, program))
    .find((file) => path.isAbsolute(file) && existsSync(file));
}

/** Programs and files that a host lacks on this machine. */
export const lackOf = (host: Host): readonly string[] =>
  [programOf(host) ? [] : [host.program], (host.needs ?? []).filter((file) => !existsSync(file))].flat();

export interface RunningHost {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Debian's account for what owns nothing; a server that root starts runs under it. */
const nobody = 65_534;
const privileges = () => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});

/**
 * Starts the host on a free port of 127.0.0.1, without privileges.
 * @throws Error with what the server said, where it ends before it answers
 */
export async function startHost(
  host: Host,
  place: Omit<Place, 'port' | 'run'> & { readonly scratch: string },
): Promise<RunningHost> {
  const { scratch, ...rest } = place;
  const port = await freePort();
  const run = path.join(scratch, host.name.toLowerCase());
  mkdirSync(run, { recursive: true });
  const parameters = host.prepare({ ...rest, run, port });
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${nobody}:${nobody}`, run]);
  const child: ChildProcess = spawn(programOf(host) ?? host.program, parameters, {
    cwd: run,
    env: { ...process.env, HOME: run, XDG_DATA_HOME: run, XDG_CONFIG_HOME: run },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...privileges(),
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  const origin = `http://127.0.0.1:${port}`;
  const log = path.join(run, 'error.log');
  await answering(
    origin,
    child,
    () => said + (existsSync(log) ? readFileSync(log, 'utf8').slice(-4000) : ''),
  );
  return { origin, stop: () => stop(child) };
}

async function answering(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  let end: string | undefined;
  child.once('error', ({ message }) => {
    end = message;
  });
  child.once('exit', (code) => {
    end ??= `ended with ${code}`;
  });
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && end === undefined; await wait(50))
    if (await fetch(origin, { method: 'HEAD' }).catch(() => undefined)) return;
  throw new Error(`${end ?? 'does not answer'}: ${said()}`);
}

/** A copy of the exported site that every account may read. */
export function publicCopy(folder: string, scratch: string): string {
  const site = path.join(scratch, 'files');
  chmodSync(scratch, 0o755);
  cpSync(folder, site, { recursive: true });
  return site;
}
