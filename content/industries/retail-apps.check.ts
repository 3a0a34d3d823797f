import { cellsOf, clock, day, decided, figures, inWords, pieceCheck } from '@/pipeline/content/piece';
import { retailApps as page } from './retail-apps';

// Words the size by its silence and by the book, and counts for both rules how many sizes they offer and how many of these are missing.

const { field, row, said, station, total } = cellsOf(page);
const first = (text: string) => Number(/\d+/.exec(text)?.[0]);

const [gap, limit] = [first(field('stock', 'Usual gap')), first(field('stock', 'Suspect'))];
// Fewer sales than these have no gap.
const few = Number(figures(said(/fewer than (\w+) times/)));
const asked = day(field('shopper', 'Asked'));
// Silence begins with the last sale or delivery.
const silence = asked - Math.max(day(field('stock', 'Last sale')), day(field('stock', 'Nothing arrived')));
const nextSilence = asked - day(field('picks', 'Its last sale'));
const [book, nextBook] = [
  first(station('stock')?.value ?? ''),
  first(field('picks', 'Next').split(', ')[1] ?? ''),
];
const bySilence = (silent: number) => (silent < limit * gap ? 'In stock' : 'Perhaps, ask us');
const byBook = (pieces: number) => (pieces > 1 ? 'In stock' : 'Perhaps, ask us');

// Found and counted, of moving and silent sizes, at one pair and at two or more.
const count = (pattern: RegExp) => said(pattern).split(' of ').map(Number) as [number, number];
const moving = { one: count(/moving, (\d+ of \d+)/), more: count(/found, and (\d+ of \d+)/) };
const silent = {
  one: count(/silent ones, (\d+ of \d+)/),
  more: count(/silent ones, \d+ of \d+ and (\d+ of \d+)/),
};
const counted = (...groups: [number, number][]) => groups.reduce((all, [, of]) => all + of, 0);
const missing = (...groups: [number, number][]) => groups.reduce((all, [found, of]) => all + of - found, 0);
const [part = 0, whole = 1] = figures(said(/(\w+ sizes in \w+)/))
  .split(' ')
  .map(Number);
const enough = (...groups: [number, number][]) =>
  (counted(...groups) - missing(...groups)) * whole >= part * counted(...groups);

const answer = clock(field('shop', 'Answer by'));
const minutes = [
  clock(field('shopper', 'Asked').split(', ')[1]),
  clock(station('handheld')?.value),
  clock(field('handheld', 'Store 9')),
  clock(field('handheld', 'Told')),
  answer,
];
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const retailAppsCheck = pieceCheck({
  page,
  decisions: [
    decided('wording', station('shop')?.value, bySilence(silence), { book: byBook(book) }),
    decided('struck', station('shop')?.mark?.struck, byBook(book)),
    decided('next store', bySilence(nextSilence), 'In stock', { book: byBook(nextBook) }),
    decided(
      'gaps',
      station('shop')?.mark?.note,
      `Two on book, but silent for ${inWords(silence / gap)} usual gaps.`,
    ),
    decided('twin', String(new Date(day(field('picks', 'Its last sale')) * 86_400_000).getUTCDay()), '0'),
    decided(
      'groups that may be offered',
      [
        [moving.one, moving.more],
        [silent.one, silent.more],
        [moving.more, silent.more],
        [moving.one, silent.one],
      ]
        .map((groups) => (enough(...groups) ? 'yes' : 'no'))
        .join(),
      'yes,no,yes,no',
    ),
    decided('order of the times', String(minutes), String(minutes.toSorted((a, b) => a - b))),
    decided(
      'minutes to answer',
      field('shop', 'Answer by').split(', ')[1],
      `${answer - (minutes[0] ?? 0)} minutes`,
    ),
    decided('told at once', String((minutes[3] ?? 0) - (minutes[2] ?? 0)), '1'),
    decided(
      'enough sales for a gap',
      String(Number(field('stock', 'Usual gap').match(/\d+/g)?.[1]) >= few),
      'true',
    ),
    decided('silent since the sale', String(asked - day(field('stock', 'Last sale'))), String(silence)),
    decided(
      'both rules keep the share, the book not for its silent sizes',
      [enough(moving.more, silent.more), enough(moving.one, moving.more), enough(silent.more)].join(),
      'true,true,false',
    ),
    decided(
      'neighbouring sizes counted too',
      figures(station('count')?.fields?.[1]?.label ?? ''),
      [-1, 1].map((step) => first(station('shopper')?.value ?? '') + step).join(' '),
    ),
    decided(
      'size said again',
      figures(
        page.detail.route?.about.split(',')[0] ?? '',
        station('shopper')?.value ?? '',
        station('shopper')?.onward ?? '',
      ),
      Array(3)
        .fill(first(station('shopper')?.value ?? ''))
        .join(' '),
    ),
    decided(
      'another size on display',
      String(first(field('stock', 'Display')) === first(station('shopper')?.value ?? '')),
      'false',
    ),
    decided(
      'hidden when the pick failed',
      String(clock(page.detail.route?.stations.at(-1)?.sum?.rows[0]?.[0])),
      String(clock(station('handheld')?.value)),
    ),
    decided('on hand', String(total('count')), String(row('count', 'On book') + row('count', 'Written off'))),
    decided('book', String(row('count', 'On book')), String(book)),
    decided('head of the count', station('count')?.value, `${total('count')} on hand`),
    decided('counted that day', String(day(field('count', 'Counted'))), String(asked)),
    decided(
      'store said twice',
      field('handheld', 'Told').split(' at ')[1],
      field('picks', 'Next').split(', ')[0] ?? '',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        2,
        silence,
        9,
        10,
        2,
        gap,
        silence,
        limit,
        few,
        2,
        counted(...Object.values(moving), ...Object.values(silent)),
        ...moving.one,
        ...moving.more,
        2,
        ...silent.one,
        ...silent.more,
        counted(moving.more, silent.more),
        missing(moving.more, silent.more),
        counted(...Object.values(moving)),
        missing(...Object.values(moving)),
        part,
        whole,
        moving.one[0],
        counted(...Object.values(silent)),
        missing(...Object.values(silent)),
        counted(moving.one, silent.one),
        missing(moving.one, silent.one),
      ].join(' '),
    ),
  ],
});
