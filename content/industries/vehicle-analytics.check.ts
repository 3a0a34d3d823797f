import { cellsOf, decided, figures, followsFlows, number, pieceCheck } from '@/pipeline/content/piece';
import { vehicleAnalytics as page } from './vehicle-analytics';

// Raises the alarm by parts lot or by build week, and counts whom the board calls in: by pumps, by weeks, by scan, by VIN.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const numbers = (text = '') =>
  (text.match(/(?<![-\w])\d[\d,]*/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
const [weekCodes = 0, weekCars = 1] = numbers(field('alarm', 'Weeks'));
const [, lotCars = 1] = numbers(field('alarm', 'Parts'));
const [lotCodes = 0] = numbers(field('alarm', 'Parts'));
const [older = 0] = numbers(field('alarm', 'Built'));
const [limit = 0] = numbers(field('alarm', 'Alarm'));
const rate = (codes: number, cars: number) => (1000 * codes) / cars;
const names = [field('catalogue', 'PMP'), field('catalogue', 'KMP')].map((text) => numbers(text)[0] ?? 0);
const [cars = 0] = numbers(station('trigger')?.value);
const received = numbers(field('engineer', 'Lot 77'))[0] ?? 0;
const [held = 0] = numbers(field('engineer', 'Not in'));
const [spares = 0] = numbers(field('engineer', 'Spares'));
const [scanned, unscanned, known, counter] = [
  row('board', 'Scanned'),
  row('board', 'Same weeks'),
  row('board', 'Spare, VIN'),
  row('board', 'Spare, name'),
];
const hidden = received - held - spares - scanned;
const weeks = number(/all ([\d,]+) cars/.exec(argument?.paragraphs[1] ?? '')?.[1]);
const called = (open: boolean, spare: number) => scanned + (open ? unscanned : 0) + spare;

export const vehicleAnalyticsCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided('alarm', rate(lotCodes, lotCars) > limit ? 'sounds' : 'silent', 'sounds', {
      'by build week': rate(weekCodes, weekCars) > limit ? 'sounds' : 'silent',
    }),
    decided('rate', station('alarm')?.value, `${rate(lotCodes, lotCars)} per thousand`),
    decided('called in', `${total('board')}`, `${called(hidden > 0, known + counter)}`, {
      'by weeks': `${weeks}`,
      'by scan': `${called(false, 0)}`,
      'by VIN': `${called(hidden > 0, known)}`,
      'unscanned left out': `${called(false, known + counter)}`,
    }),
    decided(
      'weeks',
      field('trigger', 'Weeks'),
      `${weeks.toLocaleString('en-IN')} built, ${weekCars.toLocaleString('en-IN')} send`,
    ),
    decided(
      'one pair of weeks',
      route?.stations[2]?.fields?.[1]?.label,
      route?.stations[0]?.fields?.[3]?.label ?? '',
    ),
    decided(
      'opened come from the quarantined',
      `${numbers(field('engineer', 'Opened'))[1]} ${(numbers(field('engineer', 'Opened'))[0] ?? 99) < held}`,
      `${held} true`,
    ),
    decided('pumps', `${scanned + hidden + spares + held}`, `${received}`),
    decided('hidden in the unscanned', `${hidden > 0 && hidden <= unscanned}`, 'true'),
    decided('spares', `${spares}`, `${known + counter}`),
    decided(
      'cars',
      `${names.reduce((sum, one) => sum + one, 0)} ${numbers(station('catalogue')?.value)} ${weekCodes + older}`,
      `${cars} ${cars} ${cars}`,
    ),
    decided('head', station('board')?.value, `${total('board')} to reach`),
    decided('struck', station('board')?.mark?.struck, called(hidden > 0, known)),
    decided('without VIN', figures(station('board')?.mark?.note ?? ''), `${counter}`),
    decided('heading', figures(argument?.heading ?? ''), `${older}`),
    decided('older cars', route?.stations[3]?.fields?.[1]?.label, `The ${older} of 2025`),
    decided('built', route?.stations[2]?.fields?.[3]?.label, 'Built in 2025'),
    decided(
      'lot',
      [route?.about, route?.stations[2]?.fields?.[2]?.label, field('engineer', 'The')]
        .map((text) => /ot (\d+)/.exec(text ?? '')?.[1])
        .join(),
      '77,77,77',
    ),
    decided(
      'seconds',
      `${numbers(field('trigger', 'Recorded'))}`,
      `${/capture ten seconds/.test(page.detail.capabilities[0]?.text ?? '') ? 10 : 0}`,
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        weekCodes,
        weekCars,
        limit,
        lotCodes,
        lotCars,
        rate(lotCodes, lotCars),
        weekCodes - lotCodes,
        weekCars - lotCars,
        older,
        weeks,
        scanned,
        77,
        spares + hidden,
        received,
        held,
        spares,
        received,
        held,
        spares,
        scanned,
        hidden,
        unscanned,
        known,
        counter,
        50_000,
      ].join(' '),
    ),
  ],
});
