import { isPlainClick } from '../in-site-link';
import { patience } from '../interaction';
import { keepPosted, keepTopic } from './contact';
import { isInteractive, prepare, startIslands } from './framework';
import { listen } from './listen';
import { showLeaving, showProgress } from './route-progress';
import { bringSearch, startSearch } from './search';

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

/** The gesture that waits for the islands; a newer one replaces it. */
let kept: Gesture | undefined;
let isStarting = false;
/** The islands failed to load or exceeded {@link patience}: a repeated gesture takes the browser's default action. */
let hasFailed = false;
/** The browser is submitting a form natively: a second submit would send it twice. */
let isPosting = false;
/** The last pointer over a control. Islands react to a hovering mouse only, because touch and pen emulate hover. */
let pointer = { pointerType: '', timeStamp: 0 };

export function watchGestures(): void {
  listen(['pointerover', 'pointerdown', 'focusin'], (event) => {
    if ('pointerType' in event) pointer = event as PointerEvent;
    turnTo(closest(event, '[data-start]'));
    if (closest(event, 'a[data-search]')) bringSearch().catch(() => {});
  });
  // A page is painted before this runs: the mouse may rest on a control already.
  if (matchMedia('(hover: hover)').matches) {
    pointer.pointerType = 'mouse';
    turnTo(document.querySelector('[data-start]:hover'));
  }
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener('keydown', handleKey, true);
  // On return from the back-forward cache no gesture is pending.
  addEventListener('pagehide', () => {
    isPosting = false;
    forget();
  });
}

function turnTo(control: HTMLElement | null): void {
  if (!control || isInteractive()) return;
  prepare(control.closest<HTMLElement>('[data-island]')?.dataset.island);
  start();
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** The island cannot answer: its code did not load, or React could not render it. */
const isBroken = (control: Element) =>
  (hasFailed && (!isInteractive() || control.matches('a'))) || control.closest('[data-broken]') !== null;

function handleClick(event: MouseEvent): void {
  const control = closest(event, 'a, button[data-keep]');
  if (!control || !isPlainClick(event)) return;
  const { keep: hub, contact, search } = control.dataset;
  if (search) void startSearch(event);
  const form = contact && document.getElementById('form');
  if (form) {
    // The contact form is on this page. The drawer closes first, because it gives the focus back when it closes.
    event.preventDefault();
    control.closest<HTMLElement>('[popover]')?.hidePopover?.();
    form.scrollIntoView();
    form.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true });
  } else if (!hub) {
    // A click on another link cancels the waiting gesture.
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
      // The second press of a double click does not show that the page stays, so it must not allow another submit.
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

/** Keeps a gesture until the islands listen, at most for {@link patience}, and repeats it then. */
function keep(event: Event, control: HTMLElement, repeat: (control: HTMLElement) => void): void {
  stop(event);
  forget();
  // If the HTML was changed before hydration (by a translator, say), React renders the island anew: the control is found again by its
  // index.
  const at = keepers().indexOf(control);
  const now = () => (control.isConnected ? control : keepers()[at]) ?? control;
  const gesture: Gesture = { repeat: () => repeat(now()), endProgress: showProgress() };
  kept = gesture;
  setTimeout(() => kept === gesture && giveUp(), patience);
  start();
}

/** Cancels the waiting gesture. @returns it, if there was one */
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

/** Dispatches a `pointerover` for a pointer that entered before the island listened, with its milliseconds of rest as `detail`. */
function repeatHover(): void {
  const { pointerType, timeStamp } = pointer;
  if (pointerType !== 'mouse') return;
  const hovered = [...document.querySelectorAll('[data-start]:hover, [data-start] :hover')].at(-1);
  const detail = performance.now() - timeStamp;
  hovered?.dispatchEvent(new PointerEvent('pointerover', { pointerType, detail, bubbles: true }));
}
