import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dialect } from './sandbox-dialects';

/** `slow` answers after this long. */
const slowMs = 4000;

/** `go on`: the submission is then answered as if there were no fault. */
type Verdict = 'answered' | 'go on';
type Fault = (response: ServerResponse, dialect: Dialect) => Verdict | Promise<Verdict>;

const answerWith =
  (status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}): Fault =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
    return 'answered';
  };

const refuseWith =
  (reason: string): Fault =>
  (response, { refuse }) => {
    refuse(response, 400, reason);
    return 'answered';
  };

const json = (value: unknown) => JSON.stringify(value);
const errorPage = '<!DOCTYPE html><title>Error</title><h1>Something is wrong at the provider</h1>';

/**
 * Ways in which the form provider fails, for tests and for whoever wants to see them: a submission chooses one by its
 * subject, `fault:NAME`, after which a blank and anything else may follow. Nothing else in the form or the server changes, so it works
 * for a form sent with scripts and without, and several visitors do not disturb one another.
 */
export const faults = {
  /** Refuses, with a message that must be shown as text. */
  reject: refuseWith('This <b>address</b> is "blocked" & closed.'),
  429: answerWith(429, 'text/plain', 'Too Many Requests'),
  500: answerWith(500, 'text/html', errorPage),
  /** Accepts, but takes its time. */
  slow: () => wait(slowMs, 'go on'),
  /** Never answers. */
  hang: () => 'answered',
  /** HTTP 200 with another body than the provider's. */
  html: answerWith(200, 'text/html', errorPage),
  empty: answerWith(200, 'application/json', ''),
  'no-success': answerWith(200, 'application/json', json({ message: 'Thank you' })),
  /** Breaks the connection off in the middle of the answer. */
  close: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('{"success":');
    setImmediate(() => response.destroy());
    return 'answered';
  },
  /** Refuses with a message of a million characters. */
  oversize: refuseWith('No. '.repeat(250_000)),
  redirect: answerWith(302, 'text/plain', 'Elsewhere', { Location: '/contact/sent' }),
} as const satisfies Readonly<Record<string, Fault>>;

type FaultName = keyof typeof faults;

/** The fault that a subject asks for; `unknown` for one that is not in the list. */
export function faultOf(subject: string): FaultName | 'unknown' | undefined {
  const name = /^fault:(\S*)/.exec(subject)?.[1];
  if (name === undefined) return undefined;
  return Object.hasOwn(faults, name) ? (name as FaultName) : 'unknown';
}
