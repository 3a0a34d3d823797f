/** Beside Chromium, in which all other tests run. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Gesture = 'hover' | 'click' | 'tap';

/** The commands of an engine's own protocol, from which `engine.ts` makes the acts of a visitor. */
export interface Driver {
  /** False where the driver has no finger, as WebKit's: a tap is then a click of the mouse. */
  readonly hasTouch: boolean;
  /** Asks for a page and does not wait for it. */
  navigate(url: string): Promise<void>;
  evaluate<A, R>(script: (argument: A) => R, argument: A): Promise<R>;
  point(at: Point, gesture: Gesture): Promise<void>;
  /** Each a character or a key's name, as of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  setViewport(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that runs; each visitor in it has storage and history of their own. */
export interface Browser {
  visitor(): Promise<Driver>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** False: as where somebody has switched scripts off. */
  readonly scripts: boolean;
}
