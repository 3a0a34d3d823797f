import { cellsOf, clock, decided, figures, followsFlows, number, pieceCheck } from '@/pipeline/content/piece';
import { iotFactories as page } from './iot-factories';

// Divides stop P4-1447 between two shifts: judged whole and cut, cut first, by its start, by its end, and by the time of arrival.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const minutes = (text: string) => number(/\d+/.exec(text)?.[0]);
const [from, until, change] = [
  clock(field('clamp', 'Under')),
  clock(field('clamp', 'Under').split('to ')[1]),
  clock(field('stops', 'Shift change')),
];
const slip = clock(/reached the press at (\d+:\d+)/.exec(argument?.paragraphs[0] ?? '')?.[1]);
const linkBack = clock(field('gateway', 'Link').split('to ')[1]);
const least = minutes(field('stops', 'Micro'));
const planned = row('oee', 'Planned');
const others = {
  a: minutes(/lost \d+ other/.exec(argument?.paragraphs[2] ?? '')?.[0] ?? ''),
  b: -row('oee', 'Other'),
};
const share = (produced: number) => ((100 * produced) / planned).toFixed(1);
const readings = (a: number, b: number) =>
  `A ${share(planned - others.a - a)} %, B ${share(planned - others.b - b)} %`;
const whole = until - from;
const [before, after] = [change - from, until - change];
const late = linkBack - change;
const down = (part: number) => (part < least ? 0 : part);
const target = number(/target of (\d+) %/.exec(argument?.paragraphs[1] ?? '')?.[1]);

export const iotFactoriesCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided('availability', field('oee', 'Availability'), readings(before, after), {
      'cut first': readings(down(before), down(after)),
      start: readings(whole, 0),
      end: readings(0, whole),
      arrival: readings(before, late),
    }),
    decided('B misses its target', `${planned - others.b - after < (target / 100) * planned}`, 'true', {
      'cut first': `${planned - others.b - down(after) < (target / 100) * planned}`,
    }),
    // By ISO 22400 itself a short stop is delay, no production time, in whatever order the steps are taken.
    decided(
      'departure from ISO 22400',
      `${/unlike in ISO (\d+)/.exec(argument?.paragraphs[1] ?? '')?.[1]} ${share(planned - others.b - down(after)) === share(planned - others.b - after)}`,
      '22400 false',
    ),
    decided('part of B', `${-row('oee', 'Stop P4')}`, after, { arrival: late }),
    decided(
      'parts',
      `${minutes(field('stops', 'Shift A'))} and ${minutes(field('stops', 'Shift B'))}`,
      `${before} and ${after}`,
    ),
    decided(
      'one press',
      [
        route?.name,
        route?.stations[0]?.fields?.[0]?.label,
        field('broker', 'Death').split(',')[1],
        route?.stations[5]?.sum?.rows[2]?.[0],
        argument?.paragraphs[0],
      ]
        .map((text) => /(?:P|[Pp]ress )(\d)/.exec(text ?? '')?.[1])
        .join(''),
      '44444',
    ),
    decided(
      'one stop',
      /\d{4}/.exec(route?.stations[5]?.sum?.rows[2]?.[0] ?? '')?.[0],
      route?.name.slice(-4) ?? '',
    ),
    decided('blanks came before the restart, after the change', `${slip > change && slip < until}`, 'true', {
      'before the change': 'false',
    }),
    decided('whole', station('stops')?.value, `${whole} min, one stop`),
    decided('head', station('oee')?.value, `${total('oee')} min of ${planned}`),
    decided(
      'times said twice',
      [
        station('clamp')?.value,
        station('gateway')?.value,
        field('gateway', 'Idle'),
        field('broker', 'Idle'),
        station('buffer')?.value,
        field('buffer', 'Kept'),
        field('broker', 'Running').split('dated')[1],
        field('buffer', 'Sent'),
        field('broker', 'Running'),
        field('broker', 'Birth'),
      ]
        .map(clock)
        .join(' '),
      [from, from, from, from, until, until, until, linkBack, linkBack, linkBack].join(' '),
    ),
    decided(
      'reason after the threshold, link lost before the death notice',
      `${clock(field('stops', 'Reason')) >= from + least && clock(field('broker', 'Death')) > clock(field('gateway', 'Link')) && clock(field('broker', 'Death')) < linkBack && clock(field('stops', 'Reason')) < clock(field('gateway', 'Link'))}`,
      'true',
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        4,
        whole,
        after,
        ...[slip, change].flatMap((at) => [Math.floor(at / 60), at % 60]),
        2,
        least,
        22400,
        after,
        planned - others.b,
        planned,
        share(planned - others.b),
        target,
        planned - others.b - after,
        planned,
        share(planned - others.b - after),
        whole,
        others.a,
        planned - others.a - whole,
        planned,
        share(planned - others.a - whole),
        planned - others.b - whole,
        planned,
        share(planned - others.b - whole),
        ...[linkBack, until].flatMap((at) => [Math.floor(at / 60), at % 60]),
        linkBack - from,
        late,
        planned - others.b - late,
        planned,
        share(planned - others.b - late),
      ].join(' '),
    ),
  ],
});
