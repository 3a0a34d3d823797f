import { cellsOf, day, decided, figures, inWords, number, pieceCheck } from '@/pipeline/content/piece';
import { networkOptimization as page } from './network-optimization';

// Compares the soak week with what untouched cells let expect, for the changed cells and for their ring, and as each half of that would.

const { field, row, rows, said, station, total } = cellsOf(page);
const numbers = (text = '') => (text.match(/\d[\d,]*/g) ?? []).map(number);
const [[cells = 0, cellsDue = 0] = [], [ring = 0, ringDue = 0] = []] = rows('guard').map(([name]) =>
  numbers(name),
);
const before = total('kpi');
const [ringBefore = 0] = numbers(field('kpi', 'Ring'));
const fall = (label: string) => {
  const [from = 0, to = 0] = numbers(field('guard', label));
  return to / from;
};
const [bad, ordinary] = [fall('Cells as bad'), fall('Ordinary')];
const due = before * bad + ringBefore * ordinary;
/** What chance moves the difference by: counts of both weeks and of the control cells, each with its own square root. */
const noise = (was: number, is: number, label: string) => {
  const [from = 0, to = 0] = numbers(field('guard', label));
  return is + was * (to / from) ** 2 + ((was * to) / from) ** 2 * (1 / from + 1 / to);
};
const chance = Math.sqrt(noise(before, cells, 'Cells as bad') + noise(ringBefore, ring, 'Ordinary')) / due;
const limit = number(/\d+ %/.exec(field('engineer', 'Limit'))?.[0]);
const both = cells - before * bad + ring - ringBefore * ordinary;
const act = (more: number) => (more / due > limit ? 'revert' : 'keep');
const [changed = 0, spared = 0] = [row('shortlist', 'To be'), row('shortlist', 'As bad')];
const word = (text: string) => text.toLowerCase();
const nine = Number(figures(station('kpi')?.fields?.[0]?.label ?? ''));
/** The ring’s drops per minute, where enough minutes moved to leave the three’s as they were, and the nine carry minutes by their number. */
const ringRate = ring / ringDue / (1 + ((1 - cells / cellsDue) * changed) / nine);
const percent = (part: number) => Math.round((1 - part) * 100);
const start = (at: string, label: string) => {
  const [, from, month] = /(\d+) (?:to \d+ )?(\w{3})/.exec(field(at, label)) ?? [];
  return day(`${from} ${month} 2026`);
};
const end = (at: string, label: string) => day(field(at, label).replace(/^.*to /, ''));
const [first, last] = [start('ems', 'Before'), end('ems', 'Before')];
const [soaked, until] = [start('change', 'Soak'), end('change', 'Soak')];

export const networkOptimizationCheck = pieceCheck({
  page,
  decisions: [
    decided('more drops', `${total('guard')}`, `${both}`, {
      'before and after': `${cells - before + ring - ringBefore}`,
      'without the ring': `${cells - before * bad}`,
      'one comparison': `${cells + ring - (before + ringBefore) * ordinary}`,
    }),
    decided('the set', /: (\w+)$/.exec(field('engineer', 'Limit'))?.[1], act(both), {
      'before and after': act(cells - before + ring - ringBefore),
      'without the ring': act(cells - before * bad),
    }),
    decided('due, three cells', `${cellsDue}`, `${before * bad}`, { ordinary: `${before * ordinary}` }),
    decided('due, ring', `${ringDue}`, `${ringBefore * ordinary}`, { bad: `${ringBefore * bad}` }),
    decided('due, all', figures(station('guard')?.sum?.total[0] ?? ''), `${due}`),
    decided(
      'whose drops per minute hide it',
      said(/per minute of the (\w+) alone/),
      ringRate > 1 ? inWords(changed) : 'none',
    ),
    decided('limit of drops expected, ring too', field('engineer', 'Per cent'), 'Drops expected, with ring'),
    decided('limit above chance', `${chance < limit}`, 'true'),
    decided(
      'mirrored',
      figures(station('change')?.fields?.[2]?.label ?? '', field('change', 'Ring to')),
      `${changed} 2 ${nine}`,
    ),
    decided('cells changed', word(said(/(Three) cells of/)), inWords(changed)),
    decided(
      'name of the first sum',
      word(station('kpi')?.sum?.total[0] ?? ''),
      `${inWords(changed)} cells, before`,
    ),
    decided(
      'rows of cells',
      rows('kpi')
        .map(([name]) => name)
        .join(),
      'Cell 1,Cell 2,Cell 3',
    ),
    decided('dB', figures(station('engineer')?.value ?? ''), `0 ${figures(said(/raised by (\d+ dB)/))}`),
    decided(
      'old value',
      figures(field('change', 'Old')),
      figures(station('engineer')?.value ?? '').split(' ')[0] ?? '',
    ),
    decided('weeks', `${last - first},${until - soaked},${(soaked - first) % 7}`, '6,6,0'),
    decided('freeze ends before the run', `${day(field('change', 'Run')) - end('engineer', 'Freeze')}`, '1'),
    decided('run at night', /\d\d:\d\d/.exec(field('change', 'Run'))?.[0], '02:10'),
    decided('freeze begins after the first week', `${start('engineer', 'Freeze') > last}`, 'true'),
    decided(
      'three of the ring',
      figures(
        page.detail.route?.about ?? '',
        field('engineer', 'Towards'),
        rows('guard')[0]?.[0] ?? '',
        station('guard')?.mark?.note ?? '',
      ),
      `${changed} ${nine} ${changed} ${changed} ${cells} ${cellsDue} ${changed}`,
    ),
    decided('set by name', page.detail.route?.name, `Change set ${station('change')?.value}`),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        [
          changed,
          before,
          2,
          changed,
          cells,
          2,
          percent(bad),
          spared,
          changed,
          percent(ordinary),
          spared,
          nine,
        ],
        [
          ring,
          ringDue,
          changed,
          cellsDue - cells,
          ring - ringDue,
          both,
          Math.round((both / due) * 1000) / 10,
          due,
          changed,
        ],
        // The soak ends on a Sunday; two nights later the set is taken back.
        [changed, limit * 100, new Date((until + 2) * 86_400_000).getUTCDate(), Math.round(chance * 100)],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
