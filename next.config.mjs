import { execFileSync } from 'node:child_process';

/**
 * `npm run build` writes the deployable `out/`; `npm start` sets PREVIEW_BUILD and writes `preview/`, whose form posts to the
 * local sandbox, so that the one can never be deployed for the other.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  // Left out, the export goes to `out/` and everything else to `.next/`.
  ...(process.env.PREVIEW_BUILD === '1' ? { distDir: 'preview' } : {}),
  typedRoutes: true,
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: commit,
  // The whole site's CSS is about 8 kB: one file, cached from the first page on, beats a request more on each page.
  experimental: { cssChunking: { type: 'graph', requestCost: 10_000_000, weightDistribution: 0 } },
  // elkjs is a CommonJS worker bundle of 1.4 MB that only the build runs.
  serverExternalPackages: ['elkjs', 'sharp'],
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
