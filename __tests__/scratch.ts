import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Handler, listen } from '@/pipeline/server/local-server';

/* Folders and servers that last as long as the test, or the test file, that made them. */

/** An empty folder for each test of the file; the names of its files are paths in it. */
export function scratchFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    path: (name = '') => path.join(folder, name),
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    remove: (name: string) => rmSync(path.join(folder, name), { recursive: true }),
    put(name: string, text: string | Buffer) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    },
  };
}

/** Serves while the tests of the file run. @returns what tells the server's origin to a test */
export function serve(handler: Handler, patienceMs?: number): () => string {
  let server: Server;
  beforeAll(async () => {
    // The sandbox notes each message on the console.
    jest.spyOn(console, 'log').mockImplementation(() => {});
    server = await listen(handler, 0, patienceMs);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A folder for what a sandbox receives, emptied after each test. */
export function submissionsFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'submissions-'));
  const files = () => readdirSync(folder).map((file) => path.join(folder, file));
  afterEach(() => {
    for (const file of files()) rmSync(file);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return { folder, stored: () => files().map((file) => JSON.parse(readFileSync(file, 'utf8'))) };
}
