import { cellsOf, decided, exhibitOf, figures, inWords, number, pieceCheck } from '@/pipeline/content/piece';
import { designSystems as page } from './design-systems';

// Numbers both releases by the page's rule, by changed names and by visible change, and says what Product B installs and sees.

const { document, title, lines } = exhibitOf(page, 'code');
const { said } = cellsOf(page, document, title);
const codes = lines.map(({ code }) => code);
const value = (name: string, from = 0) =>
  codes
    .slice(from)
    .find((code) => code.startsWith(`${name}:`))
    ?.slice(name.length + 2) ?? '';

const changes = codes.flatMap((code, index) => {
  const [, before = '', after = ''] = /^change: .* (\d+)px to (\d+)px/.exec(code) ?? [];
  const read = (name: string) => number(value(name, index));
  return before
    ? [
        {
          before: Number(before),
          after: Number(after),
          renamed: read('names changed'),
          same: read('screens unchanged'),
          moved: read('screens changed, all fits'),
          lost: read('screens that no longer fit'),
          release: value('release', index),
        },
      ]
    : [];
});
type Change = (typeof changes)[number];
type Level = 0 | 1 | 2;
/** Versions of the changes one after another. Breaking changes of one plan share a major. */
function releases(level: (change: Change) => Level): string[] {
  const version = /\d+\.\d+\.\d+/.exec(document)?.[0]?.split('.').map(Number) ?? [];
  return changes.map((change, index) => {
    const at = level(change);
    if (at || !changes.slice(0, index).some((earlier) => !level(earlier)))
      version.splice(at, 3 - at, (version[at] ?? 0) + 1, ...[0, 0].slice(at));
    return version.join('.');
  });
}
const byScreen = releases(({ lost, moved }) => (lost ? 0 : moved ? 1 : 2));
const byName = releases(({ renamed }) => (renamed ? 0 : 2));
const byLook = releases(({ lost, moved }) => (lost + moved ? 0 : 2));
const range = /\^([\d.]+)/.exec(codes.find((code) => code.startsWith('product B')) ?? '')?.[1] ?? '';
/** The newest release that B's range lets in. */
const installed = (list: readonly string[]) =>
  list.findLast((one) => one.split('.')[0] === range.split('.')[0]) ?? 'none';

const [ring, padding] = changes;
const [, bays = '', height = ''] =
  /(\d+) bays in (\d+)px/.exec(value('must fit', 0) || codes.join('\n')) ?? [];
const text = number(/row: .* (\d+)px line plus 2/.exec(codes.join('\n'))?.[1]);
const row = (space = 0) => text + 2 * space;
const baysAt = (space = 0) => Math.floor(Number(height) / row(space));
const next = `${number(byScreen[1]?.split('.')[0]) + 1}.0.0`;
const level = (at: number) => (byScreen[at]?.endsWith('.0.0') ? 'major' : 'minor');
const version = (one = '') => figures(one);

export const check = pieceCheck({
  page,
  decisions: [
    decided('releases', changes.map(({ release }) => release).join(), byScreen.join(), {
      'by names': byName.join(),
      'by look': byLook.join(),
    }),
    decided('B installs', value('installs'), installed(byScreen), {
      'by names': installed(byName),
      'by look': installed(byLook),
    }),
    decided('B sees', value('bays at 8px'), baysAt(padding?.before), {
      'the padding, too': baysAt(padding?.after),
    }),
    decided('all its bays', bays, baysAt(padding?.before)),
    decided('no pixel left over', `${Number(bays) * row(padding?.before)}`, Number(height)),
    decided('B would see', value('bays at 12px'), baysAt(padding?.after)),
    decided(
      'screens',
      changes.map(({ same, moved, lost }) => same + moved + lost).join(),
      changes.map(() => value('screens compared')).join(),
    ),
    decided('range', range, /from ([\d.]+) ·/.exec(document)?.[1] ?? ''),
    decided(
      'releases in the title',
      said(/name: a (\w+ and a \w+) release/),
      `${level(0)} and a ${level(1)}`,
    ),
    decided(
      'releases in the argument',
      `${said(/lose nothing: (\w+)\./)} ${said(/what they must: (\w+)\./)}`,
      `${level(0)} ${level(1)}`,
    ),
    decided('title', said(/(Two) changes/).toLowerCase(), inWords(changes.length)),
    decided(
      'support ends',
      lines.find(({ note }) => note?.startsWith('Supported'))?.note,
      `Supported until ${next} is out.`,
    ),
    decided('heading', said(/Why (\w+) pixels/), inWords((padding?.after ?? 0) - (padding?.before ?? 0))),
    decided('the ring', `${ring?.after}`, (ring?.before ?? 0) + 1),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...byName.map(version),
        version(range),
        bays,
        row(padding?.before),
        row(padding?.after),
        baysAt(padding?.after),
        Number(bays) - baysAt(padding?.after),
        ...new Set(byLook.map(version)),
        ring?.moved,
        padding?.lost,
        version(byScreen[1]),
        row(padding?.after),
        row(padding?.before),
      ].join(' '),
    ),
  ],
});
