/** `npm run dev [-- --port 3000]`: the development server, with the form sandbox on the next port. */
import { createServer } from 'node:http';
import { sandbox } from '@/lib/config/deployment';
import { main, portOption, run } from './run';
import { formSandbox } from './sandbox';

await main(async () => {
  const port = portOption(3000);
  const submit = formSandbox('submissions');
  createServer((request, response) => void submit(request, response)).listen(port + 1, '127.0.0.1');
  await run('node_modules/.bin/next', ['dev', '--hostname', '127.0.0.1', '--port', String(port)], {
    env: {
      FORM_ENDPOINT: `http://127.0.0.1:${port + 1}${sandbox.path}`,
      FORM_ACCESS_KEY: sandbox.accessKey,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    remedy: `if port ${port} is in use, choose another: npm run dev -- --port ${port + 10}`,
  });
});
