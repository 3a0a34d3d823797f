import type { Screen } from '@/content/portfolio/screen';
import { type Box, down, hair, type Primitive, path, ring, room, text } from './primitives';

/** Every drawn screen has this size, so that their edges align on the portfolio. The lower edge cuts the device off. */
export const format = { w: 344, h: 282 } as const;
const { w, h } = format;

interface Frame {
  readonly primitives: readonly Primitive[];
  /** Area of the parts. */
  readonly content: Box;
}

const inset = (x: number, y: number): Box => ({ x, y, w: w - 2 * x, h: h - y - 10 });

/** The device around a screen, with the heading in its title bar. */
export const frames: Readonly<Record<Screen['device'], (heading: string) => Frame>> = {
  browser: (heading) => ({
    primitives: [
      path('body', `M1 ${h}V8q0-7 7-7h${w - 16}q7 0 7 7v${h - 8}`),
      path('ink', `M1 30.5h${w - 2}`),
      path(
        'line',
        `${ring(14, 16, 3)}${ring(25, 16, 3)}${ring(36, 16, 3)}M${w - 26} 12.5h12m-12 4h12m-12 4h12`,
      ),
      text('heading', 52, 20.5, heading),
    ],
    content: inset(15, 44),
  }),
  tablet: (heading) => ({
    primitives: [
      path('body', `M1 ${h}V19Q1 1 19 1h${w - 38}q18 0 18 18v${h - 19}`),
      path(
        'line',
        `M12.5 ${h}V15.5q0-3 3-3h${w - 31}q3 0 3 3V${h}${ring(w / 2, 6.8, 1.5)}M${w - 40} 22.5h14v7h-14zM${w - 24} 25v2`,
      ),
      path('rule', `M12.5 39.5h${w - 25}`),
      path('ink', 'M28 21l-5 5 5 5'),
      text('heading', 38, 30.5, heading),
    ],
    content: inset(25, 51),
  }),
  handset: (heading) => ({
    primitives: [
      path('grid', squares()),
      path('body', `M58 ${h}V27Q58 1 84 1h176q26 0 26 26v${h - 27}`),
      path('line', `M64.5 ${h}V27.5q0-20 20-20h175q20 0 20 20V${h}M56.5 60v22m0 8v22M287.5 70v30`),
      path('ink', `M158 14.5h28M80 29l-5 5 5 5`),
      path('rule', `M64.5 46.5h215`),
      text('heading', 88, 38.5, heading),
    ],
    content: { x: 73, y: 56, w: 198, h: h - 56 - 8 },
  }),
  terminal: (heading) => {
    const tab = hair(room(heading, 'code') + 52);
    return {
      primitives: [
        path('body', `M1 ${h}V1h${w - 2}v${h - 1}`),
        path('ink', `M1 28.5h${w - 2}M12 12l5 4-5 4M20 21.5h7`),
        path('line', `${down(tab, 1, 27)}M${w - 22} 12l8 8m0-8l-8 8`),
        text('code', 36, 20, heading),
      ],
      content: inset(18, 42),
    };
  },
};

/** The squared paper that shows beside a narrow device. */
function squares(): string {
  const level = Array.from({ length: 11 }, (_, index) => `M0 ${index * 24 + 20.5}h${w}`);
  const upright = [8, 32, 56, 287, 311, 335].map((x) => down(x, 0, h));
  return level.join('') + upright.join('');
}
