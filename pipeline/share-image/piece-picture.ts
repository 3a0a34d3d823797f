import type { Exhibit } from '@/content/catalogue/exhibit';
import type { Route } from '@/content/catalogue/route';
import type { Schematic } from '@/content/catalogue/schematic';
import { exhibitLabels } from '@/content/chapters';
import { balancedLines } from '@/lib/svg/lines';
import type { TextStyle } from '@/lib/svg/measure';
import { familyOf } from '@/pipeline/svg/fonts';
import { widthOf } from '@/pipeline/svg/measure';
import type { Palette } from '@/pipeline/svg/palette';
import { type Primitive, toSvg } from '@/pipeline/svg/svg';
import type { Picture } from './picture-room';

/** One line of a piece; `struck` is what the red pencil took out, `flame` what decides. */
interface Row {
  readonly name?: string;
  readonly struck?: string;
  readonly text: string;
  readonly flame?: boolean;
}

interface Sheet {
  readonly document: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const width = 520;
const height = 552;
const padding = 26;
const headHeight = 46;
/** Rows from here on would be cut off by the image's lower edge. */
const lastRow = height - 40;

const styles = {
  paths: ['sheet', 'head', 'wash', 'rule', 'strike'],
  texts: {
    document: { face: 'text', size: 20, weight: 650 },
    title: { face: 'heading', size: 33, weight: 600, leading: 37 },
    name: { face: 'text', size: 20, weight: 400, leading: 25 },
    text: { face: 'text', size: 22, weight: 500, leading: 27 },
    struck: { face: 'text', size: 22, weight: 500, leading: 27 },
  },
} as const satisfies { paths: readonly string[]; texts: Record<string, TextStyle> };
type Path = (typeof styles.paths)[number];
type Text = keyof typeof styles.texts;

export const exhibitPicture = (exhibit: Exhibit, colour: Palette): Picture =>
  sheetPicture({ document: exhibit.document, title: exhibit.title, rows: rowsOf(exhibit) }, colour);

/** A record at its stations. */
export const routePicture = (
  { name, about, stations }: Route,
  { lanes }: Schematic,
  colour: Palette,
): Picture => {
  const nodes = new Map(lanes.flatMap((lane) => lane.nodes.map(({ id, label }) => [id, label])));
  const rows = stations.map(
    ({ at, value, mark }): Row => ({
      name: nodes.get(at) ?? at,
      text: value,
      ...(mark && { struck: mark.struck, flame: true }),
    }),
  );
  return sheetPicture({ document: about, title: name, rows }, colour);
};

function rowsOf(exhibit: Exhibit): readonly Row[] {
  switch (exhibit.kind) {
    case 'rules':
      return exhibit.rows.map(({ cells, outcome }) => ({
        name: cells[0],
        text: cells.slice(-2).join(' · '),
        flame: outcome === 'wins',
      }));
    case 'record': {
      const [{ lines, marked }] = exhibit.exchange;
      return [
        ...exhibit.fields.slice(0, 2).map(({ label, value }) => ({ name: label, text: value })),
        ...lines.map((line, index) => ({ text: line, flame: index === marked })),
      ];
    }
    case 'checklist':
      return exhibit.steps.map(({ at, step }, index) => ({
        name: at,
        text: step,
        flame: index === exhibit.ticked - 1,
      }));
    case 'decision':
      return [
        { name: exhibitLabels.chosen, text: exhibit.chosen, flame: true },
        ...exhibit.rejected.map(({ option }) => ({ name: exhibitLabels.rejected, struck: option, text: '' })),
      ];
    case 'code':
      return exhibit.lines.map(({ code, indent = 0, note }) => ({
        text: '\u00a0'.repeat(4 * indent) + code,
        flame: note !== undefined && note === exhibit.lines.findLast((line) => line.note)?.note,
      }));
    case 'comparison':
      return exhibit.rows.map(({ before, after }) => ({ struck: before, text: after }));
  }
}

/** A sheet of paper with the document's name, its title and as many rows as are seen. It stands on the image's lower edge. */
function sheetPicture({ document, title, rows }: Sheet, colour: Palette): Picture {
  const titleLines = wrapped(title, styles.texts.title, width - 2 * padding);
  const top = headHeight + 24 + titleLines.length * styles.texts.title.leading + 14;
  const names = Math.max(0, ...rows.map(({ name = '' }) => Math.min(170, widthOf(name, styles.texts.name))));
  const left = padding + (names > 0 ? names + 20 : 0);
  const primitives: Primitive<Path, Text>[] = [
    { path: 'sheet', d: `M0 0H${width}V${height + 10}H0Z` },
    { path: 'head', d: `M0 0H${width}V${headHeight}H0Z` },
    { text: 'document', x: padding, y: 31, lines: [document] },
    { text: 'title', x: padding, y: headHeight + 24 + 26, lines: titleLines },
    { path: 'rule', d: across(top) },
  ];
  let y = top;
  for (const row of rows) {
    if (y > lastRow) break;
    const { drawn, bottom } = drawRow(row, { y, left });
    primitives.push(...drawn, { path: 'rule', d: across(bottom) });
    y = bottom;
  }
  return { width, height, standing: true, svg: toSvg(primitives, styles, paintOf(colour)) };
}

const across = (y: number) => `M${padding} ${y}H${width - padding}`;

function drawRow({ name = '', struck, text, flame = false }: Row, { y, left }: { y: number; left: number }) {
  const room = width - padding - left;
  const { leading, size } = styles.texts.text;
  const first = y + 11 + size;
  const out = struck ? wrapped(struck, styles.texts.struck, room) : [];
  const lines = text ? wrapped(text, styles.texts.text, room) : [];
  const nameLines = name ? wrapped(name, styles.texts.name, left - padding - 20) : [];
  const bottom = y + 22 + Math.max(out.length + lines.length, nameLines.length) * leading;
  const strikes = out.map((line, index) => {
    const at = first + index * leading - 7;
    return `M${left} ${at}h${widthOf(line, styles.texts.struck).toFixed(1)}`;
  });
  const drawn: Primitive<Path, Text>[] = [
    ...(flame ? [{ path: 'wash' as const, d: `M6 ${y + 2}H${width - 6}V${bottom - 2}H6Z` }] : []),
    { text: 'name', x: padding, y: first, lines: nameLines },
    { text: 'struck', x: left, y: first, lines: out },
    { path: 'strike', d: strikes.join('') },
    { text: 'text', x: left, y: first + out.length * leading, lines },
  ];
  return { drawn: drawn.filter((one) => !('text' in one) || one.lines.length > 0), bottom };
}

/** A text on as few lines of a width as it takes, three at most. */
function wrapped(text: string, style: TextStyle, room: number): readonly string[] {
  const ways = [1, 2, 3].map((count) => balancedLines(text, count, (line) => widthOf(line, style)));
  return ways.find((lines) => lines.every((line) => widthOf(line, style) <= room)) ?? ways[2] ?? [text];
}

const textFace = `font-family='${familyOf('text')}'`;
const paintOf = (colour: Palette) => ({
  sheet: `fill='${colour.paper}' stroke='${colour.ink}' stroke-width='2'`,
  head: `fill='${colour.ink}'`,
  wash: `fill='${colour['flame-wash']}'`,
  rule: `stroke='${colour.rule}' stroke-width='1.5'`,
  strike: `stroke='${colour.flame}' stroke-width='2.5'`,
  document: `${textFace} fill='${colour.paper}'`,
  title: `fill='${colour.ink}'`,
  name: `${textFace} fill='${colour.muted}'`,
  text: `${textFace} fill='${colour.ink}'`,
  struck: `${textFace} fill='${colour.muted}'`,
});
