import { cellsOf, day, decided, exhibitOf, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { androidApps as page } from './android-apps';

// Reads each stage of the roll-out against the signed limits, and by the overall limit alone, for every model or from another size on.

const { document, reading, steps, ticked, title, wayBack } = exhibitOf(page, 'checklist');
const { prose } = cellsOf(page);
const [signed, first, second, repeated, repair, retest] = steps;
const [overall = 0, model = 0, least = 0] = (
  /from ([\d.]+) % of all users, or (\d+) % of a model with (\d+) users/.exec(signed?.proof ?? '') ?? []
)
  .slice(1)
  .map(Number);
/** Share of the users that a step opens, of 100. */
const share = (text = '') => number(/(\d+) %/.exec(text)?.[1]);
const stages = [share(signed?.step), share(first?.step)] as const;

type Pair = readonly [crashed: number, users: number];
const none: Pair = [0, 0];
/** All users, those with phone A, those with phone B. */
const readings = [first, second].map((step) =>
  [...(step?.proof ?? '').matchAll(/(\d+) of (\d[\d,]*)/g)].map(
    ([, crashed = '', users = '']): Pair => [Number(crashed), number(users)],
  ),
);
const [
  [earlyAll = none, earlyA = none, earlyB = none] = [],
  [all = none, phoneA = none, phoneB = none] = [],
] = readings;
const rate = ([crashed, users]: Pair) => (100 * crashed) / users;
const halts = ([every = none, ...models]: readonly Pair[], size: number) =>
  rate(every) >= overall || models.some((one) => one[1] >= size && rate(one) >= model);
/** What the two stages come to when a model counts from so many users on. */
const course = (size: number) =>
  readings.map((one) => (halts(one, size) ? 'halts' : 'widens')).join(', then ');
const stated = [first, second].map((step) => /widens|halts/.exec(step?.step ?? '')?.[0]).join(', then ');

const ofAll = ([, users]: Pair) => (users * 100) / stages[1];
const growth = stages[1] / stages[0];
const dayOf = (text = '') => day(`${text} 2026`);
const days = steps.map(({ at }) => dayOf(at));
const version = number(/version ([\d.]+)/.exec(document)?.[1]);
const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(1))).join(' ');

export const check = pieceCheck({
  page,
  decisions: [
    decided('the stages', stated, course(least), {
      'all users alone': course(Number.POSITIVE_INFINITY),
      'every model, however few users': course(1),
      'models from 200 users on': course(2 * least),
    }),
    decided('users of the stages', String(all[1]), `${earlyAll[1] * growth}`),
    decided(
      'users of phones A and B',
      [phoneA[1], phoneB[1]].join(),
      [earlyA, earlyB].map(([, users]) => users * growth).join(),
    ),
    ...readings.map(([every = none, ...models], stage) =>
      decided(
        `phones A and B are among all, stage ${stage + 1}`,
        String(sum(models.map(([crashed]) => crashed)) <= every[0]),
        'true',
      ),
    ),
    decided(
      'who has seen a crash stays counted',
      String(
        [
          [earlyAll, all],
          [earlyA, phoneA],
          [earlyB, phoneB],
        ].every(([one = none, two = none]) => one[0] <= two[0]),
      ),
      'true',
    ),
    decided(
      'phone named for the limit',
      /Phone (A|B) had/.exec(prose)?.[1],
      rate(phoneA) >= model ? 'A' : 'B',
    ),
    decided('phone B, the same two', String(phoneB[0]), earlyB[0]),
    decided('neither phone counts yet', String(Math.max(earlyA[1], earlyB[1]) < least), 'true'),
    decided('phone A passes the first stage', String(rate(earlyA) < model), 'true'),
    decided('the full roll-out', String((ofAll(phoneA) * phoneA[0]) / phoneA[1]), '55'),
    decided('title', figures(title), [all[0], all[1], phoneA[0]].join(' ')),
    decided(
      'the repeated crash',
      /phone (A|B)/.exec(repeated?.step ?? '')?.[1],
      rate(phoneA) > rate(phoneB) ? 'A' : 'B',
    ),
    decided(
      'the repair',
      figures(repair?.step ?? '', repair?.proof ?? ''),
      [rounded([version + 0.1]), stages[1], all[1]].join(' '),
    ),
    decided('until the repair', figures(repeated?.proof ?? ''), rounded([version + 0.1])),
    decided('the repair, read', figures(retest?.step ?? ''), rounded([version + 0.1])),
    decided('ticked', String(ticked), retest ? steps.indexOf(retest) : 0),
    decided('order of the days', days.join(), days.toSorted((a, b) => a - b).join()),
    decided(
      'no release on a weekend',
      String(days.every((one) => ![0, 6].includes(new Date(one * 86_400_000).getUTCDay()))),
      'true',
    ),
    decided(
      'days of the document',
      /· (.*)$/.exec(document)?.[1],
      `${signed?.at.split(' ')[0]} to ${retest?.at} 2026`,
    ),
    decided('versions', figures(wayBack), rounded([version, version + 0.1, version - 0.1, version + 0.2])),
    decided('days of Google', figures(reading), 28),
    decided(
      'figures of the argument',
      figures(prose),
      [
        ...[all[0], phoneA[0], rounded([version]), all.join(' '), rounded([rate(all)]), overall, model],
        ...[phoneA.join(' '), rounded([rate(phoneA)])],
        ...[/\d+/.exec(first?.at ?? '')?.[0], earlyB.join(' '), rate(earlyB)],
        ...[dayOf(second?.at) - dayOf(first?.at), phoneB.join(' '), least],
        ...[phoneA[1], rounded([version]), ofAll(phoneA), (ofAll(phoneA) * phoneA[0]) / phoneA[1]],
        rounded([rate(all)]),
      ].join(' '),
    ),
  ],
});
