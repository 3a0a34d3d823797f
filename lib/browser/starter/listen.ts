/** Hears events of the whole document before anybody else, without holding up a scroll. */
export function listen(types: readonly string[], handler: (event: Event) => void): void {
  for (const type of types) document.addEventListener(type, handler, { capture: true, passive: true });
}
