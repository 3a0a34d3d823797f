import { cellsOf, day, decided, figures, inWords, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { healthcareConsulting as page } from './healthcare-consulting';

// Scores both vendors by the weight of the incident log, by votes and with the trial build counted, and finds the weight at which they change places.

const { field, row, rows, said, station, total } = cellsOf(page);
const tenths = (value: number) => Math.round(value * 10) / 10;
/** "P 8 8 7 7, Q 6 7 7 6" as the scores of one vendor. */
const scores = (label: string, vendor: string) =>
  (new RegExp(`${vendor}((?: \\d+)+)`).exec(field('scorecard', label))?.[1] ?? '')
    .trim()
    .split(' ')
    .map(Number);
const mean = (values: readonly number[]) => sum(values) / values.length;
const own = { P: mean(scores('Departments', 'P')), Q: mean(scores('Departments', 'Q')) };
const across = { P: scores('Handovers', 'P'), Q: scores('Handovers', 'Q') };
const steps = number(station('scenarios')?.value);
const [performed = 0, onTrial = 0] = (field('demo', 'P').match(/\d+/g) ?? []).map(Number);
const [performedByQ = 0, onTrialByQ = 0] = (field('demo', 'Q').match(/\d+/g) ?? []).map(Number);
const [within, between] = [row('hazard', 'Within'), row('hazard', 'Between')];
const weight = between / (within + between);
const score = (vendor: 'P' | 'Q', share: number, handovers = mean(across[vendor])) =>
  tenths(10 * (own[vendor] * (1 - share) + handovers * share));
// `counted` is P's scores of the handovers with the steps on the trial build.
const counted = across.P.map((value, index) => (index === 0 ? performed : value));
const winner = (p: number, q: number) => (p > q ? 'P' : 'Q');
const [p, q] = [score('P', weight), score('Q', weight)];
const vote = 1 / (scores('Departments', 'P').length + 1);
const [ahead, behind] = [own.P - own.Q, mean(across.Q) - mean(across.P)];
const turns = ahead / (ahead + behind);
const sealed = ['wards', 'scenarios', 'hazard', 'demo'].map((at) =>
  day((station(at)?.fields ?? []).map(({ value }) => value).join('\n')),
);
const workingDays = [...sealed, day(field('demo', 'Repeat')), day(field('board', 'Meets'))].map(
  // 1 January 1970 was a Thursday.
  (one) => (one + 3) % 7 < 5,
);
/** The step that a station singles out, such as "Step 6". */
const stepOf = (at: string) =>
  station(at)?.fields?.find(({ label }) => label.startsWith('Step '))?.label ?? '';

export const healthcareConsultingCheck = pieceCheck({
  page,
  decisions: [
    decided('scores', station('scorecard')?.value, `${q} for Q, ${p} for P`),
    decided('proposed', station('board')?.value, `${winner(p, q)} proposed`, {
      'one vote': `${winner(score('P', vote), score('Q', vote))} proposed`,
      'departments alone': `${winner(own.P, own.Q)} proposed`,
      'trial build counted': `${winner(score('P', weight, mean(counted)), q)} proposed`,
    }),
    decided('weight', field('hazard', 'For handovers'), `${weight * 100} %`),
    decided('turning point', field('board', 'P wins below'), `1/${tenths(1 / turns)} for handovers`),
    decided(
      'steps of S-07',
      station('demo')?.value,
      `P ${performed - onTrial}, Q ${performedByQ - onTrialByQ}`,
      {
        'trial build counted': `P ${performed}, Q ${performedByQ}`,
      },
    ),
    decided('struck out', station('demo')?.mark?.struck, `P ${performed}, Q ${performedByQ}`),
    decided(
      'steps on the trial build',
      station('demo')?.mark?.note.split(' ')[0]?.toLowerCase(),
      inWords(onTrial),
    ),
    decided(
      'S-07 in the scores',
      [across.P[0], across.Q[0]].join(),
      [performed - onTrial, performedByQ - onTrialByQ].join(),
    ),
    decided('scenarios', `${field('scenarios', 'Handovers')}`, `S-07, S-11, S-12, ${steps} steps`),
    decided(
      'own scenario',
      page.detail.route?.name,
      `Scenario ${field('scenarios', 'Handovers').split(',')[0]}`,
    ),
    decided(
      'number of scenarios',
      String(across.P.length),
      String(field('scenarios', 'Handovers').match(/S-/g)?.length),
    ),
    decided('incidents', `${total('hazard')} incidents`, station('hazard')?.value ?? ''),
    decided(
      'rows of the sum',
      rows('scorecard')
        .map(([label]) => label)
        .join('; '),
      `Departments, ${own.Q} × ${tenths(10 * (1 - weight))}; Handovers, ${mean(across.Q)} × ${tenths(10 * weight)}`,
    ),
    decided('the step for which the scenario was written', stepOf('demo') || 'none', stepOf('scenarios')),
    decided('who performed it', field('demo', 'Step'), `${winner(p, q)} yes, P on the trial build`),
    decided('of', station('scorecard')?.sum?.total[0], `Q, of ${steps * 10}`),
    decided('steps to sign for', /\d+/.exec(field('board', 'P may sign'))?.[0], onTrial),
    decided(
      'weights before the trial',
      String(day(field('hazard', 'Weights')) < day(field('demo', 'Trial'))),
      'true',
    ),
    decided(
      'who wins, in the text',
      [/vendor (\w) wins there/, /vote in 5: (\w),/, /the trial: (\w),/, /in 20 on, (\w) wins/]
        .map(said)
        .join(),
      [
        winner(own.P, own.Q),
        winner(score('P', vote), score('Q', vote)),
        winner(p, q),
        winner(score('P', 7 / 20), score('Q', 7 / 20)),
      ].join(),
    ),
    decided('order of days', sealed.toSorted((a, b) => a - b).join(), sealed.join()),
    decided(
      'repeat after the trial',
      String(day(field('demo', 'Repeat')) > day(field('demo', 'Trial'))),
      'true',
    ),
    decided('one year', [...new Set(JSON.stringify(page.detail.route).match(/\b20\d\d\b/g))].join(), '2026'),
    decided('office days', String(workingDays.every(Boolean)), 'true'),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[scores('Departments', 'P').length, own.P, own.Q, across.P.length],
        ...[mean(across.Q), steps, mean(across.P), 1 / vote, score('P', vote) / 10, score('Q', vote) / 10],
        ...[between, within + between, weight * 100, q, p],
        ...[ahead, behind, Math.ceil(turns * (within + between)), within + between],
        ...[between - Math.floor(turns * (within + between)), between],
        ...[
          performed,
          7,
          onTrial,
          sum(counted),
          counted.length * steps,
          score('P', weight, mean(counted)),
          q,
        ],
        q - p,
        ...(field('board', 'Q costs more').match(/\d+/g) ?? []),
      ].join(' '),
    ),
  ],
});
