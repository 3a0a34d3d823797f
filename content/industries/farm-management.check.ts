import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { farmManagement as page } from './farm-management';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const fields = (id: string) => station(id)?.fields ?? [];
const field = (id: string, name: string) =>
  fields(id).find(({ label }) => label.startsWith(name))?.value ?? '';
const row = (name: string) =>
  amount(station('scale')?.sum?.rows.find(([label = '']) => label.startsWith(name))?.[1]);
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const amount = (cell = '') => amountOf(/₹?\d[\d,]*/.exec(cell)?.[0] ?? '') ?? Number.NaN;
const day = (cell = '') => Date.parse(`${/\d+ [A-Z][a-z]{2}/.exec(cell)?.[0]} 2026 UTC`) / 864e5;
const date = (at: number) =>
  new Date(at * 864e5).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const count = (value: number) => value.toLocaleString('en-IN');
const decide = (
  what: string,
  stated: string,
  rule: number,
  instead: Record<string, number> = {},
  outcome = count,
) => decisionProblems({ what, stated, outcome, rule, instead });
const days = (value: string) => amount(/\d+ days/.exec(value)?.[0]);
const sprays = fields('sprays')
  .filter(({ label }) => !label.includes('label'))
  .map(({ label, value }) => {
    const [first = 0, last = 0] = (/Rows (\d+) to (\d+)/.exec(value) ?? []).slice(1).map(Number);
    const home = value.includes('home') ? days(value) : days(field('sprays', `${label.slice(0, 3)}, label`));
    return { at: day(label), first, last, eu: days(value), home };
  });
/** Rows open when the longest interval of any spray on them has passed. */
const opens = (rows: readonly number[], market: 'eu' | 'home' = 'eu', of = sprays) =>
  Math.max(
    ...of
      .filter(({ first, last }) => rows.some((one) => first <= one && one <= last))
      .map((spray) => spray.at + spray[market]),
  );
const [early, late] = [
  [1, 24],
  [25, 40],
] as const;
const last = Math.max(...sprays.map(({ at }) => at));
const other = {
  lastSpray: opens(
    [...early, ...late],
    'eu',
    sprays.filter(({ at }) => at === last),
  ),
  label: opens([...early, ...late], 'home'),
  wholePlot: opens([...early, ...late]),
};
const picked = day(station('scale')?.sum?.total[0]?.replace('Weighed, ', ''));
const [sound = 0, strayed = 0, crushed = 0] = (field('scale', 'Crates').match(/\d+/g) ?? []).map(Number);
const kilograms = amount(fields('scale')[0]?.label);
const gap = amount(said(/At (₹\d+) abroad/)) - amount(said(/and (₹\d+) at home/));
const lot = (crates: number) => crates * kilograms;

export const farmManagementCheck = pieceCheck({
  page,
  decisions: [
    decide('opens', station('interval')?.value.slice(0, 6) ?? '', opens(early), other, date),
    decide(
      'opens later',
      field('interval', 'Rows 25').slice(5, 10),
      opens(late),
      { label: opens(late, 'home'), early: opens(early) },
      date,
    ),
    decide(
      'by the last spray',
      station('interval')?.mark?.struck.slice(0, 6) ?? '',
      other.lastSpray,
      {},
      date,
    ),
    decide(
      'by the labels',
      `${said(/labels of all three products say the (\d+)th/)} Feb`,
      other.label,
      {},
      date,
    ),
    decide(
      'open for the home market',
      String(field('lot', 'Lot 07-B').startsWith('Home market')),
      opens(late, 'home'),
      { EU: opens(late) },
      (one) => String(one <= picked),
    ),
    decide(
      'kilograms',
      ['Rows 1', 'Rows 25', 'Crushed'].map((name) => count(row(name))).join(' '),
      0,
      {},
      () => [sound, strayed, crushed].map((one) => count(lot(one))).join(' '),
    ),
    decide('to the EU', station('lot')?.value.split(' ')[0] ?? '', lot(sound), { all: lot(sound + strayed) }),
    decide(
      'wages',
      station('wages')?.value.slice(1) ?? '',
      (sound + strayed + crushed) * amount(field('wages', 'Piece')),
      {
        sound: sound * amount(field('wages', 'Piece')),
        uncrushed: (sound + strayed) * amount(field('wages', 'Piece')),
      },
    ),
    decide('lost by straying', said(/cost [\d,]+ × ₹\d+ = ₹([\d,]+)/), lot(strayed) * gap),
    decide('lost without rows', said(/: [\d,]+ × ₹\d+ = ₹([\d,]+)/), lot(sound + strayed) * gap, {
      crushedToo: lot(sound + strayed + crushed) * gap,
    }),
  ],
  quantities: { crates: [sound + strayed + crushed, sound, strayed, crushed] },
});
