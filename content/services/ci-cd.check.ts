import { clock, day, decided, exhibitOf, figures, inWords, pieceCheck, sum } from '@/pipeline/content/piece';
import { ciCd as page } from './ci-cd';

// Picks the release to go back to from the lines of the record, by the page's rule and by the rules of a plain undo and of the longest run.

const { document, lines, title } = exhibitOf(page, 'code');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const line = (start: string) => lines.find(({ code }) => code.startsWith(start));
const number = (text: string | undefined, at = 0) => Number(text?.match(/\d+/g)?.[at]);

const schema = number(line('schema:')?.code);
const running = /r\d+/.exec(line('running:')?.code ?? '')?.[0];
const releases = lines.flatMap(({ code }, index) => {
  const [, name = '', date = '', reach = ''] =
    /^- (r\d+), (\d+ \w+ \d+(?: \d+:\d+)?), (.+)$/.exec(code) ?? [];
  const [, digest = '', from = 0, to = 0] =
    /digest (\w+), schema (\d+) to (\d+)/.exec(lines[index + 1]?.code ?? '') ?? [];
  return name ? [{ name, date, reach, digest, from: Number(from), to: Number(to), at: day(date) }] : [];
});
const newest = releases.toSorted((one, other) => other.at - one.at);
const others = newest.filter(({ name }) => name !== running);
const served = others.filter(({ reach }) => reach === 'all traffic');
const reads = (at: number) => served.filter(({ from, to }) => from <= at && at <= to);
const nameOf = (one: (typeof releases)[number] | undefined) =>
  one ? `${one.name}, digest ${one.digest}` : 'none';
const [now, found] = [day(document), clock(document)];
const dropped = day(`${/Since (\d+ \w+)/.exec(line('schema:')?.note ?? '')?.[1]} 2026`);
const [last, refused, taken, oldest] = newest;
const stages =
  /: (.+) =/
    .exec(line('by rebuild')?.code ?? '')?.[1]
    ?.split(' + ')
    .map(Number) ?? [];
const short = number(line('by digest')?.code);
const nameNumber = (one: { name: string } | undefined) => number(one?.name);
const canary = page.detail.schematic.lanes
  .flatMap(({ nodes }) => nodes)
  .find(({ label }) => label.startsWith('Canary'))?.label;

export const check = pieceCheck({
  page,
  decisions: [
    decided('take', line('take:')?.code.slice(6), nameOf(reads(schema)[0]), {
      'a plain undo': nameOf(others[0]),
      'the longest run': nameOf(served.toSorted((one, other) => one.at - other.at)[0]),
      'the running one': nameOf(newest[0]),
    }),
    decided(
      'rows tested against',
      /- passed its tests on (r\d+)’s rows/.exec(line('- passed its tests')?.code ?? '')?.[1],
      running ?? '',
      { 'the release before': others[0]?.name ?? '' },
    ),
    decided('ways back today', inWords(reads(schema).length), 'one'),
    decided('ways back with the column', `${reads(schema - 1).length}`, 2),
    decided('title', title.split(' ')[0]?.toLowerCase(), inWords(releases.length)),
    decided(
      'one release after the other',
      releases.map(({ name }) => number(name)).join(),
      releases.map((_, index) => number(running) - index).join(),
    ),
    decided('newest first', releases.map(({ name }) => name).join(), newest.map(({ name }) => name).join()),
    decided('digests', `${new Set(releases.map(({ digest }) => digest)).size}`, releases.length),
    decided('share of the canary', canary, `Canary, ${/\d+ %/.exec(refused?.reach ?? '')?.[0]} of traffic`),
    decided(
      'both columns',
      /Schema (\d+) has both/.exec(exhibitOf(page, 'code').reading)?.[1],
      oldest?.to ?? 0,
    ),
    decided('the drop', `${schema - (oldest?.to ?? 0)}`, 1),
    decided(
      'back without a canary',
      /r\d+/.exec(line('by digest')?.note ?? '')?.[0],
      reads(schema)[0]?.name ?? '',
    ),
    decided('faster', short < sum(stages) ? 'digest' : 'rebuild', 'digest'),
    decided(
      'the drop by the developer’s rule',
      served.filter(({ at, from, to }) => from < to && now - at >= 7).length > 1 ? 'dropped' : 'kept',
      'kept',
    ),
    decided('rebuild', `${number(line('by rebuild')?.code.split('=')[1])}`, sum(stages)),
    decided('stages', `${stages.length}`, line('by rebuild')?.note?.split(';')[0]?.split(', ').length ?? 0),
    decided('a day earlier', `${now - (refused?.at ?? 0)}`, 1),
    decided('dropped after r55 had served for a day', `${dropped - (taken?.at ?? 0)}`, 1),
    decided('running since today', `${last?.at}`.replace(/\B(?=(\d{3})+$)/g, ','), now),
    decided(
      'office days',
      `${releases.filter(({ at }) => [0, 6].includes(new Date(at * 86_400_000).getUTCDay())).length}`,
      0,
    ),
    decided(
      'all but the oldest',
      releases
        .slice(0, -1)
        .map(({ from, to }) => `${from} to ${to}`)
        .join(),
      releases
        .slice(0, -1)
        .map(() => `${oldest?.to} to ${schema}`)
        .join(),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs.map((text) => text.replaceAll(/\br(\d)/g, '$1'))),
      [
        ...[nameNumber(last), Math.floor(found / 60), found % 60, nameNumber(refused)],
        ...[nameNumber(last), nameNumber(taken), nameNumber(oldest), (taken?.at ?? 0) - (oldest?.at ?? 0)],
        ...[nameNumber(taken), short, sum(stages), now - dropped, nameNumber(taken), nameNumber(oldest)],
        ...[nameNumber(last), found - clock(last?.date), nameNumber(taken)],
      ].join(' '),
    ),
  ],
});
