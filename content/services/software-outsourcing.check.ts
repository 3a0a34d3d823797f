import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  number,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { softwareOutsourcing as page } from './software-outsourcing';

// Sorts the tasks that shadowing missed by next date, last day of the one who knows them and what may be done early; and by other rules.

const { steps, ticked, title } = exhibitOf(page, 'checklist');
const { said } = cellsOf(page);
const dateOf = (text: string) => day(`${text} ${/Jan|Feb|Apr/.test(text) ? 2027 : 2026}`);
const on = (month: string) => dateOf(said(new RegExp(`(\\d+ ${month}\\w*)`)));

const lastDay = day(title);
const hoped = dateOf(said(/hand over on (\d+ \w+)/));
const [done = 0, all = 0] = (/(\d+) of (\d+)/.exec(steps[0]?.proof ?? '') ?? []).slice(1).map(Number);
const tasks = (steps[1]?.proof ?? '').split(', ').map((cell) => {
  const date = /\d+ [A-Z]\w+/.exec(cell)?.[0];
  const name = /certificate|series|[Rr]ebate|[Rr]estore/.exec(cell)?.[0].toLowerCase() ?? '';
  const step = steps.slice(2, -1).find((one) => one.step.toLowerCase().includes(name));
  return {
    name,
    due: date ? dateOf(date) : Number.POSITIVE_INFINITY,
    at: dateOf(step?.at ?? ''),
    early: /(\d+) days early/.exec(step?.step ?? '')?.[1] ?? '',
    isLive: step?.proof.startsWith('Live') ?? false,
  };
});
const missed = tasks.map(({ due }) => due);
const [rebate = 0, certificate = 0, series = 0] = missed;
const ahead = tasks.find(({ early }) => early);
type Rule = (due: number, early: string) => boolean;
const byLastDay: Rule = (due, early) => due < lastDay || early !== '';
const sorted = (isLive: Rule) => {
  const live = tasks.filter(({ due, early }) => isLive(due, early)).length;
  return `${live} live, ${missed.length - live} rehearsed`;
};
const outcome = /\d live, \d rehearsed/.exec(steps.at(-1)?.proof ?? '')?.[0];

const year = number(said(/of last year’s (\d+) tickets/));
const rare = [numberOf(said(/rebate run had (\w+) tickets/)), ...missed.slice(1).map(() => 1)];
const moved = dateOf(steps.at(-1)?.at ?? '');
const dates = steps.map(({ at }) => dateOf(at));
const began = day(steps[0]?.proof);
const marks = (word: string) => steps.slice(2, -1).filter(({ proof }) => proof.startsWith(word)).length;
const [, second = '', third = ''] = page.detail.argument?.paragraphs ?? [];

export const check = pieceCheck({
  page,
  decisions: [
    decided('live and rehearsed', outcome, sorted(byLastDay), {
      'all moved by the share of tickets, or all rehearsed': sorted(() => false),
      'all awaited': sorted(() => true),
      'whatever has a date awaited': sorted(Number.isFinite),
      'nothing done early': sorted((due) => due < lastDay),
    }),
    decided(
      'each task, live or on a copy',
      tasks.map(({ name, isLive }) => `${name} ${isLive}`).join(),
      tasks.map(({ name, due, early }) => `${name} ${byLastDay(due, early)}`).join(),
    ),
    decided(
      'days early',
      tasks.map(({ early }) => early || '0').join(),
      tasks.map(({ due, at, isLive }) => (isLive ? due - at : 0)).join(),
    ),
    decided(
      'done on a copy',
      said(/; (both) are done on a copy/),
      marks('Rehearsed') === 2 ? 'both' : 'another number',
    ),
    // `steps` signs tasks that did not come round in two ways, live with their owner and rehearsed on a copy; the capability has to name both.
    decided(
      'how a task moves that did not come round',
      /does not come round, once done (.*?)\. The system/.exec(
        page.detail.capabilities.map(({ text }) => text).join(' '),
      )?.[1],
      [
        steps.some(({ proof }) => /^Live, with him beside/.test(proof)) ? 'with its owner beside' : '',
        marks('Rehearsed') > 0 ? 'on a copy' : '',
      ]
        .filter(Boolean)
        .join(' or '),
    ),
    decided('early is the certificate', ahead?.name, 'certificate'),
    decided(
      'sooner or later than hoped',
      said(/days (after|before) she hoped/),
      moved > hoped ? 'after' : 'before',
    ),
    decided('series that ends', said(/31 March keeps the (\w+) series/), 'old'),
    decided('as the steps say', outcome, `${marks('Live')} live, ${marks('Rehearsed')} rehearsed`),
    decided('tasks', `${done + missed.length} of ${all}`, `${all} of ${all}`),
    decided('signed', steps.at(-1)?.step.match(/\d+ of \d+/)?.[0], `${all} of ${all}`),
    decided('left', figures(steps[1]?.step ?? ''), String(all - done)),
    decided('shadow weeks', steps.at(-1)?.proof.match(/^\d+/)?.[0], done),
    decided(
      'four tasks of 24',
      figures(page.detail.argument?.heading ?? ''),
      `${all - done} ${all} ${sum(rare)} ${year}`,
    ),
    decided(
      'figures of the first paragraph',
      figures(page.detail.argument?.paragraphs[0] ?? ''),
      [
        Math.floor(((dates[0] ?? 0) - began) / 7),
        done,
        all,
        year - sum(rare),
        year,
        (100 * (year - sum(rare))) / year,
        1,
        all,
        1,
      ].join(' '),
    ),
    decided(
      'figures of the second',
      figures(second),
      [missed.length, rare[0], 29, dateOf(said(/wait for (\d+ April)/)) - lastDay].join(' '),
    ),
    decided(
      'figures of the third',
      figures(third),
      [4, 12, 6, ahead?.early, 1, done, tasks.length, 17, 11, moved - hoped, lastDay - moved].join(' '),
    ),
    decided('signed tasks move', String(dateOf(said(/people go on (\d+ December)/))), String(hoped)),
    decided(
      'signed tasks move, on the list',
      String(dateOf(/move on (\d+ Dec)/.exec(steps[0]?.proof ?? '')?.[1] ?? '')),
      String(hoped),
    ),
    decided('last day, said', String(on('January')), String(lastDay)),
    decided('certificate, said', String(dateOf(said(/valid until (\d+ February)/))), String(certificate)),
    decided('replaced, said', String(dateOf(said(/replaced on (\d+ January)/))), String(ahead?.at)),
    decided(
      'free, if all were rehearsed: the day after the last rehearsal',
      String(dateOf(said(/system move on (\d+ December)/))),
      String(Math.max(...tasks.filter(({ isLive }) => !isLive).map(({ at }) => at)) + 1),
    ),
    decided('series, said', String(dateOf(said(/wait for (\d+ April)/))), String(series)),
    decided('series begins', said(/(\d+ April) has number 1/), said(/wait for (\d+ April)/)),
    decided('number and year of the series', figures(steps[3]?.step ?? ''), '2027 28'),
    decided('last of the old series', figures(steps[3]?.proof ?? ''), '31 1 1'),
    decided('rebates', String(dates[4]), String(rebate)),
    decided('rebates, said', String(dateOf(said(/rebates on (\d+ January)/))), String(rebate)),
    decided('move, said', String(dateOf(said(/moves on (\d+ January)/))), String(moved)),
    decided(
      'missed by the shadow weeks',
      String(dateOf(/on (\d+ Oct)/.exec(steps[4]?.proof ?? '')?.[1] ?? '') < began),
      'true',
    ),
    decided('in order', dates.join(), dates.toSorted((one, other) => one - other).join()),
    decided('rehearsed before the last day', String(Math.max(...dates) < lastDay), 'true'),
    decided('ticked', String(ticked), dates.filter((date) => date <= day('25 Nov 2026')).length),
    decided(
      'no weekend',
      String(
        [...dates, ...missed.filter(Number.isFinite), lastDay, hoped, began].some(
          (date) => ((date + 4) % 7) % 6 === 0,
        ),
      ),
      'false',
    ),
  ],
});
