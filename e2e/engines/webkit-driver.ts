import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, stop } from '@/pipeline/child-process';
import { programs } from '@/pipeline/engines';
import type { Browser, Driver, Gesture, LaunchOptions, Point } from './driver';

/*
 * WebKitGTK by WebDriver (W3C, classic), which is HTTP and JSON. Debian's build knows no BiDi, so a library that asks for that is
 * refused. One session for each driver's process.
 */

/** Of the WebDriver standard, "Keyboard actions". */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Pixels by which the window is higher than the page. */
const toolbar = 38;

/** Milliseconds. A page on its way out may never answer; neither does the driver then, whatever its own timeout for scripts says. */
const longestScript = 4000;

/** Milliseconds. Some seconds do for any other answer, on a busy machine too; a test ends after 90. */
const longestAnswer = 30_000;

type Call = <R>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<R>;

const callAt =
  (address: string): Call =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      // The caller polls for a state and asks again.
      signal: AbortSignal.timeout(path.endsWith('/execute/sync') ? longestScript : longestAnswer),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: never };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (!response.ok)
      throw new Error(`WebKit, ${path.replace(/.*\/session\/[^/]*/, '')}: ${error}: ${message}`);
    return value;
  };

async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const process = spawn(
    programs.screen ?? '',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, 'data');
  return { process, display: `:${String(number).trim()}` };
}

interface DriverProcess {
  readonly process: ChildProcess;
  readonly call: Call;
}

async function startDriver(display: string): Promise<DriverProcess> {
  const port = await freePort();
  const process = spawn(programs.webkitDriver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...globalThis.process.env, DISPLAY: display },
  });
  const call = callAt(`http://127.0.0.1:${port}`);
  const isReady = () =>
    call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  while (!(await isReady())) {
    if (process.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${process.exitCode}`);
    await wait(50);
  }
  return { process, call };
}

interface Session {
  readonly sessionId: string;
}

async function startSession({ call }: DriverProcess, { scripts }: LaunchOptions): Promise<Session> {
  const session = await call<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: programs.webkit,
          args: ['--automation', '--private', ...(scripts ? [] : ['--enable-javascript=false'])],
        },
      },
    },
  });
  await call('GET', `/session/${session.sessionId}/window`);
  return session;
}

export async function launchWebKit(options: LaunchOptions): Promise<Browser> {
  const screen = await startScreen();
  let driver = await startDriver(screen.display);
  const start = () =>
    startSession(driver, options).catch(async (error: unknown) => {
      // Seen once on a busy machine: a driver that never gives the session it was asked for. Its browser ends with the screen.
      console.warn(`WebKit's driver is started anew, as it gave no session: ${error}`);
      await stop(driver.process);
      driver = await startDriver(screen.display);
      return startSession(driver, options);
    });
  return {
    visitor: async () => {
      const { sessionId } = await start();
      const { call } = driver;
      return driverOf((method, path, body) => call(method, `/session/${sessionId}${path}`, body));
    },
    close: async () => {
      for (const child of [driver.process, screen.process]) await stop(child);
    },
  };
}

function driverOf(call: Call): Driver {
  const act = (id: string, source: object, actions: readonly object[]) =>
    call<void>('POST', '/actions', { actions: [{ id, ...source, actions }] });
  return {
    hasTouch: false,
    navigate: (url) => call('POST', '/url', { url }),
    evaluate: (script, argument) =>
      call('POST', '/execute/sync', {
        script: `return (${script})(arguments[0])`,
        args: argument === undefined ? [] : [argument],
      }),
    point: (at, gesture) =>
      act('mouse', { type: 'pointer', parameters: { pointerType: 'mouse' } }, pointerSteps(at, gesture)),
    press: (keys) =>
      act(
        'keyboard',
        { type: 'key' },
        keys
          .map((key) => keyCodes[key] ?? key)
          .flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
      ),
    setViewport: async (width, height) =>
      void (await call('POST', '/window/rect', { width, height: height + toolbar })),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    close: () => call('DELETE', ''),
  };
}

const pointerSteps = ({ x, y }: Point, gesture: Gesture): readonly object[] => [
  { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
  ...(gesture === 'hover'
    ? []
    : [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
];
