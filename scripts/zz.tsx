import { readdirSync, writeFileSync } from 'node:fs';
import { crossings, layOut, sizes } from '@/lib/schematic/layout';
import * as svg from '@/lib/schematic/svg';

const out: string[] = [];
for (const section of ['services', 'industries', 'solution'])
  for (const f of readdirSync(`content/${section}`)) {
    try {
      const page: any = Object.values(await import(`../content/${section}/${f}`))[0];
      const t = Date.now();
      const d = await layOut(page.detail.schematic);
      out.push(
        `<figure><b>${section}/${f} ${Math.round(d.width)}x${Math.round(d.height)} x${crossings(d)} ${Date.now() - t}ms</b><svg viewBox="0 0 ${d.width} ${d.height}" width="${d.width * 0.8}">${d.lanes.map((l, i) => `<rect x="0" y="${l.top}" width="${d.width}" height="${l.bottom - l.top}" fill="${i % 2 ? '#f3efe6' : '#fbf8f2'}"/><text x="${l.x}" y="${l.y + 11}" font-size="10.5" font-family="monospace" fill="#777">${l.text.toUpperCase()}</text>`).join('')}<path d="${svg.flowsPath(d)}" fill="none" stroke="#666" stroke-width="1.4"/><path d="${svg.arrowsPath(d)}" fill="#e8590c"/>${d.nodes.map((n) => `<path d="${svg.nodePath(n)}" fill="#fff" stroke="#333" ${n.kind === 'outside' ? 'stroke-dasharray="4 3"' : ''}/>${n.lines.map((t, i) => `<text x="${n.x + n.width / 2}" y="${n.y + n.height / 2 + 5 - (n.lines.length - 1) * 8.5 + i * 17}" text-anchor="middle" font-size="14" font-family="sans-serif">${t}</text>`).join('')}`).join('')}${d.flows.map((f) => (f.label ? `<text x="${f.label.x + f.label.width / 2}" y="${f.label.y + 12}" text-anchor="middle" font-size="12" font-style="italic" font-family="sans-serif" fill="#555">${f.label.text}</text>` : '')).join('')}</svg></figure>`,
      );
    } catch (e) {
      console.log(section, f, (e as Error).message.slice(0, 200));
    }
  }
writeFileSync(
  '/tmp/draw.html',
  `<style>body{display:flex;flex-wrap:wrap;font:12px sans-serif}figure{margin:8px}</style>` + out.join(''),
);
console.log(out.length);
