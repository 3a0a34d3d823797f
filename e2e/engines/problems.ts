import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/*
 * A page tells its host of errors, in the same words in each engine: WebKit's driver tells of no error, and the others
 * tell each in its own way. The script stands in the page by an address of its own, as the policy wants it.
 */

const script = '/test/tell-problems.js';
const report = '/test/problems';

/** A script that fails, to see that it is told of. */
export const failing = {
  address: '/test/failing.js',
  text: `void Promise.reject(new Error('late')); throw new Error('thrown')`,
} as const;

/** WebKitGTK tells of a transition between two pages that it left out by itself; the site has no script for them. */
export const ownNoise = /AbortError: Skipping view transition because skipTransition\(\) was called/;

/** Runs on the page. */
function tellProblems(address: string): void {
  const tell = (problem: string) => navigator.sendBeacon(address, `${location.pathname}: ${problem}`);
  addEventListener(
    'error',
    ({ message, target }) => {
      const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
      const file = src ?? href;
      if (message) tell(message);
      else if (file) tell(`did not load: ${file.replace(location.origin, '')}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`refused: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    tell(`console: ${words.join(' ')}`);
    error(...words);
  };
}

/** Collects what the pages of one visitor tell. */
export class Problems {
  private readonly told = new Set<string>();

  /** Puts the script into a page: first after the policy, so that it hears of all that comes after. */
  static watch(html: string): string {
    return html.replace(/<meta http-equiv[^>]*>/, (policy) => `${policy}<script src="${script}"></script>`);
  }

  /** @returns whether the request was one of ours */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.url === script)
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`(${tellProblems})(${JSON.stringify(report)})`);
    else if (request.url === failing.address)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(failing.text);
    else if (request.url === report) {
      this.told.add(await text(request));
      response.writeHead(204).end();
    } else return false;
    return true;
  }

  /** In order of the alphabet. */
  get list(): readonly string[] {
    return [...this.told].sort();
  }
}
