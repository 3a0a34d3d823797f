import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../pipeline/browser';

/** Times the largest drawing of `/sketch` in a browser on a processor slowed down four times: `npx tsx lab/time-sketch.ts`. */

const slowdown = 4;
const source = `
  import { drawSketch } from '@/lib/sketch/draw';
  import { canvasMeasure } from '@/lib/sketch/browser/canvas-measure';
  const kinds = ['person', 'software', 'store', 'document', 'outside'];
  const lanes = ['Customers', 'Office', 'Accounts', 'Stores'];
  const words = ['order by phone', 'stock at month end', 'invoice typed', 'goods and challan', 'rate list', 'pick list'];
  const sketch = (turn) => ({
    title: '',
    boxes: Array.from({ length: 14 }, (_, index) => ({
      id: 'b' + index, label: words[(index + turn) % 6] + ' ' + index, kind: kinds[index % 5], lane: lanes[(index * (turn + 1)) % 4],
    })),
    flows: Array.from({ length: 20 }, (_, index) => ({
      from: 'b' + (index % 14), to: 'b' + ((index * 5 + turn + 1) % 14 === index % 14 ? (index + 1) % 14 : (index * 5 + turn + 1) % 14), label: words[index % 6],
    })),
    hurt: { box: 'b' + (turn % 14), note: 'Written on paper, typed two days later' },
  });
  window.times = (format) => {
    const measure = canvasMeasure('sans-serif');
    return Array.from({ length: 30 }, (_, turn) => {
      const before = performance.now();
      const drawn = drawSketch(sketch(turn % 10), measure, format);
      if ('fault' in drawn) throw new Error(drawn.fault);
      return performance.now() - before;
    });
  };`;

const { outputFiles } = await build({
  stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
});
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const format of ['medium', 'portrait']) {
    const times = (await page.evaluate(`window.times('${format}')`)) as number[];
    const [first = 0, ...rest] = times;
    rest.sort((a, b) => a - b);
    const at = (part: number) => Math.round(rest[Math.floor(rest.length * part)] ?? 0);
    console.log(
      `${format}: first ${Math.round(first)} ms, median ${at(0.5)} ms, 90 in 100 up to ${at(0.9)} ms`,
    );
  }
} finally {
  await browser.close();
}
