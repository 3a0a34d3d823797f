/** `npm run serve -- [--dir out] [--port 3000]`: serves an exported folder without building it. */
import { main, option, portOption } from './run';
import { serveSite } from './site-server';

await main(async () => {
  const folder = option('dir') ?? 'preview';
  const port = portOption(3000);
  await serveSite(folder, port, option('submissions'));
  console.log(`Serving ${folder}/ at http://127.0.0.1:${port} (Ctrl-C ends it)`);
});
