import { cellsOf, clock, decided, exhibitOf, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { cloudMigration as page } from './cloud-migration';

// Counts back from the first shift at each step of the way, and decides about the bank's answer by both ways back.

const { document, steps, ticked, title, wayBack } = exhibitOf(page, 'checklist');
const { heading = '', paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page);
const step = (by: RegExp) =>
  steps.find((one) => by.test(one.step)) ?? { at: '', by: '', step: '', proof: '' };
/** The night's minutes: hours of the evening come before midnight. */
const minute = (text: string) => (clock(text) >= 720 ? clock(text) - 1440 : clock(text));
const time = (minutes: number) => `${Math.floor(minutes / 60)} ${minutes % 60}`;

const shift = minute(/shift at (\d+:\d+)/.exec(title)?.[1] ?? '');
const [short, more] = [
  number(/take (\d+) minutes/.exec(wayBack)?.[1]),
  number(/(\d+) more/.exec(wayBack)?.[1]),
];
const long = short + more;
const until = (way: number) => shift - way;
const [answer, firstWrite, back, open] = [
  minute(said(/acknowledgement came at (\d+:\d+)/)),
  minute(step(/night batch/).at),
  minute(step(/^Decides/).at),
  minute(step(/old side again/).at),
];
const wayAt = (at: number) => (at >= firstWrite ? long : short);
const decide = (way: number) => (answer <= until(way) ? 'on' : 'back');
const times = steps.map(({ at }) => minute(at));

export const check = pieceCheck({
  page,
  decisions: [
    decided('the night', /so (\w+)$/.exec(step(/^Decides/).step)?.[1], decide(wayAt(back)), {
      'the way back of the first page': decide(short),
    }),
    decided('last moment', time(back), time(until(long)), {
      'before the first write': time(until(short)),
      'at the first shift': time(shift),
    }),
    decided('said at the switch', figures(step(/DNS/).proof), [short, time(until(short))].join(' ')),
    decided(
      'said at the batch',
      figures(step(/night batch/).proof),
      [short, more, long, time(until(long))].join(' '),
    ),
    decided('opened in time', open <= shift && open > back ? 'in time' : 'late', 'in time'),
    decided('minutes of the retreat', figures(step(/old side again/).proof), open - back),
    decided('no longer than rehearsed', open - back <= long ? 'within' : 'over', 'within'),
    decided('order of the night', times.join(), times.toSorted((one, other) => one - other).join()),
    decided('ticked', String(ticked), steps.length),
    decided('title', figures(title), [3, time(until(long)), time(shift)].join(' ')),
    decided('number of the wave', /wave (\d)/.exec(document)?.[1], /Wave (\d)/.exec(title)?.[1] ?? ''),
    decided('heading', figures(heading), answer - back),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [short, time(shift), time(until(short)), time(back), 2, time(firstWrite), more],
        [
          time(answer),
          time(until(short)),
          time(until(short) + long),
          until(short) + long - shift,
          open - back,
        ],
        [28, time(minute(steps[0]?.at ?? '') + 1440), short],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'the next night is a week later',
      String(number(said(/night to (\d+) Nov the/)) - number(/night to (\d+)/.exec(document)?.[1])),
      7,
    ),
    decided(
      'reading',
      figures(exhibitOf(page, 'checklist').reading),
      [time(shift), time(until(short)), time(until(long))].join(' '),
    ),
  ],
});
