import type { Surface, SurfacePart } from '@/content/portfolio/types';
import { type Mark, widest, widthOf } from './marks';
import { drawChart } from './part-chart';
import { drawFigures, figureCells } from './part-figures';
import { drawForm } from './part-form';
import { drawList } from './part-list';
import { drawLog } from './part-log';
import { drawMap } from './part-map';
import { drawSteps, stepLines } from './part-steps';
import { drawTable } from './part-table';
import type { Room } from './room';

/** Least and greatest useful height at a width. */
export function heights(part: SurfacePart, w: number): readonly [min: number, max: number] {
  switch (part.part) {
    case 'figures':
      return figureCells(part.items, w) ? [42, 48] : rows(part.items.length, 20, 27);
    case 'table':
      return [18 + part.rows.length * 20, 20 + part.rows.length * 27];
    case 'chart':
      return [56, 150];
    case 'list':
      return rows(part.items.length, 20, 27);
    case 'map':
      return [20 + part.stops.length * 22, 20 + part.stops.length * 32];
    case 'steps':
      return [21 + stepLines(part.items, w) * 13, 30 + stepLines(part.items, w) * 13];
    case 'form':
      return [part.fields.length * 23 + 30, part.fields.length * 29 + 34];
    case 'log':
      return rows(part.lines.length, 17, 23);
  }
}
const rows = (count: number, min: number, max: number) => [count * min, count * max] as const;

/** Least width beside another part; undefined where the part needs the full width of the screen. */
export function widthBeside(part: SurfacePart, device: Surface['device']): number | undefined {
  switch (part.part) {
    case 'chart':
      return Math.max(96, widthOf(part.label, 'label'));
    case 'list':
      return (
        22 +
        widest(
          part.items.map(({ label }) => label),
          'text',
        )
      );
    case 'figures':
      return Math.max(
        84,
        ...part.items.map(({ label, value }) => widthOf(label, 'label') + widthOf(value, 'strong') + 12),
      );
    case 'form': {
      const labels = part.fields.map(({ label }) => label);
      const values = part.fields.map(({ value }) => value);
      return Math.max(
        widest(labels, 'label') + widest(values, 'text') + 24,
        widthOf(part.action, 'text') + 24,
      );
    }
    case 'log':
      return device === 'terminal' ? undefined : 10 + widest(part.lines, 'code');
    case 'map':
      return Math.max(150, widest(part.stops, 'text') + 60, widthOf(part.label, 'label'));
    default:
      return undefined;
  }
}

/** May grow sideways without looking empty. */
export const stretches = ({ part }: SurfacePart) => part === 'chart' || part === 'map';

export function drawPart(part: SurfacePart, room: Room): readonly Mark[] {
  switch (part.part) {
    case 'figures':
      return drawFigures(part.items, room);
    case 'table':
      return drawTable(part, room);
    case 'chart':
      return drawChart(part, room);
    case 'list':
      return drawList(part.items, room);
    case 'map':
      return drawMap(part, room);
    case 'steps':
      return drawSteps(part, room);
    case 'form':
      return drawForm(part, room);
    case 'log':
      return drawLog(part.lines, room);
  }
}
