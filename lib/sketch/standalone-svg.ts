import type { Drawn, DrawnText } from './draw';

/** The light colours of `app/tokens.css`: a saved file knows no style sheet. */
export const colours = {
  paper: '#fffefc',
  ink: '#181d27',
  muted: '#4d535e',
  line: '#6f757f',
  flame: '#f25914',
  pencil: '#b53700',
} as const;

/** In a file of its own a text is set in whatever sans serif its reader has. */
const family = 'sans-serif';

/** A drawing as an SVG file: whole, without a script, a style sheet or anything fetched. */
export function standaloneSvg({ title, width, height, lanes, boxes, flows, hurt }: Drawn): string {
  const stroke = (colour: string, thick: number) =>
    `fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linejoin="round"`;
  const parts = [
    title && `<title>${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    ...lanes.map(
      ({ rule }) => rule && `<path ${stroke(colours.line, 1)} stroke-dasharray="1 4" d="${rule}"/>`,
    ),
    ...flows.map(({ line }) => `<path ${stroke(colours.muted, 1.4)} d="${line}"/>`),
    ...flows.map(({ arrowhead }) => `<path fill="${colours.flame}" d="${arrowhead}"/>`),
    ...boxes.map(
      ({ outline, kind }) =>
        `<path fill="${colours.paper}" stroke="${colours.ink}" stroke-width="1.2" stroke-linejoin="round"${kind === 'outside' ? ' stroke-dasharray="4 3"' : ''} d="${outline}"/>`,
    ),
    hurt && `<path ${stroke(colours.flame, 1.8)} d="${hurt.pencil}"/>`,
    ...lanes.map(({ name }) => name && words(name, colours.muted)),
    ...flows.map(({ label }) => label && words(label, colours.muted)),
    ...boxes.map(({ label }) => words(label, colours.ink)),
    hurt?.note && words(hurt.note, colours.pencil),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${family}">${parts.filter(Boolean).join('')}</svg>`;
}

function words({ lines, direction, anchor, size, weight }: DrawnText, colour: string): string {
  const texts = lines.map(({ text, x, y }) => `<text x="${x}" y="${y}">${escapeXml(text)}</text>`);
  return `<g fill="${colour}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" direction="${direction}" unicode-bidi="isolate">${texts.join('')}</g>`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
