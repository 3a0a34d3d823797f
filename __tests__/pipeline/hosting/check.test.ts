/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { checkSite, describe as described } from '@/pipeline/hosting/check';
import type { Request } from '@/pipeline/hosting/client';
import type { Expectation, Row } from '@/pipeline/hosting/expectations';
import { serve } from '../../scratch';

/* A host with one fault for each thing that is looked at. */

const page = (address: string) => `<link rel="canonical" href="https://site.example${address}"/>`;
const answers: Readonly<Record<string, RequestListener>> = {
  '/good': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', Etag: '"1"' }).end(page('/good')),
  '/other-spelling': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html;charset=UTF-8' }).end(),
  '/project/below': (_, response) => response.end(page('/project/below')),
  '/other-page': (_, response) => response.end(page('/another')),
  '/away': (_, response) => response.writeHead(301, { Location: '//other.example/good' }).end(),
  '/moved': (_, response) => response.writeHead(301, { Location: '/good?a=1' }).end(),
  '/packed': (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('packed')),
  '/passwd': (_, response) => response.end('root:x:0:0:root:/root:/bin/sh'),
};
const origin = serve((request, response) => {
  const answer = answers[request.url ?? ''];
  if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
  else if (answer) answer(request, response);
  else response.writeHead(404).end();
});

const row = (path: string, expected: Partial<Expectation>, more: Partial<Request & Row> = {}): Row => ({
  group: 'pages',
  request: { path },
  expected: { status: [200], ...expected },
  ...more,
});

const found = async (rows: readonly Row[], follows = 0, address = origin()) =>
  (await checkSite(address, rows, { follows })).map(described);

test('a host that answers as expected has no findings', async () => {
  const type = 'text/html; charset=utf-8';
  expect(
    await found([
      row('/good', { type, page: '/good', headers: { ETag: '"1"' } }),
      row('/other-spelling', { type }),
      row('/good', { status: [304], empty: true }, { again: true }),
      row('/moved', { status: [301], leadsTo: '/good?a=1' }),
      row('/moved', { status: [200, 301], leadsTo: '/good?a=1', page: '/good' }),
      row('/good', { status: [200, 301], leadsTo: '/elsewhere', page: '/good' }),
      row('/nowhere', { status: [404] }),
    ]),
  ).toEqual([]);
  expect(await found([row('/below', { page: '/below' })], 0, `${origin()}/project/`)).toEqual([]);
});

test.each([
  ['a status', row('/nowhere', {}), 'GET /nowhere: status 404 and not 200'],
  ['a type', row('/good', { type: 'css' }), 'GET /good: is "text/html; charset=utf-8" and not css'],
  [
    'a header that is missing',
    row('/good', { headers: { 'Referrer-Policy': 'origin' } }),
    'GET /good: Referrer-Policy is missing',
  ],
  [
    'another page',
    row('/other-page', { page: '/good' }),
    'GET /other-page: is the page /another and not /good',
  ],
  [
    'a redirect to another site',
    row('/away', { status: [301], leadsTo: '/good' }),
    'GET /away: leads to //other.example/good and not to /good',
  ],
  [
    'a redirect to another site where any of this site will do',
    row('/away', { status: [200, 301], page: '/good' }),
    'GET /away: leads to another site, //other.example/good',
  ],
  [
    'a header that says something else',
    row('/good', { headers: { Etag: '"2"' } }),
    'GET /good: Etag is ""1"" and not ""2""',
  ],
  ['an encoding', row('/packed', { encoding: 'br' }), 'GET /packed: is encoded gzip and not br'],
  ['no Vary', row('/packed', { encoding: 'gzip' }), 'GET /packed: does not vary with Accept-Encoding'],
  ['a body too many', row('/good', { empty: true }), 'GET /good: has a body of 56 bytes'],
  ['no validator', row('/packed', {}, { again: true }), 'GET /packed: has neither ETag nor Last-Modified'],
  ['a file of the machine', row('/passwd', {}), 'GET /passwd: shows a file of the machine'],
])('%s is reported', async (_, wrong, line) => expect(await found([wrong])).toEqual([line]));

test('redirects of the host are followed where that is allowed, and never to another site', async () => {
  expect(await found([row('/away', { page: '/good' })], 2)).toEqual(['GET /away: status 301 and not 200']);
});
