import { isPlainClick } from '../in-site-link';
import { patience } from '../interaction';
import { isInteractive, prepare, startIslands } from './framework';
import { listen } from './listen';
import { showProgress } from './route-progress';

/*
 * Islands say in their markup what starts them and what must not be lost until they listen:
 *   data-start       a pointer over it, a press or the focus in it starts the islands
 *   data-keep        a click on it, or the submit of a form, waits for the island, which then gets it again. Where that does
 *                    not come, a link leads to its address, a form sends itself, a button leads to the attribute's value.
 *   data-keep-arrow  the same for the arrow key that opens a menu
 */

interface Gesture {
  readonly repeat: () => void;
  /** What the page does by itself. */
  readonly substitute?: () => void;
  readonly endProgress: () => void;
}

/** The gesture that is waiting. A newer one takes its place. */
let kept: Gesture | undefined;
let hasFailed = false;
/** Islands answer to a hovering mouse only: touch and pen imitate it. */
let pointerType = '';

export function watchGestures(): void {
  listen(['pointerover', 'pointerdown', 'focusin'], (event) => {
    pointerType = (event as PointerEvent).pointerType ?? pointerType;
    const control = closest(event, '[data-start]');
    if (control) start(control.closest<HTMLElement>('[data-island]')?.dataset.island);
  });
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener('keydown', handleKey, true);
  // Should the browser bring the page back from its cache, the gesture that led away is done with.
  addEventListener('pagehide', forget);
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Its island will not come, or did not stand. */
const isBroken = (control: Element) => hasFailed || control.closest('[data-broken]') !== null;

function handleClick(event: MouseEvent): void {
  const control = closest(event, ':is(a, button)[data-keep]');
  if (!control || !isPlainClick(event)) return;
  const substitute = () => {
    location.href = control.dataset.keep || (control as HTMLAnchorElement).href;
  };
  if (isBroken(control)) substitute();
  else if (!isInteractive()) keep(event, () => control.click(), substitute);
}

function handleSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!('keep' in form.dataset) || isBroken(form) || isInteractive()) return;
  keep(
    event,
    () => form.requestSubmit(),
    () => form.submit(),
  );
}

function handleKey(event: KeyboardEvent): void {
  const control = event.key === 'ArrowDown' && closest(event, '[data-keep-arrow]');
  if (!control || isBroken(control) || isInteractive()) return;
  const again = { key: event.key, bubbles: true, cancelable: true };
  keep(event, () => control.dispatchEvent(new KeyboardEvent('keydown', again)));
}

/** Holds a gesture until the islands listen, at most for {@link patience}. */
function keep(event: Event, repeat: () => void, substitute?: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  forget();
  const gesture: Gesture = { repeat, ...(substitute && { substitute }), endProgress: showProgress() };
  kept = gesture;
  setTimeout(() => kept === gesture && forget()?.substitute?.(), patience);
  start();
}

/** No gesture waits any more. @returns the one that did */
function forget(): Gesture | undefined {
  const gesture = kept;
  kept = undefined;
  gesture?.endProgress();
  return gesture;
}

function start(island?: string): void {
  if (hasFailed || isInteractive()) return;
  prepare(island);
  startIslands().then(
    () => {
      repeatHover();
      forget()?.repeat();
    },
    () => {
      hasFailed = true;
      forget()?.substitute?.();
    },
  );
}

/** The pointer was inside before the island listened: it comes in once more. */
function repeatHover(): void {
  if (pointerType !== 'mouse') return;
  const hovered = [...document.querySelectorAll('[data-start] :hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
}
