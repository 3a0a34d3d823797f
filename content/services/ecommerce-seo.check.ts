import { cellsOf, decided, exhibitOf, figures, number, numberOf, pieceCheck } from '@/pipeline/content/piece';
import { ecommerceSeo as page } from './ecommerce-seo';

// Replays the addresses of a category through the old and the new file: by the longest path, by the longest match, by the first line and by the last.

const { lines, title } = exhibitOf(page, 'code');
const { said } = cellsOf(page);

type Line = { readonly allow: boolean; readonly path: string };
const file: readonly Line[] = lines.flatMap(({ code }) => {
  const [, verb, path] = /^(Allow|Disallow): (\S+)$/.exec(code) ?? [];
  return verb && path ? [{ allow: verb === 'Allow', path }] : [];
});
const sortRule = said(/ended in Disallow: (\S+)\. /);
const old = [...file.slice(0, -1), { allow: false, path: sortRule }];
const fits = ({ path }: Line, address: string) =>
  new RegExp(`^${path.replace(/[.?+]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(address);

const byLength = (one: Line, other: Line) =>
  other.path.length - one.path.length || Number(other.allow) - Number(one.allow);
const isOpen = (rows: readonly Line[], address: string) =>
  rows.find((row) => fits(row, address))?.allow ?? true;
const longest = (rows: readonly Line[]) => rows.toSorted(byLength);

const [colours = 0, sizes = 0, sorts = 0] = [/(\d+) colours/, /(\d+) sizes/, /(\d+) ways/].map((pattern) =>
  number(said(pattern)),
);
const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);
const addresses = upTo(colours).flatMap((colour) =>
  upTo(sizes).flatMap((size) =>
    upTo(sorts).map((sort) => {
      const query = [colour && `colour=${colour}`, size && `size=${size}`, sort && `sort=${sort}`].filter(
        Boolean,
      );
      return `/c/shoes${query.length > 0 ? '?' : ''}${query.join('&')}`;
    }),
  ),
);
const open = (rows: readonly Line[]) => addresses.filter((address) => isOpen(rows, address)).length;
/** Open by the rule that matches most of the address: up to its last fixed character. */
const byMatch = (rows: readonly Line[]) =>
  addresses.filter((address) => {
    const matched = rows.flatMap((row) => {
      if (!fits(row, address)) return [];
      const end = row.path.split('*').at(-1) ?? '';
      return [{ allow: row.allow, path: address.slice(0, address.lastIndexOf(end) + end.length) }];
    });
    return matched.toSorted(byLength)[0]?.allow ?? true;
  }).length;
const [handed, found, fromTop, fromEnd] = [longest(file), longest(old), old, old.toReversed()].map(open);
const tests = lines.flatMap(({ code }) => /^(\/\S+): (open|shut)$/.exec(code)?.slice(1, 3) ?? []);
const replayed = tests.flatMap((text, index) =>
  index % 2 ? [] : [text, isOpen(longest(file), text) ? 'open' : 'shut'],
);
const length = (name: string) => file.find(({ path }) => path.endsWith(name))?.path.length ?? Number.NaN;
const noteOf = (name: string) => figures(lines.find(({ code }) => code.endsWith(name))?.note ?? '');

export const check = pieceCheck({
  page,
  decisions: [
    decided('open in the old file', said(/8 × 11 × 5 = (\d+)/), found ?? 0, {
      'last line wins': fromEnd ?? 0,
      'first line wins': fromTop ?? 0,
      'the new file': handed ?? 0,
      'longest match': byMatch(old),
    }),
    decided('expected by the developer', said(/1 \+ 8 × 11 = (\d+)/), fromEnd ?? 0),
    decided('expected by the agency', said(/which leaves (\d+)/), fromTop ?? 0),
    decided('open now', String(numberOf(title.split(' ')[0] ?? '')), handed ?? 0),
    decided('the same in another order', String(open(longest(file.toReversed()))), handed ?? 0, {
      'from the top': fromTop ?? 0,
    }),
    decided('all', said(/Nine of (\d+)/) || /of (\d+)/.exec(title)?.[1], addresses.length),
    decided('tests', tests.join(' '), replayed.join(' '), {
      'by the old file': tests
        .flatMap((text, index) => (index % 2 ? [] : [text, isOpen(longest(old), text) ? 'open' : 'shut']))
        .join(' '),
    }),
    decided(
      'open in the old file, by the notes',
      lines.flatMap(({ code, note }) => (note?.startsWith('Open in') ? [code.split(': ')[0]] : [])).join(),
      tests
        .filter(
          (text, index) => index % 2 === 0 && isOpen(longest(old), text) && !isOpen(longest(file), text),
        )
        .join(),
    ),
    decided('no two of a length', String(new Set(file.map(({ path }) => path.length)).size), file.length),
    decided(
      'one size in the tests',
      [...new Set(tests.join(' ').match(/(?<=size=)\d+/g))].join(),
      said(/difference: \?size=(\d+)/),
    ),
    decided(
      'tested as argued',
      tests.includes(`/c/shoes${said(/because (\?\S+) stays/)}`) ? 'tested' : '',
      'tested',
    ),
    decided(
      'lengths in the notes',
      ['?', 'colour=', 'utm_', '=*&'].map(noteOf).join(),
      [
        length('/*?'),
        [length('colour='), length('/*?')].join(' '),
        length('utm_'),
        [length('=*&'), sortRule.length].join(' '),
      ].join(),
    ),
    decided(
      'size before colour',
      figures(lines.find(({ note }) => note?.startsWith('Colour comes'))?.note ?? ''),
      String(length('/*?')),
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[colours, sizes, sorts, colours + 1, sizes + 1, sorts + 1, addresses.length, colours, handed],
        ...[1, colours, sizes + 1, fromEnd, fromTop, 2, sortRule.length, length('colour=')],
        ...[1, colours, sizes + 1, sorts + 1, found, length('=*&'), addresses.length - (handed ?? 0), 9],
      ].join(' '),
    ),
  ],
});
