import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { localSeo as page } from './local-seo';

// Counts who was right about each difference, and which branches would be wrong if the register, or the map, won by itself.

const { document, steps, ticked, title, wayBack } = exhibitOf(page, 'checklist');
const { prose, said } = cellsOf(page);
const calls = steps.filter(({ by }) => by.startsWith('Manager'));
const branch = (by: string) => by.split(', ')[1] ?? '';
/** The register changes where the branch says that the map is right. */
const mapRight = calls.filter(({ proof }) => /Register changed/.test(proof)).map(({ by }) => branch(by));
const registerRight = calls.filter(({ proof }) => /sent again/.test(proof)).map(({ by }) => branch(by));
const [first, last] = [steps[0], steps.at(-1)];
const [agree = Number.NaN, differ = Number.NaN] = figures(first?.proof ?? '')
  .split(' ')
  .map(Number);
const branches = number(/(\d+) branches/.exec(document)?.[1]);
const named = (text: string) =>
  calls
    .map(({ by }) => branch(by))
    .filter((name) => text.includes(name))
    .toSorted()
    .join();
const [byRegister = '', byMap = ''] = [/two wrong: (.*?)\./, /Marketing (.*?holiday)\./].map(
  (pattern) => pattern.exec(prose)?.[1] ?? '',
);
const kothrud = calls.find(({ by }) => by.includes('Kothrud'));
const aundh = calls.find(({ by }) => by.includes('Aundh'));
const times = steps.slice(0, -1).map(({ at }) => clock(at));

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'right by the branch',
      [mapRight.length, registerRight.length].map(inWords).join(),
      [said(/^(\w+) strangers/).toLowerCase(), said(/puts (\w+) values/)].join(),
      {
        'the register always': `${inWords(0)},${inWords(differ)}`,
        'the map always': `${inWords(differ)},${inWords(0)}`,
      },
    ),
    decided('wrong by the register', named(byRegister), mapRight.toSorted().join()),
    decided('wrong by the map', named(byMap), registerRight.toSorted().join()),
    decided(
      'an edit is rejected where Google is told',
      calls.flatMap(({ by, step }) => (step.startsWith('Rejects') ? branch(by) : [])).join(),
      calls.flatMap(({ by, proof }) => (proof.includes('reported') ? branch(by) : [])).join(),
    ),
    decided('branches', String(branches), agree + differ),
    decided('differences', String(calls.length), differ),
    decided('in the title', figures(title), String(differ)),
    decided('last line', figures(last?.proof ?? ''), String(branches - 1)),
    decided('twelve, in its step', figures(last?.step ?? ''), String(branches)),
    decided('ticked', String(ticked), steps.length - 1),
    decided('in order of time', times.join(), times.toSorted((one, other) => one - other).join()),
    decided(
      'five minutes a call',
      [...new Set(times.slice(2).map((time, index) => time - (times[index + 1] ?? 0)))].join(),
      '5',
    ),
    decided(
      'what harms most is asked first',
      calls
        .slice(0, 2)
        .map(({ by }) => branch(by))
        .join(),
      'Wakad,Camp',
    ),
    decided(
      'all asked before the limit',
      clock(/by (\d+:\d+)/.exec(wayBack)?.[1]) > Math.max(...times) ? 'before' : 'after',
      'before',
    ),
    decided('six', String(clock(first?.at) / 60), numberOf(said(/again at (\w+) each/))),
    decided('closing time', /20:00/.exec(kothrud?.step ?? '')?.[0], said(/closed at (\d+:\d+)/), {
      register: /said (\d+:\d+)/.exec(kothrud?.proof ?? '')?.[1] ?? '',
    }),
    decided('longer by an hour', String(clock(kothrud?.step) - clock(kothrud?.proof)), 60),
    decided(
      'longer since a week',
      String(day(document) - day(`${/since (\d+)/.exec(kothrud?.proof ?? '')?.[1]} Nov 2026`)),
      7,
    ),
    decided('a Monday', String(day(document) % 7), day('4 Jan 2027') % 7),
    decided(
      'holiday is tomorrow',
      String(day(`${/(\d+) Nov/.exec(aundh?.step ?? '')?.[1]} Nov 2026`) - day(document)),
      1,
    ),
    decided(
      'in the register since the day before, or an earlier comparison would have found it',
      String(day(document) - day(`${/since (\d+)/.exec(aundh?.proof ?? '')?.[1]} Nov 2026`)),
      1,
    ),
    decided('compared again', String(day(`${last?.at} 2026`) - day(document)), 2),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        differ,
        branches,
        6,
        registerRight.length,
        mapRight.length,
        20,
        0,
        Math.floor(clock(calls[0]?.at) / 60),
      ].join(' '),
    ),
  ],
});
