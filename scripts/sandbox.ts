import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { faultOf, faults } from './sandbox-faults';

/** Larger submissions are refused, as a provider would (the form's own limits stay far below). */
const maxBytes = 256 * 1024;

/**
 * A stand-in for the form provider with its contract: a multipart POST in, `{success, message}` out, or a redirect for a form
 * sent without scripts. Each submission that arrives becomes a file in `folder`, with what was typed in it to the byte;
 * one whose subject begins with `fault:` is answered as `sandbox-faults.ts` says, and its file names the fault.
 */
export function formSandbox(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') return answer(response, 405, false, 'This method is not allowed');
    const fields = await readFields(request).catch((error: Error) => error);
    if (fields instanceof Error) return answer(response, 400, false, fields.message);
    const missing = ['access_key', 'name', 'email', 'subject', 'message'].filter((name) => !fields[name]);
    if (missing.length > 0) return answer(response, 400, false, `Missing: ${missing.join(', ')}`);

    const fault = faultOf(fields.subject ?? '');
    await store(folder, { receivedAt: new Date().toISOString(), ...(fault && { fault }), fields });
    if (fault && (await faults[fault](response)) === 'answered') return;

    if (fields.redirect) {
      // The page's own origin differs from the canonical one in a preview: only the path is followed.
      response.writeHead(303, { Location: new URL(fields.redirect, 'http://sandbox').pathname }).end();
      return;
    }
    answer(response, 200, true, 'Email sent successfully!');
  };
}

interface Submission {
  readonly receivedAt: string;
  readonly fault?: string | number;
  readonly fields: Readonly<Record<string, string>>;
}

async function store(folder: string, submission: Submission): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${submission.receivedAt.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
  const file = path.join(folder, name);
  // Whole, or not there: tests read the folder while submissions arrive.
  await writeFile(`${file}.part`, `${JSON.stringify(submission, null, 2)}\n`);
  await rename(`${file}.part`, file);
  console.log(`Form submission stored in ${file}`);
}

/** @throws Error where the body is no form, or too large. */
async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > maxBytes)
    throw new Error(`The submission has ${length} bytes, at most ${maxBytes} are accepted`);
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Request('http://sandbox', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit).formData();
  // A browser sends each line break as CR LF, whatever was typed (HTML standard, multipart/form-data): undone here, so that
  // what is stored equals what was typed.
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value.name,
    ]),
  );
}

function answer(response: ServerResponse, status: number, success: boolean, message: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ success, message }));
}
