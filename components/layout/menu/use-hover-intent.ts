import { type PointerEvent, useEffect, useRef } from 'react';
import { hoverIntent } from '@/lib/browser/interaction';

/** Direction in which a pointer moves towards the panel: down from the header, right from the list of categories. */
type Direction = 'down' | 'right';

/**
 * Calls `onIntent` when a mouse rests on an element for {@link hoverIntent}. Movement in the panel's direction restarts the wait, so
 * that a pointer that crosses a neighbouring entry diagonally does not switch panels.
 */
export function useHoverIntent(onIntent: (target: string) => void, direction: Direction) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const wait = (target: string, delay = hoverIntent) => {
    cancel();
    timer.current = setTimeout(() => onIntent(target), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    handlers: (target: string, isChosen: boolean) => ({
      onPointerEnter: (event: PointerEvent) => {
        // The starter dispatches a hover that began before this code loaded again, with its duration so far as `detail`.
        if (isMouse(event) && !isChosen) wait(target, hoverIntent - event.detail);
        else cancel();
      },
      onPointerMove: (event: PointerEvent) => {
        const along = direction === 'down' ? event.movementY : event.movementX;
        const across = direction === 'down' ? event.movementX : event.movementY;
        if (isMouse(event) && !isChosen && along > 0 && along >= Math.abs(across) / 3) wait(target);
      },
      onPointerLeave: cancel,
    }),
  };
}

/** Touch and pen emulate hover; a menu that opens under a finger would swallow the tap. */
export function isMouse(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
