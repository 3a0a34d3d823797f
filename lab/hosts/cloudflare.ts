import path from 'node:path';
import { Log, LogLevel, Miniflare, supportedCompatibilityDate } from 'miniflare';
import type { Served } from './serve';

/**
 * Cloudflare's own router and asset worker in its own runtime, as `wrangler dev` starts them: they read `_headers`, `_redirects` and
 * `.assetsignore` of the folder themselves. Its network in front of them, which compresses and redirects host names, is not here.
 * @param configuration text of `wrangler.jsonc`
 */
export async function startCloudflare(folder: string, configuration: string): Promise<Served> {
  const { name, compatibility_date: wanted, assets } = JSON.parse(configuration);
  const { html_handling, not_found_handling } = assets;
  const log = new Complaints();
  const miniflare = new Miniflare({
    name,
    host: '127.0.0.1',
    // A Worker of assets alone has no script; the runtime wants one.
    modules: true,
    script: 'export default {}',
    // The last runtime for Node 20 refuses a later date than its own.
    compatibilityDate: [wanted, supportedCompatibilityDate].sort()[0],
    cf: false,
    assets: {
      directory: path.resolve(folder),
      workerName: name,
      assetConfig: { html_handling, not_found_handling },
      routerConfig: { has_user_worker: false },
    },
    log,
  });
  const { origin } = await miniflare.ready;
  if (log.said.length > 0) {
    await miniflare.dispose();
    throw new Error(log.said.join('\n'));
  }
  return { origin, stop: () => miniflare.dispose() };
}

/** Turns a warning into an error: the parsers of `_headers` and `_redirects` only warn of a line that they drop. */
class Complaints extends Log {
  readonly said: string[] = [];
  constructor() {
    super(LogLevel.WARN);
  }
  protected override log(message: string) {
    this.said.push(message);
  }
}
