import { cellsOf, decided, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { precisionAgriculture as page } from './precision-agriculture';

// Reckons what each zone’s rate brought against the check strips, with the second combine corrected by the zone that had one rate,
// and as the monitor reads it; then at which loss of grain the cut would pay.

const { field, row, said, total } = cellsOf(page);
const { argument } = page.detail;
const all = (text: string) => (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map(number);
const names = ['Low', 'Middle', 'High'];
const flat = number(/(\d+) kg\/ha/.exec(field('rates', 'Check strips'))?.[1]);
const [low = 0, middle = 0, high = 0, counted = 0] = all(field('applied', 'Counted'));
const [lost = 0, lostRate = 0] = all(field('applied', 'Under trees'));
const zones = [low, middle, high].map((hectares, place) => {
  const name = names[place] ?? '';
  const [inField = 0, strip = 0] = all(field('yields', name));
  const planned = number(field('zones', name).split(',')[0]);
  return { hectares, planned, inField, strip, rate: number(field('rates', name)) };
});
const [urea, wheat] = [number(said(/urea at (₹\d+)/)), number(said(/wheat at (₹[\d,]+)/))];
const [first, second] = [zones[1]?.inField ?? 0, zones[1]?.strip ?? 0];
type Zone = (typeof zones)[number];
const gain = ({ inField, strip }: Zone, factor: number) => Math.round((inField - strip * factor) * 100) / 100;
const grain = (zone: Zone, factor: number) => Math.round(gain(zone, factor) * zone.hectares * wheat);
const cost = ({ hectares, rate }: Zone) => (flat - rate) * hectares * urea;
const [sand, , heavy] = zones as [Zone, Zone, Zone];
const fair = first / second;
const result = (of: readonly Zone[], factor: number) =>
  sum(of.map((zone) => grain(zone, factor) + cost(zone)));
const [, ...strips] = all(field('applied', 'Strips'));
const planned = zones.map((zone) => ({ ...zone, hectares: zone.planned }));
const scaled = zones.map((zone) => ({ ...zone, inField: zone.inField / fair }));
const firstWrong = result(scaled, 1);
const step = sand.rate - flat;
const pays = Math.round(((-step * urea) / wheat) * 100);

export const precisionAgricultureCheck = pieceCheck({
  page,
  decisions: [
    decided('in all', `${total('trial')}`, `${result(zones, fair)}`, {
      asRead: `${result(zones, 1)}`,
      planned: `${result(planned, fair)}`,
      without: `${result([sand], fair)}`,
    }),
    decided(
      'rows',
      ['High, grain', 'High, urea', 'Low, grain', 'Low, urea'].map((name) => row('trial', name)).join(),
      [grain(heavy, fair), cost(heavy), grain(sand, fair), cost(sand)].join(),
    ),
    decided('the cut', `${row('trial', 'Low, grain') < 0}`, `${gain(sand, fair) < 0}`, {
      asRead: `${gain(sand, 1) < 0}`,
    }),
    decided('factor', page.detail.route?.stations.at(-2)?.value, `Strips × ${first} ÷ ${second}`),
    decided('apart in the middle', said(/(50 ÷ 48)/), `${first} ÷ ${second}`),
    decided(
      'rates in mg/m²',
      all(`${field('terminal', 'DDI')} ${field('terminal', 'Position')}`)
        .slice(0, 3)
        .join(),
      [(heavy.rate * 100) / 2, 253, (lostRate * 100) / 2].join(),
    ),
    decided('counted', `${counted}`, `${low + middle + high}`),
    decided('counted, large', page.detail.route?.stations[4]?.value, `${counted} ha count`),
    decided(
      'zones, with strips and trees',
      zones.map((zone) => zone.planned).join(),
      zones.map(({ hectares }, place) => hectares + (strips[place] ?? 0) + (place === 2 ? lost : 0)).join(),
    ),
    decided('position lost', `${lostRate}`, `${flat}`),
    decided('strips as applied', `${all(field('applied', 'Strips'))[0]}`, `${flat}`),
    decided(
      'three strips, three zones',
      figures(
        page.detail.route?.about ?? '',
        page.detail.route?.stations[1]?.onward ?? '',
        argument?.heading ?? '',
      ),
      [all(field('rates', 'Check strips'))[0], names.length, names.length - 1].join(' '),
    ),
    decided('compared with', page.detail.route?.stations.at(-1)?.sum?.total[0], `Against ${flat} everywhere`),
    decided(
      'apart in the middle zone',
      figures(page.detail.route?.stations.at(-2)?.mark?.note ?? ''),
      `${first - second}`,
    ),
    decided('season', page.detail.route?.name.slice(-7), `${field('soil', 'EC').slice(6, 10)}-26`),
    decided(
      'yield maps, as many as you bring',
      figures(page.detail.atAGlance.youBring).split(' ')[0],
      `${number(field('soil', 'Yield').slice(11, 15)) - number(field('soil', 'Yield').slice(0, 4)) + 1}`,
    ),
    decided(
      'combines',
      [field('yields', 'Combine 1'), field('yields', 'Combine 2')].join(', '),
      'All but the strips, The strips, whole width',
    ),
    decided('middle zone', `${zones[1]?.rate}`, `${flat}`),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [2, -step, result(zones, 1), grain(zones[1] as Zone, 1)],
        [flat, 3, second, first, Math.round((1 - second / first) * 100), first, second],
        [gain(heavy, fair), -gain(sand, fair), result(zones, fair), firstWrong],
        [urea, wheat, pays, pays, flat, result([heavy], fair)],
        [lost, flat, Math.round(result(planned, fair) - result(zones, fair))],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
