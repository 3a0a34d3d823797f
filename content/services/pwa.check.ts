import {
  cellsOf,
  clock,
  decided,
  decisionProblems,
  exhibitOf,
  figures,
  inWords,
  pieceCheck,
} from '@/pipeline/content/piece';
import { pwa as page } from './pwa';

// Finds the moment of the invitation by the page's rule, and by the first visit, a first or third task and the returning network.

const { basis, reading, rows, title } = exhibitOf(page, 'rules');
const { prose } = cellsOf(page);
const moments = rows.map(({ cells: [name = '', done = '', waiting = '', said = ''], outcome }) => ({
  name,
  minute: clock(name),
  done: Number(done),
  waiting: Number(waiting),
  said,
  outcome,
}));
type Moment = (typeof moments)[number];
const first = (wanted: (moment: Moment) => boolean) => moments.find(wanted) ?? moments[0];
const at = (moment?: Moment) => /\d+:\d+/.exec(moment?.name ?? '')?.[0] ?? '';
const invited = (moment?: Moment) => moment?.done !== 0 && moment?.waiting === 0;
const rule = first(invited);
const [visit, task, third, network] = [
  first(() => true),
  first(({ done }) => done > 0),
  first(({ done }) => done === Math.max(...moments.map((moment) => moment.done))),
  first(({ name }) => name.includes('network back')),
];
const behind = ({ waiting, done }: Moment) =>
  done === 0 ? 'No reason yet' : waiting ? `Leaves ${waiting} behind` : 'Shown';

export const check = pieceCheck({
  page,
  decisions: [
    decided('the moment', at(moments.find(({ outcome }) => outcome === 'wins')), at(rule), {
      'at the first visit': at(visit),
      'after the first finished task': at(task),
      'after the third task': at(third),
      'when the network is back': at(network),
    }),
    decisionProblems({
      what: 'marks of the rows',
      stated: moments.map(({ outcome }) => outcome).join(),
      outcome: (chosen) =>
        moments.map((moment) => (moment.done === 0 ? 'absent' : moment === chosen ? 'wins' : 'loses')).join(),
      rule,
      instead: { 'the first finished task': task, 'the network': network },
    }),
    decided('what each moment leaves', moments.map(({ said }) => said).join(), moments.map(behind).join()),
    decided(
      'order of the moments',
      moments.map(({ minute }) => minute).join(),
      moments
        .map(({ minute }) => minute)
        .sort((a, b) => a - b)
        .join(),
    ),
    decided(
      'tasks in the names',
      [task, third].map((moment) => /first|third/.exec(moment?.name ?? '')?.[0]).join(),
      [task, third].map((moment) => ['', 'first', 'second', 'third'][moment?.done ?? 0]).join(),
    ),
    decided(
      'nothing waits before it is done',
      String(moments.every(({ waiting, done }) => waiting <= done)),
      'true',
    ),
    decided(
      'done without network waits',
      String([task, third].every((moment) => moment?.waiting === moment?.done)),
      'true',
    ),
    decided(
      'title',
      title.startsWith('Something done and nothing waiting') ? String(invited(rule)) : '',
      'true',
    ),
    decided(
      'what ends the waiting',
      rule?.name.split(' ').at(-1),
      /server has not (\w+)/.exec(reading)?.[1] ?? 'no word',
    ),
    decided('day', figures(basis), '18 2026'),
    decided(
      'minutes more',
      /waits (\w+) minutes more/.exec(prose)?.[1],
      inWords((rule?.minute ?? 0) - (network?.minute ?? 0)),
    ),
    decided(
      'figures of the argument',
      figures(prose),
      [
        third?.done,
        ...clockOf(task),
        0,
        ...clockOf(visit),
        ...clockOf(network),
        (rule?.minute ?? 0) - (network?.minute ?? 0),
      ].join(' '),
    ),
  ],
});

function clockOf(moment?: Moment): number[] {
  return at(moment).split(':').map(Number);
}
