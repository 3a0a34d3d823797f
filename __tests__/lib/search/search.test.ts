import { excerpt } from '@/lib/search/passage';
import { phraseBook } from '@/lib/search/phrases';
import type { SearchRecord } from '@/lib/search/records';
import { queryOfPath } from '@/lib/search/search';
import { isOneSlipAway } from '@/lib/search/spelling';
import { wordsOf } from '@/lib/search/words';
import { searchIn } from './index-here';

const record = (path: string, label: string, texts: Partial<SearchRecord> = {}): SearchRecord => ({
  path,
  axis: 'services',
  label,
  title: label,
  kicker: 'Trade',
  names: [],
  passages: [],
  rest: '',
  ...texts,
});

const { core, find } = searchIn({
  categories: [],
  synonyms: [
    ['ecommerce', 'e-commerce', 'online shop'],
    ['pentest', 'VAPT', 'penetration testing'],
  ],
  records: [
    record('/pentest', 'Penetration Testing', { passages: [['Somebody tries to break in, and says how.']] }),
    record('/shop', 'E-commerce', { passages: [['A web store with a catalogue and a checkout.']] }),
    record('/warehouse', 'Warehouse', {
      passages: [['Stock that agrees with the books.'], ['Cycle counts', 'counting']],
    }),
    record('/modern', 'App Modernisation', {
      passages: [['An organisation that travelled to another colour, source and code.']],
    }),
    record('/how#code', 'Ownership and exit', {
      passages: [
        ['Code without a source is code nobody can change: ask for the source.'],
        ['The source code belongs to you from the first commit.'],
      ],
    }),
  ],
});
const pathsFor = (query: string, isOpen = false) => find(query, isOpen).list.map(({ path }) => path);

describe('a page is found', () => {
  test.each([
    ['by its name', 'penetration testing', '/pentest'],
    ['by a short form', 'vapt', '/pentest'],
    ['with a wrong letter', 'penatration testing', '/pentest'],
    ['with a letter missing', 'pentration testing', '/pentest'],
    ['with two letters changed', 'warehosue', '/warehouse'],
    ['written apart', 'ware house', '/warehouse'],
    ['written together', 'sourcecode', '/how#code'],
    ['by another name', 'online shop', '/shop'],
    ['with a hyphen', 'e-commerce', '/shop'],
    ['without one', 'ecommerce', '/shop'],
    ['in American spelling', 'organization traveled color', '/modern'],
    ['in British spelling', 'modernise', '/modern'],
    ['by a whole question', 'who owns the source code?', '/how#code'],
    ['with an accent', 'wärehouse', '/warehouse'],
  ])('%s: %s', (_, query, path) => {
    expect(pathsFor(query)[0]).toBe(path);
  });

  test('by the beginning of a word while it is being typed, not after', () => {
    expect(pathsFor('wareh', true)).toEqual(['/warehouse']);
    expect(pathsFor('wareh')).toEqual([]);
  });
});

test('an empty query, signs and words of no page find nothing', () => {
  for (const query of ['', '   ', '?!…', '<script>', 'zzzqqq']) expect(find(query).list).toEqual([]);
});

test('an endless query is read in part and at once', () => {
  expect(pathsFor(`warehouse ${'x'.repeat(100_000)}`)).toEqual(['/warehouse']);
});

test('a query of several things finds first the page that has most of them', () => {
  expect(pathsFor('checkout catalogue stock')[0]).toBe('/shop');
});

test('a result leads to the anchor of the passage that fits best', () => {
  const [first] = find('cycle counts').list;
  expect(first?.href).toBe('/warehouse#counting');
  expect(find('warehouse').list[0]?.href).toBe('/warehouse');
});

test('the words that fit are marked, also as parts of a phrase', () => {
  const marked = (text: string, stems: readonly string[]) =>
    excerpt(text, new Set(stems), phraseBook(core.phrases)).map((run) =>
      run.isMatch ? `[${run.text}]` : run.text,
    );
  expect(marked('Our penetration testing, twice.', ['pentest']).join('')).toBe(
    'Our [penetration testing], twice.',
  );
  expect(marked('Order of orders', ['order']).join('')).toBe('[Order] of [orders]');
});

test('a long passage is cut, at words, to the part around the match', () => {
  const text = `${'Before it nothing of interest. '.repeat(10)}Here stands a warehouse. ${'After it nothing. '.repeat(10)}`;
  const shown = excerpt(text, new Set(['warehous']), phraseBook([]))
    .map((run) => run.text)
    .join('');
  expect(shown).toMatch(/^… \S.*warehouse.*\S …$/);
  expect(shown.length).toBeLessThan(190);
});

test('each word of a text has its position', () => {
  expect(wordsOf('Ünïque, C# & .NET').map(({ plain, from, to }) => [plain, from, to])).toEqual([
    ['unique', 0, 6],
    ['dotnet', 8, 10],
    ['dotnet', 13, 17],
  ]);
});

test('one slip is a letter that is wrong, missing, too much or changed with its neighbour', () => {
  expect(
    ['word', 'ward', 'wor', 'words', 'wrod', 'wrd', 'drow', 'wo', 'wodr'].filter((word) =>
      isOneSlipAway('word', word),
    ),
  ).toEqual(['ward', 'wor', 'words', 'wrod', 'wrd', 'wodr']);
});

test.each([
  ['/services/pen-testing', 'services pen testing'],
  ['/blog/2024/Core_Banking.html', 'blog 2024 Core Banking'],
  ['/a%20b/%E0%A4%A', 'a b E0 A4 A'],
  ['/', ''],
])('the words of the address %s are "%s"', (path, words) => {
  expect(queryOfPath(path)).toBe(words);
});

test('for an unknown word the pages are offered whose words begin alike', () => {
  expect(find('warehxyzq').near.map(({ path }) => path)).toEqual(['/warehouse']);
  expect(find('qqqqq').near).toEqual([]);
});
