import { day, decided, exhibitOf, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { cms as page } from './cms';

// Works out, text by text, what each language shows after version 8, and what it would show by page or with every translation kept.

const { lines, title } = exhibitOf(page, 'code');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const codes = lines.map(({ code }) => code);
const version = number(/version (\d+)/.exec(codes[0] ?? '')?.[1]);
const fields = codes.flatMap((code) => {
  const [, name = '', kind = '', changed] = /^(\w+): (.+), changed in (\d+)$/.exec(code) ?? [];
  return name ? [{ name, kind, changed: Number(changed) }] : [];
});
const texts = fields.filter(({ kind }) => kind !== 'shared');
const languages = codes.flatMap((code) => {
  const [, name = '', from] = /^(\w\w): (\d+)$/.exec(code) ?? [];
  return name ? [{ name, from: Number(from) }] : [];
});
const value = (name: string) => codes.find((code) => code.startsWith(`${name}: `))?.split(': ')[1];
const stale = (from: number, kind: string) =>
  texts.filter((text) => text.kind === kind && text.changed > from).map(({ name }) => name);
const list = (names: readonly string[]) => names.join(', ') || 'none';
/** Names in English, then names that lag. */
const byField = (from: number) => `${list(stale(from, 'must match'))}; ${list(stale(from, 'may lag'))}`;
const isStale = (from: number) => texts.some(({ changed }) => changed > from);
const byPage = (from: number) => `${list(isStale(from) ? texts.map(({ name }) => name) : [])}; none`;
const kept = (from: number) =>
  `none; ${list(texts.filter(({ changed }) => changed > from).map(({ name }) => name))}`;
const told = ({ name }: { name: string }) => `${value(`${name} in English`)}; ${value(`${name} lagging`)}`;
const join = (rule: (from: number) => string) => languages.map(({ from }) => rule(from)).join(' | ');

const [old, now] = figures(lines[1]?.note ?? '')
  .split(' ')
  .map(Number)
  .filter((one) => one > version);
const [hindi = Number.NaN, tamil = Number.NaN] = languages.map(({ from }) => from);
const said = [...(paragraphs[0] ?? '').matchAll(/“([^”]+)”/g)].map(([, one = '']) => one);
const corrected = day(codes.find((code) => code.startsWith('expect')));
const weekday = new Date(corrected * 86_400_000).getUTCDay();
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const heading = page.detail.argument?.heading ?? '';

export const check = pieceCheck({
  page,
  decisions: [
    decided('shown', languages.map(told).join(' | '), join(byField), {
      'the whole page falls back': join(byPage),
      'old translations are kept': join(kept),
    }),
    decided('newest field', String(Math.max(...fields.map(({ changed }) => changed))), version),
    decided('the load', value('en, hi, ta'), `maxLoad ${now}`),
    decided('corrected in', String(fields.find(({ kind }) => kind === 'shared')?.changed), version),
    decided('versions between', String(fields.every(({ changed }) => changed >= 1)), 'true'),
    decided('behind', /^Three/.test(lines[8]?.note ?? '') ? '3' : '', version - tamil),
    decided('languages', figures(title), languages.length),
    decided('heading', figures(heading), `${now} ${old}`),
    decided(
      'what a placeholder makes',
      /make “([^”]+)”/.exec(paragraphs[2] ?? '')?.[1],
      (said[0] ?? '').replace(String(old), String(now)),
      { 'the old sentence': said[0] ?? '', 'the new one': said[1] ?? '' },
    ),
    decided('a working day', String(weekday), 2),
    decided(
      'kinds in the prose',
      /use the thing (\w+ \w+), what sells it (\w+ \w+)/
        .exec(paragraphs[2] ?? '')
        ?.slice(1)
        .join(),
      ['warning', 'story'].map((name) => texts.find((one) => one.name === name)?.kind).join(),
    ),
    decided(
      'lost and lagging in the prose',
      /Hindi loses its (\w+) .* it loses ([\w ]+), .*and its (\w+) lags/
        .exec(paragraphs[1] ?? '')
        ?.slice(1)
        .join(),
      [
        stale(hindi, 'must match').join(' and '),
        stale(tamil, 'must match').join(' and '),
        stale(tamil, 'may lag').join(' and '),
      ].join(),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        17,
        2026,
        old,
        now,
        old,
        now,
        weekdays.indexOf(/come back on (\w+)/.exec(paragraphs[0] ?? '')?.[1] ?? '') - weekday,
        texts.length,
        texts.length - stale(hindi, 'must match').length,
        tamil,
        fields.find(({ name }) => name === 'warning')?.changed,
        now,
      ].join(' '),
    ),
  ],
});
