import { readFileSync } from 'node:fs';
import { type Declaration, styleRules, styleSheets, tokensFile } from './style-sheets';

/** Style sheets outside of `app/tokens.css` take colours, text sizes, durations and z-order from it. */

/** Text sizes that are no tokens: the root's, which is the reader's own, and one for paper. */
const rootSizes = ['100%', '10pt'];

const declarations = styleRules
  .filter(({ file }) => file !== tokensFile)
  .flatMap((rule) => rule.declarations);
const print = ({ file, property, value }: Declaration) => `${file}: ${property}: ${value}`;
/** Words of a value; names of custom properties do not count. */
const words = (value: string) => value.replace(/--[\w-]+/g, '').match(/[a-z][\w-]*/gi) ?? [];

/** The named colours that somebody would write in passing. */
const namedColours =
  /^(?:black|white|gr[ae]y|silver|red|green|blue|orange|yellow|brown|purple|pink|(?:dark|light|dim)\w+)$/;

test('style sheets are found', () => {
  expect(styleSheets.map(({ file }) => file)).toContain(tokensFile);
  expect(declarations.length).toBeGreaterThan(500);
});

test('no colour is written out', () => {
  const raw = declarations.filter(
    ({ value }) =>
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i.test(value) ||
      words(value).some((word) => namedColours.test(word)),
  );
  expect(raw.map(print)).toEqual([]);
});

test('z-order and durations come from the tokens', () => {
  const raw = declarations.filter(
    ({ property, value }) =>
      (property === 'z-index' && !/^(auto|var\(--z-[\w-]+\))$/.test(value)) ||
      /(?<![\w.-])(?!0m?s)[\d.]+m?s\b/.test(value),
  );
  expect(raw.map(print)).toEqual([]);
});

test('text sizes come from the tokens, or are the root’s', () => {
  const sizes = declarations.flatMap((declaration) => {
    const { property, value } = declaration;
    if (property === 'font-size') return [{ declaration, size: value }];
    const [size = value] =
      value.match(/(?<![\w.-])[\d.]+(?:px|pt|rem|em|%)|var\(--text-[\w-]+\)|inherit/) ?? [];
    return property === 'font' ? [{ declaration, size }] : [];
  });
  const raw = sizes.filter(
    ({ declaration, size }) =>
      !/^(inherit|var\(--text-[\w-]+\))$/.test(size) &&
      !(declaration.file === 'app/globals.css' && rootSizes.includes(size)),
  );
  expect(raw.map(({ declaration }) => print(declaration))).toEqual([]);
});

test('every custom property that is used without a fallback is set', () => {
  const fonts = [...readFileSync('app/layout.tsx', 'utf8').matchAll(/variable: '(--[\w-]+)'/g)].map(
    ([, name]) => name,
  );
  const all = styleRules.flatMap((rule) => rule.declarations);
  const set = new Set(all.map(({ property }) => property).concat(fonts.filter((name) => name !== undefined)));
  const used = new Set(
    all.flatMap(({ value }) => [...value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name)),
  );
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

test('a rule that sets text on a ground of its own says what it does under forced colours', () => {
  const ofItsOwn = styleRules.filter(
    ({ selector, declarations: list }) =>
      !/:hover|::selection/.test(selector) &&
      list.some(
        ({ property, value }) => property === 'color' && /^var\(--color-(?:paper|on-flame)\)$/.test(value),
      ),
  );
  const adjusted = ofItsOwn.filter(
    ({ declarations: list }) => !list.some(({ property }) => property === 'forced-color-adjust'),
  );
  expect(ofItsOwn).not.toHaveLength(0);
  expect(adjusted.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test('a style that shows something under a pointer shows it to the focus too', () => {
  const shows = /^(display|visibility|opacity|content|clip-path|block-size|height|scale)$/;
  const showing = styleRules.filter(
    ({ selector, declarations: list }) =>
      selector.includes(':hover') && list.some(({ property }) => shows.test(property)),
  );
  expect(showing).not.toHaveLength(0);
  const unfocused = showing.filter(({ selector }) => !selector.includes(':focus'));
  expect(unfocused.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test('what moves does so only where no reduced motion is asked for', () => {
  const moving: string[] = [];
  let count = 0;
  for (const { file, root } of styleSheets)
    root.walkDecls(/^transition(-property)?$/, ({ value, source, parent }) => {
      if (!/rotate|translate|scale|transform|size|width|height|rows|columns|inset|margin|\ball\b/.test(value))
        return;
      count += 1;
      for (let outer: typeof parent = parent; outer; outer = outer.parent as typeof parent)
        if (
          outer.type === 'atrule' &&
          `${(outer as { params?: string }).params}`.includes('reduced-motion: no')
        )
          return;
      moving.push(`${file}:${source?.start?.line}: ${value}`);
    });
  expect(count).toBeGreaterThan(4);
  expect(moving).toEqual([]);
});
