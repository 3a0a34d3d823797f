import { test as base, expect } from '@playwright/test';

interface PolicyOptions {
  /** The refusals of the policy that this test provokes, each as directive and address. */
  readonly refusals: readonly string[];
}

/** Playwright's `test`, which fails where a page meets its Content-Security-Policy. */
export const test = base.extend<PolicyOptions>({
  refusals: [[], { option: true }],
  context: async ({ context, refusals }, use) => {
    const reports = new Set<string>();
    const messages: string[] = [];
    await context.exposeBinding('reportRefusal', (_, report: string) => void reports.add(report));
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (window as unknown as { reportRefusal: (report: string) => void }).reportRefusal(
          `${effectiveDirective} ${blockedURI}`,
        ),
      ),
    );
    // A page without scripts fires no event; the browser still writes to the console.
    context.on('console', (message) => {
      if (/content.security.policy|trusted ?(type|html|script)/i.test(message.text()))
        messages.push(message.text());
    });
    await use(context);
    const refused = () => [...reports].sort();
    if (refusals.length > 0) await expect.poll(refused, 'refused by the policy').toEqual(refusals);
    else expect([...refused(), ...messages], 'refused by the policy').toEqual([]);
  },
});
