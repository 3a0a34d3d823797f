import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type FormProvider, type FormProviderName, formProviders } from '@/content/form-providers';
import type { Handler } from './local-server';
import { dialects, requiredFields } from './sandbox-dialects';
import { faultOf, faults } from './sandbox-faults';

/** Path of a preview's sandbox, on the preview's own origin; the last part of a path below it names a provider. */
export const sandbox = {
  path: '/sandbox/submit',
  accessKey: '00000000-0000-4000-8000-000000000000',
} as const;

/** Tells whether a path is the sandbox's. */
export const isSandbox = (path: string) => path === sandbox.path || path.startsWith(`${sandbox.path}/`);

/** The environment of a build whose form goes to the sandbox as it would to the provider. */
export const sandboxValues = (provider: FormProviderName | undefined) => ({
  FORM_ENDPOINT: `${sandbox.path}${provider && provider !== 'web3forms' ? `/${provider}` : ''}`,
  // Only web3forms takes its key as a field; elsewhere the key is part of the provider's address, or there is none.
  FORM_ACCESS_KEY: provider === undefined || provider === 'web3forms' ? sandbox.accessKey : '',
});

const providerAt = (path: string): FormProviderName => {
  const name = path.split('/').at(-1) ?? '';
  return Object.hasOwn(formProviders, name) ? (name as FormProviderName) : 'web3forms';
};

/** Larger submissions are refused, as a provider would (the form's own limits stay far below). */
const maxBytes = 256 * 1024;

/** A refused submission: status and message for the sender. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A stand-in for each form provider with its contract: a multipart POST in, the provider's answer out, or for a form sent
 * without scripts a redirect where it gives one. Each submission that arrives becomes a file in `folder`, with what was typed in it to the byte;
 * one whose subject begins with `fault:` is answered as `sandbox-faults.ts` says, and its file names the fault.
 *
 * Pages of its own origin may post to it, and programs that are no browser (they name no origin).
 */
export function formSandbox(folder: string): Handler {
  return async (request, response) => {
    const provider = providerAt(
      new URL(request.url ?? '/', 'http://sandbox').pathname.replace(/\/token$/, ''),
    );
    try {
      await receive(request, response, provider, folder);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The rest of a body that is too large is not read.
      if (error.status === 413) response.setHeader('Connection', 'close');
      dialects[provider].refuse(response, error.status, error.message);
    }
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  provider: FormProviderName,
  folder: string,
): Promise<void> {
  const { host, origin } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refusal(403, 'Only a page of this site may post here');
  response.setHeader('Allow', 'POST');
  if (request.method === 'GET' && request.url?.endsWith('/own/token'))
    return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('sandbox');
  if (request.method !== 'POST') throw new Refusal(405, 'This method is not allowed');

  const fields = await readFields(request);
  const missing = requiredFields(provider).filter((name) => !fields[name]);
  if (missing.length > 0) throw new Refusal(400, `Missing: ${missing.join(', ')}`);
  const { redirect = '' }: FormProvider['fields'] = formProviders[provider].fields;
  const leadsTo = fields[redirect] && localPath(fields[redirect]);
  const fault = faultOf(fields.subject ?? '');
  if (fault === 'unknown')
    throw new Refusal(400, `There is no such fault; there are ${Object.keys(faults).join(', ')}`);

  await store(folder, { receivedAt: new Date().toISOString(), ...(fault && { fault }), fields });
  if (fault && (await faults[fault](response, dialects[provider])) === 'answered') return;
  if (leadsTo) response.writeHead(303, { Location: leadsTo }).end();
  else dialects[provider].accept(response);
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

/** @throws Refusal where the body is no form, or too large. */
async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const body = await readBody(request);
  const form = await formData(body, request.headers['content-type'] ?? '');
  // A browser sends each line break as CR LF, whatever was typed (HTML standard, multipart/form-data): undone here, so that
  // what is stored equals what was typed.
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value.name,
    ]),
  );
}

async function formData(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new Refusal(400, 'The body is no form');
  }
}

/** Counts while it reads: a chunked body does not say its length. */
function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else reject(new Refusal(413, `At most ${maxBytes} bytes are accepted`));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new Refusal(400, 'The submission broke off')));
  });
}

/** The page's own origin differs from the canonical one in a preview: only path and fragment are followed. */
function localPath(address: string): string {
  const { protocol, pathname, hash } = URL.canParse(address, 'http://sandbox')
    ? new URL(address, 'http://sandbox')
    : { protocol: '', pathname: '', hash: '' };
  // `//host/path` as a location would lead to another host.
  if (!/^https?:$/.test(protocol) || pathname.startsWith('//'))
    throw new Refusal(400, 'The redirect is no address of a page');
  return pathname + hash;
}
