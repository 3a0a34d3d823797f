import { Failure } from '../run';

const charset = '<meta charSet="utf-8"/>';

/**
 * The page with its Content-Security-Policy, for hosts that set no headers. It holds for what stands after it, so it comes first.
 * @throws Failure where the page does not begin as Next's pages do
 */
export function withPolicy(html: string, policy: string, file: string): string {
  const [head = '', rest] = html.split(charset);
  if (rest === undefined || /<(script|link|style|meta)\b/.test(head))
    throw new Failure(
      `${file} does not begin with ${charset}: pipeline/finish/policy.ts puts the policy there.`,
    );
  return html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
