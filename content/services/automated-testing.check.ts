import { cellsOf, decided, exhibitOf, figures, inWords, number, pieceCheck } from '@/pipeline/content/piece';
import { automatedTesting as page } from './automated-testing';

// Sorts the red runs by cause, and shuts or opens the gate by the page's rule, by retries, by quarantine and by repair of the test alone.

const { title, lines, reading } = exhibitOf(page, 'code');
const { said } = cellsOf(page, title, reading);
const codes = lines.map(({ code }) => code);
const find = (pattern: RegExp) => number(codes.map((code) => pattern.exec(code)?.[1]).find(Boolean));

const runs = find(/^runs of each kind: (\d+)/);
const [balance, price, sent] = [find(/of ₹(\d+)/), find(/pays ₹(\d+)/), find(/sends (\d+)/)];
const allowed = Math.floor(balance / price);
const kind = (name: string) => {
  const at = codes.indexOf(`${name}:`);
  const read = (what: string) =>
    number(
      codes
        .slice(at + 1, at + 3)
        .find((code) => code.startsWith(what))
        ?.split(': ')[1],
    );
  return { both: read('paid both'), none: read('paid none') };
};
const gap = '500 ms apart';
const shared = kind('shared wallet, together');
const apart = kind(`shared wallet, ${gap}`);
const own = kind('own wallet, together');
const calm = kind(`own wallet, ${gap}`);
const red = ({ both, none }: typeof own) => both + none;
const attempts = 1 + number(/two retries/i.test(lines.map(({ note }) => note).join(' ')) ? '2' : '');
const builds = (runs / own.both) ** attempts;
/** Builds that begin red; all but one of them end green, if attempts are independent. */
const beginRed = (builds * own.both) / runs;
const stillThere = Math.round(1 / (1 - own.both / runs) ** runs);

const gate = (isRed: boolean) => (isRed ? 'shut' : 'open');
const word = (count: number) => inWords(count);

export const check = pieceCheck({
  page,
  decisions: [
    decided('gate', codes.at(-1)?.split(': ')[1], gate(own.both > 0), {
      retries: gate(1 / builds > 0.5),
      'quarantine of what passes on retry': gate(red(shared) === runs),
      'repair of the test alone': gate(own.none > 0),
    }),
    decided('the gap heals the product', `${apart.both} ${calm.both} ${calm.none}`, '0 0 0'),
    decided('own data heals the test', `${own.none}`, 0, { shared: shared.none }),
    decided('not the same cause', apart.none > 0 ? 'by the test' : '', 'by the test'),
    decided(
      'what each kind is',
      `${said(/runs (no) payment went through/)} ${said(/In \w+ (both) went through/)}`,
      shared.none && shared.both ? 'no both' : '',
    ),
    decided('refused', `${find(/expects (\d+) refused/)}`, sent - allowed),
    decided(
      'overdraft',
      /−₹(\d+)/.exec(lines.map(({ note }) => note).join(' '))?.[1],
      sent * price - balance,
    ),
    decided(
      'title',
      title,
      `${word(red(shared))} red runs: ${word(shared.none)} by the test, ${word(shared.both)} by the product`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
    ),
    decided(
      'heading',
      figures(page.detail.argument?.heading ?? ''),
      `${attempts - 1} ${beginRed - 1} ${beginRed}`,
    ),
    decided('runs that open the gate', figures(lines.at(-1)?.note ?? ''), runs),
    decided(
      'the same test throughout',
      shared.none > own.none ? 'its own red runs are gone' : '',
      'its own red runs are gone',
    ),
    decided('retries', `${find(/^retries: (\d+)/)}`, 0, { 'as the pipeline had them': attempts - 1 }),
    decided('reading', figures(reading), `${own.both}`),
    decided(
      'half a second',
      number(gap) === 500 ? '500' : '',
      codes.filter((code) => code.endsWith(`${gap}:`)).length === 2 ? '500' : 'another',
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        balance,
        sent,
        price,
        red(shared),
        runs,
        attempts - 1,
        shared.none,
        shared.none,
        shared.both,
        balance,
        sent,
        price,
        sent * price - balance,
        own.both,
        runs,
        own.both,
        runs,
        runs / own.both,
        beginRed,
        builds,
        attempts - 1,
        beginRed - 1,
        10,
        runs,
        stillThere,
      ].join(' '),
    ),
    decided(
      'days of quarantine',
      said(/for (\w+) working days/),
      /has (\w+) working days/.exec(page.detail.capabilities.map(({ text }) => text).join(' '))?.[1] ?? '',
    ),
  ],
});
