import type { Drawn, DrawnText } from './draw';
import { printInk } from './ink';

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const family = 'Arial, Helvetica, sans-serif';
const { paper, ink, muted, line, pencil } = printInk;

const write = ({ lines, direction, anchor, size, weight }: DrawnText, fill: string): string =>
  lines
    .map(
      ({ text, x, y }) =>
        `<text x="${x}" y="${y}" direction="${direction}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${fill}" stroke="${paper}" stroke-width="3" paint-order="stroke">${escaped(text)}</text>`,
    )
    .join('');

/** A drawing as a file of its own, with its title, in faces that every system has. */
export function standaloneSvg({ title, width, height, lanes, boxes, flows, hurt }: Drawn): string {
  const parts = [
    ...lanes.map(({ rule }) => (rule ? `<path d="${rule}" stroke="${line}" stroke-dasharray="1 4"/>` : '')),
    ...flows.map(
      ({ line: way, arrowhead }) =>
        `<path d="${way}" stroke="${muted}" stroke-width="1.4"/><path d="${arrowhead}" fill="${ink}"/>`,
    ),
    ...boxes.map(
      ({ outline, kind }) =>
        `<path d="${outline}" fill="${paper}" stroke="${ink}" stroke-width="1.2"${kind === 'outside' ? ' stroke-dasharray="4 3"' : ''}/>`,
    ),
    hurt ? `<path d="${hurt.pencil}" stroke="${pencil}" stroke-width="1.8"/>` : '',
    ...lanes.map(({ name }) => (name ? write(name, muted) : '')),
    ...boxes.map(({ label }) => write(label, ink)),
    ...flows.map(({ label }) => (label ? write(label, ink) : '')),
    hurt?.note ? write(hurt.note, pencil) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" font-family="${family}"><title>${escaped(title)}</title><path fill="${paper}" d="M0 0H${width}V${height}H0Z"/>${parts.join('')}</svg>\n`;
}
