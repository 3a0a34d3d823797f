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
  rupees,
} from '@/pipeline/content/piece';
import { realEstateCrm as page } from './real-estate-crm';

// Finds whose tag is alive on the day that decides, by the partner agreement and as the other desks would, and pays the brokerage.

const { field, row, rows, said, station, total } = cellsOf(page);
const visit = day(field('partner', 'Visit'));
const life = Number(/\d+/.exec(field('owner', 'Tag'))?.[0]);
const ends = visit + life;
const again = day(field('owner', 'Brought again'));
const portal = day(field('owner', 'Same household'));
const booked = day(field('grid', 'Booked'));
const registered = day(field('file', 'Agreement'));
const [from, to] = [field('grid', 'From'), field('grid', 'To')];
const hold = (day(to) - day(from)) * 24 + (clock(to) - clock(from)) / 60;
const first = field('partner', 'Brought by').slice(0, 1);
const second = /By (\w)/.exec(field('owner', 'Brought again'))?.[1] ?? '';
/** The first visitor while the tag lives, and after that the other. */
const owner = (on: number) => (on <= ends ? first : second);
const last = (on: number) => (again <= on ? second : first);
const oldest = portal < visit ? 'nobody' : first;
const price = number(/₹[\d,]+/.exec(field('file', 'Agreement'))?.[0]);
const paid = number(/₹[\d,]+/.exec(field('file', 'Paid'))?.[0]);
const share = number(/\d+ %/.exec(field('file', 'Paid'))?.[0]);
const percents = rows('brokerage').map(([name = '']) => number(/\d+ %/.exec(name)?.[0]));
const [rate = 0, gst = 0, tds = 0] = percents;
const brokerage = price * rate;
const payout = brokerage * (1 + gst) - brokerage * tds;
const dom = (at: number) => new Date(at * 86_400_000).getUTCDate();
const saturday = (at: number) => new Date(at * 86_400_000).getUTCDay() === 6;
const [, start, end] = /(\d+) Sep to (\d+ Oct 2026)/.exec(field('file', 'Pitru')) ?? [];
const order = [
  portal,
  visit,
  again,
  day(from),
  booked,
  day(to),
  ends,
  day(`${start} Sep 2026`),
  day(end),
  registered,
];
const flat = figures(page.detail.route?.name ?? '');

export const realEstateCrmCheck = pieceCheck({
  page,
  decisions: [
    decided('paid to', field('brokerage', 'To').split(', ')[0], owner(booked), {
      'day of registration': owner(registered),
      'last visit': last(booked),
      'oldest enquiry': oldest,
    }),
    decided('tag', station('owner')?.value, `${first} until ${dom(ends)} Sep`),
    decided('struck', station('owner')?.mark?.struck, `${second}, from ${dom(again)} Sep`),
    decided('inside the tag', `${again <= ends},${booked <= ends},${registered <= ends}`, 'true,true,false'),
    decided('order of dates', order.join(), order.toSorted((a, b) => a - b).join()),
    decided('a month before the agreement', `${Math.round((registered - ends) / 30)}`, '1'),
    decided(
      'partners',
      figures(page.detail.argument?.heading ?? ''),
      `${new Set([owner(visit), last(again)]).size}`,
    ),
    decided('hold', station('grid')?.value, `Held ${hold} hours`),
    decided('same minute', `${clock(from)},${clock(from)}`, `${clock(to)},${17 * 60 + 40}`),
    decided('first visit', station('partner')?.value, `Visit on ${dom(visit)} Jul`),
    decided('a Saturday', `${saturday(visit)}`, `${field('partner', 'Visit').endsWith('Saturday')}`),
    decided('registered', station('file')?.value, `Registered ${dom(registered)} Oct`),
    decided('rest of the fortnight', `${day(end) - day(`${start} Sep 2026`)}`, '14'),
    decided('before the agreement', `${paid}`, `${price * share}`),
    decided('ten per cent at most', `${share <= 0.1}`, 'true'),
    decided('brokerage', `${row('brokerage', '2 %')}`, `${brokerage}`),
    decided('GST', `${row('brokerage', 'GST')}`, `${brokerage * gst}`),
    decided('TDS', `${-row('brokerage', 'TDS')}`, `${brokerage * tds}`, {
      'after GST': `${brokerage * (1 + gst) * tds}`,
    }),
    decided('paid out', grouped(total('brokerage')), payout, {
      half: payout / 2,
      'TDS after GST': brokerage * (1 + gst) * (1 - tds),
    }),
    decided('said', said(/P receives (₹[\d,]+\d)/), rupees(payout)),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        dom(portal),
        dom(visit),
        dom(again),
        flat,
        dom(booked),
        dom(registered),
        life,
        dom(ends),
        life,
        payout,
        dom(again),
      ].join(' '),
    ),
    decided(
      'only a stage waits for its certificate',
      [page.detail.promise, page.detail.schematic.caption]
        .map((text) => /(\w+) demand/.exec(text)?.[1])
        .join(),
      'stage,stage',
      { 'the one on agreement too': 'each,next' },
    ),
    decided('sixty in words', said(/counts: (\w+) days/), life === 60 ? 'sixty' : inWords(life)),
  ],
});
