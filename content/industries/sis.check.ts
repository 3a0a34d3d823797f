import {
  cellsOf,
  day,
  decided,
  figures,
  grouped,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { sis as page } from './sis';

// Judges both papers by the readmission order, by the first intake and by the batch joined, and adds up the credits.

const { field, rows, said, station, total } = cellsOf(page);
const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

interface Rule {
  name: string;
  least: number;
  stated: number;
}
const rule = (name: string): Rule => {
  const [percent = 0, of = 0, stated = 0] = numbers(field('rules', `${name}, written`));
  return { name, least: (percent * of) / 100, stated };
};
const [r21, r23] = [rule('R21'), rule('R23')];
const named = (label: string) => [r21, r23].find(({ name }) => field('order', label).includes(name)) ?? r21;
const [leastTotal = 0] = numbers(field('rules', 'Total'));
const credits = numbers(field('marks', 'Credits'));
const papers = ['C-401', 'C-507'].map((code, index) => {
  const [written = 0, internal = 0] = numbers(field('marks', code));
  return { code, written, total: written + internal, credit: credits[index] ?? 0 };
});
const earned = (...by: Rule[]) =>
  papers.map(({ written, total: all, credit }, index) =>
    written >= (by[index]?.least ?? 0) && all >= leastTotal ? credit : 0,
  );
const byOrder = [named('Papers to'), named('Papers from')];
const right = earned(...byOrder);
const head = (values: number[]) => `${sum(values)} credits`;

const [passed, failed] = papers;
const intake = numbers(field('applicant', 'First intake'))[0] ?? 0;
const [sat, satNew] = field('marks', 'Written on').split(' and ').map(day);
const dates = [
  day(field('order', 'Signed')),
  day(field('applicant', 'Returned')),
  sat ?? 0,
  satNew ?? 0,
  day(field('result', 'Declared')),
  day(field('result', 'C-507')),
];
const semester = numbers(field('applicant', 'Left'))[1] ?? 0;
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const sisCheck = pieceCheck({
  page,
  decisions: [
    decided('credits', station('result')?.value, head(right), {
      firstIntake: head(earned(r21, r21)),
      batchJoined: head(earned(r23, r23)),
    }),
    decided('struck', station('result')?.mark?.struck, head(earned(r21, r21))),
    decided('minima', [r21.stated, r23.stated].join(), [r21.least, r23.least].join()),
    decided('total', String(total('result')), String(sum(right))),
    decided(
      'lines of the result',
      rows('result')
        .map(([label = '', credit]) => `${label}: ${number(credit)}`)
        .join('; '),
      `Credits of both papers: ${sum(credits)}; ${failed?.code}, failed by ${byOrder[1]?.name}: -${failed?.credit}`,
    ),
    decided('passed and failed', right.map(Boolean).join(), 'true,false'),
    decided('posted', station('abc')?.value, `${sum(right)} credits posted`, {
      both: `${sum(credits)} credits posted`,
    }),
    decided('course posted', field('abc', 'Course'), `${passed?.code}, by ${byOrder[0]?.name}`),
    decided('sat again', field('abc', 'To be sat again').split(', ')[0], failed?.code ?? ''),
    decided(
      'sat again later',
      String(
        Date.parse(`1 ${field('abc', 'To be sat again').split(', ')[1]} UTC`) / 86_400_000 > (dates[5] ?? 0),
      ),
      'true',
    ),
    decided(
      'written marks',
      figures(station('marks')?.value ?? ''),
      [passed?.written, failed?.written, 60].join(' '),
    ),
    decided(
      'names of regulations',
      [r21, r23].map(({ name }) => `20${name.slice(1)}`).join(),
      `${intake},${intake + 2}`,
    ),
    decided('regulation of the intake', field('applicant', 'First intake').split(' ').at(-1), r21.name),
    decided(
      'years away',
      station('applicant')?.value,
      `Back after ${intake + 4 - (numbers(field('applicant', 'Left'))[0] ?? 0) === 2 ? 'two' : 'other'} years`,
    ),
    decided(
      'semesters',
      numbers(field('applicant', 'Returned')).at(-1) === semester + 1 ? 'next' : 'other',
      'next',
    ),
    decided(
      'semesters said again',
      figures(
        ...[...(station('order')?.fields ?? []), ...(station('marks')?.fields ?? [])]
          .slice(0, 6)
          .map(({ label }) => label.replace(/^C-\d+, /, '')),
      ),
      [semester, semester + 1, semester, semester + 1].join(' '),
    ),
    decided('end of the seventh year', field('order', 'Complete by'), `July ${intake + 7}, the seventh year`),
    decided('out of 100', numbers(field('rules', 'Total')).join(), `${leastTotal},100`),
    decided('two of each', figures(station('order')?.value ?? '', station('rules')?.value ?? ''), '2 2'),
    decided('grace', field('rules', 'Grace'), 'on a total, not on written'),
    decided('label of the grace', station('rules')?.fields?.[3]?.label, `Grace, ${r23.name}`),
    decided('order of the dates', dates.join(), dates.toSorted((a, b) => a - b).join()),
    decided('weekdays', dates.map((at) => new Date(at * 86_400_000).getUTCDay()).join(), '1,1,4,4,4,4'),
    decided(
      'figures of the argument',
      figures(...paragraphs.map((text) => text.replace(/[RC]-?\d+/g, ''))),
      [
        passed?.written,
        failed?.written,
        2,
        passed?.written,
        60,
        failed?.written,
        intake,
        r21.least,
        sum(credits),
        intake + 2,
        r23.least,
        semester,
        failed?.written,
        failed?.total,
        intake,
      ].join(' '),
    ),
    decided(
      'names in the argument',
      [...new Set(paragraphs.join(' ').match(/\b[RC]-?\d+/g))].join(),
      [r21.name, r23.name, passed?.code, failed?.code].join(),
    ),
    decided(
      'revaluation',
      field('result', `${failed?.code} revalued`).split(', ')[1],
      `still ${failed?.written}`,
    ),
    decided(
      'regulations of the order',
      ['Papers to', 'Papers from'].map((label) => /R\d+/.exec(field('order', label))?.[0]).join(),
      [r21.name, r23.name].join(),
    ),
    decided('one mark short', grouped(r23.least - (failed?.written ?? 0)), '1'),
    decided('he lacks', said(/He lacks (\w+) mark/), inWords(r23.least - (failed?.written ?? 0))),
  ],
});
