import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  number,
  numberOf,
  partsOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { engagement as page } from './engagement';

// Numbers the day's calls after coding, at the ring, and with a dummy case for the locked one, looks for the gap, and reckons the due days.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [calendar] = partsOf(page, 'calendar');
const items = partsOf(page, 'figures').flatMap((part) => part.items);
const cases = (table?.rows ?? []).map(([at = '', id, village, type = '']) => {
  return { at: clock(at), id: number(id), village, type };
});
const lockedAt = clock(said(/one at (\d+:\d+), from/));
const rings = [...cases.map(({ at }) => at), lockedAt].sort((a, b) => a - b);
const first = cases[0]?.id ?? Number.NaN;
/** Numbers on the desk, where each of `calls` takes one and the locked call has no line. */
const numbers = (calls: readonly number[]) =>
  calls.flatMap((at, place) => (at === lockedAt ? [] : [first + place]));
const after = numbers(cases.map(({ at }) => at));
const atRing = numbers(rings);
const gap = (list: readonly number[]) =>
  list.map((id) => id + 1).find((id) => id < Math.max(...list) && !list.includes(id));
const [before, next] = [
  cases.filter(({ at }) => at < lockedAt).at(-1),
  cases.find(({ at }) => at > lockedAt),
];

const desk = page.detail.capabilities.find(({ name }) => name === 'Case desk')?.text ?? '';
const today = day(page.detail.screen?.heading.replace('November', 'Nov'));
const monthDay = (date: number) => new Date(date * 86_400_000).getUTCDate();
const days = (type: string) => numberOf(new RegExp(`a ${type} (\\w+)`).exec(desk)?.[1] ?? '');
const due = (type: string) => monthDay(today + days(type));
const ofType = (type: string) => cases.filter((one) => one.type === type).length;
const types = ['question', 'request', 'complaint'];
const read = day('25 Nov 2026');
const spelt = (value = Number.NaN) => `${Math.floor(value / 60)} ${value % 60}`;

export const check = pieceCheck({
  page,
  decisions: [
    decided('numbers on the desk', cases.map(({ id }) => id).join(), after.join(), {
      'at the ring': atRing.join(),
    }),
    decided('gap', `${gap(cases.map(({ id }) => id))}`, 'undefined', { 'at the ring': `${gap(atRing)}` }),
    decided(
      'order of the calls',
      cases.map(({ at }) => at).join(),
      rings.filter((at) => at !== lockedAt).join(),
    ),
    decided('before noon', String(rings.every((at) => at >= 9 * 60 && at < 12 * 60)), 'true'),
    decided('cases', items.find(({ label }) => label === 'Cases')?.value, cases.length, {
      'at the ring': rings.length,
    }),
    decided('due days', calendar?.marked.map((one) => one.day).join(), types.map(due).join()),
    ...types.map((type) =>
      decided(
        `${type}s due`,
        calendar?.marked.find((one) => one.day === due(type))?.state,
        today + days(type) < read ? 'done' : 'active',
      ),
    ),
    decided('types', cases.every(({ type }) => types.includes(type)) ? 'dated' : 'undated', 'dated'),
    decided(
      'weeks shown',
      `${calendar?.month} ${calendar?.span}`,
      `2026-11 ${[monthDay(today), monthDay(today) + 13]}`,
    ),
    decided('a Monday', `${new Date(today * 86_400_000).getUTCDay()}`, '1'),
    decided('neighbours of the gap', `${before?.type}, ${next?.type}`, 'question, request'),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...paragraphs),
      [
        rings.length,
        cases.length,
        monthDay(today),
        rings.length,
        cases.length,
        spelt(lockedAt),
        atRing.at(-1),
        gap(atRing),
        spelt(before?.at),
        spelt(next?.at),
        (next?.at ?? 0) - (before?.at ?? 0),
        due('question'),
        ofType('question'),
        after[0],
        after.at(-1),
        rings.length,
        cases.length,
        rings.length - cases.length,
      ].join(' '),
    ),
  ],
});
