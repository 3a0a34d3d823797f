import { type ChildProcess, execFileSync, execSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, stop } from '../child-process';
import { equip, type HostName, profiles } from './profiles';

/** A web server on this machine that the site is tried on. */
export interface Host {
  readonly name: string;
  readonly profile: HostName;
  readonly program: string;
  /** Packages of Debian that hold the program and what the recipe needs of it. */
  readonly packages: readonly string[];
  readonly needs?: readonly string[];
  /** Writes the configuration into `run` and says how the server is started. */
  readonly prepare: (place: Place) => readonly string[];
  /** File in `run` or in the site that holds the headers, and how the server is told to read it again where it does not by itself. */
  readonly configuration?: { readonly file: string; readonly reload?: (place: Place) => readonly string[] };
}

export interface Place {
  /** The site; the server may read it, and no more. */
  readonly site: string;
  /** Its own folder, for configuration and what it writes. */
  readonly run: string;
  readonly port: number;
  readonly tls?: Tls;
  readonly recipes: Readonly<Record<string, string>>;
}

/** Files and port by which a server speaks TLS, too. */
export interface Tls {
  readonly port: number;
  readonly certificate: string;
  readonly key: string;
}

/** This machine has IPv6. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The recipe with this machine's values in place of its own. */
function adapted(recipe: string | undefined, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [standard, here]) => {
    if (!text.includes(standard)) throw new Error(`The recipe has no "${standard}" any more.`);
    return text.replaceAll(standard, here);
  }, recipe ?? '');
}

const nginxParameters = (run: string) => ['-p', run, '-c', path.join(run, 'nginx.conf'), '-e', 'stderr'];
const caddyConfiguration = (run: string) => [
  '--adapter',
  'caddyfile',
  '--config',
  path.join(run, 'Caddyfile'),
];

/** nginx's ports of both kinds of address, on this machine alone. */
const listening = (port: string, here: number) => ({
  [`listen ${port}`]: `listen 127.0.0.1:${here}`,
  [`listen [::]:${port}`]: `${hasIpv6 ? '' : '#'}listen [::1]:${here}`,
});

/** The command of a recipe's comment that begins with this word. */
function commandIn(recipe: string, word: string): string {
  const [, command] = new RegExp(`\`(${word} [^\`]+)\``).exec(recipe) ?? [];
  if (command === undefined) throw new Error(`The recipe has no command \`${word} …\` any more.`);
  return command;
}

export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    profile: 'nginx',
    program: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    needs: [brotliModule],
    prepare({ site, run, port, tls, recipes }) {
      const file = path.join(run, 'site.conf');
      const text = recipes['nginx/site.conf'] ?? '';
      writeFileSync(file, text);
      if (tls) execSync(commandIn(text, 'sed'), { cwd: run });
      writeFileSync(
        file,
        adapted(readFileSync(file, 'utf8'), {
          'root /srv/site;': `root ${site};`,
          ...(tls
            ? {
                ...listening('80', port),
                ...listening('443', tls.port),
                '/etc/letsencrypt/live/www.example.com/fullchain.pem': tls.certificate,
                '/etc/letsencrypt/live/www.example.com/privkey.pem': tls.key,
              }
            : listening('8080', port)),
        }),
      );
      writeFileSync(
        path.join(run, 'nginx.conf'),
        adapted(recipes['nginx/nginx.conf'], {
          ' /tmp/': ` ${run}/`,
          'access_log /dev/stdout': `access_log ${run}/access.log`,
        }),
      );
      return nginxParameters(run);
    },
    configuration: { file: 'site.conf', reload: ({ run }) => [...nginxParameters(run), '-s', 'reload'] },
  },
  {
    name: 'Caddy',
    profile: 'caddy',
    program: 'caddy',
    packages: ['caddy'],
    prepare({ site, run, port, tls, recipes }) {
      const text = recipes['caddy/Caddyfile'] ?? '';
      const [, addresses = ''] = /^# (https:.*)$/m.exec(text) ?? [];
      // Caddy's own address for its administration is one for the whole machine.
      const options = [
        `admin unix/${run}/admin.sock`,
        ...(tls ? [`http_port ${port}`, `https_port ${tls.port}`, 'local_certs', 'skip_install_trust'] : []),
      ];
      const config = adapted(text, {
        '\n:8080 {': tls ? `\n${addresses} {\n\tbind 127.0.0.1` : `\nhttp://:${port} {\n\tbind 127.0.0.1`,
        '/srv/site': site,
      });
      writeFileSync(path.join(run, 'Caddyfile'), `{\n\t${options.join('\n\t')}\n}\n${config}`);
      return ['run', ...caddyConfiguration(run)];
    },
    configuration: { file: 'Caddyfile', reload: ({ run }) => ['reload', ...caddyConfiguration(run)] },
  },
  {
    name: 'Apache',
    profile: 'apache',
    program: 'apache2',
    packages: ['apache2'],
    prepare({ site, run, port, recipes }) {
      const folder = path.join(run, 'site');
      cpSync(site, folder, { recursive: true });
      equip(profiles.apache, recipes, { out: folder });
      writeFileSync(path.join(run, 'apache.conf'), apacheConfiguration(folder, run, port));
      return ['-d', run, '-f', path.join(run, 'apache.conf'), '-D', 'FOREGROUND'];
    },
    configuration: { file: 'site/.htaccess' },
  },
  {
    name: 'http.server',
    profile: 'files',
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
  /** Folder of its configuration and logs. */
  readonly run: string;
  /** Has the server read its configuration again, where it does not by itself. */
  readonly reload: () => void;
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
  { scratch, ...rest }: Omit<Place, 'port' | 'run'> & { readonly scratch: string },
): Promise<RunningHost> {
  const port = await freePort();
  const run = mkdtempSync(path.join(scratch, `${host.name.toLowerCase()}-`));
  const place = { ...rest, run, port };
  const parameters = host.prepare(place);
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${nobody}:${nobody}`, run]);
  const program = programOf(host) ?? host.program;
  const env = { ...process.env, HOME: run, XDG_DATA_HOME: run, XDG_CONFIG_HOME: run };
  const child: ChildProcess = spawn(program, parameters, {
    cwd: run,
    env,
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
  const reloading = host.configuration?.reload?.(place);
  return {
    origin,
    run,
    reload() {
      if (reloading) execFileSync(program, reloading, { cwd: run, env, stdio: 'pipe', ...privileges() });
    },
    stop: () => stop(child),
  };
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
    if (await fetch(origin, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined)) return;
  throw new Error(`${end ?? 'does not answer'}: ${said()}`);
}

/** A copy of the exported site that every account may read. */
export function publicCopy(folder: string, scratch: string): string {
  const site = path.join(scratch, 'files');
  chmodSync(scratch, 0o755);
  cpSync(folder, site, { recursive: true });
  return site;
}
