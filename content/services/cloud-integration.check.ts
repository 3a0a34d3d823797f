import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  pieceCheck,
} from '@/pipeline/content/piece';
import { cloudIntegration as page } from './cloud-integration';

// Holds the pause against the reads of the copy, and against pauses of other lengths and starts; counts the days that a deletion would lose.

const { document, exchange, fields, grounds, severity, title } = exhibitOf(page, 'record');
const { prose } = cellsOf(page);
const field = (name: string) => fields.find(({ label }) => label === name)?.value ?? '';
const [statistics, crontab] = exchange;
const lastRead = /last_idx_scan: (\S+) (\S+)/.exec(statistics?.lines[statistics.marked] ?? '');
const [minute = 0, hour = 0, ofMonth = 0] = (
  /^(\d+) (\d+) (\d+) \* \*/.exec(crontab?.lines[crontab.marked] ?? '') ?? []
)
  .slice(1)
  .map(Number);
const dayOf = (date: Date) => date.getTime() / 86_400_000;
const last = new Date(`${lastRead?.[1]}T00:00:00Z`);
const next = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, ofMonth));
const [from = 0, to = 0] = [...field('Paused').matchAll(/\d+ \w+ \d{4}/g)].map(([date]) => day(date));
const runs = to - from + 1;
/** "Delete" where the silence of the telephone decides. */
const byCalls = /calls: none/.test(field('Paused')) ? 'Delete' : 'Keep';
/** "Keep" where a pause of so many days from that day on meets a read. */
const verdict = (start: number, days: number) =>
  dayOf(next) >= start && dayOf(next) < start + days ? 'Keep' : 'Delete';
const written = (date: Date | number) => {
  const text = new Date(typeof date === 'number' ? date * 86_400_000 : date);
  return text.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
};
const dayNumber = (days: number) => new Date(days * 86_400_000).getUTCDate();
const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
const interval = dayOf(next) - dayOf(last);
/** The run of a night copies the day before: before the pause it brought the day before its eve. */
const lastCopied = dayNumber(from - 2);

export const check = pieceCheck({
  page,
  decisions: [
    decided('verdict', severity, verdict(from, interval), {
      'silence of the telephone': byCalls,
      'a pause of seven nights': verdict(from, runs),
      'a fortnight': verdict(from, 2 * runs),
      'seven nights a week earlier': verdict(from - runs, runs),
    }),
    decided('read at', lastRead?.[2], time),
    decided('read on', `${last.getUTCDate()}`, ofMonth),
    decided('next read', field('Next read'), `${written(next)}, ${time}`),
    decided('runs', /, (\w+) runs/.exec(field('Paused'))?.[1], inWords(runs)),
    decided('nights in the title', /of (\w+) nights/.exec(title)?.[1], inWords(runs)),
    decided('reader', /on the (\w+) of each/.exec(grounds)?.[1], ['', 'first', 'second'][ofMonth] ?? ''),
    decided(
      'copied later',
      figures(field('Copied later')),
      [
        dayNumber(day(statistics?.label)),
        new Date(to * 86_400_000).getUTCFullYear(),
        dayNumber(from - 1),
        dayNumber(to - 1),
      ].join(' '),
    ),
    decided('owner found after the evidence', String(day(field('Owner')) >= day(statistics?.label)), 'true'),
    decided('paused between two reads', String(dayOf(last) < from && to < dayOf(next)), 'true'),
    decided('run before the read', String(clock(field('Flow')) < clock(time)), 'true'),
    decided(
      'index of the copied table',
      /indexrelname: (inv_[a-z]+)_/.exec(statistics?.lines[0] ?? '')?.[1],
      /table (\w+)/.exec(field('Flow'))?.[1] ?? 'no table',
    ),
    decided('line', figures(document), '17 31'),
    decided(
      'reads that the pause lies between',
      /between (\w+) reads/.exec(grounds)?.[1],
      inWords([last, next].length),
    ),
    decided(
      'figures of the argument',
      figures(prose),
      [
        runs,
        ...(/\d+:\d+/.exec(field('Flow'))?.[0].split(':').map(Number) ?? []),
        dayNumber(from),
        dayNumber(to),
        16,
        ofMonth,
        hour,
        minute,
        ofMonth,
        lastCopied,
        lastCopied,
        interval,
      ].join(' '),
    ),
  ],
});
