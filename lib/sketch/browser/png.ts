import type { Drawn, DrawnText } from '../draw';
import { colours } from '../standalone-svg';

/** Pixels for one unit of the drawing. */
const scale = 3;

/** Paints a drawing with the shapes of its SVG: a page's policy lets no picture be made from a blob. */
function paintOn(context: CanvasRenderingContext2D, drawn: Drawn, family: string): void {
  const { paper, ink, muted, line, flame, pencil } = colours;
  context.fillStyle = paper;
  context.fillRect(0, 0, drawn.width, drawn.height);
  const stroke = (data: string, style: string, width: number, dashes: readonly number[] = []) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.setLineDash([...dashes]);
    context.stroke(new Path2D(data));
  };
  const write = ({ lines, direction, anchor, size, weight }: DrawnText, style: string, halo = false) => {
    context.font = `${weight} ${size}px ${family}`;
    context.direction = direction;
    context.textAlign = anchor === 'middle' ? 'center' : anchor;
    context.setLineDash([]);
    for (const { text, x, y } of lines) {
      if (halo) {
        context.strokeStyle = paper;
        context.lineWidth = 3;
        context.strokeText(text, x, y);
      }
      context.fillStyle = style;
      context.fillText(text, x, y);
    }
  };
  for (const { rule } of drawn.lanes) if (rule) stroke(rule, line, 1, [1, 4]);
  for (const { line: way, arrowhead } of drawn.flows) {
    stroke(way, muted, 1.4);
    context.fillStyle = flame;
    context.fill(new Path2D(arrowhead));
  }
  for (const { outline, kind } of drawn.boxes) {
    context.fillStyle = paper;
    context.fill(new Path2D(outline));
    stroke(outline, ink, 1.2, kind === 'outside' ? [4, 3] : []);
  }
  if (drawn.hurt) stroke(drawn.hurt.pencil, flame, 1.8);
  for (const { name } of drawn.lanes) if (name) write(name, muted);
  for (const { label } of drawn.boxes) write(label, ink);
  for (const { label } of drawn.flows) if (label) write(label, ink, true);
  if (drawn.hurt?.note) write(drawn.hurt.note, pencil, true);
}

/** @throws Error where the browser makes no picture, such as one without a canvas */
export async function pngOf(drawn: Drawn, family: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width * scale;
  canvas.height = drawn.height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.scale(scale, scale);
  paintOn(context, drawn, family);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser made no picture of the drawing');
  return blob;
}
