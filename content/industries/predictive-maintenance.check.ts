import { cellsOf, day, decided, figures, followsFlows, number, pieceCheck } from '@/pipeline/content/piece';
import { predictiveMaintenance as page } from './predictive-maintenance';

// Compares August with October in each load band and over all loads, and says when each rule raises alarm V-0712 and what the stop costs.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const numbers = (text = '') => (text.match(/(?<![-\w])\d+(?:\.\d+)?/g) ?? []).map(Number);
const halves = ['1 to 15 Aug', '1 to 15 Oct'].map((label) => {
  const [many = 0, high = 0, few = 0, low = 0] = numbers(field('bands', label));
  return { many, high, few, low };
});
const [august, october] = halves as [(typeof halves)[0], (typeof halves)[0]];
const sumOf = (share: typeof august, level: typeof august) => share.many * level.high + share.few * level.low;
const [limit = 0, least = 0] = numbers(field('mode', 'Limit'));
const ratios = [october.high / august.high, october.low / august.low];
const overAll = sumOf(october, october) / sumOf(august, august);
const windy = sumOf(august, october);
const raised = (...over: number[]) => (over.some((one) => one > limit) ? 'raised' : 'silent');
const stated = field('mode', 'Raised') ? 'raised' : 'silent';
const order = number(/[\d.]+/.exec(station('vibration')?.value ?? '')?.[0]);
const [fast = 0, slow = 0] = (route?.stations[0]?.fields ?? [])
  .slice(2)
  .map(({ label }) => numbers(label)[0] ?? 0);
const [, begins = '', ends = ''] = /(\d+) to (\d+)/.exec(field('workOrder', 'Stopped')) ?? [];
const work = day(field('workOrder', 'Stopped').replace(/\d+ to /, `${begins} Nov 2026 to `));
const [days = 0, calm = 0] = numbers(field('workOrder', 'Lost'));
const windyDay = number(/3 × (\d+) = \d+ MWh, and/.exec(argument?.paragraphs[2] ?? '')?.[1]);
const dates = [field('mode', 'Raised'), field('analyst', 'Seen'), field('workOrder', 'Borescope')].map(day);

export const predictiveMaintenanceCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided('alarm', stated, october.many >= least && october.few >= least ? raised(...ratios) : 'silent', {
      'all loads': raised(overAll),
    }),
    decided('without wear, in wind', raised(windy / sumOf(august, august)), 'raised'),
    decided(
      'ratios',
      `${numbers(field('mode', 'High'))} ${numbers(field('mode', 'Low'))}`,
      ratios.map((one) => Number(one.toFixed(2))).join(' '),
    ),
    decided('sums', station('bands')?.value, `${sumOf(october, october)} against ${sumOf(august, august)}`),
    decided(
      'rows',
      route?.stations[1]?.sum?.rows.map((cells) => cells.join(' ')).join('; '),
      `October high load, ${october.many} × ${october.high} ${october.many * october.high}; October low load, ${october.few} × ${october.low} ${october.few * october.low}`,
    ),
    decided(
      'readings',
      `${august.many + august.few} ${numbers(route?.stations[1]?.sum?.total[0])}`,
      `${october.many + october.few} ${october.many + october.few}`,
    ),
    decided(
      'order',
      `${numbers(field('vibration', 'Inner'))} ${numbers(field('vibration', `At ${fast}`))} ${numbers(field('vibration', `At ${slow}`))}`,
      `${order} ${order * fast} ${order * slow}`,
    ),
    decided('lead', `${numbers(field('findings', 'Alarm'))}`, `${work - (dates[0] ?? 0)}`),
    decided(
      'days of work',
      `${days} ${numbers(station('workOrder')?.value)}`,
      `${Number(ends) - Number(begins) + 1} ${days}`,
    ),
    decided(
      'dates in order',
      `${[...dates, work].every((at, index, all) => index === 0 || at > (all[index - 1] ?? 0))}`,
      'true',
    ),
    decided(
      'names',
      [route?.name, route?.stations[5]?.fields?.[1]?.label].join(),
      'Alarm V-0712,Alarm V-0712',
    ),
    decided('clear of the least number', `${Math.min(october.many, october.few) > least}`, 'true'),
    decided(
      'year of the work, sensor before August',
      `${field('workOrder', 'Stopped').slice(-4)} ${day(`1 ${field('vibration', 'Sensor').split('since ')[1]}`) < day('1 Aug 2026')}`,
      '2026 true',
    ),
    decided('limit kept', `${numbers(route?.stations[5]?.fields?.[2]?.label)}`, `${limit}`),
    decided(
      'total',
      `${total('bands')} ${row('bands', 'October high')}`,
      `${sumOf(october, october)} ${october.many * october.high}`,
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        sumOf(august, august) / (august.many + august.few),
        sumOf(october, october) / (october.many + october.few),
        sumOf(august, august),
        sumOf(october, october),
        august.many + august.few,
        august.high,
        october.high,
        august.low,
        october.low,
        limit,
        august.many,
        october.many,
        least,
        order * fast,
        order,
        slow,
        order * slow,
        days,
        calm,
        days * calm,
        august.many,
        october.high,
        august.few,
        october.low,
        windy,
        windy / sumOf(august, august),
        3,
        days,
        windyDay,
        days * windyDay,
      ].join(' '),
    ),
  ],
});
