/** Anybody can write an invalid encoding into an address, on which `decodeURIComponent` throws: such a part stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
