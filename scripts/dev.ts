import type { AddressInfo } from 'node:net';
import { loadEnvironment } from './build-site';
import { command, portFrom, portOption } from './command';
import { listen } from './local-server';
import { run } from './run';
import { formSandbox, sandbox } from './sandbox';

await command(
  {
    name: 'npm run dev',
    help: 'The development server, with a sandbox for the contact form on a free port.',
    options: { port: portOption },
  },
  async ({ port }) => {
    const number = portFrom(port);
    loadEnvironment();
    const pages = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${number}`);
    const server = await listen(formSandbox('submissions', pages), 0);
    const { port: free } = server.address() as AddressInfo;
    await run('node_modules/.bin/next', ['dev', '--hostname', '127.0.0.1', '--port', String(number)], {
      env: {
        FORM_ENDPOINT: `http://127.0.0.1:${free}${sandbox.path}`,
        FORM_ACCESS_KEY: sandbox.accessKey,
        NEXT_TELEMETRY_DISABLED: '1',
      },
      remedy: `if port ${number} is in use, choose another with --port.`,
    });
  },
);
