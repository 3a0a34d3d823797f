import { cellsOf, decided, figures, grouped, pieceCheck, sum } from '@/pipeline/content/piece';
import { technicalSeo as page } from './technical-seo';

// Replays one address of each family through both redirect files, and through the new one in other orders.

const { exhibit } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'comparison' || !sums) throw new Error('No redirect files, or no ledger');

type File = readonly (readonly [from: string, to: string])[];
const file = (column: 'before' | 'after'): File =>
  exhibit.rows.flatMap((row) => {
    const [from, to] = row[column].split(' → ');
    return from && to ? [[from, to] as const] : [];
  });
const missing = said(/no page is called ([\w/.]+)/);
const isPage = (path = '') => path === '/' || (path.startsWith('/catalogue/') && path !== missing);

/** Finds the first row that fits `address`: a row with a parameter fits only with it, a row without fits either way, and one with an asterisk in front fits by its end. */
function rowFor(rows: File, address: string) {
  const [path = ''] = address.split('?');
  return rows.find(([from]) =>
    from.endsWith('/*')
      ? path.startsWith(from.slice(0, -1))
      : from === 'Any other'
        ? !isPage(path)
        : [path, address].some(
            (text) => text === from || (from.startsWith('*') && text.endsWith(from.slice(1))),
          ),
  );
}

function replay(rows: File, start: string, seen: string[] = []) {
  let address = start;
  for (let hops = 0; hops <= 10; hops++) {
    const [from, to] = rowFor(rows, address) ?? [];
    if (!from || !to) return { hops, end: address.split('?')[0] === '/' ? 'home' : 'page' };
    if (/^\d+$/.test(to)) return { hops, end: to };
    address = to.endsWith('/*') ? to.slice(0, -1) + address.slice(from.length - 1) : to;
    seen.push(address);
  }
  return { hops: 11, end: 'loop' };
}

const families = exhibit.rows.map(({ note = '' }) => {
  const [, count, address = '', told] = /^(\d+) like (\S+): (.*)$/.exec(note) ?? [];
  return { count: Number(count), address, told };
});
const inWords = ({ hops, end }: ReturnType<typeof replay>) =>
  /\d/.test(end)
    ? end
    : `${['no', 'one', 'two', 'three'][hops]} hop${hops === 1 ? '' : 's'}${end === 'home' ? ' to the home page' : ''}`;
const kinds = {
  'Its page, one hop': 'page1',
  'Its page, two hops': 'page2',
  'Home page': 'home',
  '404 or 410': 'gone',
};
const kindOf = ({ hops, end }: ReturnType<typeof replay>) =>
  /\d/.test(end) ? 'gone' : end === 'page' ? `page${hops}` : end;
const endings = (rows: File) =>
  Object.values(kinds)
    .map((kind) =>
      sum(families.map(({ count, address }) => (kindOf(replay(rows, address)) === kind ? count : 0))),
    )
    .map(grouped);

const [found, handed] = [file('before'), file('after')];
const swapped = [1, 0, 2, 3, 4].flatMap((place) => handed.slice(place, place + 1));
const wildcardFirst = [2, 0, 1, 3, 4].flatMap((place) => handed.slice(place, place + 1));
const column = (index: number) => sums.rows.map((row) => row[index]).join(' ');
const gone = families
  .filter(({ address }) => replay(swapped, address).end === '410')
  .map(({ count }) => count);

const starts = families.map(({ address }) => address);
/** Lists the addresses between `start` and its end in the old file. */
function hopsOf(start: string) {
  const seen: string[] = [];
  replay(found, start, seen);
  return seen.slice(0, -1);
}
const overlap = (addresses: readonly string[]) =>
  addresses.find((address) => addresses.some((start) => hopsOf(start).includes(address))) ?? 'none';
const itemHops = starts.slice(0, 2).map(hopsOf);
const hopEnds = (rows: File) =>
  itemHops.map((hops) => hops.map((hop) => inWords(replay(rows, hop))).join()).join();
const itemEnds = starts
  .slice(0, 2)
  .flatMap((start, index) => (itemHops[index] ?? []).map(() => inWords(replay(handed, start))))
  .join();
const narrow: File = handed.map(([from, to]) => [from.replace('*/item', '/products/item'), to]);

const counts = [
  /for ([\d,]+) addresses/,
  /and (\d+) end on/,
  /one (\d+) answer/,
  /: (\d+) by decision/,
  /decision, (\d+) because/,
].map(said);
const [own = 0, withoutHeir = 0, , , never = 0] = families.map(({ count }) => count);
const ends = endings(found)[2];

const item = Number(/id=(\d+)/.exec(handed[0]?.[0] ?? '')?.[1]);

export const check = pieceCheck({
  page,
  decisions: [
    ...families.map(({ address, told }) =>
      decided(address, told, `${inWords(replay(found, address))}; now ${inWords(replay(handed, address))}`),
    ),
    decided('no first address is a hop of another', overlap(starts), 'none', {
      'the same name in both': overlap([...starts, hopsOf(starts[2] ?? '')[0] ?? '']),
    }),
    decided('hops of an item end as it does', hopEnds(handed), itemEnds, {
      'rows for the first address alone': hopEnds(narrow),
    }),
    decided('kinds', sums.rows.map(([kind]) => kind).join(), Object.keys(kinds).join()),
    decided('as found', column(1), endings(found).join(' '), {
      'parameter on top': endings([...found].sort(([a]) => (a.includes('?') ? -1 : 0))).join(' '),
    }),
    decided('as handed over', column(2), endings(handed).join(' '), {
      'first two rows exchanged': endings(swapped).join(' '),
      'wildcard first': endings(wildcardFirst).join(' '),
      'no row for 404': endings([...handed.slice(0, -1), ['Any other', '/']]).join(' '),
    }),
    decided(
      'counts said',
      counts.join(),
      [sums.total[1], ends, endings(handed)[3], withoutHeir, never].join(),
    ),
    decided(
      'without a successor',
      [said(/send (\d+)/), said(/list of (\d+)/)].join(),
      [withoutHeir, withoutHeir].join(),
    ),
    decided('family of item 417', /one of (\d+)/.exec(exhibit.reading)?.[1], String(own)),
    decided('one successor', handed[0]?.[1], found[2]?.[1] ?? ''),
    decided('gone when exchanged', said(/so ([\d +]+) = 300/), gone.join(' + ')),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        withoutHeir,
        item,
        200,
        withoutHeir,
        handed[1]?.[1],
        404,
        handed[1]?.[1],
        own,
        own,
        withoutHeir,
        own + withoutHeir,
      ].join(' '),
    ),
    decided(
      'figures of the reading',
      figures(exhibit.reading.slice(exhibit.reading.indexOf('Item'))),
      [item, own, 301].join(' '),
    ),
  ],
});
