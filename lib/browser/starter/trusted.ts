interface Trust {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string;
}

const same = (text: string) => text;
const rules: Trust = { createHTML: same, createScript: same };

/**
 * Marks the starter's own markup and rules as such. The policy of a page (`require-trusted-types-for`) lets no other text become
 * markup or code, and nobody else make such marks.
 */
export const trusted =
  (
    window as { trustedTypes?: { createPolicy: (name: string, rules: Trust) => Trust } }
  ).trustedTypes?.createPolicy('starter', rules) ?? rules;
