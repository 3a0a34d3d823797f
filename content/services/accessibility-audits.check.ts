import { cellsOf, decided, pieceCheck } from '@/pipeline/content/piece';
import { accessibilityAudits as page } from './accessibility-audits';

// Speaks the markup as a screen reader would, and counts the pages that one fault keeps from conforming.

const { exhibit } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'record' || !sums?.verdict) throw new Error('No finding, or no ledger');

const [markup, heard] = exhibit.exchange.map(({ lines }) => lines);
const field = (name: string) => exhibit.fields.find(({ label }) => label === name)?.value ?? '';
const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);

/** Name, role and states: what attributes say. A class says nothing. A disabled control gets no focus; arrow keys meet it, and its name comes last. */
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
/** What Enter or Space does without a screen reader: only native controls and key handlers answer. */
const keyed = (line = '') => (/<(button|input)|onkey/.test(line) ? 'something happens' : 'nothing happens');

const [faulty = 0, sampled = 0, steps = 0] = numbers(field('Extent'));
const [chosen = 0] = numbers(said(/has (\d+ chosen)/));
const random = sampled - chosen;
// A fault fails its page; by process, all steps of the process; the scanner sees none, and a cautious reader fails the site.
const failed = { byPage: faulty, byProcess: steps, scanner: 0, site: sampled };
const column = (fails: number) => [chosen - steps, Math.max(0, steps - fails), random].join();
const stated = (index: number) => sums.rows.map((row) => row[index]).join();
const conform = (fails: number) => String(sampled - fails);
const [slots = 0] = numbers(field('Task'));
const free = ['six', 'seven', 'eight'].indexOf(said(/of the other (\w+)/)) + 6;

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
    decided('heard after repair', field('Arrow key says'), repaired, { 'first repair': spoken(markup?.[0]) }),
    decided('severity', exhibit.severity, task(heard?.[0] ?? '', heard?.[1] ?? ''), {
      repaired: task(repaired, heard?.[1] ?? ''),
    }),
    decided('random part', String(random), String(chosen / 10), { 'of the process': String(steps / 10) }),
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
    decided('slots', String(slots), String(Number(said(/these, (\d+) are taken/)) + free)),
  ],
  quantities: {
    buttons: [slots],
    'slots?': [slots, 1],
    'pages?': [sampled, faulty, chosen, sampled - steps, 15, 25],
  },
});
