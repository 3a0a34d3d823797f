import { cellsOf, day, decided, exhibitOf, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { aiMlConsulting as page } from './ai-ml-consulting';

// Weighs the parts drawn at random and holds the model against its bar; without the draw, or without its weight, the model would pass.

const { document, exchange, fields, grounds, severity, title } = exhibitOf(page, 'record');
const { paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page);
const field = (label: string) => fields.find((one) => one.label === label)?.value ?? '';
const numbers = (text = '') => figures(text).split(' ').map(Number);

const [called = 0, claims = 0] = numbers(field('Decision'));
const unseen = claims - called;
const [drawn = 0] = numbers(field('Drawn'));
const weight = unseen / drawn;
const [seenLines = [], lotLines = []] = exchange.map(({ lines }) => lines);
const known = numbers(seenLines[0])[1] ?? 0;
const marked = numbers(seenLines[1])[0] ?? 0;
const [inLot = 0] = numbers(lotLines[0]);
const markedInLot = Number(/model: (\d+) of/.exec(lotLines[1] ?? '')?.[1]);
const bar = 2 / 3;
const verdict = (found: number, of: number) => (found / of >= bar ? 'Go' : 'Not yet');
const [found, of] = [marked + weight * markedInLot, known + weight * inLot];
const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
const freight = number(said(/× (\d+) = [\d,]+ rupees of freight/));
/** Ends of the Wilson interval at 95 %, for all unseen claims. */
const range = [-1, 1].map((sign) => {
  const [share, z] = [inLot / drawn, 1.96];
  const half = z * Math.sqrt((share * (1 - share)) / drawn + z ** 2 / (4 * drawn ** 2));
  return (unseen * (share + z ** 2 / (2 * drawn) + sign * half)) / (1 + z ** 2 / drawn);
});
const tens = range.map((end) => Math.round(end / 10) * 10);

/** If there are as few unseen unfounded claims as the range allows, of which the model marks the same share. */
const fewest = tens[0] ?? 0;
const few = (fewest * markedInLot) / inLot;

export const check = pieceCheck({
  page,
  decisions: [
    decided('verdict', severity, verdict(found, of), {
      'without the draw': verdict(marked, known),
      'each drawn part for itself': verdict(marked + markedInLot, known + inLot),
    }),
    decided('verdict at the low end', severity, verdict(marked + few, known + fewest)),
    decided(
      'bar',
      /Two in three/.test(field('Bar')) && /bar is two in three/.test(grounds) ? 'two in three' : '',
      'two in three',
    ),
    decided(
      'as proposed',
      figures(...seenLines),
      [called, known, marked, known, percent(marked, known)].join(' '),
    ),
    decided(
      'label of the draw',
      /for (\w+)$/.exec(exchange[1]?.label ?? '')?.[1],
      weight === 10 ? 'ten' : 'another',
    ),
    decided(
      'with the draw',
      figures(...lotLines),
      [
        inLot,
        drawn,
        inLot * weight,
        unseen,
        markedInLot,
        inLot,
        weight * markedInLot,
        weight * inLot,
        found,
        of,
        percent(found, of),
      ].join(' '),
    ),
    decided(
      'figures of title and grounds',
      figures(title, grounds),
      [Math.round((10 * marked) / known), 10, 2, 3, found, of].join(' '),
    ),
    decided(
      'figures of the fields',
      figures(field('Label'), field('Drawn'), field('Reopens')),
      [unseen, drawn, unseen, 2, 2026, drawn, 3, drawn].join(' '),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [claims, called, known, marked, known, 2, 3, 2],
        [
          drawn,
          freight,
          drawn * freight,
          drawn - inLot,
          (5 * unseen) / claims,
          5,
          inLot,
          drawn,
          unseen,
          weight * inLot,
          inLot,
        ],
        [
          weight,
          marked,
          weight * markedInLot,
          found,
          known,
          weight * inLot,
          of,
          known,
          marked + markedInLot,
          known + inLot,
        ],
        [inLot, 95, weight * inLot, ...tens, fewest, inLot, marked, few, marked + few, known + fewest, 3],
      ]
        .flat()
        .join(' '),
    ),
    decided('claims that may be marked', figures(exhibitOf(page, 'record').reading), `${called}`),
    decided(
      'times what was known',
      said(/makes \d+, (\w+) what was known/),
      weight * inLot === 2 * known ? 'twice' : '',
    ),
    decided('as many marked', said(/mark \d+ claims, (as many) as are called in/), 'as many'),
    decided('twice what was known', String(weight * inLot), 2 * known),
    decided(
      'heading of the record',
      [day(field('Bar')) < day(field('Drawn')), day(field('Drawn')) < day(document)].join(),
      'true,true',
    ),
    decided(
      'lines marked',
      exchange.map(({ marked: line }) => line).join(),
      [
        seenLines.findIndex((line) => line.startsWith('Marked')),
        lotLines.findIndex((line) => line.startsWith('In all')),
      ].join(),
    ),
  ],
  quantities: { '(?:monthly|warranty) claims': [claims] },
});
