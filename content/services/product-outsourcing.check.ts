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

// Takes the control's fields from the difference, decodes the limit from either program, and decides by tests and by hash instead.

const { document, exchange, fields, grounds, reading, severity, title } = exhibitOf(page, 'record');
const { said } = cellsOf(page, title);
const field = (name: string) => fields.find(({ label }) => label === name)?.value ?? '';
const [bytes, code] = exchange;
const rows = (bytes?.lines ?? []).map((line) => {
  const [, fieldCount = 0, size = 0] = (/(\d+) \w+ of (\d+):/.exec(line) ?? []).map(Number);
  return { line, fieldCount, size, product: fieldCount * size, stated: number(line.split(': ').at(-1)) };
});
const parts = rows.filter(({ line }) => !line.startsWith('Together'));
const inCode = parts.filter(({ line }) => line.startsWith('Limit in the code'));
const bytesOf = (list: typeof parts) => sum(list.map(({ product }) => product));
const countOf = (list: typeof parts) => sum(list.map(({ fieldCount }) => fieldCount));
const masked = parts.filter((part) => !inCode.includes(part));
const [all, left, control] = [parts, inCode, masked].map(countOf) as [number, number, number];
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
      [...parts.map(({ product }) => product), bytesOf(parts)].join(),
    ),
    decided('control', figures(field('Control')), String(control)),
    decided('grounds', figures(grounds), `${left} ${all}`),
    decided('title', figures(title), String(left)),
    decided(
      'limits',
      (code?.lines ?? []).map((line) => line.split(' ').at(-1)).join(),
      [shipped, rebuilt].join(),
    ),
    decided('together', /Together, (\d+) fields/.exec(bytes?.lines.at(-1) ?? '')?.[1], String(all)),
    decided(
      'bytes of a limit: the instruction after its first',
      String(((code?.lines[0] ?? '').match(/\b[0-9A-F]{2}\b/g) ?? []).length - 1),
      String(inCode[0]?.size),
    ),
    // The control's fields as the text names them: the time twice, an identifier, a checksum.
    decided(
      'fields of the control, by name',
      masked.map(({ fieldCount }) => fieldCount).join(),
      said(/(time twice, a fresh identifier, and a checksum)/) && '2,1,1',
    ),
    decided(
      'reading',
      reading,
      `a field counts whole, even where single bytes agree. A number’s bytes stand lowest first: 88 13 is hexadecimal ${hex(shipped)}, which is ${grouped(shipped)}, and F4 01 is ${hex(rebuilt)}, ${rebuilt}.`,
    ),
    decided(
      'tests',
      field('Tests'),
      `${grouped(run)} of ${grouped(run)} pass on both; longest invoice ${longest} lines`,
    ),
    decided('blind to the limit', String(longest < rebuilt), 'true'),
    decided('same instruction', (code?.lines ?? []).map((line) => /: (..) /.exec(line)?.[1]).join(), '3D,3D'),
    decided('explained by the control', said(/of the six differ (in|outside) the control too/), 'in'),
    decided('new test', /with (\d+) lines/.exec(field('Closes'))?.[1], String(rebuilt + 1)),
    decided('heading', figures(page.detail.argument?.heading ?? ''), String(rebuilt + 1)),
    decided('version', version.exec(document)?.[0], version.exec(first)?.[0] ?? ''),
    decided(
      'figures of the first paragraph',
      figures(first.replace(version, '')),
      [run, 2, control, bytesOf(masked)].join(' '),
    ),
    decided(
      'figures of the second',
      figures(second),
      [all, bytesOf(parts), control, all, left, shipped, rebuilt, 2019, longest].join(' '),
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
