import { monthSpan } from '@/content/portfolio/month';
import { longMonth } from '@/lib/dates';
import { type Part, type PartOf, rowOf, stateAccent } from '../part';
import { across, type Box, baseline, path, rect, text } from '../primitives';
import { drawKey, keyColumn, keyHeight, stateSign } from '../signs';

type Calendar = PartOf<'calendar'>;

const weekdays = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
/** Least width of a day: its number and its sign. */
const narrowest = 28;
const widestDay = 34;
/** From the left edge of a number and its sign to the end of the number and to the middle of the sign. */
const sets = { number: 17, sign: 23.5 } as const;
/** Heights of the month's name and of the weekdays. */
const head = 17 + 16;
const gap = 20;

/** Weeks from the first to the last day that is shown, as days: below 1 or past the month's end they are no days of it. */
function weeksOf({ month, span }: Calendar): readonly (readonly number[])[] {
  const { days, first } = monthSpan(month);
  const [from, to] = span ?? [1, days];
  const week = (day: number) => Math.floor((day + first - 1) / 7);
  return Array.from({ length: week(to) - week(from) + 1 }, (_, row) =>
    weekdays.map((_, weekday) => (week(from) + row) * 7 + weekday + 1 - first),
  );
}

const notesOf = ({ marked }: Calendar) =>
  marked
    .flatMap(({ day, note }) => (note === undefined ? [] : [{ day, word: note }]))
    .sort((a, b) => a.day - b.day);

/** Where the notes stand: beside the days, one a line, where both fit; else below them. */
function layout(part: Calendar, { w }: Pick<Box, 'w'>) {
  const words = notesOf(part).map(({ word }) => word);
  const column = keyColumn(words);
  const beside = words.length > 0 && 7 * narrowest + gap + column <= w;
  const days = Math.min(7 * widestDay, beside ? w - gap - column : w);
  return { beside, days, key: keyHeight(words, beside ? 0 : w) };
}

function heights(part: Calendar, w: number, week: number): number {
  const { beside, key } = layout(part, { w });
  const days = head + weeksOf(part).length * week;
  return beside ? Math.max(days, head + key) : days + (key && key + 3);
}

function step(part: Calendar, { w, h }: Box): number {
  const { beside, key } = layout(part, { w });
  return Math.min(24, (h - head - (beside ? 0 : key && key + 3)) / weeksOf(part).length);
}

/** The weeks of a month, or some of them; days that are marked with the sign of their state, and with notes. */
export const calendar: Part<'calendar'> = {
  height: (part, w) => [heights(part, w, 17), heights(part, w, 24)],
  width: () => 7 * narrowest,
  accent: ({ marked }) => stateAccent(marked.map(({ state }) => state)),

  /** The week of a marked day, as a leader to the day itself would cross other days. */
  rowBox: (part, box, row) => {
    const day = part.marked[row]?.day ?? 0;
    const week = weeksOf(part).findIndex((days) => days.includes(day));
    return rowOf({ ...box, y: box.y + head, w: layout(part, box).days }, step(part, box), week);
  },

  draw: (part, { box, accent }) => {
    const { beside, days: width } = layout(part, box);
    const weeks = weeksOf(part);
    const h = step(part, box);
    const top = box.y + head;
    const w = width / 7;
    const left = (weekday: number) => box.x + weekday * w + (w - narrowest) / 2;
    const last = monthSpan(part.month).days;
    const sought = accent === undefined ? undefined : part.marked[accent]?.day;
    return [
      text('label', box.x, box.y + 10, longMonth(part.month)),
      ...weekdays.map((name, weekday) => text('labelEnd', left(weekday) + sets.number, box.y + 17 + 9, name)),
      path('ink', across(box.x, top - 1, width)),
      ...weeks.flatMap((days, row) => {
        const y = top + row * h;
        return [
          ...days.flatMap((day, weekday) => {
            if (day < 1 || day > last) return [];
            const state = part.marked.find((marked) => marked.day === day)?.state;
            const x = left(weekday);
            const flame = day === sought;
            return [
              ...(flame ? [path('wash', rect({ x: box.x + weekday * w, y: y + 1, w, h: h - 2 }))] : []),
              text(state ? 'textEnd' : 'labelEnd', x + sets.number, baseline(y, h, 'textEnd'), String(day)),
              ...(state ? stateSign(state, x + sets.sign, y + h / 2, flame, 5) : []),
            ];
          }),
          path('rule', across(box.x, y + h - 0.5, width)),
        ];
      }),
      ...drawKey(
        notesOf(part).map(({ day, word }) => ({
          word,
          sign: ({ x, y, h: height }: Box) => [text('strong', x, baseline(y, height), String(day))],
        })),
        beside
          ? { x: box.x + width + gap, y: top, w: 0 }
          : { x: box.x, y: top + weeks.length * h + 3, w: box.w },
      ),
    ];
  },
};
