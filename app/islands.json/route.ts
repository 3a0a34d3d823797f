import { islandProps } from '@/lib/islands';

export const dynamic = 'force-static';

type Classes = Readonly<Record<string, string>>;

/** Next's bundler fills it in with every style sheet of the folder. */
declare const require: {
  context: (
    folder: string,
    isDeep: boolean,
    names: RegExp,
  ) => ((name: string) => Classes) & { keys: () => string[] };
};
const sheets = require.context('../../components', true, /\.module\.css$/);

/**
 * For the build alone, which bundles the islands apart from Next and removes this file again: what they are given, and the
 * class names that Next made of each style sheet.
 */
export function GET() {
  const styles = sheets.keys().map((name) => [name.replace('./', 'components/'), sheets(name)]);
  return Response.json({ props: islandProps, styles: Object.fromEntries(styles) });
}
