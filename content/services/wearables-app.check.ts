import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { wearablesApp as page } from './wearables-app';

// Counts the longest stretch above the limit by sample number, and by a straight line, without the gap and in order of arrival.

const { document, exchange, fields, grounds, reading, severity, title } = exhibitOf(page, 'record');
const { prose } = cellsOf(page);
const field = (name: string) => fields.find(({ label }) => label === name)?.value ?? '';
const [minutes = 0, limit = 0] = (/(\d+) minutes on end above (\d+)/.exec(field('Rule')) ?? [])
  .slice(1)
  .map(Number);
const ranges = exchange.map(({ lines }) =>
  lines.map((line) => {
    const [, from = '', to = '', values = ''] = /No\. (\d+) to (\d+): (.*)/.exec(line) ?? [];
    return {
      from: Number(from),
      to: Number(to),
      values: values === '–' ? [] : values.split(', ').map(Number),
    };
  }),
);
const [live = [], replay = []] = ranges;
const [before, gap, after] = live as [(typeof live)[number], (typeof live)[number], (typeof live)[number]];
const replayed = replay[0]?.values ?? [];

/** Longest run above the limit. */
const longest = (values: readonly number[]) => {
  let run = 0;
  return Math.max(
    ...values.map((value) => {
      run = value > limit ? run + 1 : 0;
      return run;
    }),
  );
};
const lost = gap.to - gap.from + 1;
/** All values in their order, with those of the gap. */
const filled = (gapValues: readonly number[]) => [...before.values, ...gapValues, ...after.values];
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
const [left = 0, right = 0] = [before.values.at(-1), after.values[0]];
const line = Array.from({ length: lost }, (_, index) => left + ((right - left) * (index + 1)) / (lost + 1));
const measured = longest(filled(replayed));
const drawn = longest(filled(line));
const joined = longest([...before.values, ...after.values]);
const arrival = longest([...before.values, ...after.values, ...replayed]);
const atMost = longest([...before.values, ...Array.from({ length: lost }, () => limit + 1), ...after.values]);
const verdict = (run: number) => (run >= minutes ? 'off' : 'play on');
/** While the gap is open, the run is at least that of the measured values and at most that of a gap above the limit. */
const open = verdict(longest(before.values)) === verdict(atMost) ? verdict(atMost) : 'not known';
/** The runs that are possible while the gap is open: each lost minute above the limit or not. */
const possible = Array.from({ length: 2 ** lost }, (_, bits) =>
  longest(filled(Array.from({ length: lost }, (__, place) => ((bits >> place) % 2 ? limit + 1 : limit)))),
);
const [least, most] = [Math.min(...possible), Math.max(...possible)];
const everyRun = new Set(possible).size === most - least + 1;
const [from = 0, to = 0] = [...field('Trial').matchAll(/\d+:\d+/g)].map(([time]) => clock(time));
const [, numbered = '', time = ''] = /No\. (\d+) is (\d+:\d+)/.exec(reading) ?? [];
const received = exchange.map(({ label }) => clock(label));

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'verdicts of the retest',
      /: (.*)$/.exec(field('Retest'))?.[1]?.split('played back: ').at(-1),
      `${open}, then ${verdict(measured)}`,
      {
        'a straight line': `${open}, then ${verdict(drawn)}`,
        'lost minutes left out': `${open}, then ${verdict(joined)}`,
        'in order of arrival': `${open}, then ${verdict(arrival)}`,
        'no regard to the gap': `${verdict(longest(before.values))}, then ${verdict(measured)}`,
      },
    ),
    decided(
      'mean',
      exchange[1]?.lines[1],
      `Mean of No. ${before.from} to ${after.to}: ${mean(filled(replayed))}; rev A had ${mean(filled(line)).toFixed(1)}`,
    ),
    decided('minutes in the title', /(\w+) lost minutes/.exec(title)?.[1], inWords(lost)),
    decided(
      'rev A',
      /counted (.* off)/.exec(prose)?.[1],
      `${drawn} minutes and called the player ${verdict(drawn)}`,
    ),
    decided('ends joined', /no better: (.*) again/.exec(prose)?.[1], `${joined}, ${verdict(joined)}`),
    decided(
      'while the gap is open',
      /truth may be (.*?), and/.exec(prose)?.[1],
      everyRun ? `anything from ${least} to ${most}` : `as little as ${least} or as much as ${most}`,
    ),
    // Looked at minute by minute it would have fired before the drill's end, with another count.
    decided(
      'when the rule is looked at',
      /when the drill (\w+) it counted/.exec(prose)?.[1],
      drawn > minutes ? 'ended' : 'ran',
    ),
    decided('severity', severity, verdict(drawn) === verdict(measured) ? 'Note' : 'Stops release'),
    decided('minutes reported and measured', figures(grounds), [drawn, measured].join(' ')),
    decided(
      'samples',
      live.map(({ values, from: one, to: last }) => (values.length || lost) === last - one + 1).join(),
      'true,true,true',
    ),
    decided('numbers follow on', [gap.from, after.from].join(), [before.to + 1, gap.to + 1].join()),
    decided(
      'the replay fills the gap',
      [replay[0]?.from, replay[0]?.to, replayed.length].join(),
      [gap.from, gap.to, lost].join(),
    ),
    decided('joined by the line', figures(field('Cause')), [before.to, after.from].join(' ')),
    decided(
      'trial',
      [from, to].join(),
      [before.from, after.to + 1].map((number) => clock(time) + number - Number(numbered)).join(),
    ),
    decided(
      'received in order',
      String(to === received[0] && (received[0] ?? 0) < (received[1] ?? 0)),
      'true',
    ),
    decided('marked', exchange.map(({ marked }) => marked).join(), [live.indexOf(gap), 0].join()),
    decided('retest after the trial', String(day(field('Retest')) > day(document)), 'true'),
    decided(
      'rule',
      number(minutes.toString()) > measured && minutes <= joined ? inWords(minutes) : '',
      /had (\w+) minutes on end/.exec(prose)?.[1] ?? '',
    ),
    decided(
      'figures of the argument',
      figures(prose),
      [
        lost,
        3,
        minutes,
        limit,
        lost,
        left,
        right,
        drawn,
        lost,
        Math.min(...replayed),
        Math.max(...replayed),
        joined,
        joined,
        drawn,
        measured,
        after.values.length,
        measured,
        atMost,
      ].join(' '),
    ),
  ],
});
