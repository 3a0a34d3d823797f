import { isPlainClick } from '../in-site-link';
import { patience } from '../interaction';
import { keepPosted, keepTopic } from './contact';
import { isInteractive, prepare, startIslands } from './framework';
import { listen } from './listen';
import { showLeaving, showProgress } from './route-progress';
import { startSearch } from './search';

/*
 * Islands say in their markup what starts them and what must not be lost until they listen:
 *   data-start       a pointer over it, a press or the focus in it starts the islands
 *   data-keep        a click on it, or the submit of a form, waits for the island, which then gets it again. Where that does
 *                    not come, a link is followed, a button leads to the attribute's value, a form sends itself: its value
 *                    stands before the page that led to it, in the message.
 *   data-keep-arrow  the same for the arrow key that opens a menu
 */

interface Gesture {
  readonly repeat: () => void;
  readonly endProgress: () => void;
}

/** The gesture that is waiting. A newer one takes its place. */
let kept: Gesture | undefined;
let isStarting = false;
/** The islands will not come, or not in time: what is repeated now, the page does by itself. */
let hasFailed = false;
/** The browser itself is sending a form: another press would send it again. */
let isPosting = false;
/** The last pointer that came to a control. Islands answer to a hovering mouse only: touch and pen imitate it. */
let pointer = { pointerType: '', timeStamp: 0 };

export function watchGestures(): void {
  listen(['pointerover', 'pointerdown', 'focusin'], (event) => {
    if ('pointerType' in event) pointer = event as PointerEvent;
    const control = closest(event, '[data-start]');
    if (!control || isInteractive()) return;
    prepare(control.closest<HTMLElement>('[data-island]')?.dataset.island);
    start();
  });
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener('keydown', handleKey, true);
  // Should the browser bring the page back from its cache, the gesture that led away is done with.
  addEventListener('pagehide', () => {
    isPosting = false;
    forget();
  });
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** No island answers here: they did not come, or this one did not stand. */
const isBroken = (control: Element) =>
  (hasFailed && (!isInteractive() || control.matches('a'))) || control.closest('[data-broken]') !== null;

function handleClick(event: MouseEvent): void {
  const control = closest(event, 'a, button[data-keep]');
  if (!control || !isPlainClick(event)) return;
  const { keep: hub, contact, search } = control.dataset;
  if (search) void startSearch(event);
  const form = contact && document.getElementById('form');
  if (form) {
    // The page itself has the form that the link is about. A drawer goes first: it gives the focus back.
    event.preventDefault();
    control.closest<HTMLElement>('[popover]')?.hidePopover?.();
    form.scrollIntoView();
    form.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true });
  } else if (!hub) {
    // A click on another link drops the gesture that waits.
    forget();
  } else if (!isBroken(control)) {
    if (!isInteractive()) keep(event, control, (now) => now.click());
  } else if (control instanceof HTMLAnchorElement) {
    keepTopic(control.dataset);
    if (!isInteractive()) return;
    // Islands that came after all open no panel: it would go with the page, and with it what somebody types.
    event.stopImmediatePropagation();
    showLeaving();
  } else {
    showLeaving();
    location.href = hub;
  }
}

function handleSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!('keep' in form.dataset)) return;
  if (isPosting) stop(event);
  else if (isBroken(form)) {
    isPosting = true;
    keepPosted(form);
    const postedAt = performance.now();
    showLeaving(({ type }) => {
      // The second press of a double click is no sign that the page stays.
      if (type === 'navigateerror' || performance.now() - postedAt > patience) isPosting = false;
    });
  } else if (!isInteractive()) keep(event, form, (now) => (now as HTMLFormElement).requestSubmit());
}

function handleKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') forget();
  const control = event.key === 'ArrowDown' && closest(event, '[data-keep-arrow]');
  if (!control || isBroken(control) || isInteractive()) return;
  const again = { key: event.key, bubbles: true, cancelable: true };
  keep(event, control, (now) => now.dispatchEvent(new KeyboardEvent('keydown', again)));
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const keepers = () => [...document.querySelectorAll<HTMLElement>('[data-keep],[data-keep-arrow]')];

/** Holds a gesture on a control until the islands listen, at most for {@link patience}. */
function keep(event: Event, control: HTMLElement, repeat: (control: HTMLElement) => void): void {
  stop(event);
  forget();
  // Where somebody changed the page before React came (a translator, say), React writes the island anew: the control is known
  // again by its place among the others.
  const at = keepers().indexOf(control);
  const now = () => (control.isConnected ? control : keepers()[at]) ?? control;
  const gesture: Gesture = { repeat: () => repeat(now()), endProgress: showProgress() };
  kept = gesture;
  setTimeout(() => kept === gesture && giveUp(), patience);
  start();
}

/** No gesture waits any more. @returns the one that did */
function forget(): Gesture | undefined {
  const gesture = kept;
  kept = undefined;
  gesture?.endProgress();
  return gesture;
}

function giveUp(): void {
  hasFailed = true;
  forget()?.repeat();
}

export function start(): void {
  if (isStarting) return;
  isStarting = true;
  startIslands().then(() => {
    repeatHover();
    forget()?.repeat();
  }, giveUp);
}

/** The pointer was inside before the island listened: it comes in once more, with the milliseconds it rested as `detail`. */
function repeatHover(): void {
  const { pointerType, timeStamp } = pointer;
  if (pointerType !== 'mouse') return;
  const hovered = [...document.querySelectorAll('[data-start]:hover, [data-start] :hover')].at(-1);
  const detail = performance.now() - timeStamp;
  hovered?.dispatchEvent(new PointerEvent('pointerover', { pointerType, detail, bubbles: true }));
}
