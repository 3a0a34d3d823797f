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
import { supplyChain as page } from './supply-chain';

// Counts the days that stock does not cover and prices each option for them: wait, fly a part or all, open the sealed box.

const { field, row, rows, said, station, total } = cellsOf(page);
/** Reads "7 Nov" or "7 Nov 2026", in the year of the route. */
const on = (text = '') => day(`${/\d+ \w{3}/.exec(text)?.[0]} 2026`);
const at = (text: string) => on(text) * 1440 + clock(text);
const ofDecember = (one: number) => one - day('30 Nov 2026');
/** Day of the month of a field's date. */
const dateOf = (station: string, label: string) => Number(/\d+/.exec(field(station, label))?.[0]);
const isSunday = (one: number) => (one + 4) % 7 === 0;

const [before = '', after = ''] = field('shipment', 'At plant').split(', now ');
const [due, late] = [on(before), on(after)];
const perDay = Number(/at (\d+) a day/.exec(field('shipment', 'Stock'))?.[1]);
const uncovered = Array.from(
  { length: late - on(field('shipment', 'Stock')) - 1 },
  (_, day) => late - 1 - day,
);
const working = uncovered.filter((one) => !isSunday(one)).length;
const [, batch = '', bySea = '', byAir = ''] =
  /(\d+): (\d+) by sea, (\d+) by air/.exec(field('planner', 'Second')) ?? [];
const price = number(/₹[\d,]+/.exec(rows('exceptions')[0]?.[0] ?? '')?.[0]);
const margin = number(said(/\d+ × (₹\d+) = ₹[\d,]+ of margin/));
const entry = row('exceptions', 'Bill of entry');
const opening = number(/₹[\d,]+/.exec(field('exceptions', 'Sealed'))?.[0]);
const need = working * perDay;
const fly = (sets: number, box = 0) => sets * price + entry + box;
const wait = need * margin;
const delayed = (late - due) * perDay;
const cheapest = (air: number) => (air < wait ? `Hold back ${need}` : 'Wait');
// A load event counts as missing a day after the departure; the planner can act from then, the forwarder's reader from his mail.
const grace = Number(/(\d+) h/.exec(field('precedence', 'Rule'))?.[1]);
const sailed = at(field('line', 'DEPA'));
const stuffing = at(field('planner', 'Stuffing'));
const option = (known: number) => cheapest(known < stuffing ? fly(need) : fly(need, opening));

export const supplyChainCheck = pieceCheck({
  page,
  decisions: [
    decided('days short', `${total('shipment')}`, `${working}`, {
      calendar: `${uncovered.length}`,
      'whole delay': `${late - due}`,
    }),
    decided('one year', [...new Set(JSON.stringify(page.detail.route).match(/\b20\d\d\b/g))].join(), '2026'),
    decided('calendar days', `${row('shipment', 'Days')}`, `${uncovered.length}`),
    decided(
      'days by name',
      rows('shipment')
        .map(([label]) => label)
        .join('; '),
      `Days, ${ofDecember(on(field('shipment', 'Stock')) + 1)} to ${ofDecember(late - 1)} Dec; Sunday, ${uncovered.filter(isSunday).map(ofDecember).join()} Dec`,
    ),
    decided('cost by air', grouped(total('exceptions')), fly(need), {
      calendar: fly(uncovered.length * perDay),
      'whole delay': fly(delayed),
      'whole batch': fly(Number(batch)),
      'box opened': fly(need, opening),
    }),
    decided('sets flown', rows('exceptions')[0]?.[0], `${need} sets at ₹${price}`),
    decided('cost of waiting', field('exceptions', 'To wait'), `${rupees(wait)} of margin`),
    decided('decision', station('planner')?.value, option(sailed + grace * 60), {
      'by the mail': option(at(field('planner', 'Forwarder'))),
      'whole delay flown': cheapest(fly(delayed)),
    }),
    decided(
      'cheaper once sealed',
      said(/and (\w+) is cheaper/),
      fly(need, opening) > wait ? 'waiting' : 'flying',
    ),
    decided('sets at the plant', bySea, Number(batch) - need),
    decided('grace ends', `${at(field('line', 'LOAD ACT'))}`, `${sailed + grace * 60}`),
    decided('batch', batch, `${Number(bySea) + Number(byAir)}`),
    decided('part that flies', byAir, `${need}`),
    decided('ordered', /\d+/.exec(page.detail.route?.about ?? '')?.[0], batch),
    decided(
      'delay of the vessel',
      `${on(field('precedence', 'Next')) - on(field('line', 'LOAD'))}`,
      `${late - due}`,
    ),
    decided('no line sails sooner', field('precedence', 'Next').split(', ')[1], 'any line'),
    decided(
      'struck out',
      station('precedence')?.mark?.struck,
      `Loaded ${/\d+ Nov/.exec(field('line', 'LOAD'))?.[0]}`,
    ),
    decided('in time', String(on(field('planner', 'Air')) <= on(field('shipment', 'Stock'))), 'true'),
    decided(
      'order of times',
      [
        at(field('haulier', 'Gate-in')),
        sailed,
        at(field('precedence', 'Line')),
        at(field('planner', 'Decided')),
        stuffing,
        at(field('planner', 'Forwarder')),
      ]
        .map((one, index, all) => one > (all[index - 1] ?? 0))
        .join(),
      'true,true,true,true,true,true',
    ),
    decided(
      'office days',
      ['Decided', 'Stuffing', 'Forwarder', 'Air']
        .filter((label) => isSunday(on(field('planner', label))))
        .join(),
      '',
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[dateOf('line', 'LOAD'), Math.floor((sailed % 1440) / 60), sailed % 60, grace],
        dateOf('planner', 'Forwarder'),
        ...[late - due, perDay, delayed, fly(delayed), dateOf('shipment', 'Stock'), working],
        ...[need, margin, wait, price, fly(need), 4],
        ...[dateOf('planner', 'Stuffing'), bySea, fly(need, opening)],
        ...[dateOf('planner', 'Forwarder') - dateOf('planner', 'Decided'), wait - fly(need)],
      ].join(' '),
    ),
    decided(
      'days said',
      [
        said(/loaded, (\d+ \w+)”/),
        said(/came on (\d+ \w+)/),
        said(/lasts to (\d+ \w+)/),
        said(/is stuffed on (\d+ \w+)/),
      ]
        .map(on)
        .join(),
      [
        field('line', 'LOAD'),
        field('planner', 'Forwarder'),
        field('shipment', 'Stock'),
        field('planner', 'Stuffing'),
      ]
        .map(on)
        .join(),
    ),
  ],
});
