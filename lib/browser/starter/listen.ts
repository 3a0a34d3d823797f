/** Adds capturing, passive listeners to the document, which run before all others and do not delay scrolling. */
export function listen(types: readonly string[], handler: (event: Event) => void): void {
  for (const type of types) document.addEventListener(type, handler, { capture: true, passive: true });
}
