import { oklchToHex } from '@/pipeline/svg/palette';
import { type StyleRule, styleRules, tokensFile } from './style-sheets';
import { contrast } from './wcag';

/*
 * WCAG 2.2 contrast of every pair of colours that the style sheets can bring about, states that no test visits included. That no
 * text stands on a ground of its neighbour is axe's to find (`e2e/templates.spec.ts`).
 */

const least = { text: 4.5, bodyText: 7, line: 3 };
/** Lines that carry meaning: control boundaries, drawings, focus. The other roles are for hairlines. */
const lines = ['line', 'ink', 'flame', 'flame-text', 'leaf', 'alarm', 'focus'];

const rolesIn = (value: string) =>
  [...value.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, role = '']) => role);

interface Paint {
  readonly rule: StyleRule;
  /** Roles of the text's colour, and of what is painted behind it, where the rule sets them. */
  readonly texts: readonly string[];
  readonly grounds: readonly string[];
}

const paints: readonly Paint[] = styleRules.map((rule) => {
  const rolesOf = (wanted: RegExp) =>
    rule.declarations.flatMap(({ property, value }) => (wanted.test(property) ? rolesIn(value) : []));
  return { rule, texts: rolesOf(/^color$/), grounds: rolesOf(/^background(-color|-image)?$/) };
});

/** A bar, a dot, a scrim: a ground that never holds text. */
const isMark = ({ rule }: Paint) => /::(before|after|backdrop)$|\.bar$/.test(rule.selector);

const unique = (list: readonly string[]) => [...new Set(list)];
/** Text in a rule without a ground of its own may stand on any ground whose rule leaves the text's colour alone. */
const freeTexts = unique(paints.flatMap(({ texts, grounds }) => (grounds.length > 0 ? [] : texts)));
const openGrounds = unique(
  paints.flatMap((paint) => (paint.texts.length > 0 || isMark(paint) ? [] : paint.grounds)),
);
const ownPairs = paints.flatMap(({ rule, texts, grounds }) =>
  texts.flatMap((text) => grounds.map((ground) => ({ rule, text, ground }))),
);

const palette = new Map(
  styleRules
    .find(({ file, selector }) => file === tokensFile && selector === ':root')
    ?.declarations.map(({ property, value }) => [property, value]),
);

function colourOf(role: string, scheme: 'light' | 'dark'): string {
  const resolve = (value: string): string => {
    const [, light = '', dark = ''] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
    if (light) return resolve(scheme === 'light' ? light : dark);
    const [, name] = /^var\((.*)\)$/.exec(value) ?? [];
    if (!name) return value;
    const found = palette.get(name);
    if (!found) throw new Error(`${tokensFile} sets no ${name}`);
    return resolve(found);
  };
  return oklchToHex(resolve(`var(--color-${role})`));
}

const rgbOf = (hex: string) => (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const tooLow = (text: string, ground: string, wanted: number): string[] => {
    const found = contrast(rgbOf(colourOf(text, scheme)), rgbOf(colourOf(ground, scheme)));
    return !(found >= wanted) ? [`${text} on ${ground}: ${found.toFixed(2)}, wanted ${wanted}`] : [];
  };
  const everywhere = (roles: readonly string[], wanted: number, grounds = openGrounds) =>
    roles.flatMap((role) => grounds.flatMap((ground) => tooLow(role, ground, wanted)));

  test('every colour of text can be read on every ground that does not bring its own', () => {
    expect(everywhere(freeTexts, least.text)).toEqual([]);
  });

  test('a rule that sets both text and ground sets a pair that can be read', () => {
    expect(
      ownPairs.flatMap(({ rule, text, ground }) =>
        tooLow(text, ground, least.text).map((problem) => `${rule.file} ${rule.selector}: ${problem}`),
      ),
    ).toEqual([]);
  });

  test('body text can be read with ease', () => {
    expect(everywhere(['ink'], least.bodyText)).toEqual([]);
  });

  test('lines that carry meaning can be seen', () => {
    // The squares of the sheet are crossed, not stood on.
    const sheets = openGrounds.filter((ground) => ground !== 'grid');
    expect(everywhere(lines, least.line, sheets)).toEqual([]);
  });
});

test('colours, grounds and contrasts are read from the style sheets as they are', () => {
  expect(contrast(rgbOf('#ffffff'), rgbOf('#000000'))).toBe(21);
  expect(contrast(rgbOf('#777777'), rgbOf('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(freeTexts).toEqual(expect.arrayContaining(['ink', 'ink-muted', 'flame-text', 'alarm']));
  expect(openGrounds).toEqual(expect.arrayContaining(['paper', 'surface', 'raised', 'grid']));
  expect(ownPairs.length).toBeGreaterThan(5);
});

test('no style is half transparent, so that the computed colours are the painted ones', () => {
  const values = styleRules.flatMap(({ declarations }) =>
    declarations.filter(({ property }) => property === 'opacity').map(({ value }) => value),
  );
  expect(values.filter((value) => value !== '0' && value !== '1')).toEqual([]);
});
