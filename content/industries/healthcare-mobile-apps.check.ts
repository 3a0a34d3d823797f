import { cellsOf, clock, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { healthcareMobileApps as page } from './healthcare-mobile-apps';

// Books the reading as the scale, the patient and a nurse without either would, and holds her gain to her limit each time.

const { field, row, rows, said, station, total } = cellsOf(page);
const tenths = (value: number) => Math.round(value * 10) / 10;
const kilos = (text = '') => number(/[\d.]+ kg/.exec(text)?.[0]);
const [reading] = station('scale')?.fields ?? [];
const [year] = /\d{4}/.exec(reading?.label ?? '') ?? [];
/** "Fri 20 Nov" as a day, where the weekday is right. */
const dayOf = (label: string): number => {
  const found = day(`${/\d+ Nov/.exec(label)?.[0]} ${year}`);
  const weekday = 'Thu Fri Sat Sun Mon Tue Wed'.split(' ')[found % 7];
  return label.includes(`${weekday} `) ? found : Number.NaN;
};
const hers = (station('patient')?.fields ?? [])
  .slice(1)
  .map(({ label, value }) => ({ on: dayOf(label), kg: kilos(value) }));
const last = hers[hers.length - 1] ?? { on: Number.NaN, kg: Number.NaN };
const his = {
  on: dayOf(/\w+ \d+ Nov/.exec(field('scale', 'User 2'))?.[0] ?? ''),
  kg: kilos(field('scale', 'User 2')),
};
const now = {
  on: dayOf(reading?.label ?? ''),
  kg: kilos(reading?.value),
};
const [, limit = '', days = ''] =
  /over ([\d.]+) kg in (\d+) days/.exec(field('thresholds', 'Her limit')) ?? [];
const since = ({ on, kg }: typeof now) =>
  tenths(kg - (hers.find((one) => one.on === on - Number(days))?.kg ?? Number.NaN));
const [fromHer, fromHim] = [tenths(now.kg - last.kg), tenths(his.kg - now.kg)];
const user = Math.abs(fromHer) < Math.abs(fromHim) ? 1 : 2;
// `gain` is the latest on her file by each way of booking Tuesday's reading; `sinceDischarge` is the other basis.
const gain = { asked: since(now), trusted: since(user === 1 ? now : last), everyone: since(his) };
const sinceDischarge = tenths(now.kg - kilos(field('patient', 'Discharged')));
const call = (kg: number) => (kg > Number(limit) ? 'Patient rung' : 'Quiet');
const from = (at: string, label: string) => day(field(at, label)) * 1440 + clock(field(at, label));
const steps = [
  from('observations', 'effective'),
  from('monitor', 'Answered'),
  from('nurse', 'Read'),
  from('nurse', 'Rung'),
];

export const healthcareMobileAppsCheck = pieceCheck({
  page,
  decisions: [
    decided('user by the scale', station('scale')?.value, `${now.kg} kg, user ${user}`),
    decided(
      'distances',
      ['User 1', 'User 2'].map((one) => /([\d.]+) away/.exec(field('scale', one))?.[1]).join(),
      [fromHer, fromHim].map((kg) => kg.toFixed(1)).join(),
    ),
    decided(
      'last reading repeated',
      `${kilos(field('scale', 'User 1'))} ${dayOf(/\w+ \d+ Nov/.exec(field('scale', 'User 1'))?.[0] ?? '')}`,
      `${last.kg} ${last.on}`,
    ),
    decided('span of her readings', station('patient')?.value, `${hers[0]?.kg} to ${last.kg} kg`),
    decided('days without a gap', hers.map(({ on }) => now.on - on).join(), '4,3,2,1'),
    decided('gain', station('thresholds')?.value, `${gain.asked} kg in ${days} days`, {
      scale: `${gain.trusted} kg in ${days} days`,
      discharge: `${sinceDischarge} kg in ${days} days`,
      dayBefore: `${fromHer} kg in ${days} days`,
    }),
    decided(
      'reading said again',
      [kilos(station('observations')?.value.split(',')[0]), row('thresholds', 'Tue')].join(),
      [now.kg, now.kg].join(),
    ),
    decided(
      'days of the sum',
      rows('thresholds')
        .map(([label = '']) => now.on - dayOf(label))
        .join(),
      `0,${days}`,
    ),
    decided('days in the total', /\d+/.exec(station('thresholds')?.sum?.total[0] ?? '')?.[0], days),
    decided('total', `${total('thresholds')}`, `${gain.asked}`),
    decided('call', station('nurse')?.value, call(gain.asked), {
      scale: call(gain.trusted),
      discharge: call(sinceDischarge),
    }),
    decided('false alarm of Monday', call(gain.everyone), 'Patient rung', { quiet: call(gain.trusted) }),
    decided('one year', [...new Set(JSON.stringify(page.detail.route).match(/\b20\d\d\b/g))].join(), '2026'),
    decided('user handed on', station('scale')?.onward, `weight, user ${user}`),
    decided(
      'lost at home',
      /lost ([\d.]+) kg/.exec(page.detail.schematic.mark?.doubt ?? '')?.[1],
      tenths(kilos(field('patient', 'Discharged')) - (hers[0]?.kg ?? 0)).toFixed(1),
    ),
    decided(
      'silence',
      field('thresholds', 'Silence'),
      `alarm on the ${said(/only on the (\w+) morning/)} morning`,
    ),
    decided(
      'week',
      page.detail.route?.about.split(', ')[1],
      `${['first', 'second', 'third'][Math.floor((now.on - day(field('patient', 'Discharged'))) / 7)]} week`,
    ),
    decided(
      'cardiologist told within half an hour of the call',
      String(Math.ceil((clock(field('nurse', 'Dose')) - clock(field('nurse', 'Rung'))) / 30)),
      '1',
    ),
    decided('same morning', String(day(field('nurse', 'Rung')) - day(field('nurse', 'Read'))), '0'),
    decided('order of times', steps.toSorted((a, b) => a - b).join(), steps.join()),
    decided(
      'on duty',
      String(clock(field('nurse', 'Read')) >= clock(field('nurse', 'On duty'))),
      String(clock(field('nurse', 'Rung')) < clock(field('nurse', 'On duty').split(' to ')[1])),
    ),
    decided(
      'time of the reading',
      `${clock(reading?.value)} ${now.on}`,
      `${clock(field('observations', 'effective'))} ${day(field('observations', 'effective'))}`,
    ),
    decided('code', /LOINC (\S+),/.exec(field('observations', 'code'))?.[1], '29463-7'),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[last.kg, tenths((his.kg - last.kg) / 2), his.kg, fromHer],
        ...[gain.trusted, days, his.kg, gain.everyone],
        ...[now.kg, tenths(now.kg - gain.asked), gain.asked, Number(limit), sinceDischarge],
      ].join(' '),
    ),
    decided('basis is quiet', said(/it is [\d.]+, and (\w+)/), call(sinceDischarge).toLowerCase()),
    decided('basis said', said(/from discharge it is ([\d.]+)/), `${sinceDischarge}`),
  ],
});
