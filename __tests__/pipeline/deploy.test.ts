/** @jest-environment node */
import { checkFinished, targetFrom } from '@/pipeline/deploy/deploy';
import { precompress } from '@/pipeline/finish/precompress';
import { scratchFolder } from '../scratch';

test.each([
  ['/srv/site', { folder: '/srv/site' }],
  ['/srv/my-site.in/', { folder: '/srv/my-site.in' }],
  ['deploy@example.com:/srv/site', { host: 'deploy@example.com', folder: '/srv/site' }],
  ['web_1:/srv/site/', { host: 'web_1', folder: '/srv/site' }],
])('%s is a target', (written, target) => {
  expect(targetFrom(written)).toEqual(target);
});

test.each([
  'site',
  './site',
  '/',
  'host:site',
  'host:',
  '-oProxyCommand=x:/srv',
  '/srv/my site',
  '/srv//site',
  '/srv/../etc',
  'host::module',
])('%s is none', (written) => {
  expect(() => targetFrom(written)).toThrow(
    `The target is "${written}", but should be user@host:/srv/site or`,
  );
});

describe('what is deployed is a finished build', () => {
  const scratch = scratchFolder();
  beforeEach(async () => {
    for (const name of ['index.html', '404.html', 'about.html', '_next/static/start.js'])
      scratch.put(name, `of ${name}`);
    await precompress(scratch.path());
  });
  const check = () => checkFinished(scratch.path());

  test('with all its files', () => {
    expect(check).not.toThrow();
  });

  test.each(['index.html', '404.html', '_next/static'])('not without %s', (name) => {
    scratch.remove(name);
    expect(check).toThrow(
      `${scratch.path()}/ is no finished build: it has no ${name}. \`npm run build\` writes out/ anew.`,
    );
  });

  test.each(['br', 'gz'])('not where a page has no .%s, since compressing is the last step', (extension) => {
    scratch.remove(`about.html.${extension}`);
    expect(check).toThrow(`is no finished build: about.html has no about.html.${extension}.`);
  });

  test.each([
    ['of another text', 'about.html', 'changed by hand'],
    ['cut short', '_next/static/start.js.gz', 'x'],
  ])('not with a copy %s', (_, name, text) => {
    scratch.put(name, text);
    expect(check).toThrow(/does not hold .*, and a host would send it/);
  });
});
