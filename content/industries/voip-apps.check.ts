import { cellsOf, clock, day, decided, figures, grouped, pieceCheck } from '@/pipeline/content/piece';
import { voipApps as page } from './voip-apps';

// Lets out as many calls as the rest of the limit can reserve for, and reckons the night by call records and by a cap on channels.

const { field, row, rows, said, station, total } = cellsOf(page);
const [zone = 0, rate = 0] = (field('agent', 'To').match(/\d+/g) ?? []).map(Number);
const [channels = 0] = (field('agent', 'Login').match(/\d+/g) ?? []).map(Number);
const earlier = Number(/(\d+) minutes/.exec(field('sip', 'Earlier'))?.[1]);
const slice = Number(/\d+/.exec(field('limits', 'A call'))?.[0]);
const reserve = slice * rate;
const limit = row('limits', 'Zone');
const spent = earlier * rate;
const left = limit - spent;
const asked = row('sbc', 'Asked');
const out = Math.min(asked, Math.floor(left / reserve));
const longest = Number(said(/maximum of (\d+) minutes/));
const cap = 10;
/** A record a minute shows what is spent when the minute is over. */
const aMinute = asked * rate;
const interim = Math.ceil(left / aMinute) * aMinute;
/** The record that shows the excess comes when the next minute has begun, and the trunk bills that one whole. */
const cutLate = interim + aMinute;
const minute = clock(field('agent', 'From'));
const [hour, past] = [Math.floor(minute / 60), minute % 60];
const release = clock(field('sbc', 'Released'));

const weekday = new Date(day(field('agent', 'From')) * 86_400_000).toLocaleDateString('en-GB', {
  weekday: 'long',
  timeZone: 'UTC',
});

export const voipAppsCheck = pieceCheck({
  page,
  decisions: [
    decided('let out', `${total('sbc')}`, `${out}`, {
      'by call records': `${asked}`,
      'without the earlier call': `${Math.min(asked, Math.floor(limit / reserve))}`,
      'by channels': `${cap}`,
    }),
    decided('left', `${total('limits')}`, `${left}`),
    decided('ended call', `${-row('limits', 'Campaign')}`, `${spent}`),
    decided('reserve', field('limits', 'A call'), `${slice} minutes, ₹${reserve}`),
    decided('one minute of one call', `${asked},${rows('pstn').length}`, `${channels},2`),
    decided(
      'invoice',
      rows('pstn')
        .map(([name = '', amount = '']) => `${name}: ${amount}`)
        .join(),
      `${earlier} min at ₹${rate}: ${grouped(spent)},${out * slice} min at ₹${rate}: ${grouped(out * reserve)}`,
    ),
    decided('within the limit', `${total('pstn')}`, `${spent + out * reserve}`, {
      'by call records': `${spent + asked * longest * rate}`,
      'by interim records': `${spent + cutLate}`,
    }),
    decided('refused', `${-row('sbc', 'Refused')},${row('quality', '403')}`, `${asked - out},${asked - out}`),
    decided('refused by', figures(rows('sbc')[1]?.[0] ?? '', rows('quality')[1]?.[0] ?? ''), '403 403'),
    decided('released and logged', `${row('quality', 'BYE')},${total('quality')}`, `${out},${asked}`),
    decided(
      'before the next minute',
      `${Math.ceil(release / 60)},${clock(field('limits', 'Renews'))}`,
      `${slice},${release}`,
    ),
    decided('ten seconds before', `${slice * 60 - release}`, '10'),
    decided('calls at the start', station('agent')?.value, `${channels} calls`),
    decided('struck', station('sbc')?.mark?.struck, `${asked} calls`),
    decided(
      'weekday, twice',
      `${field('agent', 'From').split(' ').at(-1)} ${said(/on a (\w+) a stolen/)}`,
      `${weekday} ${weekday}`,
    ),
    decided(
      'locked and rung after the refusals',
      `${clock(field('quality', 'Login')) - minute},${clock(field('quality', 'Duty')) - minute}`,
      '1,1',
    ),
    decided(
      'released before she is at work',
      `${(minute * 60 + release) / 60 < clock(/at work (.*)$/.exec(field('quality', 'Duty'))?.[1])}`,
      'true',
    ),
    decided('pulse', figures(field('pstn', 'Pulse')), '60'),
    decided(
      'times in names',
      [rows('limits')[1]?.[0], station('limits')?.sum?.total[0], station('quality')?.sum?.total[0]]
        .map((text) => clock(text))
        .join(),
      [clock(field('sip', 'Earlier')), minute, minute].join(),
    ),
    decided(
      'zone',
      figures(
        page.detail.route?.name.replace('A-2217', '') ?? '',
        field('sip', 'Earlier').split(', ')[1] ?? '',
        rows('limits')[0]?.[0] ?? '',
        station('pstn')?.sum?.total[0] ?? '',
      ),
      [zone, zone, zone, 24, zone, 24].join(' '),
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        [hour, past, channels, rate, limit, 24, spent],
        [asked, longest, asked, longest, rate, asked * longest * rate, spent],
        [interim, left, cutLate, cap, cap * longest * rate],
        [slice, reserve, out, asked - out, Math.floor(release / 60), release % 60, out],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
