import { setTimeout } from 'node:timers/promises';

export interface LineSpeed {
  /** Until an answer begins, in milliseconds. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** The slow mobile line that Lighthouse assumes: 150 ms, 1.6 Mbit/s. */
export const mobileLine: LineSpeed = { latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/** Bytes of a TCP segment: what answers take turns with. */
const segment = 1460;

/** Hands on the pieces of a body as fast as a line lets them through that all its answers share. */
export function slowLine({ latency, bytesPerSecond }: LineSpeed) {
  let underWay = 0;
  let freeAt = 0;
  return async function* deliver(body: Buffer): AsyncGenerator<Buffer> {
    await setTimeout(latency);
    // While the line is busy it makes up for timers that come late.
    if (underWay === 0) freeAt = performance.now();
    underWay += 1;
    try {
      for (let at = 0; at < body.length; at += segment) {
        const piece = body.subarray(at, at + segment);
        freeAt += (piece.length / bytesPerSecond) * 1000;
        await setTimeout(Math.max(0, freeAt - performance.now()));
        yield piece;
      }
    } finally {
      underWay -= 1;
    }
  };
}
