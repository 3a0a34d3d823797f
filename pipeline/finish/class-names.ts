import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../run';

/** A class of a style sheet module as Next names it: a hash of the file, then the name in the source. */
const moduleClass = /\.(_?[\w-]{6}_[a-zA-Z]\w*)/g;

/** Shortens the class names of a site: long ones are a tenth of its style sheet, and part of each page. */
export interface ClassNames {
  readonly inCss: (text: string) => string;
  /** @throws Failure where a page names a class elsewhere than in an attribute, and would lose its style */
  readonly inHtml: (text: string) => string;
  /** Of a list as it stands in a class attribute. */
  readonly inList: (names: string) => string;
}

/** Short names for the classes of a folder's style sheets, the shortest for the most frequent. */
export async function shortClassNames(folder: string): Promise<ClassNames> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css')).sort();
  const sheets = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return namesFor(sheets.join('\n'));
}

export function namesFor(css: string): ClassNames {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(moduleClass)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.entries()].sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1));
  const short = new Map(names.map(([name], index) => [name, nameOf(index)]));
  const inList = (list: string) =>
    list
      .split(' ')
      .map((name) => short.get(name) ?? name)
      .join(' ');
  return {
    inCss: (text) => text.replace(moduleClass, (_, name: string) => `.${inList(name)}`),
    inHtml: (text) => {
      const html = text.replace(
        /( class=)(["'])(.*?)\2/g,
        (_, name: string, quote: string, list: string) => `${name}${quote}${inList(list)}${quote}`,
      );
      const missed = html.match(/_?[\w-]{6}_[a-zA-Z]\w*/g)?.find((name) => short.has(name));
      if (missed) throw new Failure(`A page names the class ${missed} where it is not renamed.`);
      return html;
    },
    inList,
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const consonants = letters.replace(/[aeiou]/gi, '');

/** Numbers as names: 0 is "a", 51 "Z", 52 "bb". Without vowels no name is a word, because blockers hide a class such as "ad". */
const nameOf = (index: number): string => letters[index] ?? consonantsOf(index - letters.length);

function consonantsOf(index: number): string {
  const base = consonants.length;
  const rest = Math.floor(index / base);
  return `${consonants[rest] ?? consonantsOf(rest - base)}${consonants[index % base]}`;
}
