import { setTimeout } from 'node:timers/promises';

export interface LineSpeed {
  /** Until an answer begins, in milliseconds: a round trip. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

const megabits = (count: number) => (count * 1024 * 1024) / 8;

/** The slow mobile line that Lighthouse assumes: 150 ms, 1.6 Mbit/s. */
export const mobileLine: LineSpeed = { latency: 150, bytesPerSecond: megabits(1.6) };
export const fastLine: LineSpeed = { latency: 40, bytesPerSecond: megabits(9) };

/** Bytes of a TCP segment: what answers take turns with. */
const segment = 1460;
/** A new connection may send so much before the first acknowledgement (RFC 6928). */
const initialWindow = 10 * segment;

/** Bytes that a connection has sent in all, with the time; the client acknowledges them a round trip later. */
type Sent = { readonly total: number; readonly at: number }[];

/** Hands on the pieces of a body as fast as a line lets them through that all its answers share, and TCP's slow start its connection. */
export function slowLine({ latency, bytesPerSecond }: LineSpeed) {
  let underWay = 0;
  let freeAt = 0;
  const connections = new WeakMap<object, Sent>();

  /** Each acknowledged byte makes room for itself and for one more. */
  const allowedAt = (sent: Sent, total: number) => {
    const acknowledged = (total - initialWindow) / 2;
    const enough = acknowledged > 0 && sent.find((earlier) => earlier.total >= acknowledged);
    return enough ? enough.at + latency : 0;
  };

  return async function* deliver(body: Buffer, connection: object): AsyncGenerator<Buffer> {
    const sent = connections.get(connection) ?? [];
    connections.set(connection, sent);
    await setTimeout(latency);
    // While the line is busy it makes up for timers that come late.
    if (underWay === 0) freeAt = performance.now();
    underWay += 1;
    try {
      for (let at = 0; at < body.length; at += segment) {
        const piece = body.subarray(at, at + segment);
        const total = (sent.at(-1)?.total ?? 0) + piece.length;
        freeAt = Math.max(freeAt, allowedAt(sent, total)) + (piece.length / bytesPerSecond) * 1000;
        sent.push({ total, at: freeAt });
        await setTimeout(Math.max(0, freeAt - performance.now()));
        yield piece;
      }
    } finally {
      underWay -= 1;
    }
  };
}
