import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import S3rver from '@20minutes/s3rver';

const invalidation =
  '<Invalidation><Id>I1</Id><Status>InProgress</Status><CreateTime>2026-11-01T00:00:00Z</CreateTime></Invalidation>';

/**
 * An S3 server with an empty bucket, and the address by which the AWS command line asks CloudFront to forget what it holds.
 * @param scratch folder for what it stores
 */
export async function startBucket(scratch: string, name: string) {
  const { PATH = '' } = process.env;
  if (!PATH.split(':').some((folder) => existsSync(path.join(folder, 'aws'))))
    throw new Error('The AWS command line is missing: apt-get install awscli.');
  const directory = path.join(scratch, 's3');
  mkdirSync(directory);
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name }] });
  await s3.configureBuckets();
  const { store } = s3;
  const listObjects = store.listObjects.bind(store);
  // S3 lists keys in the order of their bytes, and `aws s3 sync --delete` relies on that; this server lists folder by folder, and its pages of
  // 1,000 keys end with an error.
  store.listObjects = async (bucket, options) => {
    const listing = await listObjects(bucket, { ...options, maxKeys: Number.POSITIVE_INFINITY });
    return {
      ...listing,
      objects: listing.objects.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
    };
  };
  const answer = s3.callback();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url?.startsWith('/2020-05-31/distribution/')) response.writeHead(201).end(invalidation);
    // A file system has no name with a NUL in it; S3 has no such key.
    else if (request.url?.includes('%00')) response.writeHead(404).end();
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const programs = path.join(scratch, 'programs');
  mkdirSync(programs);
  // The variable AWS_ENDPOINT_URL is newer than Debian's command line; the option is not.
  writeFileSync(
    path.join(programs, 'aws'),
    `#!/bin/sh\nPATH='${PATH}' exec aws --endpoint-url '${origin}' "$@"\n`,
    {
      mode: 0o755,
    },
  );
  const env = {
    ...process.env,
    PATH: `${programs}:${PATH}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  };

  return {
    address: `${origin}/${name}`,
    /** What it was asked, in order. */
    requests,
    /** Runs the recipe's `upload.sh`; the AWS command line is the machine's own. */
    upload: (folder: string) =>
      promisify(execFile)('bash', ['deploy/s3-cloudfront/upload.sh', name, 'E1', folder], { env }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
