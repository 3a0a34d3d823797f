type Attributes = Readonly<Record<string, string | true | undefined>>;

/** Makes an element; texts become text, never markup. As in React, `true` is "true", and `undefined` is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}
