import { cellsOf, decided, figures, numberOf, pieceCheck } from '@/pipeline/content/piece';
import { accessibilityAudits as page } from './accessibility-audits';

// Speaks the finding's markup as a screen reader would, and counts the pages of the sample that the slot picker keeps from conforming.

const { exhibit } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'record' || !sums?.verdict) throw new Error('No finding, or no ledger');

const [markup, heard] = exhibit.exchange.map(({ lines }) => lines);
const field = (name: string) => exhibit.fields.find(({ label }) => label === name)?.value ?? '';
const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);

/** Speaks a line by its attributes, without `class`, which no screen reader says; `states` match a control that arrow keys meet, name last. */
function spoken(line = '', states: RegExp = /\bdisabled\b/) {
  const role = /(?:role|type)="(\w+)"/.exec(line)?.[1];
  const name = />(\d+:\d+)/.exec(line)?.[1];
  const [kind, checked] = role === 'radio' ? ['radio button', ['not checked']] : [role, []];
  return (states.test(line) ? [kind, 'unavailable', ...checked, name] : [name, kind, ...checked]).join(', ');
}
const heardOf = (line = '') => line.replace('Tab: ', '');
const sound = (line: string) => heardOf(line).replace(/\d+:\d+/, '');
const task = (taken: string, free: string) => (sound(taken) === sound(free) ? exhibit.severity : 'Open');
const repaired = spoken(field('Repair'));
/** Tells what Enter or Space does on a line without a screen reader, where only native controls and key handlers react. */
const keyed = (line = '') => (/<(button|input)|onkey/.test(line) ? 'something happens' : 'nothing happens');

const [faulty = 0, sampled = 0, steps = 0] = numbers(field('Extent'));
const [chosen = 0] = numbers(said(/has (\d+ chosen)/));
const random = sampled - chosen;
// `failed` counts the failing pages by each reading; the page takes `byProcess`, WCAG's, by which one fault fails all steps of the booking.
const failed = { byPage: faulty, byProcess: steps, scanner: 0, site: sampled };
const column = (fails: number) => [chosen - steps, Math.max(0, steps - fails), random].join();
const stated = (index: number) => sums.rows.map((row) => row[index]).join();
const conform = (fails: number) => sampled - fails;
const [slots = 0] = numbers(field('Task'));
const free = numberOf(said(/of the other (\w+)/));

export const check = pieceCheck({
  page,
  decisions: [
    ...[0, 1].map((slot) =>
      decided(`heard of slot ${slot}`, heardOf(heard?.[slot]), spoken(markup?.[slot]), {
        'states are attributes, too': slot === 0 ? spoken(markup?.[slot], /taken/) : repaired,
      }),
    ),
    decided('keyboard alone', heard?.[2]?.split(': ')[1], keyed(markup?.[1]), {
      repaired: keyed(field('Repair')),
    }),
    decided('heard after repair', field('Browse mode says'), repaired, {
      'first repair': spoken(markup?.[0]),
    }),
    decided('severity', exhibit.severity, task(heard?.[0] ?? '', heard?.[1] ?? ''), {
      repaired: task(repaired, heard?.[1] ?? ''),
    }),
    decided('random part', String(random), chosen / 10, { 'of the process': steps / 10 }),
    decided('by page', stated(1), column(failed.byPage)),
    decided('by process', stated(2), column(failed.byProcess), {
      page: column(failed.byPage),
      scanner: column(failed.scanner),
    }),
    decided('conform', said(/forbid you (\d+) pages/), conform(steps), {
      page: conform(faulty),
      scanner: conform(0),
      site: conform(sampled),
    }),
    decided(
      'sample said',
      [said(/page of (\d+) fails/), said(/pass all (\d+)/), sums.total[0]].join(),
      [sampled, sampled, `Of ${sampled}`].join(),
    ),
    decided('slots', String(slots), Number(said(/these, (\d+) are taken/)) + free),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [slots, slots - free, free, sampled, steps].join(' '),
    ),
    decided(
      'criteria, said twice',
      exhibit.grounds.match(/\d\.\d\.\d/g)?.join(),
      page.detail.chapters?.standards?.[0]?.use
        .match(/\d\.\d\.\d/g)
        ?.slice(1)
        .join() ?? 'none',
    ),
    ...exhibit.exchange.map(({ lines, marked }) =>
      decided(
        'slot of the reading',
        /\d+:\d+/.exec(exhibit.reading)?.[0],
        /\d+:\d+/.exec(lines[marked] ?? '')?.[0] ?? '',
      ),
    ),
    decided('tab order', markup?.map((line) => /tabindex="(\d)"/.exec(line)?.[1]).join(), '0,0'),
  ],
  quantities: {
    buttons: [slots],
    'slots?': [slots, 1],
    'pages?': [sampled, faulty, chosen, sampled - steps, 15, 25],
  },
});
