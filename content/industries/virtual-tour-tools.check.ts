import { cellsOf, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { virtualTourTools as page } from './virtual-tour-tools';

// Furnishes the bedroom by the width of the old tour, of the plan and of the finished room, and compares model and plan by area and by width.

const { field, row, rows, said, station, total } = cellsOf(page);
const model = row('mesh', 'Bedroom');
const plan = row('measure', 'Bedroom');
const side = Number(said(/plaster takes (\d+) on each/));
const finished = plan - 2 * side;
const needed = -(row('buyer', 'Bed') + row('buyer', 'Wardrobe') + row('buyer', 'Passage'));
// The first row that begins with "Bed" is the bedroom, so that the bed is read by its place.
const bed = -number(rows('buyer')[1]?.[1]);
const furniture = bed - row('buyer', 'Wardrobe') - row('buyer', 'Passage');
const limit = Number(said(/with (\d+) millimetres as our limit/));
const verdict = (difference: number) => (Math.abs(difference) > limit ? 'differs' : 'agrees');
const fits = (width: number) => (width >= furniture ? 'fits' : 'short');
const area = (at: string, label: string) => /\d+\.\d+/.exec(field(at, label))?.[0] ?? '';
const sold = /(\d+ \w+) to (.*)$/.exec(field('tour', 'Version 3')) ?? [];
const [from, until, next] = [day(`${sold[1]} 2026`), day(sold[2]), day(field('tour', 'Version 4'))];
const order = [day(field('ifc', 'Exported')), day(field('measure', 'Sanctioned')), from, until, next];

export const virtualTourToolsCheck = pieceCheck({
  page,
  decisions: [
    decided('to spare', `${total('buyer')}`, `${finished - furniture}`, {
      'old tour': `${model - furniture}`,
      'sanctioned plan': `${plan - furniture}`,
    }),
    decided('furniture', total('buyer') < 0 ? 'short' : 'fits', fits(finished), {
      'old tour': fits(model),
      'sanctioned plan': fits(plan),
    }),
    decided(
      'model and plan',
      station('measure')?.mark?.struck === 'Areas agree' ? 'differs' : 'agrees',
      verdict(model - plan),
      {
        'by the sum': verdict(total('mesh') - total('measure')),
        'by area': verdict(Number(area('mesh', 'Carpet')) - Number(area('measure', 'Sanctioned'))),
      },
    ),
    decided('read by place', `${Number.isNaN(needed)}`, 'false'),
    decided('model, twice', figures(field('ifc', 'IfcSpace')), `2 ${model}`),
    decided('partition, twice', `${row('mesh', 'Partition')}`, `${row('measure', 'Partition')}`),
    decided('moved by as much', `${model - plan}`, `${row('measure', 'Living') - row('mesh', 'Living')}`),
    decided('areas', area('mesh', 'Carpet'), area('measure', 'Sanctioned')),
    decided('plaster', `${-row('tour', 'Plaster')}`, `${2 * side}`),
    decided('finished', `${total('tour')},${row('buyer', 'Bedroom')}`, `${finished},${finished}`),
    decided('wardrobe and passage', `${row('buyer', 'Wardrobe')}`, `${row('buyer', 'Passage')}`),
    decided('order of dates', order.join(), order.toSorted((a, b) => a - b).join()),
    decided('the day after', `${next - until}`, '1'),
    decided(
      'rooms by name',
      figures(
        page.detail.route?.name ?? '',
        station('ifc')?.onward ?? '',
        ...['mesh', 'measure', 'tour', 'buyer'].map((at) => rows(at)[0]?.[0] ?? ''),
        station('tour')?.sum?.total[0] ?? '',
      ),
      '2 2 2 2 2 2 2 2',
    ),
    decided(
      'widths in the name',
      figures(page.detail.route?.about ?? ''),
      `${new Set([model, plan, finished]).size}`,
    ),
    decided('sides', figures(rows('tour')[1]?.[0] ?? ''), '2'),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        [
          3,
          2,
          2,
          model,
          plan,
          Number(/^\d+/.exec(field('measure', 'Sanctioned'))?.[0]),
          Number(area('mesh', 'Carpet')),
          3,
        ],
        [total('mesh'), limit],
        [side, finished, furniture, model - furniture, plan - furniture, furniture - finished, 4, 3, 12],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
