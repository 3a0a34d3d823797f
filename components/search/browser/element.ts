type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Makes an element; texts become text, never markup. An attribute that is `true` is empty, one that is `false` left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | false | undefined)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}
