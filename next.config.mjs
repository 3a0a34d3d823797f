import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * `npm run build` writes the deployable `out/`; `npm start` sets PREVIEW_BUILD and writes `preview/`, whose form posts to the
 * local sandbox, so that the one can never be deployed for the other.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  // Left out, the export goes to `out/` and everything else to `.next/`.
  // A preview is never deployed, and `npm test` checks the types itself: `npm start` need not wait for it.
  ...(process.env.PREVIEW_BUILD === '1'
    ? { distDir: 'preview', typescript: { ignoreBuildErrors: true } }
    : {}),
  typedRoutes: true,
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: commit,
  // In seconds. A first build lays out every drawing: beside busy programs a page may wait longer than Next's 60 for its turn.
  staticPageGenerationTimeout: 600,
  experimental: {
    // Next leaves one core to itself, with nothing to do while the pages are rendered.
    cpus: availableParallelism(),
    // The whole site's CSS is about 8 kB: one file, cached from the first page on, beats a request more on each page.
    cssChunking: { type: 'graph', requestCost: 10_000_000, weightDistribution: 0 },
  },
  // Written for newer module systems than jest reads.
  transpilePackages: ['stemmer'],
  // Only the build runs them: a worker bundle of 1.4 MB, two native addons, a font reader.
  serverExternalPackages: ['fontkit', 'sharp', '@resvg/resvg-js'],
};

/** The commit as build id: two builds of one commit agree, so a visitor's open tab survives a redeploy. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null; // Not a checkout: Next makes an id of its own.
  }
}

export default config;
