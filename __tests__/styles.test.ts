import { readFileSync } from 'node:fs';
import { type Declaration, styleRules, styleSheets, tokensFile } from './style-sheets';

/** Style sheets outside of `app/tokens.css` take colours, text sizes, durations and z-order from it. */

/** Text sizes that are no tokens, each with its reason. */
const allowedTextSizes: Readonly<
  Record<string, { readonly sizes: readonly string[]; readonly why: string }>
> = {
  'app/globals.css': {
    sizes: ['100%', '10pt'],
    why: 'the root: the reader’s own size, and a size for paper',
  },
};

const namedColours = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
  chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey
  darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
  darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
  fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
  lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
  lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
  limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
  olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver
  skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);

const declarations = styleRules
  .filter(({ file }) => file !== tokensFile)
  .flatMap((rule) => rule.declarations);
const print = ({ file, property, value }: Declaration) => `${file}: ${property}: ${value}`;
/** Words of a value; names of custom properties do not count. */
const words = (value: string) => value.replace(/--[\w-]+/g, '').match(/[a-z][\w-]*/gi) ?? [];

test('style sheets are found', () => {
  expect(styleSheets.map(({ file }) => file)).toContain(tokensFile);
  expect(declarations.length).toBeGreaterThan(500);
});

test('no colour is written out', () => {
  const raw = declarations.filter(
    ({ value }) =>
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i.test(value) ||
      words(value).some((word) => namedColours.has(word.toLowerCase())),
  );
  expect(raw.map(print)).toEqual([]);
});

test('z-order comes from the tokens', () => {
  const raw = declarations.filter(
    ({ property, value }) => property === 'z-index' && !/^(auto|var\(--z-[\w-]+\))$/.test(value),
  );
  expect(raw.map(print)).toEqual([]);
});

test('durations come from the tokens', () => {
  const raw = declarations.filter(({ value }) => /(?<![\w.-])(?!0m?s)[\d.]+m?s\b/.test(value));
  expect(raw.map(print)).toEqual([]);
});

test('text sizes come from the tokens, or stand in the list above', () => {
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
      !allowedTextSizes[declaration.file]?.sizes.includes(size),
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

test('words on a ground of their own keep both where the visitor’s colours rule', () => {
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
