import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  grouped,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { devopsOutsourcing as page } from './devops-outsourcing';

// Counts the failed calls of the window by the signed rule and by the three that were rejected, and finds the day on which the hold can end.

const { chosen, document, reading, rejected, reopens = '', title, why } = exhibitOf(page, 'decision');
const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const { text = '' } = page.detail.capabilities.find(({ name }) => name.includes('error budget')) ?? {};

const calls = number(/Of ([\d,]+) calls/.exec(why)?.[1]);
const target = number(/[\d.]+ %/.exec(why)?.[0]);
const allowed = Math.round(calls * (1 - target) * 1000) / 1000;
const causes = [...why.matchAll(/(\d+) (?:in|at) [a-z0-9. ]+\((\d+ [A-Z][a-z]+)\)/g)].map(
  ([, failed, date]) => ({
    failed: number(failed),
    on: day(`${date} 2026`),
  }),
);
const [upgrade = 0, , gateway = 0] = causes.map(({ failed }) => failed);
const [scattered = 0, earlier = 0] = (/(\d+) scattered, (\d+) of these in October/.exec(why) ?? [])
  .slice(1)
  .map(Number);
const length = number(/the (\d+) days that ended/.exec(reading)?.[1]);
const [ruled, november] = [day(document), day('1 November 2026')];
const first = ruled - length;
const failed =
  sum(causes.filter(({ on }) => on >= first && on < ruled).map((cause) => cause.failed)) + scattered;
const since =
  sum(causes.filter(({ on }) => on >= november).map((cause) => cause.failed)) + scattered - earlier;
const verdict = (count: number) => (count > allowed ? 'Hold' : 'Ship');
const [without = 0, out = 0] = [/From (\d+ \w+)/, /Monday (\d+ \w+)/].map((found) =>
  day(`${found.exec(reopens)?.[1]} 2026`),
);
const lost = without - 1;
const date = (at: number) => new Date(at * 86_400_000).getUTCDate();
const version = /Hold (\d\.\d)/.exec(chosen)?.[1] ?? '';
const meant = day(`${said(/go out on (\d+ November)/)} 2026`);

export const check = pieceCheck({
  page,
  decisions: [
    decided('verdict', chosen.split(' ')[0], verdict(failed), {
      'without the platform team’s': verdict(failed - upgrade),
      'without the gateway’s': verdict(failed - gateway),
      'by calendar month': verdict(since),
    }),
    decided('title', figures(title), [failed, allowed, version].join(' ')),
    decided('what would go', /and (\d\.\d) would go/.exec(rejected[0].why)?.[1], version),
    decided(
      'start of the month',
      /since (\d+ \w+)/.exec(rejected[2]?.why ?? '')?.[1],
      `${date(november)} November`,
    ),
    decided(
      'what each rule leaves out',
      rejected.map(({ option, why: left }) => `${option}: ${/^[\d,]+/.exec(left)?.[0]}`).join('; '),
      rejected
        .map(({ option }) => {
          const remain = option.includes('platform team')
            ? failed - upgrade
            : option.includes('gateway')
              ? failed - gateway
              : since;
          return `${option}: ${grouped(remain)}`;
        })
        .join('; '),
    ),
    decided(
      'causes by date',
      causes.map(({ on }) => on).join(),
      causes
        .map(({ on }) => on)
        .toSorted((one, other) => one - other)
        .join(),
    ),
    decided('on the next day', `${meant - ruled}`, 1),
    decided('causes', `${causes.length}`, 3),
    decided('window', /since (\d+) October/.exec(why)?.[1], date(first)),
    decided(
      'what would remain',
      rejected.map((one) => /^[\d,]+/.exec(one.why)?.[0]).join(' '),
      [failed - upgrade, failed - gateway, since].map(grouped).join(' '),
    ),
    decided(
      'each of them ships',
      rejected.map(() => 'Ship').join(),
      [failed - upgrade, failed - gateway, since].map(verdict).join(),
    ),
    decided('the older release', /release (\d\.\d) \(/.exec(why)?.[1], (Number(version) - 0.1).toFixed(1)),
    decided('the window has lost the upgrade', grouped(lost - length), causes[0]?.on ?? 0),
    decided(
      'and not a day before',
      lost - 1 - length < (causes[0]?.on ?? 0) ? 'still in' : 'out',
      'still in',
    ),
    decided(
      'named as lost',
      /has lost (\d+ \w+)/.exec(reopens)?.[1],
      /\((\d+ October)\)/.exec(why)?.[1] ?? '',
    ),
    decided(
      'limit of the way out',
      /At ([\d.]+ %) failed/.exec(reopens)?.[1],
      `${((allowed / calls) * 100).toFixed(1)} %`,
    ),
    decided('version of the way out', /less by Sunday, (\d\.\d) goes/.exec(reopens)?.[1], version),
    decided('first office day after the window', grouped(out), lost + 3),
    decided('a Monday', `${new Date(out * 86_400_000).getUTCDay()}`, 1),
    decided('days of the budget', /within (\d+) days/.exec(text)?.[1], length),
    decided(
      'the release was to come before',
      meant > ruled && meant < out ? 'between' : 'outside',
      'between',
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [version, date(meant), failed, upgrade, date(causes[0]?.on ?? 0), upgrade, failed, 2].join(' '),
    ),
  ],
});
