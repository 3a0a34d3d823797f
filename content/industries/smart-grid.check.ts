import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  followsFlows,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { smartGrid as page } from './smart-grid';

// Finds the device of the outage and its consumer-minutes by the corrected map, by the old one with and without a ping, and by the gateway's list.

const { field, row, station, total } = cellsOf(page);
const { argument, quickAnswer, route } = page.detail;
const numbers = (text = '') =>
  (text.match(/(?<![-\w.])\d[\d,]*/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
const [heard = 0, gis = 0] = numbers(field('headEnd', 'At T-217'));
const [heardNext = 0, gisNext = 0] = numbers(field('headEnd', 'At T-218'));
const [moved = 0] = numbers(field('mdm', 'Follow T-217'));
const [stay = 0] = numbers(field('mdm', 'Follow T-218'));
const fed = gis + moved;
const gasps = numbers(field('outage', 'Mon 16').split(', ')[1])[0] ?? 0;
const [oldHere = 0, oldNext = 0] = numbers(field('outage', 'By the old'));
const [answer = 0, pinged = 0] = numbers(field('outage', 'T-218'));
const [billing = 0] = numbers(field('cim', 'Billing'));
const spur = gis + gisNext;
const minutes = clock(field('operator', 'Restored')) - clock(field('outage', 'Mon 16'));
/** Names the device: the spur's fuse where two of its transformers gasp and no ping shows that it is alive. */
const device = (here: number, next: number, isAlive: boolean) =>
  here > 0 && next > 0 && !isAlive ? 'S-9' : 'T-217 alone';
const outcome = (where: string, meters: number, jobs: number) => `${where}: ${meters * minutes}, ${jobs}`;
const stated = outcome(
  station('outage')?.value ?? '',
  number(/^\d+/.exec(field('operator', 'For SAIDI'))?.[0]),
  field('operator', 'Crew').startsWith('One') ? 1 : 0,
);

export const smartGridCheck = pieceCheck({
  page,
  decisions: [
    decided('route along the flows', `${followsFlows(page)}`, 'true'),
    decided('device, consumer-minutes, jobs', stated, outcome(device(gasps, 0, answer > 0), fed, 1), {
      'old map': outcome(device(oldHere, oldNext, false), spur, 1),
      'old map and ping': outcome(device(oldHere, oldNext, true), gis, 1 + gisNext - answer),
      gateway: outcome(device(gasps, 0, true), heard, 1),
    }),
    decided(
      'fed by T-217',
      `${total('cim')} ${row('cim', 'GIS')} ${row('cim', 'Moved')}`,
      `${fed} ${gis} ${moved}`,
      { gateway: `${heard}` },
    ),
    decided('seven', station('mdm')?.value, `${moved} of ${heard - gis} belong`),
    decided('both lists hold the spur', `${heard + heardNext} ${moved + stay}`, `${spur} ${heard - gis}`),
    decided(
      'T-218',
      `${numbers(field('cim', 'T-218'))} ${answer} ${pinged}`,
      `${gisNext - moved},${gisNext} ${heardNext} ${gisNext - moved}`,
    ),
    decided(
      'gasps',
      `${oldHere + oldNext} ${numbers(field('outage', 'By the new'))[0]}`,
      `${gasps} ${gasps}`,
    ),
    decided('silent', figures(route?.stations[4]?.fields?.[4]?.label ?? ''), `${stay}`, {
      'old map': `${gisNext - answer}`,
    }),
    decided('silent behind the dark gateway', `${pinged - answer}`, `${stay}`),
    decided(
      'SAIDI',
      `${numbers(field('operator', 'For SAIDI'))} ${numbers(station('operator')?.value)}`,
      `${fed},${minutes} ${fed * minutes}`,
    ),
    decided(
      'heads',
      `${station('headEnd')?.value} ${station('cim')?.mark?.struck}`,
      `${heard} by gateway ${gis}`,
    ),
    decided(
      'quick answer',
      figures(quickAnswer),
      `217 ${gis} ${numbers(field('cim', 'Billing'))[0]} ${heard} 3`.replace('217', figures('T-217')),
    ),
    decided(
      'names',
      [
        route?.name,
        field('meter', 'Neighbour'),
        field('mdm', 'Follow T-217'),
        `${route?.stations[3]?.sum?.rows[1]?.[0]}`,
        `${route?.stations[3]?.sum?.total[0]}`,
        field('outage', 'By the old'),
        field('outage', 'By the new'),
        station('outage')?.value,
        field('meter', 'Neighbour'),
      ]
        .map((text) => text?.match(/[TS]-\d+/g)?.join())
        .join(' '),
      'T-217 T-218,S-9 T-218 T-218 T-217 T-217,T-218 T-217 T-217 T-218,S-9',
    ),
    decided(
      'moved',
      `${figures(station('cim')?.mark?.note ?? '')} ${numbers(field('mdm', 'Lineman')).at(-1)}`,
      `${moved} ${moved + stay}`,
    ),
    decided(
      'heading',
      figures(argument?.heading ?? ''),
      `3 ${figures(field('outage', 'Mon 16').split(',')[0] ?? '')}`,
    ),
    decided(
      'week before lineman before outage',
      `${day(field('meter', 'Week').replace(/\d+ to /, '')) < day(field('mdm', 'Lineman')) && day(field('mdm', 'Lineman')) < day('16 Nov 2026')}`,
      'true',
    ),
    // Billing hangs the moved houses on T-218 as the GIS does; only the rest of what it lacks are new connections.
    decided(
      'billing lacks the moved and the new',
      figures(field('cim', 'Billing')),
      `${billing} ${moved} ${fed - billing - moved}`,
      { 'all new': `${billing} 0 ${fed - billing}` },
    ),
    decided('billing before the new connections', `${billing + (fed - billing - moved)}`, `${gis}`),
    decided(
      'ping after the trip',
      `${clock(field('outage', 'T-218').split('answer')[1]) > clock(field('outage', 'Mon 16')) && clock(field('outage', 'T-218').split('answer')[1]) < clock(field('operator', 'Restored'))}`,
      'true',
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        gis,
        heard,
        numbers(field('cim', 'Billing'))[0],
        heard - gis,
        moved,
        217,
        stay,
        218,
        gis,
        moved,
        fed,
        moved,
        fed - billing - moved,
        217,
        gasps,
        fed,
        oldNext,
        218,
        2,
        9,
        answer,
        gisNext,
        gisNext - answer,
        gisNext - answer,
        moved,
        217,
        stay,
        217,
        minutes,
        fed * minutes,
        11,
        gis,
        minutes,
        gis * minutes,
        heard,
        minutes,
        heard * minutes,
        spur,
        minutes,
        spur * minutes,
        9,
        gisNext - moved,
      ].join(' '),
    ),
  ],
});
