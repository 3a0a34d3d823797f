import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';

/** The one place for raw values. */
export const tokensFile = 'app/tokens.css';

export const styleSheets = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, root: postcss.parse(readFileSync(file, 'utf8'), { from: file }) }));

export interface Declaration {
  readonly file: string;
  readonly property: string;
  /** Without strings and addresses, which hold no values of ours. */
  readonly value: string;
}

/** A style rule with what it declares itself. */
export interface StyleRule {
  readonly file: string;
  readonly selector: string;
  readonly declarations: readonly Declaration[];
}

const declarationsOf = (file: string, rule: Rule): Declaration[] =>
  rule.nodes.flatMap((node) =>
    node.type === 'decl'
      ? [{ file, property: node.prop, value: node.value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""') }]
      : [],
  );

/** Every style rule, in the order of the files. */
export const styleRules: readonly StyleRule[] = styleSheets.flatMap(({ file, root }) => {
  const rules: StyleRule[] = [];
  root.walkRules((rule) => {
    rules.push({ file, selector: rule.selector, declarations: declarationsOf(file, rule) });
  });
  return rules;
});
