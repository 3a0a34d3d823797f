import { spawn } from 'node:child_process';
import { loadEnvironment } from '../pipeline/build-site';
import { freePort, stop } from '../pipeline/child-process';
import { command, portFrom, portOption } from '../pipeline/command';
import { devHandler } from '../pipeline/server/dev-server';
import { listen } from '../pipeline/server/local-server';
import { sandboxValues } from '../pipeline/server/sandbox';

await command(
  {
    name: 'npm run dev',
    help: 'The development server: pages as they are written, with a sandbox for the contact form.',
    options: {
      port: portOption,
      submissions: {
        type: 'string',
        default: 'submissions',
        help: 'where the form sandbox stores what it receives',
      },
    },
  },
  async ({ port, submissions }) => {
    const number = portFrom(port);
    const { FORM_PROVIDER: provider } = loadEnvironment();
    const inner = await freePort();
    await listen(await devHandler(inner, submissions), number);
    const next = spawn(
      'node_modules/.bin/next',
      ['dev', '--hostname', '127.0.0.1', '--port', String(inner)],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          ...sandboxValues(provider),
          NEXT_TELEMETRY_DISABLED: '1',
        },
      },
    );
    next.on('exit', (code) => process.exit(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(next));
    console.log(`The site is at http://127.0.0.1:${number} (Ctrl-C ends it); Next itself at another port:`);
  },
);
