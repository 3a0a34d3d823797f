/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificateOf, certificateProblems } from '@/pipeline/watch/certificate';
import { scratchFolder } from '../../scratch';

const scratch = scratchFolder();

test("a host's certificate is read, though nobody signed it", async () => {
  const [key, cert] = [scratch.path('key.pem'), scratch.path('cert.pem')];
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '90', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: scratch.read('key.pem'), cert: scratch.read('cert.pem') });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { from, to } = await certificateOf(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  expect(to.getTime() - from.getTime()).toBe(90 * 86_400_000);
});

test('a host that does not answer is an error', async () => {
  await expect(certificateOf('https://127.0.0.1:9/')).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['2027-01-01', '2027-04-01', '2027-03-09', []],
  [
    '2027-01-01',
    '2027-04-01',
    '2027-03-10',
    [expect.stringMatching(/^the certificate ends on 2027-04-01: 22 of its 90 days are left: renew it/)],
  ],
  ['2027-01-01', '2027-02-17', '2027-02-05', []],
  ['2027-01-01', '2027-02-17', '2027-02-06', [expect.stringContaining('11 of its 47 days are left')]],
  ['2027-01-01', '2027-04-01', '2027-04-01', [expect.stringMatching(/^the certificate ended on 2027-04-01/)]],
])('of %s to %s, asked on %s', (from, to, today, told) => {
  expect(certificateProblems({ from: new Date(from), to: new Date(to) }, new Date(today))).toEqual(told);
});
