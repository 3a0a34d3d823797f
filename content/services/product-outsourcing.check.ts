import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  grouped,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { productOutsourcing as page } from './product-outsourcing';

// Takes the control's bytes from the difference, decodes the limit from either program, and decides by tests and by hash instead.

const { document, exchange, fields, grounds, reading, severity, title } = exhibitOf(page, 'record');
const { said } = cellsOf(page, title);
const field = (name: string) => fields.find(({ label }) => label === name)?.value ?? '';
const [bytes, code] = exchange;
const rows = (bytes?.lines ?? []).map((line) => {
  const [, fieldCount = 0, size = 0] = (/(\d+) \w+ of (\d+):/.exec(line) ?? []).map(Number);
  return { line, product: fieldCount * size, stated: number(line.split(': ').at(-1)) };
});
const parts = rows.filter(({ line }) => !line.startsWith('Together'));
const inCode = parts.filter(({ line }) => line.startsWith('In the code'));
const all = sum(parts.map(({ product }) => product));
const left = sum(inCode.map(({ product }) => product));
const control = all - left;
const [passed = 0, run = 0] = (/([\d,]+) of ([\d,]+) pass/.exec(field('Tests')) ?? []).slice(1).map(number);

/** The number that an instruction compares with: four bytes, lowest first. */
const operand = (line = '') => {
  const [, ...pairs] = line.match(/\b[0-9A-F]{2}\b/g) ?? [];
  return Number.parseInt(pairs.toReversed().join(''), 16);
};
const [shipped = 0, rebuilt = 0] = (code?.lines ?? []).map(operand);
const verdict = (isSigned: boolean) => (isSigned ? 'Takes over' : 'Blocks takeover');
const longest = number(said(/longest test invoice has (\d+)/));
const hex = (value: number) => value.toString(16).toUpperCase();
const version = /\d+\.\d+\.\d+/;
const [first = '', second = '', third = ''] = page.detail.argument?.paragraphs ?? [];
const shippedOn = day(field('Compared'));

export const check = pieceCheck({
  page,
  decisions: [
    decided('verdict', severity, verdict(left === 0), { 'by the tests': verdict(passed === run) }),
    // Once the change is committed the control is all that differs; equal hashes would need a control of nothing.
    decided('after the change', verdict(true), verdict(all - control - left === 0), {
      'by the hash': verdict(control === 0),
    }),
    decided(
      'bytes of each row',
      rows.map(({ stated }) => stated).join(),
      [...parts.map(({ product }) => product), all].join(),
    ),
    decided('control', figures(field('Control')), String(control)),
    decided('grounds', figures(grounds), `${left} ${all}`),
    decided('title', figures(title), String(left)),
    decided(
      'limits',
      (code?.lines ?? []).map((line) => line.split(' ').at(-1)).join(),
      [shipped, rebuilt].join(),
    ),
    decided(
      'bytes that differ in one instruction',
      String(
        [8, 0].filter((shift) => ((shipped >> shift) & 255) !== ((rebuilt >> shift) & 255)).length *
          number(/(\d) places/.exec(inCode[0]?.line ?? '')?.[1]),
      ),
      left,
    ),
    decided(
      'reading',
      reading,
      `the bytes of a number stand lowest first: 88 13 is hexadecimal ${hex(shipped)}, which is ${grouped(shipped)}, and F4 01 is ${hex(rebuilt)}, ${rebuilt}.`,
    ),
    decided(
      'tests',
      field('Tests'),
      `${grouped(run)} of ${grouped(run)} pass on both; longest invoice ${longest} lines`,
    ),
    decided('blind to the limit', String(longest < rebuilt), 'true'),
    decided('same instruction', (code?.lines ?? []).map((line) => /: (..) /.exec(line)?.[1]).join(), '3D,3D'),
    decided('new test', /with (\d+) lines/.exec(field('Closes'))?.[1], String(rebuilt + 1)),
    decided('heading', figures(page.detail.argument?.heading ?? ''), String(rebuilt + 1)),
    decided('version', version.exec(document)?.[0], version.exec(first)?.[0] ?? ''),
    decided(
      'figures of the first paragraph',
      figures(first.replace(version, '')),
      [run, 2, control].join(' '),
    ),
    decided(
      'figures of the second',
      figures(second),
      [all, control, left, shipped, rebuilt, 2019, longest].join(' '),
    ),
    decided('figures of the third', figures(third), [rebuilt + 1, control].join(' ')),
    decided('year', figures(field('Traced')), /June (\d{4})/.exec(second)?.[1] ?? ''),
    decided(
      'month',
      new Date(shippedOn * 86_400_000).toISOString().slice(0, 7),
      `${/June (\d{4})/.exec(second)?.[1]}-06`,
    ),
    decided('line marked', rows[bytes?.marked ?? -1]?.line, inCode[0]?.line ?? ''),
    decided('the shipped line marked', code?.lines[code.marked]?.split(':')[0], 'Shipped'),
    decided(
      'no weekend',
      [shippedOn, day(document)].map((date) => ((date + 4) % 7) % 6 === 0).join(),
      'false,false',
    ),
  ],
});
