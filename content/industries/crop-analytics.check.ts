import {
  cellsOf,
  day,
  decided,
  figures,
  grouped,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { cropAnalytics as page } from './crop-analytics';

// Reckons the unit’s yield and the claim from four cuttings and the model that has not seen them; then from the model that saw three,
// from the cuttings alone, and with the model as far below as it is above.

const { field, row, station, total } = cellsOf(page);
const { argument, route } = page.detail;
const all = (text = '') => (text.match(/\d+(?:,\d{2,3})*(?:\.\d+)?/g) ?? []).map(number);
const weights = all(field('cutting', 'Weight'));
const [wide = 0, long = 0, perHectare = 0] = all(field('cutting', 'Plot'));
const cut = Math.round((sum(weights) / weights.length) * perHectare);
const [unseen = 0, unseenOff = 0] = all(field('validate', 'Unseen'));
const [seen = 0, seenOff = 0] = all(field('validate', 'Three seen'));
const [cutShare = 0, share = 0] = (station('published')?.sum?.rows ?? []).map(([name]) => all(name)[0] ?? 0);
const threshold = number(field('published', 'Threshold'));
const insured = number(field('insurer', 'Sum insured')) * number(field('insurer', 'Insured'));
const blend = (model: number) => (cut * (100 - share) + model * share) / 100;
const claim = (yields: number) => Math.round((Math.max(0, threshold - yields) / threshold) * insured);
const others = { seen: blend(seen), cuttings: cut, model: unseen, even: (cut + unseen) / 2 };
const [short = 0, of = 0, percent = 0] = all(field('insurer', 'Shortfall'));
const band = number(/\d+/.exec(field('validate', 'Band'))?.[0]);
const [units = 0, cuttings = 0] = all(field('split', 'In training'));
const [seenIn = 0, seenOut = 0] = all(station('split')?.mark?.struck);

export const cropAnalyticsCheck = pieceCheck({
  page,
  decisions: [
    decided('kg a hectare', `${perHectare}`, `${10_000 / (wide * long)}`),
    decided('cuttings', station('cutting')?.value, `${grouped(cut)} kg/ha`),
    decided('model', station('validate')?.value, `${grouped(unseen)} kg/ha`, {
      seen: `${grouped(seen)} kg/ha`,
    }),
    decided('off by', [unseenOff, seenOff].join(), [unseen - cut, seen - cut].join()),
    decided(
      'shares',
      `${row('published', 'Cuttings')},${row('published', 'Model')}`,
      [(cut * (100 - share)) / 100, (unseen * share) / 100].join(),
    ),
    decided('shares together', `${cutShare + share}`, '100'),
    decided('unit yield', `${total('published')}`, `${blend(unseen)}`, {
      ...Object.fromEntries(Object.entries(others).map(([name, at]) => [name, `${at}`])),
    }),
    decided('claim', station('insurer')?.value, rupees(claim(blend(unseen))), {
      ...Object.fromEntries(Object.entries(others).map(([name, at]) => [name, rupees(claim(at))])),
    }),
    decided(
      'shortfall',
      [short, of, percent].join(),
      [threshold - blend(unseen), threshold, ((threshold - blend(unseen)) / threshold) * 100].join(),
    ),
    decided(
      'visit',
      all(field('validate', 'Officer')).join(),
      [100 - band, 100 + band].map((part) => (unseen * part) / 100).join(),
    ),
    decided('units left out in turn', `${all(route?.stations[1]?.fields?.[2]?.label)[0]}`, `${units}`),
    decided('outside the band', `${cut < (unseen * (100 - band)) / 100}`, 'true'),
    decided('training', `${cuttings}`, `${units * weights.length}`),
    decided('unit held out', `${seenIn + seenOut}`, `${weights.length}`),
    decided('opened after', `${day(field('held', 'Cuttings')) > day(field('held', 'Run'))}`, 'true'),
    decided(
      'cuttings, three times',
      figures(...(route?.stations ?? []).map(({ onward = '' }) => onward)),
      [weights.length, weights.length].join(' '),
    ),
    decided('neighbours', figures(route?.stations[1]?.mark?.note ?? ''), `${seenIn}`),
    decided('large', route?.stations[1]?.value, 'All four held out'),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [share, share, weights.length, cut, seenIn, seen, unseen],
        [unseenOff / seenOff, blend(seen), cut, claim(blend(seen)), claim(blend(unseen))],
        [unseenOff, 7, unseenOff, claim(blend(cut - unseenOff))],
        [band],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
