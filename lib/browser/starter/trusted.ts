interface Trust {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string;
}

const same = (text: string) => text;
const rules: Trust = { createHTML: same, createScript: same };

/**
 * The only Trusted Types policy: it marks the starter's own HTML and speculation rules as trusted. `require-trusted-types-for` in the
 * Content-Security-Policy refuses any other string as HTML or script, and any other policy.
 */
export const trusted =
  (
    window as { trustedTypes?: { createPolicy: (name: string, rules: Trust) => Trust } }
  ).trustedTypes?.createPolicy('starter', rules) ?? rules;
