import { fragmentTarget } from '../fragment';
import { listen } from './listen';

/* Small behaviours of a page without islands: drawer, ring, copyright year. Each returns at once where its element is missing. */

/** "© 2013–2026": to the visitor's current year, also when the site was built last year. */
export function updateYears(): void {
  const year = document.querySelector('[data-current-year]');
  const now = String(new Date().getFullYear());
  if (year && year.textContent !== now) year.textContent = now;
}

/** Without a scroll timeline, one passive listener writes how far the page is scrolled. */
export function followScroll(): void {
  const ring = document.querySelector<HTMLElement>('[data-scroll-ring]');
  if (!ring || CSS.supports('animation-timeline: scroll()')) return;
  const update = () => {
    const room = document.documentElement.scrollHeight - innerHeight;
    const share = room > 0 ? Math.min(1, scrollY / room) : 0;
    ring.style.setProperty('--scrolled', String(share));
    ring.toggleAttribute('data-scrolled', scrollY > 0);
  };
  update();
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update, { passive: true });
}

/** The drawer is a popover, which the browser opens without scripts; while it is open, the page behind it is `inert`. */
export function guardDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('dialog[popover]');
  if (!drawer) return;
  if (!drawer.hidePopover) {
    openDrawerByScript(drawer);
    return;
  }
  // `beforetoggle`, not `toggle`: a closing drawer gives the focus back, and its receiver must not be inert then.
  drawer.addEventListener('beforetoggle', (event) => isolate(drawer, event.newState === 'open'));
  isolate(drawer, drawer.matches(':popover-open'));
  // A followed link closes the drawer: its target may lie under it.
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
  // On wide windows the drawer has no toggle.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => drawer.hidePopover());
}

function isolate(drawer: Element, isOpen: boolean): void {
  for (let inside = drawer; inside !== document.body; inside = inside.parentElement ?? document.body)
    for (const other of inside.parentElement?.children ?? [])
      if (other !== inside) other.toggleAttribute('inert', isOpen);
}

/** For browsers that do not know popovers. */
function openDrawerByScript(drawer: HTMLDialogElement): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[popovertarget]'))) return;
    if (drawer.open) drawer.close();
    else drawer.showModal();
  });
}

/** A link to a question, or into a fold, opens it; browsers without exclusive `<details name>` close the others. */
export function followFragments(): void {
  const open = () => {
    const target = fragmentTarget(location.hash);
    const fold = target?.closest('details');
    if (!fold) return;
    fold.open = true;
    target?.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
  if ('name' in HTMLDetailsElement.prototype) return;
  listen(['toggle'], ({ target }) => {
    const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name');
    if (!name) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${CSS.escape(name)}"]`))
      if (other !== target) other.open = false;
  });
}
