import type { Exchange } from '@/lib/contact/exchange';

/** A signed time, whose age tells a person from a program; empty where there is none, and the provider is stricter then. */
let token = '';

/** Asks for a token when the form appears, where the provider gives any. Nothing waits for it. */
export function prepareToken({ token: address }: Exchange): void {
  if (!address || token) return;
  fetch(address)
    .then((response) => (response.ok ? response.text() : ''))
    .then(
      (text) => {
        token = text;
      },
      () => {},
    );
}

/** The token, which counts once: the next message gets another. */
export function takeToken(exchange: Exchange): string {
  const taken = token;
  token = '';
  prepareToken(exchange);
  return taken;
}
