import {
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { saasApps as page } from './saas-apps';

// Bills October from the events of the test by time of signing in Indian time, and by UTC, by arrival, without keys and without a closing hour.

const { lines, reading = '', title } = exhibitOf(page, 'code');
const codes = lines.map(({ code }) => code);
const value = (name: string) => codes.find((code) => code.startsWith(`${name}: `))?.split(': ')[1] ?? '';
const year = number(/, (\d{4}):/.exec(codes[0] ?? '')?.[1]);
const hour = (text = '') => day(text.replace(/(\d+ \p{L}{3})/u, `$1 ${year}`)) * 24 + clock(text) / 60;
const [behind = Number.NaN, minutes = Number.NaN] = figures(/lies (.*)/.exec(lines[1]?.note ?? '')?.[1] ?? '')
  .split(' ')
  .map(Number);
const utc = behind + minutes / 60;

const events = lines.flatMap(({ code, note = '' }) => {
  const [, key = '', count, signed = '', received = ''] = /^- (e\d+), (\d+): (.*) > (.*)$/.exec(code) ?? [];
  return key ? [{ key, count: Number(count), signed: hour(signed), received: hour(received), note }] : [];
});
type Event = (typeof events)[number];
const [from, to] = ['1 Oct 00:00', '1 Nov 00:00'].map(hour) as [number, number];
const closes = hour(value('closes'));
const [included, price] = (value('included').match(/\d+/g) ?? []).map(Number) as [number, number];
const lateUntil = hour(value('late until'));
const once = events.filter(
  (one, index) => one.received < lateUntil && events.findIndex(({ key }) => key === one.key) === index,
);
const counted = (list: readonly Event[], at: (event: Event) => number, start = from, end = to) =>
  sum(list.filter((one) => start <= at(one) && at(one) < end).map(({ count }) => count));
const signed = ({ signed }: Event) => signed;
const intime = once.filter(({ received }) => received < closes);
const owed = (count: number) => Math.max(0, count - included) * price;
const line = (count: number) => `${count}, so ${Math.max(0, count - included)} × ₹${price} = ₹${owed(count)}`;

const october = counted(intime, signed);
const inUtc = counted(intime, (one) => one.signed - utc);
const byArrival = counted(once, ({ received }) => received);
const all = counted(once, signed);
const again = counted(
  events.filter(({ received }) => received < closes),
  signed,
);
const november = counted(once, signed, to, Number.POSITIVE_INFINITY);
const late = all - october;
const [e61, e62, second, e63, e64, e65] = events as [Event, Event, Event, Event, Event, Event];
const moved = (one: Event) => hour(one.note.replace(/In UTC (\d+ \p{L}{3})\p{L}*,/u, '$1'));
const paragraphs = page.detail.argument?.paragraphs ?? [];
const tenant = /T-(\d+)/.exec(codes[0] ?? '')?.[1] ?? '';
const novemberByArrival = counted(once, ({ received }) => received, to, Number.POSITIVE_INFINITY);
const dayOf = (hours: number) =>
  new Date(hours * 3_600_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export const check = pieceCheck({
  page,
  decisions: [
    decided('October', value('October'), line(october), {
      'months in UTC': line(inUtc),
      'time of arrival': line(byArrival),
      'each event as it comes': line(again),
      'no closing hour': line(all),
    }),
    decided('debit note', value('debit note to it'), `${late} × ₹${price} = ₹${owed(all) - owed(october)}`, {
      'swallowed by November': `${late} × ₹${price} = ₹${owed(november + late)}`,
    }),
    decided('November', value('November so far'), november),
    decided('nothing is left over', String(october + late + november), sum(once.map(({ count }) => count))),
    ...[e61, e64].map((one) =>
      decided(`${one.key} in UTC`, moved(one).toFixed(2), (one.signed - utc).toFixed(2)),
    ),
    decided('hours until closing', /(\d+) hours after/.exec(lines[3]?.note ?? '')?.[1], closes - to),
    decided(
      'last day in its note',
      /end of (\w+)/.exec(lines[4]?.note ?? '')?.[1],
      dayOf(lateUntil - 1).split(' ')[1] ?? '',
    ),
    decided('late until the end of a month', dayOf(lateUntil).split(' ')[0], 1),
    decided('signed before received', String(events.every((one) => one.signed <= one.received)), 'true'),
    decided('the same event', String(second.signed === e62.signed && second.count === e62.count), 'true'),
    decided('sent at once', String([e61, e62, e64].every((one) => one.signed === one.received)), 'true'),
    decided('events in messages', figures(reading), `${once.length} ${events.length}`),
    decided(
      'days of e65',
      /of (\d+ \w+), which.*since (\d+ \w+)\./
        .exec(paragraphs[1] ?? '')
        ?.slice(1)
        .join(),
      [e65.received, e65.signed].map(dayOf).join(),
    ),
    decided('days of e63', /delivered on (\d+ \w+)/.exec(paragraphs[1] ?? '')?.[1], dayOf(e63.received)),
    decided('arrived after closing', String(e63.received < closes && closes < e65.received), 'true'),
    decided(
      'title',
      title.toLowerCase(),
      `${inWords(events.length)} messages, one invoice line and one debit note`,
    ),
    decided('heading', figures(page.detail.argument?.heading ?? ''), behind),
    decided(
      'out of a UTC month, and into it',
      /fall (\w+) of it, \d+ .* fall (\w+), and/
        .exec(paragraphs[0] ?? '')
        ?.slice(1)
        .join(),
      `${e61.signed - utc < from ? 'out' : 'in'},${e64.signed - utc < to ? 'in' : 'out'}`,
    ),
    decided(
      'UTC lies',
      /minutes (\w+)\./.exec(lines[1]?.note ?? '')?.[1],
      moved(e61) < e61.signed ? 'behind' : 'ahead',
    ),
    decided(
      'by arrival',
      /October (\w+ \w+) the \d+, as November does so far/.exec(paragraphs[1] ?? '')?.[1],
      Math.max(byArrival, novemberByArrival) < included ? 'stays under' : 'goes over',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        tenant,
        included,
        price,
        behind,
        minutes,
        e61.count,
        1,
        e64.count,
        1,
        3,
        inUtc,
        october,
        owed(inUtc),
        owed(october),
        e63.count,
        2,
        late,
        9,
        30,
        included,
        owed(all),
        all,
        e65.key.slice(1),
        all,
        all - included,
        included,
        october - included,
        late,
        34,
        3,
        owed(all) - owed(october),
        included,
      ].join(' '),
    ),
  ],
});
