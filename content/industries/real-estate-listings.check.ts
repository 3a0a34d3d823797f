import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { realEstateListings as page } from './real-estate-listings';

// Bounds the homes by the register, finds which floors are free today, and counts the adverts that stay, as other rules would too.

const { field, row, rows, said, station, total } = cellsOf(page);
const [flats = 0, booked = 0] = (field('groups', 'Type B').match(/\d+/g) ?? []).map(Number);
const bound = flats - booked;
const quarter = day(field('groups', 'As of'));
const floors = rows('broker').map(([name = '', count = '']) => {
  const said = field('moderator', name);
  const at = day(said);
  const wasFree = said.startsWith('Never') || (said.startsWith('Booked') && at > quarter);
  return {
    name,
    adverts: number(count),
    wasFree,
    isFree: said.startsWith('Never') || said.startsWith('Cancelled'),
  };
});
const adverts = (kept: typeof floors) => sum(kept.map(({ adverts: count }) => count));
const numbersOf = (kept: typeof floors) => kept.map(({ name }) => name.replace('Floor ', ''));
const [free, then] = [floors.filter(({ isFree }) => isFree), floors.filter(({ wasFree }) => wasFree)];
const gone = floors.filter(({ isFree }) => !isFree);
const all = adverts(floors);
const dead = adverts(gone);
const only = free.find(({ wasFree }) => !wasFree);
const struckFloor = then.find(({ isFree }) => !isFree);
const dates = ['Floor 4', 'Floor 9', 'Floor 7', 'Promoter'].map((label) => day(field('moderator', label)));
const dom = new Date(quarter * 86_400_000).getUTCDate();
const lower = (text = '') => text.toLowerCase();

export const realEstateListingsCheck = pieceCheck({
  page,
  decisions: [
    decided('homes', station('groups')?.value, `Room for ${bound} homes`, {
      photographs: `Room for ${number(field('groups', 'By photographs').split(' ')[0])} homes`,
      floors: `Room for ${floors.length} homes`,
    }),
    decided('by floor', field('groups', 'By floor'), `${floors.length} homes`),
    decided('struck', station('groups')?.mark?.struck, `${floors.length} homes`),
    decided(
      'booked then',
      figures(station('groups')?.mark?.note ?? ''),
      `${dom} ${floors.length - then.length}`,
    ),
    decided('by photographs', field('groups', 'By photographs'), '1 home, the brochure’s'),
    decided('the bound holds today and held then', `${free.length},${then.length}`, `${bound},${bound}`),
    decided('floors', station('moderator')?.value, `Floors ${numbersOf(free).join(' and ')}`, {
      'by the quarter': `Floors ${numbersOf(then).join(' and ')}`,
    }),
    decided('adverts in search', `${total('index')}`, `${all - dead}`, {
      fresh: `${all}`,
      'by the quarter': `${adverts(then)}`,
    }),
    decided('adverts', `${total('broker')},${row('index', 'Adverts')}`, `${all},${all}`),
    decided(
      'taken out',
      rows('index')
        .slice(1)
        .map(([name = '', count = '']) => `${name} ${-number(count)}`)
        .join(),
      gone.map(({ name, adverts: count }) => `${name} ${count}`).join(),
    ),
    decided(
      'shown to the seeker',
      free.map(({ name }) => field('seeker', name)).join(),
      free.map(({ adverts: count }) => `${count} agents`).join(),
    ),
    decided(
      'floors at the seeker',
      (station('seeker')?.fields ?? [])
        .slice(0, -1)
        .map(({ label }) => label)
        .join(),
      free.map(({ name }) => name).join(),
    ),
    decided('homes at the seeker', station('seeker')?.value, `${free.length} homes`),
    decided('told', figures(field('index', 'Told')), `${dead}`),
    decided(
      'order of dates',
      [dates[0], quarter, ...dates.slice(1)].join(),
      [dates[0], quarter, ...dates.slice(1)].toSorted((a = 0, b = 0) => a - b).join(),
    ),
    decided('working day', `${[1, 2, 3, 4, 5].includes(((dates[3] ?? 0) + 4) % 7)}`, 'true'),
    decided(
      'confirmed before the call',
      `${day(field('mapping', 'Confirmed').replace(/^.*to /, '')) < (dates[3] ?? 0)}`,
      'true',
    ),
    decided(
      'names',
      [page.detail.route?.about, lower(station('broker')?.sum?.total[0])]
        .map((text) => figures(text ?? ''))
        .join(),
      `${all},${all}`,
    ),
    decided(
      'floors rung about',
      (station('moderator')?.fields ?? [])
        .slice(1)
        .map(({ label }) => label)
        .join(),
      floors.map(({ name }) => name).join(),
    ),
    decided('goes on', figures(station('moderator')?.onward ?? ''), `${free.length}`),
    decided('a working hour', `${Math.floor(clock(field('moderator', 'Promoter')) / 60)}`, '11'),
    decided('agents', figures(field('mapping', 'Agents')), `${all}`),
    decided('heading', figures(page.detail.argument?.heading ?? ''), `${all} ${bound}`),
    decided('agents hidden', said(/hides the (\w+) agents/), inWords(only?.adverts ?? 0)),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        [all, floors.length, 11, dom, booked, flats, floors.length - then.length, floors.length, bound],
        [
          ...numbersOf(then),
          ...numbersOf(struckFloor ? [struckFloor] : []),
          ...numbersOf(only ? [only] : []),
        ],
        [adverts(then), only?.adverts, ...numbersOf(only ? [only] : []), dead, all - dead, free.length],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
