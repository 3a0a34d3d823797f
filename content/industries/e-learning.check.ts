import { cellsOf, day, decided, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { eLearning as page } from './e-learning';

// Counts who owes the corrected lesson by the edition that a statement names, and by both days on which edition 4 went live.

const { field, rows, said, station, total } = cellsOf(page);
const first = (text = '') => Number(/\d+/.exec(text)?.[0]);
const last = (text = '') => Number(/\d+(?!.*\d)/.exec(text)?.[0]);

const english = day(field('lesson', 'Live'));
const marathi = day(field('render', 'Live'));
const [edition, old] = [last(field('lesson', 'Activity id')), last(field('mobile', 'object.id'))];
// Rows of the record store: the first day after each, and how many finished edition 3 in it.
const sept = (of: number) => Date.UTC(2026, 8, of) / 86_400_000;
const groups = rows('lrs').map(([label = '', count]) => ({
  until: label.includes('later') ? Number.POSITIVE_INFINITY : sept(Number(/(\d+) Sep/.exec(label)?.[1])) + 1,
  from: /^Finished (\d+)/.test(label) ? sept(first(label)) : Number.NEGATIVE_INFINITY,
  count: number(count),
}));
const before = (live: number) => sum(groups.filter(({ until }) => until <= live).map(({ count }) => count));
const named = sum(groups.map(({ count }) => count));

const clocks = [
  field('mobile', 'Downloaded'),
  field('expert', 'Signed'),
  field('lesson', 'Live'),
  field('memory', 'Approved'),
  field('render', 'Live'),
  field('mobile', 'timestamp'),
  field('mobile', 'stored'),
].map(day);
const byClock = (at: number) => (at < marathi ? `Still edition ${old}` : `Edition ${edition}`);
const all = Number(said(/and (\d+) people have completed/));
const lesson = Number(said(/at (\d+) minutes each/));
const changed = first(field('lesson', 'Changed'));
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const eLearningCheck = pieceCheck({
  page,
  decisions: [
    decided('who owes the lesson', station('lrs')?.value, `${named} owe lesson ${changed}`, {
      english: `${before(english)} owe lesson ${changed}`,
      marathi: `${before(marathi)} owe lesson ${changed}`,
      everybody: `${all} owe lesson ${changed}`,
    }),
    decided('total', String(total('lrs')), String(named)),
    decided('struck', station('lrs')?.mark?.struck, `${before(marathi)} owe it`),
    decided('mark', figures(station('lrs')?.mark?.note ?? ''), String(named - before(marathi))),
    decided('her edition', station('mobile')?.value, `Still edition ${old}`, {
      byTimestamp: byClock(day(field('mobile', 'timestamp'))),
      byStored: byClock(day(field('mobile', 'stored'))),
    }),
    decided(
      'rows follow one another',
      groups
        .slice(1)
        .map(({ from }) => from)
        .join(),
      groups
        .slice(0, -1)
        .map(({ until }) => until)
        .join(),
    ),
    decided(
      'rows begin at the live days',
      groups
        .slice(1)
        .map(({ from }) => from)
        .join(),
      [english, marathi].join(),
    ),
    decided('order of the days', clocks.join(), clocks.toSorted((a, b) => a - b).join()),
    decided(
      'withdrawn when signed',
      String(day(field('memory', 'Old lesson'))),
      String(day(field('expert', 'Signed'))),
    ),
    decided(
      'parent of both editions',
      `${field('lesson', 'Parent')}/${old} ${field('lesson', 'Parent')}/${edition}`,
      `${field('mobile', 'object.id')} ${field('lesson', 'Activity id')}`,
    ),
    decided('approved the day before', String(day(field('memory', 'Approved'))), String(marathi - 1)),
    decided('weekdays', clocks.map((at) => new Date(at * 86_400_000).getUTCDay()).join(), '4,5,1,3,4,5,1'),
    decided(
      'editions said again',
      figures(
        station('expert')?.fields?.[0]?.label ?? '',
        station('expert')?.onward ?? '',
        station('lesson')?.value ?? '',
        station('render')?.value ?? '',
        station('lrs')?.sum?.total[0] ?? '',
      ),
      [old, edition, edition, edition, old].join(' '),
    ),
    decided('lesson said again', figures(station('memory')?.fields?.[0]?.label ?? ''), String(changed)),
    // Field `Midway` makes lesson 6 start anew after a change of edition: a learner who passed it in edition 3 and finishes in edition 4 is then counted by the new one.
    decided(
      'edition left midway, lesson begun anew',
      figures(station('render')?.fields?.[2]?.label ?? '', field('render', 'Midway')),
      `${old} ${changed}`,
    ),
    decided('begun anew', field('render', 'Midway').replace(/^lesson \d+ /, ''), 'starts anew'),
    decided(
      'numerals',
      field('render', 'Numerals').split(',')[0],
      `Devanagari ${first(station('expert')?.value)}`,
    ),
    decided(
      'a longer wait',
      String(first(station('expert')?.value) > first(field('expert', 'Edition'))),
      'true',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs).replaceAll(',', ''),
      [
        all,
        changed,
        edition,
        before(marathi),
        before(english),
        old,
        named - before(marathi),
        changed,
        all,
        lesson,
        all - named,
        edition,
        (all - named) * lesson,
        old,
        all,
      ].join(' '),
    ),
  ],
});
