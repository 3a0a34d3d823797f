import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  number,
  numberOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { qa as page } from './qa';

// Decides on the release by the exit criteria, and by passes of the run cases, of the planned ones, and by open defects.

const { document, title, chosen, why, rejected, reading, reopens = '' } = exhibitOf(page, 'decision');
const texts = rejected.flatMap(({ option, why }) => [option, why]);
const { said } = cellsOf(page, document, title, chosen, why, reopens, ...texts);
const count = (pattern: RegExp) => numberOf(said(pattern));

const planned = count(/Of (\d+) planned cases/);
const ran = count(/cases (\d+) ran/);
const passed = count(/and (\d+) of those passed/);
const target = count(/where (\d+) used to be asked/);
const tablets = count(/run, (\w+) concern search/);
const refunds = count(/missed: (\d+) cases of part refund/);
const failed = ran - passed;
const missing = planned - ran;
const share = (of: number) => Math.round((100 * passed) / of);
const losesMoney = !/no open defect loses money/.test(why);

const cut = 'Released without refunds';
const byShare = (of: number) => (share(of) >= target ? 'Released all' : 'Held');
const [released, back] = [
  day(`${said(/Release on (\d+ November)/)} 2026`),
  day(`${said(/on (\d+ November) by its/)} 2026`),
];
const prices = day(`${said(/begin on (\d+ November)/)} 2026`);
const weekday = (date: number) =>
  new Date(date * 86_400_000).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
const wait = back - prices;
const [aDay, minutes] = [count(/(\d+) × \d+ = \d+ minutes/), count(/× (\d+) = \d+ minutes/)];
const orders = count(/3 × (\d+) =/);

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'release',
      /Release on .* without part refunds/.test(chosen) ? cut : 'another',
      refunds > 0 ? cut : 'Released all',
      {
        'passed of those that ran': byShare(ran),
        'passed of those planned': byShare(planned),
        'no open defect loses money': losesMoney ? 'Held' : 'Released all',
      },
    ),
    decided(
      'readings, decisions',
      figures(reading),
      [rejected.length + 1, new Set([cut, byShare(ran), byShare(planned)]).size].join(' '),
    ),
    decided(
      'criteria met',
      [
        /Criterion (\d),.* is missed/.exec(why)?.[1],
        /Criteria (\d) and (\d) are met/.exec(why)?.slice(1),
      ].join(),
      // The criteria in their order: nothing that loses money, every high risk tried, a rehearsed rollback.
      [refunds > 0 ? 2 : 0, losesMoney ? 0 : 1, /rollback is rehearsed/.test(why) ? 3 : 0].join(),
    ),
    decided(
      'tried as it is released',
      said(/cases ran with it (\w+)\./),
      /stay switched (\w+)/.exec(title)?.[1] ?? '',
    ),
    decided(
      'held after the refunds, too',
      said(/300, still (\w+)/),
      Math.floor((100 * (passed + refunds)) / planned) >= target ? 'released' : 'held',
      {
        'by those that ran':
          Math.floor((100 * (passed + refunds)) / (ran + refunds)) >= target ? 'released' : 'held',
      },
    ),
    decided('not run', `${tablets + refunds}`, missing),
    decided('day of release', said(/go out on (\w+),/), weekday(released)),
    decided('day of the prices', said(/begin on (\w+);/), weekday(prices)),
    decided('day until which it would be held', said(/everything until (\w+) would/), weekday(back)),
    decided(
      'report before release, release before prices',
      `${released - day(document)} ${prices - released}`,
      '1 1',
    ),
    decided('figures of the memo', figures(title, chosen, why), `26 2 ${refunds} 2 1 3`),
    decided(
      'figures of the rejected',
      figures(...texts),
      [
        passed,
        ran,
        missing,
        refunds,
        failed,
        30,
        passed,
        planned,
        27,
        refunds,
        passed + refunds,
        planned,
      ].join(' '),
    ),
    decided('figures of the way back', figures(reopens), `30 ${refunds} 4`),
    decided('date of the hold', said(/Hold all until (\d+)/), said(/on (\d+) November by its/)),
    decided('share in the heading', figures(page.detail.argument?.heading ?? ''), share(ran)),
    decided(
      'place of the risk',
      said(/part refunds, (\w+) in/),
      number(/risk (\d)/.exec(why)?.[1]) === 2 ? 'second' : 'another',
    ),
    decided(
      'high risks that did not run',
      said(/The other (\w+) are part/),
      `${['', 'one', 'two', 'three', 'four'][refunds]}`,
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        planned,
        ran,
        passed,
        share(ran),
        target,
        share(planned),
        failed,
        missing,
        tablets,
        refunds,
        ran,
        aDay,
        aDay,
        minutes,
        aDay * minutes,
        wait,
        orders,
        wait,
        orders,
        wait * orders,
      ].join(' '),
    ),
  ],
});
