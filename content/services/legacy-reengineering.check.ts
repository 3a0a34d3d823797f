import { cellsOf, decided, exhibitOf, figures, pieceCheck, sum } from '@/pipeline/content/piece';
import { legacyReengineering as page } from './legacy-reengineering';

// Reckons the commission of the four lines as the old program does, and by four other ways of rounding, in hundredths of a paisa.

const { lines, title } = exhibitOf(page, 'code');
const { heading = '', paragraphs = [] } = page.detail.argument ?? {};
const { said } = cellsOf(page);

const minus = (text = '') => Number(text.replace('−', '-'));
const recorded = lines.flatMap(({ code, note = '' }) => {
  const [, kind, amount, answer] = /^(receipt|reversal) (−?[\d.]+): (−?[\d.]+)$/.exec(code) ?? [];
  return kind ? [{ kind, amount: minus(amount), answer: minus(answer), note }] : [];
});
const share = Number(/AMT \* (0\.\d+)/.exec(lines.map(({ code }) => code).join(' '))?.[1]);
/** Commission in paise, exact to a hundredth. */
const paise = (amount: number) => Math.round(amount * share * 10_000) / 100;
const halfEven = (value: number) => {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + Math.abs(floor % 2) : Math.round(value);
};
const ways = {
  DOWN: Math.trunc,
  HALF_UP: (value: number) => Math.sign(value) * Math.round(Math.abs(value)),
  HALF_EVEN: halfEven,
  FLOOR: Math.floor,
};
const day = (way: (value: number) => number) =>
  (sum(recorded.map(({ amount }) => way(paise(amount)))) / 100).toFixed(2);
const whole = (ways.HALF_UP(sum(recorded.map(({ amount }) => paise(amount)))) / 100).toFixed(2);
const chosen = /RoundingMode\.(\w+)\)/.exec(
  lines.map(({ code }) => code).join(' '),
)?.[1] as keyof typeof ways;
const {
  DOWN: old,
  HALF_UP: rounded,
  HALF_EVEN: even,
  FLOOR: floored,
} = {
  DOWN: day(ways.DOWN),
  HALF_UP: day(ways.HALF_UP),
  HALF_EVEN: day(ways.HALF_EVEN),
  FLOOR: day(ways.FLOOR),
};
const apart = (one: string) => Math.abs(Math.round(100 * (Number(one) - Number(old))));
const tolerance = 2;
const agent = /agent (\d+)/.exec(lines.map(({ code }) => code).join(' '))?.[1];
const receipts = Number(said(/([\d,]+) × 0\.01/).replace(',', ''));
const reversal = recorded.find(({ kind }) => kind === 'reversal');

export const check = pieceCheck({
  page,
  decisions: [
    decided('day', lines.find(({ code }) => code.startsWith('day'))?.code.split(': ')[1], day(ways[chosen]), {
      'each rounded': rounded,
      'to the even paisa': even,
      'towards minus infinity': floored,
      'the total rounded': whole,
    }),
    ...recorded.map(({ amount, answer }) =>
      decided(`answer for ${amount}`, answer.toFixed(2), (Math.trunc(paise(amount)) / 100).toFixed(2)),
    ),
    decided(
      'exact values',
      recorded.flatMap(({ note }) => /Exactly ([\d.]+)\.$/.exec(note)?.[1] ?? []).join(),
      recorded
        .slice(0, 3)
        .map(({ amount }) => (paise(amount) / 100).toFixed(3))
        .join(),
    ),
    decided(
      'the old program does not round',
      chosen,
      lines.some(({ code }) => code.startsWith('COMPUTE') && code.includes('ROUNDED')) ? 'HALF_UP' : 'DOWN',
    ),
    decided(
      'the verdict goes with the code',
      lines.at(-1)?.code,
      chosen === 'DOWN' ? `keep ${said(/to wait (until a month-end agrees)/)}` : 'fix',
    ),
    decided('keyed twice', String(reversal?.amount), String(-(recorded[0]?.amount ?? 0))),
    decided(
      'FLOOR’s reversal looks like rounding',
      String(ways.FLOOR(paise(reversal?.amount ?? 0))),
      String(ways.HALF_UP(paise(reversal?.amount ?? 0))),
      { 'the old answer': String(ways.DOWN(paise(reversal?.amount ?? 0))) },
    ),
    decided(
      'FLOOR on receipts',
      String(
        recorded.filter(
          ({ kind, amount, answer }) =>
            kind === 'receipt' && Math.floor(paise(amount)) !== Math.round(answer * 100),
        ).length,
      ),
      0,
    ),
    decided(
      'other ways, in the margin',
      figures(lines.find(({ note }) => note?.startsWith('HALF_UP'))?.note ?? ''),
      [rounded, even, floored].map(Number).join(' '),
    ),
    decided('heading', figures(heading), apart(rounded)),
    decided(
      'tolerance passes both',
      String(apart(floored) <= tolerance && apart(rounded) <= tolerance),
      'true',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        [share * 100, agent, Number(old), recorded.length, Number(rounded), receipts, 0.01, receipts * 0.01],
        [
          receipts * 0.01,
          Math.abs(ways.FLOOR(paise(reversal?.amount ?? 0))) / 100,
          Number(floored),
          Math.abs(ways.HALF_UP(paise(reversal?.amount ?? 0))) / 100,
          tolerance,
          Number(whole),
        ],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'places',
      (lines[1]?.code.match(/V(9+)/)?.[1]?.length ?? 0) === 2 ? 'two' : '',
      /with (\w+) places/.exec(lines[1]?.note ?? '')?.[1] ?? '',
    ),
    decided(
      'places of the new program',
      /setScale\((\d),/.exec(lines.map(({ code }) => code).join(' '))?.[1],
      2,
    ),
    decided('fields alike', lines[0]?.code.replace('AMT', 'COMM'), lines[1]?.code ?? ''),
    decided('title', figures(title), ''),
  ],
});
