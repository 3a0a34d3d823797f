import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  grouped,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { travelApps as page } from './travel-apps';

// Walks her to bag drop and gate, prices waiting, changing and an order to change later, and holds that only she can change, while she has a signal.

const { field, row, rows, station, total } = cellsOf(page);
const first = (text: string) => Number(/\d+/.exec(text)?.[0]);
const rupee = (text: string) => number(/₹[\d,]+/.exec(text)?.[0]);
const at = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const planned = clock(field('confirm', 'Flight in').split(', ')[1]);
const leaves = clock(field('confirm', 'Flight on'));
const late = first(station('connection')?.fields?.[0]?.label ?? '');
const block = planned + late;
const bagDrop = leaves - first(field('timeline', 'Bag drop'));
const gate = leaves - first(field('timeline', 'Gate'));
const sold = leaves - first(field('timeline', 'Change sold'));
const security = first(field('timeline', 'Security'));
const steps = sum(rows('connection').map(([, minutes]) => number(minutes)));
const atBagDrop = block + steps;
const atGate = atBagDrop + security;
const light = atGate - row('connection', 'Bag belt');

const change = sum((field('options', 'Change now').match(/₹[\d,]+/g) ?? []).map(number));
const fresh = rupee(field('options', 'If missed'));
const [made = 0, of = 1] = (field('options', 'Made up').match(/\d+/g) ?? []).map(Number);
const waiting = ((of - made) * fresh) / of;
/** An order to change only on the days on which the time is not made up. */
const ordered = ((of - made) * change) / of;
const alone = field('options', 'Changed by').startsWith('her alone');
/** What is cheapest, where an order may be left with somebody on the ground, and where it may not. */
const cheapest = (may: boolean) =>
  may && ordered < Math.min(change, waiting) ? 'later' : change < waiting ? 'at Dubai' : 'wait';
const offer = (reaches: boolean, misses = of - made) =>
  reaches || (misses * fresh) / of < change ? 'silent' : `Change, ₹${grouped(change)}`;

const tickets = (station('confirm')?.fields ?? []).filter(({ label }) => label.startsWith('Flight')).length;
const doors = clock(field('options', 'Decide by'));
const times = [
  clock(field('duty', 'Delay')),
  clock(station('duty')?.value),
  clock(station('passenger')?.value),
  doors,
];
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const travelAppsCheck = pieceCheck({
  page,
  decisions: [
    decided('offer', station('options')?.value, offer(atBagDrop <= bagDrop), {
      byGate: offer(atGate <= gate),
      handLuggage: offer(light <= gate),
      caughtUp: offer(false, made),
    }),
    decided(
      'made up by what is missing',
      String(first(station('options')?.fields?.[2]?.label ?? '')),
      String(atBagDrop - bagDrop),
    ),
    decided(
      'tickets',
      station('confirm')?.value,
      `${inWords(tickets).replace(/^./, (letter) => letter.toUpperCase())} tickets`,
    ),
    decided('planned connection', station('timeline')?.value, `${leaves - planned} minutes between`),
    decided('on block', field('connection', `${late} minutes late`), `${at(block)} on block`),
    decided('minutes needed', station('connection')?.value, `${steps} minutes needed`),
    decided('total', String(total('connection')), String(steps)),
    decided('mark', figures(station('connection')?.mark?.note ?? ''), figures(at(bagDrop), at(gate))),
    decided('change no longer sold on arrival', String(sold < block), 'true'),
    decided('no signal from', String(clock(field('passenger', 'No signal'))), String(doors)),
    decided(
      'where the choice falls',
      /choice falls (at \w+)/.exec(paragraphs[2] ?? '')?.[1],
      cheapest(!alone),
      {
        orderLeft: cheapest(true),
      },
    ),
    decided('sales end in the air', String(sold < planned), 'true'),
    decided('order of the times', times.join(), times.toSorted((a, b) => a - b).join()),
    decided('after the first departure', String(clock(field('confirm', 'Flight in')) < doors), 'true'),
    decided('later flight', field('passenger', 'Now on'), field('duty', 'Later flight')),
    decided('paid', field('passenger', 'Paid'), `₹${grouped(change)}`),
    decided(
      'doors before the delayed departure',
      String(doors < clock(field('confirm', 'Flight in')) + late),
      'true',
    ),
    decided('a Thursday', String(new Date(day(page.detail.route?.about) * 86_400_000).getUTCDay()), '4'),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        figures(at(gate), at(block), at(atGate)),
        tickets,
        figures(at(bagDrop), at(atBagDrop), at(light)),
        made,
        of,
        atBagDrop - bagDrop,
        figures(at(sold - 5), at(bagDrop - steps)),
        of - made,
        change,
        of,
        ordered,
        figures(at(sold)),
        of - made,
        fresh,
        of,
        waiting,
        change,
        (change / fresh) * of,
        of,
        2,
      ].join(' '),
    ),
  ],
});
