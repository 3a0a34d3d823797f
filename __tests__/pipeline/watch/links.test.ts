/** @jest-environment node */
import { askLinks, judged } from '@/pipeline/watch/links';
import { serve } from '../../scratch';

const asked: string[] = [];
const other = serve((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  asked.push(pathname);
  // Good at the second time alone.
  const isBusy = pathname === '/busy' && asked.filter((path) => path === '/busy').length === 1;
  if (pathname === '/moved') return response.writeHead(301, { Location: '/good' }).end();
  const status = isBusy ? 503 : Number(/\d{3}/.exec(pathname)?.[0] ?? 200);
  return response.writeHead(status).end();
});

const site = serve((request, response) => {
  const link = (path: string) => `<a class="x" href="${other()}${path}">there</a>`;
  const pages: Readonly<Record<string, string>> = {
    '/': `${link('/good')}${link('/moved')}${link('/404')}${link('/busy')}<link href="${other()}/no-link">`,
    '/about': `${link('/404')}${link('/404#part')}${link('/403?a=1&amp;b=2')}<a href="/">here</a><a href="${site()}/">here</a>`,
  };
  response.end(pages[request.url ?? '/']);
});

test('links that lead nowhere are told with their pages, those of an uncertain answer apart, and each is asked once more', async () => {
  const report = await askLinks(site(), ['/', '/about'], (href) => href.startsWith(site()));
  expect(report).toEqual({
    asked: 5,
    broken: [`${other()}/404 on / and 1 more pages: answers 404`],
    unclear: [`${other()}/403?a=1&b=2 on /about: answers 403`],
  });
  expect(asked.filter((path) => path === '/404')).toHaveLength(2);
  expect(asked).not.toContain('/no-link');
});

test('a page that is gone and a host that has no address are broken; what may be the moment or the asker is unclear', () => {
  expect([404, 410, 'ENOTFOUND'].map((answer) => judged(answer).kind)).toEqual(
    Array.from({ length: 3 }, () => 'broken'),
  );
  expect([403, 429, 500, 'ECONNRESET', 'EAI_AGAIN'].map((answer) => judged(answer).kind)).toEqual(
    Array.from({ length: 5 }, () => 'unclear'),
  );
});
