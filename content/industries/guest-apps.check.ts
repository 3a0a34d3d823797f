import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { guestApps as page } from './guest-apps';

// Counts the old keys that still open the room when it is released, by who tells the door, and the minutes until the next guest's key would.

const { field, row, rows, said, station, total } = cellsOf(page);
const at = (text: string) => day(text) * 1440 + clock(text);
const released = field('staff', 'Released');
const [inspected, opened, used, issued] = [
  at(field('staff', 'Inspected')),
  at(released),
  at(field('lock', 'First use')),
  day(released) * 1440 + clock(rows('lock')[0]?.[0]),
];
const noon = day(released) * 1440 + 720;
const ends = at(field('requests', 'Valid to'));
const [phones = 0, cards = 0] = (field('requests', 'Keys').match(/\d+/g) ?? []).map(Number);
const deleted = (station('keyServer')?.fields ?? []).filter(({ value }) =>
  value.endsWith('key deleted'),
).length;
const all = phones + cards;
/** Keys that open the room at its release: those that the server did not reach, each until its own end. */
const left = (phoneEnd: number, cardEnd: number) =>
  (phoneEnd > opened ? phones - deleted : 0) + (cardEnd > opened ? cards : 0);
const byServer = left(ends, ends);
const byNoon = left(noon, ends);
const byDoor = left(Math.min(ends, inspected), Math.min(ends, inspected));
const steps = [
  at(field('requests', 'Written')),
  at(field('reception', 'Offered')),
  at(field('pms', 'Moved')),
  at(field('keyServer', 'Remove')),
  at(field('staff', 'Repaired')),
  inspected,
  opened,
  issued,
  used,
  ends,
];
const rooms = (text = '') => (text.match(/\b\d{3}\b/g) ?? []).join();

export const guestAppsCheck = pieceCheck({
  page,
  decisions: [
    decided('old keys', field('lock', 'Old keys'), `${byDoor} of ${all} from 13:10`, {
      server: `${byServer} of ${all} from 13:10`,
      noon: `${byNoon} of ${all} from 13:10`,
    }),
    decided('told at', `${clock(field('lock', 'Old keys'))}`, `${inspected % 1440}`),
    decided('cancelled at', `${clock(field('staff', 'Cancelling'))}`, `${inspected % 1440}`),
    decided('after the server', station('keyServer')?.value, `${byServer} of ${all} open 412`, {
      'door told': `${byDoor} of ${all} open 412`,
    }),
    decided('minutes', `${total('lock')}`, `${used - opened}`, { 'from the new key': `${used - issued}` }),
    decided(
      'parts',
      [row('lock', 'Release'), row('lock', 'Key')].join(),
      [issued - opened, used - issued].join(),
    ),
    decided(
      'sum of the parts',
      `${sum([issued - opened, used - issued])}`,
      `${number(station('lock')?.value)}`,
    ),
    decided('keys in the title', page.detail.route?.about, `a couple, ${inWords(all)} keys of 412`),
    decided('order of times', steps.toSorted((a, b) => a - b).join(), steps.join()),
    decided(
      'day of the move',
      `${day(field('requests', 'Written'))}`,
      `${day(field('keyServer', 'Remove'))}`,
    ),
    decided(
      'weekday said',
      said(/until (\w+) at/),
      'Thu Fri Sat Sun Mon Tue Wed'.split(' ')[day(field('requests', 'Valid')) % 7] === 'Mon' ? 'Monday' : '',
    ),
    decided(
      'each until its own end',
      `${said(/the phone until (\w{3})/)},${said(/the card until (\w{3})/)}`,
      [
        /until (\w{3})/.exec(field('keyServer', 'Phone 2'))?.[1],
        'Thu Fri Sat Sun Mon Tue Wed'.split(' ')[day(field('requests', 'Valid')) % 7],
      ].join(),
      { 'both as the card': 'Mon,Mon' },
    ),
    decided(
      'out of network',
      /until (\w{3})/.exec(field('keyServer', 'Phone 2'))?.[1],
      'Thu Fri Sat Sun Mon Tue Wed'.split(' ')[(day(released) + 1) % 7] ?? '',
    ),
    decided(
      'rooms',
      rooms(
        [
          page.detail.route?.name,
          station('requests')?.value,
          station('reception')?.value,
          station('pms')?.value,
          field('pms', 'Sent'),
          field('staff', 'Cancelling'),
          station('pms')?.fields?.find(({ value }) => value === 'out of order')?.label,
        ].join('\n'),
      ),
      '412,518,412,518,518,412,518,412,412',
    ),
    decided(
      'keys by name',
      (station('keyServer')?.fields ?? [])
        .slice(1)
        .map(({ label }) => label)
        .join(),
      'Phone 1,Phone 2,Card',
    ),
    decided(
      'labels',
      [station('requests'), station('reception')]
        .map((one) => one?.fields?.find(({ label }) => label.endsWith(' 412'))?.label)
        .join(),
      'Keys of 412,Card of 412',
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[412, 518, 412, byServer, 412, Math.floor((ends % 1440) / 60), `${ends % 60}`],
        ...[used - opened, used - issued, byNoon, all],
        ...[Math.floor((inspected % 1440) / 60), inspected % 60, byDoor, all, 412],
      ].join(' '),
    ),
  ],
});
