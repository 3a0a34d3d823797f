import {
  cellsOf,
  clock,
  decided,
  exhibitOf,
  figures,
  number,
  numberOf,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { crmErp as page } from './crm-erp';

// Decides between a second load and a correction by the last hour for going back, and by the points of no return that somebody might take instead.

const { document, reading, steps, ticked, title, wayBack } = exhibitOf(page, 'checklist');
const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const at = (start: string) => clock(steps.find(({ step }) => step.startsWith(start))?.at);
const proof = (start: string) => steps.find(({ step }) => step.startsWith(start))?.proof ?? '';
const duration = (text: string) => {
  const [hours = Number.NaN, minutes = Number.NaN] = figures(text).split(' ').map(Number);
  return 60 * hours + minutes;
};
const time = (minutes: number) =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const [count, load, compare, recount, decide, correct] = [
  'Signs',
  'Starts',
  'Finishes',
  'Recounts',
  'Decides',
  'Compares',
].map(at) as [number, number, number, number, number, number];
const gate = at('Issues') + 1440;
const loading = duration(/after (\d+ hours \d+)/.exec(proof('Starts'))?.[1] ?? '');
const comparing = number(/After (\d+) minutes/.exec(proof('Finishes'))?.[1]);
const goingBack = duration(/took (\d+ hours \d+)/.exec(wayBack)?.[1] ?? '');
const limit = gate - goingBack;
const loaded = decide + loading + comparing;
/** What is still open when a new load has to show its result by then. */
const choice = (by: number) => (loaded <= by ? 'a second load' : 'a stock correction');
const [inBin, inLedger, price] = figures(proof('Recounts')).split(' ').map(Number) as [
  number,
  number,
  number,
];
const tooMuch = (inLedger - inBin) * price;
const now = clock(reading);
const times = steps.map(({ at }) => clock(at) + (at.startsWith('Mon') ? 1440 : 0));

export const check = pieceCheck({
  page,
  decisions: [
    decided('decision', /Decides: (a \w+ \w+)/.exec(said(/(Decides: a \w+ \w+)/))?.[1], choice(limit), {
      'the first invoice': choice(gate),
      'no limit at all': choice(Number.POSITIVE_INFINITY),
    }),
    decided('the correction is in time', String(correct < limit), 'true'),
    decided(
      'hours of the decision',
      (proof('Decides').match(/\d\d:\d\d/g) ?? []).join(),
      [loaded, limit].map(time).join(),
    ),
    decided('limit in the way back', /begins by (\d\d:\d\d)/.exec(wayBack)?.[1], time(limit), {
      'the first invoice': time(gate),
    }),
    decided('end of the load', /Ended (\d\d:\d\d)/.exec(proof('Starts'))?.[1], time(load + loading)),
    decided('end of the comparison', time(compare), time(load + loading + comparing)),
    decided('difference', /₹[\d,]+/.exec(proof('Finishes'))?.[0], rupees(tooMuch)),
    decided(
      'the rehearsal of the clock',
      [proof('Starts'), wayBack, ...paragraphs].flatMap((one) => one.match(/rehearsal \w+/g) ?? []).join(),
      Array(3).fill('rehearsal three').join(),
    ),
    decided(
      'both sides of the entry',
      /clearing account by as much/.test(proof('Finishes')) && /clearing empty/.test(proof('Compares'))
        ? '2'
        : '',
      2,
    ),
    decided('came over twice', String(inLedger), 2 * inBin),
    decided('title', figures(title), `${figures(time(decide))} ${inBin}`),
    decided('order of the steps', times.join(), times.toSorted((a, b) => a - b).join()),
    decided('steps done', String(ticked), times.filter((one) => one <= now).length),
    decided(
      'open lines',
      String(numberOf(/the (\w+) open lines/.exec(reading)?.[1] ?? '')),
      steps.length - ticked,
    ),
    decided(
      'closed before',
      String(clock(proof('Signs')) < 1440 && count < load && recount < decide),
      'true',
    ),
    decided(
      'day of the week',
      String(new Date(`${/(\d+ \w+ \d+)$/.exec(document)?.[1]} UTC`).getUTCDay()),
      0,
    ),
    decided('last balance', /Difference (₹\d+)/.exec(proof('Compares'))?.[1], rupees(0)),
    decided(
      'after the limit',
      /a decision to go (\w+)/.exec(paragraphs[1] ?? '')?.[1],
      limit + 1 + goingBack > gate ? 'on' : 'back',
    ),
    decided(
      'who compares again',
      steps.find(({ step }) => step.startsWith('Compares'))?.by,
      steps.find(({ step }) => step.startsWith('Finishes'))?.by ?? '?',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      figures(
        [
          'three',
          inBin,
          rupees(tooMuch),
          time(compare),
          time(gate),
          time(decide),
          time(loaded),
          'three',
          Math.floor(goingBack / 60),
          goingBack % 60,
          time(loaded),
          time(loaded + goingBack),
          time(gate),
          time(limit),
          time(correct),
          24,
        ].join(' '),
      ),
    ),
  ],
});
