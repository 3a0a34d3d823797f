import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
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

// The next night: users stop so early that a batch as long as this one is over before writes were stopped this time.
const stop = number(said(/stop at (\d+):00/)) * 60;
const shown = minute(steps[0]?.at ?? '') + 1440;
const batch = minute(step(/payment file/).at) - firstWrite;
const nights = [`${/to (\d+ \w+ \d+)/.exec(document)?.[1]}`, `${said(/night to (\d+ Dec)/)} 2026`].map(day);

// Hosts of a month: the page's rule may propose only the silent one.
const hosts = [
  { name: 'silent', calls: false, byServer: false, byUser: false },
  { name: 'sends the file to the bank', calls: true, byServer: false, byUser: false },
  { name: 'file share of desktops', calls: false, byServer: false, byUser: true },
  { name: 'database', calls: false, byServer: true, byUser: false },
];
type Host = (typeof hosts)[number];
const retired = (rule: (host: Host) => boolean) =>
  hosts
    .filter(rule)
    .map(({ name }) => name)
    .join();
const ruleSaid = /A server that(.+?)is proposed for retirement/.exec(
  page.detail.capabilities.map(({ text }) => text).join('\n'),
)?.[1];
const silent = (host: Host) =>
  !(/neither called/.test(ruleSaid ?? '') && host.calls) &&
  !(/server/.test(ruleSaid ?? '') && host.byServer) &&
  !(/or user/.test(ruleSaid ?? '') && host.byUser);

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
    decided(
      'mark of the file',
      said(/its file is (marked as sent)/),
      said(/brought back the (mark “sent”), without which/) && 'marked as sent',
    ),
    decided('minutes of the retreat', figures(step(/old side again/).proof), open - back),
    decided('no longer than rehearsed', open - back <= long ? 'within' : 'over', 'within'),
    decided('proposed for retirement', retired(silent), 'silent', {
      'no other server called it': retired(({ byServer }) => !byServer),
      'neither called nor called by a server': retired(({ calls, byServer }) => !calls && !byServer),
    }),
    decided('order of the night', times.join(), times.toSorted((one, other) => one - other).join()),
    decided('ticked', String(ticked), steps.length),
    decided('title', figures(title), [3, time(until(long)), time(shift)].join(' ')),
    decided('number of the wave', /wave (\d)/.exec(document)?.[1], /Wave (\d)/.exec(title)?.[1] ?? ''),
    decided('heading', figures(heading), answer - back),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [short, time(shift), time(until(short)), time(back), time(firstWrite), more],
        [
          time(answer),
          time(until(short)),
          time(until(short) + long),
          until(short) + long - shift,
          open - back,
        ],
        [more, 5, time(stop), time(minute(steps[0]?.at ?? '') + 1440), short, (shown - stop) / 60],
      ]
        .flat()
        .join(' '),
    ),
    decided('batch before the evening’s stop', stop + batch <= shown ? 'in time' : 'late', 'in time'),
    decided('both nights end on a Saturday', nights.map((date) => (date + 4) % 7).join(), '6,6'),
    decided(
      'banks are open on the first, third and fifth Saturday',
      nights.map((date) => Math.ceil(new Date(date * 86_400_000).getUTCDate() / 7) % 2).join(),
      '1,1',
    ),
    decided('after the month-end', String(new Date((nights[1] ?? 0) * 86_400_000).getUTCMonth() + 1), 12),
    decided(
      'reading',
      figures(exhibitOf(page, 'checklist').reading),
      [time(shift), time(until(short)), time(until(long))].join(' '),
    ),
  ],
});
