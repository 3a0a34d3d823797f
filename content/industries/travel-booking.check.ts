import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  grouped,
  number,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { travelBooking as page } from './travel-booking';

// Prices the flown half as a ticket of its own, and refunds by halves, as a no-show and by the station's sum; holds both clocks.

const { field, row, station, total } = cellsOf(page);
const amounts = (at: string, label: string) => (field(at, label).match(/₹[\d,]+/g) ?? []).map(number);

const [both = 0, out = 0] = amounts('compare', 'Fare');
const [cancelFee = 0] = amounts('compare', 'After departure');
const [noShowFee = 0] = amounts('compare', 'No-show');
const [taxes = 0] = amounts('compare', 'Airport taxes');
const gst = 1 + number(/\d+ %/.exec(field('compare', 'GST'))?.[0]);
const hours = Number(/(\d+) hours/.exec(field('compare', 'No-show'))?.[1]);

const refund = (flown: number, fee: number) => Math.round(Math.max(0, both - flown - fee) * gst) + taxes;
const right = refund(out, cancelFee);
const halved = refund(both / 2, cancelFee);
const late = refund(out, noShowFee);
const serviceFee = -row('bsp', 'Our fee as sold');

const limit = clock(field('traveller', 'Return flight')) - 60 * hours;
const cancelled = clock(station('saga')?.value);
const coupons = [field('pnr', 'Coupon 1'), field('pnr', 'Coupon 2')].map((text) => text.split(',')[0]);
const days = [
  field('pnr', 'Coupon 1'),
  field('traveller', 'Calls'),
  field('traveller', 'Return flight'),
  field('bsp', 'Coupon 2'),
].map(day);
// Fourteen working days after the cancellation, Monday to Friday; Guru Nanak’s birthday, 24 November, is a holiday.
const workingDays = 14;
const weekday = (at: number) => new Date(at * 86_400_000).getUTCDay() % 6 > 0;
const notSunday = (at: number) => new Date(at * 86_400_000).getUTCDay() > 0;
const notHoliday = (at: number) => at !== Date.UTC(2026, 10, 24) / 86_400_000;
const lastDay = (...rules: readonly ((at: number) => boolean)[]) =>
  Array.from({ length: 30 }, (_, index) => (days[1] ?? 0) + 1 + index).filter((at) =>
    rules.every((isWorked) => isWorked(at)),
  )[workingDays - 1] as number;
const deadline = lastDay(weekday, notHoliday);
const text = (at: number) =>
  new Date(at * 86_400_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const travelBookingCheck = pieceCheck({
  page,
  decisions: [
    decided('refund', station('queue')?.value, `₹${grouped(right)} refund`, {
      halved: `₹${grouped(halved)} refund`,
      late: `₹${grouped(late)} refund`,
    }),
    decided('total of the refund', total('queue') === right ? 'same' : 'other', 'same'),
    decided(
      'rows of the refund',
      [
        row('queue', 'Return fare'),
        row('queue', 'Fare out'),
        row('queue', 'Cancellation'),
        row('queue', 'Airport taxes'),
      ].join(),
      [both * gst, -out * gst, -cancelFee * gst, taxes].map(Math.round).join(),
    ),
    decided('paid back', station('bsp')?.value, `₹${grouped(right - serviceFee)} to traveller`, {
      withoutFee: `₹${grouped(right)} to traveller`,
    }),
    decided(
      'rows of the billing',
      [row('bsp', 'Credited'), total('bsp')].join(),
      [right, right - serviceFee].join(),
    ),
    decided('no-show from', String(clock(field('saga', 'No-show from'))), String(limit)),
    decided(
      'cancelled in time',
      cancelled < limit && cancelled > clock(field('traveller', 'Calls')) ? 'yes' : 'no',
      'yes',
      {
        nextMorning: 24 * 60 + clock(station('saga')?.mark?.struck) < limit ? 'yes' : 'no',
      },
    ),
    decided('order of the days', days.join(), days.toSorted((a, b) => a - b).join()),
    decided('same evening', String(days[1]), String(days[2])),
    decided('a Monday for the billing', String(new Date((days[3] ?? 0) * 86_400_000).getUTCDay()), '1'),
    decided(
      'last day for the refund',
      field('bsp', 'DGCA'),
      `${text(deadline)}, ${workingDays} working days`,
      {
        'holiday forgotten': `${text(lastDay(weekday))}, ${workingDays} working days`,
        'Saturdays worked': `${text(lastDay(notSunday, notHoliday))}, ${workingDays} working days`,
      },
    ),
    decided('refunded before it', String((days[3] ?? 0) < deadline), 'true'),
    decided('HK before the cancellation', field('saga', 'Flight').split(',')[0], 'HK'),
    decided('coupons', coupons.join(), 'USED,OPEN'),
    decided('coupon refunded', station('pnr')?.value, 'Coupon 2 open'),
    decided(
      'labels of the coupons',
      (station('pnr')?.fields ?? []).map(({ label }) => label).join(),
      'Coupon 1, out,Coupon 2, back',
    ),
    decided('label at the billing', station('bsp')?.fields?.[0]?.label, 'Coupon 2'),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        Math.round((both / 2) * gst),
        Math.round(cancelFee * gst),
        taxes,
        halved,
        halved,
        halved - right,
        Math.floor(limit / 60),
        limit % 60,
        noShowFee,
        late,
        2,
        2016,
      ].join(' '),
    ),
    decided('memo', /memo over (₹[\d,]+)/.exec(paragraphs.join(' '))?.[1], rupees(halved - right)),
  ],
});
