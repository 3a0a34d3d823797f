import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { startBucket } from '../hosts/s3';

/* `upload.sh` of the recipe for S3, by the AWS command line of this machine, to an S3 server on it. */

const page = (script: string) => `<script src="/_next/static/${script}"></script>`;
const first = {
  'index.html': page('start-aaaa.js'),
  'about.html': page('start-aaaa.js'),
  'about.md': '# About',
  'about/team.html': page('start-aaaa.js'),
  'old.html': page('start-aaaa.js'),
  'og/about.png': 'a picture',
  '_next/static/start-aaaa.js': 'start(1)',
};
/** A page is gone, another is new, and the rest differs in hashes, not in size. */
const second = {
  'index.html': page('start-bbbb.js'),
  'about.html': page('start-bbbb.js'),
  'about.md': '# Hello',
  'about/team.html': page('start-bbbb.js'),
  'new.html': page('start-bbbb.js'),
  'og/about.png': 'b picture',
  '_next/static/start-bbbb.js': 'start(2)',
};

let scratch: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeEach(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'upload-'));
  bucket = await startBucket(scratch, 'site');
});
afterEach(async () => {
  await bucket.stop();
  rmSync(scratch, { recursive: true });
});

/** A version's folder, built before everything that is in the bucket. */
function folderOf(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(scratch, name, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    utimesSync(place, 0, 0);
  }
  return path.join(scratch, name);
}

async function held(): Promise<Readonly<Record<string, string>>> {
  const list = await (await fetch(`${bucket.address}?list-type=2`)).text();
  const keys = [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  const texts = keys.map(async (key) => [key, await (await fetch(`${bucket.address}/${key}`)).text()]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Refused before anything is sent. */
async function refusal(folder: string): Promise<string> {
  const { stderr } = await bucket.upload(folder).then(
    () => assert.fail('It was sent.'),
    (error: { stderr: string }) => error,
  );
  assert.deepEqual(bucket.requests, []);
  return stderr;
}

/** Requests that change something, a run of the same kind as one. */
function changes(): readonly string[] {
  const kinds = bucket.requests
    .splice(0)
    .filter((request) => !request.startsWith('GET'))
    .map((request) =>
      request
        .replace(/^PUT \/site\/_next\/.*/, 'hashed')
        .replace(/^PUT .*\.html$/, 'page')
        .replace(/^PUT .*/, 'other'),
    );
  return kinds.filter((kind, index) => kind !== kinds[index - 1]);
}

test('a version replaces another of the same size, pages last, then deletions; the earlier folder brings it back whole', async () => {
  const folders = [folderOf('first', first), folderOf('second', second)] as const;
  await bucket.upload(folders[0]);
  assert.deepEqual(await held(), first);

  bucket.requests.length = 0;
  await bucket.upload(folders[1]);
  const invalidation = 'POST /2020-05-31/distribution/E1/invalidation';
  assert.deepEqual(changes(), ['hashed', 'other', 'page', 'DELETE /site/old.html', invalidation]);
  // Pages that are open still ask for it.
  assert.deepEqual(await held(), { ...second, '_next/static/start-aaaa.js': 'start(1)' });

  await bucket.upload(folders[0]);
  assert.deepEqual(await held(), { ...first, '_next/static/start-bbbb.js': 'start(2)' });
});

test('what would be published wrongly is refused: no site, compressed copies, a file of a type without a name', async () => {
  assert.match(
    await refusal(folderOf('empty', { 'about.html': '' })),
    /empty holds no exported site: .*npm run build/,
  );
  assert.match(await refusal(folderOf('packed', { ...first, 'about.html.br': '' })), /--host s3-cloudfront/);
  assert.match(
    await refusal(folderOf('odd', { ...first, 'film.mp4': '' })),
    /\.mp4, whose type .* name it in type_of/,
  );
});
