import type { Screen, ScreenPart } from '@/content/portfolio/screen';
import { longMonth } from '@/lib/dates';
import { stateWords } from './signs';

/** A screen in words, a line for each row, figure, field or mark: its drawing is one image to who cannot see it. */
export const screenLines = ({ parts }: Screen): readonly string[] => parts.flatMap(linesOf);

function linesOf(part: ScreenPart): readonly string[] {
  switch (part.part) {
    case 'figures':
      return part.items.map(({ label, value }) => `${label}: ${value}`);
    case 'table':
      return part.rows.map(([name = '', ...cells]) =>
        withName(
          name,
          cells.map((cell, index) => `${part.columns[index + 1]} ${cell}`),
        ),
      );
    case 'chart':
      return [`${part.label}, of 100: ${part.points.join(', ')}`];
    case 'list':
      return part.items.map(({ label, state }) => `${label} (${stateWords[state]})`);
    case 'map':
      return [
        withName(
          part.label,
          part.stops.map((stop, index) => `${index + 1} ${stop}`),
        ),
      ];
    case 'steps':
      return part.items.map((item, index) => {
        const state = index === part.current ? 'active' : index < part.current ? 'done' : 'waiting';
        return `${item} (${stateWords[state]})`;
      });
    case 'form':
      return [...part.fields.map(({ label, value }) => `${label}: ${value}`), `[${part.action}]`];
    case 'log':
      return part.lines.map((line) => line.join(' '));
    case 'tape':
      return [
        `${part.label}: ${part.ticks[0]} to ${part.ticks.at(-1)}`,
        ...part.rows.map(({ label, from, to, note }) => {
          const span = `${part.ticks[Math.floor(from)]} to ${part.ticks[Math.ceil(to)]}`;
          return withName(label, [`within ${span}`, ...(note ? [note] : [])]);
        }),
      ];
    case 'matrix':
      return part.rows.map(({ label, cells }) =>
        withName(
          label,
          cells.map((cell, index) => `${part.columns[index]} ${part.key[cell]}`),
        ),
      );
    case 'calendar':
      return part.marked.map(({ day, state, note }) =>
        withName(`${day} ${longMonth(part.month)}`, [note ?? stateWords[state]]),
      );
  }
}

const withName = (name: string, values: readonly string[]) => `${name}: ${values.join(', ')}`;
