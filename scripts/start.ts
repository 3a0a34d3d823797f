/** `npm start [-- --port 3001]`: builds the preview and serves it with the form sandbox. */
import { createServer } from 'node:http';
import { buildSite } from './build-site';
import { Failure, main, portOption } from './run';
import { serveSite } from './site-server';

await main(async () => {
  const port = portOption(3000);
  await assertFree(port);
  const folder = await buildSite('preview');
  await serveSite(folder, port);
  console.log(`\nThe site is at http://127.0.0.1:${port} (Ctrl-C ends it).`);
  console.log('Its contact form posts to the sandbox here; submissions land in submissions/.');
});

/** Says before the build, not after it, that the port is taken. */
async function assertFree(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () =>
      reject(
        new Failure(`Port ${port} is in use: choose another, such as \`npm start -- --port ${port + 1}\`.`),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
