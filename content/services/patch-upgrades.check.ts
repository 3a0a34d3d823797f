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
import { patchUpgrades as page } from './patch-upgrades';

// Counts the patched hosts by memory and advisory, by the job's report and by the number on the disk, and spreads the restarts over nights.

const { document, title, basis, rows } = exhibitOf(page, 'rules');
const { said } = cellsOf(page, document, title, basis);

const groups = rows.map(({ cells: [name = '', state = '', count = '', told = ''], outcome }) => {
  const [disk = '', memory = ''] = state.split('; ');
  return {
    name,
    count: Number(count),
    hasNewNumber: disk === 'New number',
    isFixed: memory === 'fixed',
    told,
    outcome,
  };
});
type Group = (typeof groups)[number];
const hosts = (isCounted: (group: Group) => boolean) =>
  sum(groups.filter(isCounted).map(({ count }) => count));
const all = hosts(() => true);
const excepted = hosts(({ told }) => told.startsWith('Exception'));
const byMemory = hosts(({ isFixed }) => isFixed);
const byJob = all - excepted;
const byNumber = hosts(({ hasNewNumber }) => hasNewNumber);
const restarts = hosts(({ told }) => told.endsWith('restart'));
const rebuilds = hosts(({ told }) => told.endsWith('rebuild'));
const backported = hosts(({ isFixed, hasNewNumber }) => isFixed && !hasNewNumber);
const paired = numberOf(said(/Of the nine, (\w+) are/));
const pairs = paired / 2;
const firstNight = pairs + restarts - paired;
const nights = 2;
const [scanned, due] = [day(document), day(`${/due on (\d+ \w+)/.exec(basis)?.[1]} 2026`)];
const weekday = new Date((scanned + nights) * 86_400_000).toLocaleDateString('en-GB', {
  weekday: 'long',
  timeZone: 'UTC',
});

export const check = pieceCheck({
  page,
  decisions: [
    decided('patched', said(/memory shows (\d+)/), byMemory, {
      'the job': byJob,
      'the number on disk': byNumber,
      'the number on disk, with advisories': byNumber + backported,
      'without advisories': byMemory - backported,
    }),
    decided(
      'outcomes',
      groups.map(({ outcome }) => outcome).join(),
      groups
        .map(({ isFixed, told }) => (isFixed ? 'wins' : told.startsWith('Exception') ? 'absent' : 'loses'))
        .join(),
    ),
    decided('all', figures(basis).split(' ')[0], all),
    decided('title', figures(title), `${byJob} ${byMemory}`),
    decided(
      'heading',
      figures(page.detail.argument?.heading ?? ''),
      [byJob, byNumber, byMemory, all].join(' '),
    ),
    decided(
      'night before the scan',
      /night to (\d+ \w+ 2026)/.exec(basis)?.[1],
      /\d+ \w+ 2026/.exec(document)?.[0] ?? '',
    ),
    decided('morning of the second count', said(/rescan on (\w+) morning/), weekday),
    decided('a day before', `${due - scanned - nights}`, 1),
    decided(
      'exception outlives the due date',
      day(`${groups.at(-1)?.told.slice(11)} 2026`) > due ? 'yes' : 'no',
      'yes',
    ),
    decided('hour of the scan', figures(document).split(' ').slice(-2).join(), '7,0'),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        byJob,
        byJob,
        byNumber,
        all - byNumber,
        restarts,
        rebuilds,
        restarts + rebuilds,
        backported,
        backported,
        restarts + rebuilds,
        byMemory,
        restarts + rebuilds,
        restarts,
        paired,
        pairs,
        firstNight,
        restarts - firstNight,
        rebuilds,
        byMemory + restarts + rebuilds,
      ].join(' '),
    ),
    decided(
      'containers',
      `${number(groups.find(({ name }) => name.startsWith('Container'))?.count.toString())}`,
      rebuilds,
    ),
  ],
});
