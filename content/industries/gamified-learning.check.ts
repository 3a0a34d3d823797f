import { cellsOf, day, decided, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { gamifiedLearning as page } from './gamified-learning';

// Finds the day of the badge by the review rule, by five in a row, and by a share of all answers.

const { field, rows, said, station, total } = cellsOf(page);
const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
const text = (at: number | undefined) =>
  at === undefined
    ? 'none'
    : new Date(at * 86_400_000).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });

const practised = day(field('task', 'Practised'));
const [right = 0, asked = 0, run = 0] = numbers(field('task', 'Right'));
const review = (label: string) => {
  const [on = '', score = ''] = field('next', label).split(': ');
  const [hit = 0, of = 1] = numbers(score);
  return { on: day(on), hit, of };
};
const reviews = [review('Review 1'), review('Review 2')];
const sessions = [{ on: practised, hit: right, of: asked }, ...reviews];

const [pass = 0, ofReview = 1] = numbers(field('mastery', 'Kept'));
const [gap = 0] = numbers(field('mastery', 'Review'));
const byReview = (wanted: number) =>
  reviews.find(
    ({ on, hit, of }, index) => of === ofReview && hit >= wanted && on - (sessions[index]?.on ?? on) >= gap,
  )?.on;
const inRow = numbers(station('task')?.value)[0] ?? 0;
const byRun = run >= inRow ? practised : undefined;
const share = Number(said(/say (\d+) %/)) / 100;
const hits = sum(sessions.map(({ hit }) => hit));
const answers = sum(sessions.map(({ of }) => of));
const byShare = hits / answers >= share ? sessions.at(-1)?.on : undefined;
// A share of the last answers of one session only is that of the run.
const last = Number(said(/share of the last (\d+)/));
const byMoving = Math.min(run, last) / last >= share ? practised : undefined;
// Right answers in a row until the share is reached.
const more = Math.ceil((share * answers - hits) / (1 - share) - 1e-9);

const due = day(field('next', 'Due again'));
const [from = 0, to = 0] = numbers(field('learner', 'Holidays')).map(
  (date) => Date.UTC(2026, 10, date) / 86_400_000,
);
const issued = day(station('badge')?.value);
const [points, bonus] = [numbers(field('task', 'Points'))[0], numbers(field('badge', 'Points'))[0]];
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];
const date = (at = 0) => new Date(at * 86_400_000).getUTCDate();

export const gamifiedLearningCheck = pieceCheck({
  page,
  decisions: [
    decided('evidence', field('badge', 'Evidence'), `review of ${text(byReview(pass))}`, {
      fiveInARow: `review of ${text(byRun)}`,
      shareOfAll: `review of ${text(byShare)}`,
      movingShare: `review of ${text(byMoving)}`,
      lowerBar: `review of ${text(byReview(pass - 1))}`,
    }),
    decided('criteria', field('badge', 'Criteria'), `${pass} of ${ofReview} after ${gap} days`),
    // The day after, 24 November, is Guru Nanak’s birthday and a holiday.
    decided('issued on the next school day', String(issued), String((byReview(pass) ?? 0) + 2)),
    decided('run', [right, run].join(), [inRow, inRow].join()),
    decided(
      'kept at',
      station('next')?.value,
      `Kept at review ${1 + reviews.findIndex(({ on }) => on === byReview(pass))}`,
    ),
    decided('due again', String(due), String((reviews[0]?.on ?? 0) + gap)),
    decided('due in the holidays', String(due >= from && due <= to), 'true'),
    decided('back after the holidays', String((byReview(pass) ?? 0) - to), '2'),
    decided('holidays begin on a Friday', String(new Date(from * 86_400_000).getUTCDay()), '5'),
    decided('Mondays', sessions.map(({ on }) => new Date(on * 86_400_000).getUTCDay()).join(), '1,1,1'),
    decided('head of the report', station('report')?.value, `${hits} right of ${answers}`),
    decided('total', String(total('report')), String(hits)),
    decided(
      'rows of the report',
      rows('report')
        .map(([label = '', hit]) => `${label}: ${number(hit)}`)
        .join('; '),
      sessions.map(({ on, hit, of }) => `${text(on).replace(/ \d{4}$/, '')}, of ${of}: ${hit}`).join('; '),
    ),
    decided('mark', figures(station('mastery')?.mark?.note ?? ''), `${inRow} ${inRow}`),
    decided('points of the practice', String(points), String(right)),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        run,
        reviews[0]?.hit,
        date(practised),
        run,
        reviews[0]?.hit,
        reviews[0]?.of,
        run,
        share * 100,
        hits,
        answers,
        (100 * hits) / answers,
        more,
        asked - right,
        asked,
        last,
        Math.min(run, last),
        last,
        date(practised),
        pass,
        ofReview,
        gap,
        date(byReview(pass)),
        points,
        bonus,
      ].join(' '),
    ),
  ],
});
