import { cellsOf, decided, figures, followsFlows, grouped, pieceCheck } from '@/pipeline/content/piece';
import { energyMonitoring as page } from './energy-monitoring';

// Closes October between bill, roof and sub-meters, names the cause by the gap on two days, and charges F4 by the cause or by a spread.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const numbers = (text = '') =>
  (text.match(/(?<![-\w])\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
const [display = 0] = numbers(field('feeders', 'Read'));
const ratio = (text: string) => {
  const [primary = 0, secondary = 1, times = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return { factor: primary / secondary, times };
};
const [drawn, plate] = [ratio(field('feeders', 'CT')), ratio(field('branch', 'Nameplate'))];
const asRead = display * drawn.times;
const [others = 0] = numbers(field('logger', 'Other'));
const measured = asRead + others;
const [billed = 0] = numbers(field('logger', 'Import billed'));
const [factor = 0, imported = 0] = numbers(field('logger', 'Power'));
const net = row('balance', 'Import less');
const [roof, loss] = [row('balance', 'Roof'), -row('balance', 'Transformer')];
const supply = net + roof - loss;
const gap = supply - measured;
const gaps = ['Tue', 'Sun'].map((name) => {
  const [, , off = 0, load = 1] = numbers(field('branch', name).replace(':', ' ').replaceAll('F4', ''));
  return { off, load };
});
const shares = gaps.map(({ off, load }) => off / load);
/** The gap as a share of the reading where one phase of three is lost: the same as here, so the phases have to be looked at. */
const lostPhase = 3 / 2 - 1;
const allPhases = field('branch', 'EM-14').endsWith('on each');
const cause = (share: readonly number[]) =>
  share.every((one) => one === plate.factor / drawn.factor - 1)
    ? `Half of F4${lostPhase === share[0] && !allPhases ? ', a phase?' : ''}`
    : share.every((one) => one === 2)
      ? 'Reversed CT'
      : 'Unmetered';
const right = display * plate.times;
const spread = Math.round((gap * asRead) / measured);

export const energyMonitoringCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided(
      'month',
      field('feeders', 'Month'),
      `1 to ${new Date(Date.UTC(2026, 10, 0)).getUTCDate()} Oct 2026`,
    ),
    decided(
      'bill of the same dates, no diesel',
      `${field('logger', 'Import billed').endsWith('same dates')} ${field('logger', 'Diesel').startsWith('No run on load')}`,
      'true true',
    ),
    decided('gap', grouped(total('balance')), gap, {
      'bill against meters': billed - measured,
      'import alone': imported - measured,
      'export counted as used': imported + roof - loss - measured,
      'transformer forgotten': net + roof - measured,
    }),
    decided('cause', station('branch')?.value, cause(shares), {
      'constant gap': cause(gaps.map(({ load }) => (gaps[0]?.off ?? 0) / load)),
      'twice the reading': cause([2, 2]),
    }),
    decided('charged', grouped(total('cost')), right, { spread: asRead + spread, 'as read': asRead }),
    decided(
      'factors',
      `${drawn.factor} ${plate.factor} ${numbers(field('branch', 'Analyser')).at(-1)}`,
      `${drawn.times} ${plate.times} ${plate.times / drawn.times}`,
    ),
    decided(
      'F4',
      [station('feeders')?.value, field('logger', 'F4'), `${row('cost', 'F4')} kWh`]
        .map((text) => numbers(text)[0])
        .join(' '),
      [asRead, asRead, asRead].join(' '),
    ),
    decided('ratio put right', grouped(row('cost', 'Ratio')), gap),
    decided(
      'sub-meters',
      `${numbers(station('logger')?.value)} ${-row('balance', 'Sub')}`,
      `${measured} ${measured}`,
    ),
    decided('power factor', `${Math.round(billed * factor)}`, `${imported}`),
    decided(
      'left over',
      `${numbers(field('cost', 'On no'))} ${numbers(field('cost', 'Other'))}`,
      `${supply - right - others},${supply} ${others}`,
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        billed,
        6,
        measured,
        imported,
        imported - net,
        roof,
        supply,
        2,
        0.02 * supply,
        3,
        spread,
        4,
        6,
        6,
        4,
        3,
        2,
        3,
        2,
        2,
        3,
        2,
        14,
        3,
        9,
        5,
        gap - spread,
        9,
        (gap - spread) * 9,
      ].join(' '),
    ),
    decided(
      'names',
      [
        route?.name,
        field('branch', 'Tue'),
        field('branch', 'Sun'),
        field('branch', 'Analyser'),
        station('branch')?.value,
        route?.stations[4]?.sum?.rows[0]?.[0],
        route?.about,
      ]
        .map((text) => text?.match(/F\d|EM-\d+/g)?.join())
        .join(' '),
      'F4 F4 F4 F4,EM-14 F4 F4 EM-14',
    ),
    decided('heading', figures(argument?.heading ?? ''), `${gap}`),
    decided('a lost phase looks the same', `${shares[0]}`, `${lostPhase}`),
    decided(
      'one meter',
      route?.stations[3]?.fields?.[2]?.label.split(',')[0],
      /EM-\d+/.exec(route?.about ?? '')?.[0] ?? '',
    ),
    decided(
      'other five',
      figures(route?.stations[1]?.fields?.[1]?.label ?? '', route?.stations[4]?.fields?.[0]?.label ?? ''),
      '5 5',
    ),
    decided('month in the name', route?.name.slice(-4), field('feeders', 'Month').slice(-4)),
    decided('three times the tolerance', `${Math.round(gap / (0.02 * supply))}`, '3'),
  ],
});
