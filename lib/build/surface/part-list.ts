import { across, type Mark, n, path, rect, ring, text, widest } from './marks';
import { baseline, type PartOf, type Room } from './room';

type Items = PartOf<'list'>['items'];
type State = Items[number]['state'];

const words = { done: 'done', active: 'now', waiting: 'waiting', alert: 'check' } as const satisfies Record<
  State,
  string
>;

/** Lines with the mark of their state; the state in words too, where there is room. */
export function drawList(items: Items, { box, accent }: Room): readonly Mark[] {
  const shown = items.slice(0, Math.max(1, Math.floor(box.h / 19)));
  const h = Math.min(27, box.h / shown.length);
  const labels = shown.map(({ label }) => label);
  const worded = box.w > widest(labels, 'text') + 90;
  return shown.flatMap(({ label, state }, index) => {
    const y = box.y + index * h;
    const flame = index === accent;
    return [
      ...stateMark(state, box.x + 6, y + h / 2, flame),
      text(flame ? 'strong' : 'text', box.x + 20, baseline(y, h), label),
      ...(worded ? [text('labelEnd', box.x + box.w, baseline(y, h), words[state])] : []),
      path('rule', across(box.x, y + h - 0.5, box.w)),
      ...(flame
        ? [
            path('wash', rect({ x: box.x - 6, y: y + 1, w: box.w + 12, h: h - 2 })),
            path('flame', `M${n(box.x - 6)} ${n(y + 1)}v${n(h - 2)}`),
          ]
        : []),
    ];
  });
}

function stateMark(state: State, x: number, y: number, flame: boolean): readonly Mark[] {
  const style = flame ? 'flame' : 'ink';
  switch (state) {
    case 'done':
      return [path('leaf', `M${n(x - 4)} ${n(y)}l3 3 6-6.5`)];
    case 'active':
      return [path(style, ring(x, y, 4.5)), path(flame ? 'flameSolid' : 'solid', ring(x, y, 2))];
    case 'waiting':
      return [path('line', ring(x, y, 4.5))];
    case 'alert':
      return [path(style, `M${n(x)} ${n(y - 6)}l6 11h-12z`), path('ink', `M${n(x)} ${n(y - 1.5)}v3`)];
  }
}
