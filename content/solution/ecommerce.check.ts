import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  inWords,
  number,
  partsOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { ecommerce as page } from './ecommerce';

// Reckons each order's date from a clock, the cut-off and a lane of two carrier days without Sundays, and counts who is late: by the press of
// Pay, by the money, by the last estimate.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [calendar] = partsOf(page, 'calendar');
const items = partsOf(page, 'figures').flatMap((part) => part.items);
const figure = (label: string) => items.find((item) => item.label === label)?.value;
const marked = (note: string) => calendar?.marked.find((one) => one.note === note)?.day;

const cutOff = clock(said(/last pick at (\d+:\d+)/));
const ordered = number(/\d+/.exec(page.detail.screen?.heading ?? '')?.[0]);
const isSunday = (date: number) => new Date(86_400_000 * (day('1 Nov 2026') + date - 1)).getUTCDay() === 0;
/** The day of November that the lane reaches, with the van leaving on `date`. */
const delivery = (date: number, carrierDays = 2): number =>
  carrierDays === 0 ? date : delivery(date + 1, isSunday(date + 1) ? carrierDays : carrierDays - 1);
const due = (minute: number) => delivery(minute < cutOff ? ordered : ordered + 1);

const orders = (table?.rows ?? []).map(([name = '', pressed, money, came = '']) => ({
  name,
  pressed: clock(pressed),
  money: clock(money === 'at once' ? pressed : money),
  came: number(came.split(' ')[0]),
}));
const late = (promised: (order: (typeof orders)[number]) => number) =>
  orders.filter((order) => order.came > promised(order)).length;
const [byPress, byMoney, byEstimate] = [
  late(({ pressed }) => due(pressed)),
  late(({ money }) => due(money)),
  late(({ came }) => came),
];
const split = orders.find(({ pressed, money }) => due(pressed) !== due(money));
const lateByMoney = orders.filter(({ came, money }) => came > due(money)).map(({ name }) => name);
const minutes = (value = Number.NaN) => `${Math.floor(value / 60)} ${value % 60}`;

// `weeks` are the week of the press and the next, from Monday to Sunday.
const monday = [0, 1, 2, 3, 4, 5, 6].map((back) => ordered - back).find((date) => isSunday(date - 1)) ?? 0;
const weeks = `${new Date(86_400_000 * day(`${ordered} Nov 2026`)).toISOString().slice(0, 7)} ${[monday, monday + 13]}`;

export const check = pieceCheck({
  page,
  decisions: [
    decided('late, so they may be returned', figure('May return'), byPress, {
      'by the money': byMoney,
      'by the last estimate': byEstimate,
    }),
    decided(
      'last estimate',
      said(/with each parcel, (\w+)\./),
      byEstimate === 0 ? 'none' : inWords(byEstimate),
    ),
    decided('order on which the clocks differ', said(/(W-\d+) came on Monday/), split?.name ?? ''),
    decided('its date', `${marked(`${split?.name} due`)}`, `${due(split?.pressed ?? Number.NaN)}`, {
      'by the money': `${due(split?.money ?? Number.NaN)}`,
    }),
    decided('its arrival', `${calendar?.marked.at(-1)?.day}`, `${split?.came}`),
    decided('day of the press', `${calendar?.marked[0]?.day}`, `${ordered}`),
    decided(
      'orders that come neither on their day nor on the lane’s next',
      orders.filter(({ pressed, came }) => came !== due(pressed) && came !== delivery(due(pressed), 1))
        .length === 0
        ? 'none'
        : 'some',
      'none',
    ),
    decided(
      'rows by the minute',
      String(orders.every(({ pressed }, row) => pressed >= (orders[row - 1]?.pressed ?? 0))),
      'true',
    ),
    decided('weeks shown', `${calendar?.month} ${calendar?.span}`, weeks),
    decided('money after the press', String(orders.every(({ pressed, money }) => money >= pressed)), 'true'),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        due(split?.pressed ?? Number.NaN),
        minutes(split?.pressed),
        cutOff - (split?.pressed ?? Number.NaN),
        minutes(cutOff),
        minutes(split?.money),
        '2 6114',
        byMoney,
        orders.length,
        ...lateByMoney.map((name) => name.slice(2)),
        byPress,
        6114,
      ].join(' '),
    ),
    decided('late by the money', said(/late, (W-\d+ and W-\d+),/), lateByMoney.join(' and ')),
    decided(
      'a later date that is taken is still late',
      String(/or Monday, which gives up nothing and still counts as late/.test(paragraphs[2] ?? '')),
      String(byPress > byMoney),
    ),
    decided('orders late', said(/clock (\w+) of the four/), inWords(byMoney)),
  ],
});
