import { buildRentBuy as page } from '@/content/before-you-buy/build-rent-buy';
import { leastByUsers, type Stretch, type Turn, turnsTo } from '@/lib/before-you-buy/other-answers';
import { inRupees } from '@/lib/before-you-buy/rupees';
import {
  byTotal,
  type Meeting,
  meetingOf,
  months,
  spentBy,
  totalOf,
  type Way,
  type WayName,
  type WaysQuestion,
  wayNames,
  waysOf,
} from '@/lib/before-you-buy/three-ways';
import { DataTable } from '../../ui/data-table';
import styles from './ways.module.css';
import { FillSample, UsersBar, WaysPicture } from './ways-picture';

const { tool: texts } = page;
type Ways = Readonly<Record<WayName, Way>>;

const grouped = new Intl.NumberFormat('en-IN');
const doing = (way: WayName) => texts.ways[way].doing;
/** At the beginning of a sentence. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c". */
const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

interface Said {
  readonly name: string;
  readonly text: string;
}

/** Which way costs least, how much that is, and where its lines lie to one another. */
export function WaysAnswerView({ question }: { question: WaysQuestion }) {
  const ways = waysOf(question);
  const { figure, rest } = resultOf(ways);
  const ties = leastIn(ways);
  const [only, another] = ties;
  const aside = disagreementIn(ways);
  const { table } = texts;
  return (
    <>
      <p className={styles.result}>
        <span className={styles.figure}>{figure}</span> {rest}
      </p>
      <WaysPicture ways={ways} />
      <div>
        <p className={styles.caption}>{texts.lines.heading}</p>
        <Pairs list={meetings(ways)} />
        {aside && <p className={styles.small}>{aside}</p>}
      </div>
      <div className={styles.sums}>
        <DataTable
          columns={[table.column, table.start, table.running, table.exit, table.total]}
          rows={wayNames.map((name): [string, ...string[]] => {
            const way = ways[name];
            const sums = [way.start, spentBy(way, months) - way.start, way.exit, totalOf(way)];
            return [texts.ways[name].name, ...sums.map(inRupees)];
          })}
          {...(only && !another && { washed: wayNames.indexOf(only) })}
        />
      </div>
      {ties.length < wayNames.length && <ByUsers question={question} />}
      <div>
        <p className={styles.caption}>{texts.turns.heading}</p>
        <Pairs list={turnsFor(question)} />
      </div>
    </>
  );
}

function Pairs({ list }: { list: readonly Said[] }) {
  return (
    <dl className={styles.pairsList}>
      {list.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ByUsers({ question }: { question: WaysQuestion }) {
  const stretches = leastByUsers(question);
  return (
    <div>
      <p className={styles.caption}>{texts.byUsers}</p>
      <UsersBar users={question.users} stretches={stretches} />
      <p className={styles.stretches}>
        {stretches.map((stretch) => (
          <span key={stretch.from}>
            <FillSample way={stretch.way} />
            {inWords(stretch)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** "Rent 1 to 31", "Build from 76". */
function inWords({ way, from, to }: Stretch): string {
  const { name } = texts.ways[way];
  if (to === undefined)
    return from === 1 ? `${name} with any number` : `${name} from ${grouped.format(from)}`;
  return from === to
    ? `${name} ${grouped.format(from)}`
    : `${name} ${grouped.format(from)} to ${grouped.format(to)}`;
}

/** The way that costs least in all, or those that do. */
function leastIn(ways: Ways): readonly WayName[] {
  const least = Math.min(...wayNames.map((way) => totalOf(ways[way])));
  return wayNames.filter((way) => totalOf(ways[way]) === least);
}

/** The answer as a sentence: its first words, which stand out, and the others. */
export function resultOf(ways: Ways): { readonly figure: string; readonly rest: string } {
  const order = byTotal(ways);
  const ties = leastIn(ways);
  const least = totalOf(ways[ties[0] ?? 'rent']);
  const others = order
    .filter((way) => !ties.includes(way))
    .map((way) => `${doing(way)} ${inRupees(totalOf(ways[way]) - least)} more`);
  const figure = capital(listed(ties.map(doing)));
  const costs = ties.length > 1 ? 'cost the same' : 'costs least';
  const [first, ...rest] = others;
  const compared = first ? ` ${capital([first.replace(' ', ' costs '), ...rest].join(', '))}.` : '';
  return { figure, rest: `${costs} in three years: ${inRupees(least)}, exit included.${compared}` };
}

/** Pairs of lines, each seen from the way that usually starts higher. */
const linePairs = [
  ['buy', 'rent'],
  ['build', 'rent'],
  ['build', 'buy'],
] as const satisfies readonly (readonly [WayName, WayName])[];

/** Where each two lines cross, in words. */
export const meetings = (ways: Ways): readonly Said[] =>
  linePairs.map(([one, other]) => ({
    name: `${texts.ways[one].name} ${texts.lines.against} ${texts.ways[other].name.toLowerCase()}`,
    text: meetingInWords(meetingOf(ways[one], ways[other]), one, other, ways),
  }));

function meetingInWords(meeting: Meeting, one: WayName, other: WayName, ways: Ways): string {
  const startsLevel = ways[one].start === ways[other].start;
  switch (meeting.kind) {
    case 'same':
      return 'No difference: it is one line.';
    case 'never':
      return `Never. ${capital(doing(one))} costs more to start and no less each month, so no number of years helps.`;
    case 'always':
      return startsLevel
        ? `At once, and for good: both start level, and ${doing(one)} costs less each month.`
        : `At once, and for good. Then ask why ${doing(other)} costs so much to start.`;
    case 'from':
      return meeting.month <= months
        ? `From month ${meeting.month} on, ${doing(one)} has cost no more than ${doing(other)}.`
        : `Not within three years: the lines cross in month ${grouped.format(meeting.month)}.`;
    case 'until':
      if (startsLevel) return `Never: both start level, and ${doing(one)} costs more each month.`;
      return meeting.month <= months
        ? `${capital(doing(one))} has cost less at first, and more from month ${meeting.month} on.`
        : `${capital(doing(one))} costs less for all three years, and more only from month ${grouped.format(meeting.month)} on.`;
  }
}

/** Said where the lowest line at the end and the lowest total belong to two ways: the exits decide. */
function disagreementIn(ways: Ways): string | undefined {
  const spent = (way: WayName) => spentBy(ways[way], months);
  const [least = 'rent'] = byTotal(ways);
  const [lowest = 'rent'] = [...wayNames].sort((a, b) => spent(a) - spent(b));
  if (spent(lowest) === spent(least)) return undefined;
  return `By month 36 ${doing(lowest)} has cost ${inRupees(spent(least) - spent(lowest))} less than ${doing(least)}. Its exit costs ${inRupees(ways[lowest].exit - ways[least].exit)} more, and that decides the total.`;
}

/** For each way that is not the least: single entries that would make it so. */
export function turnsFor(question: WaysQuestion): readonly Said[] {
  const ways = waysOf(question);
  const [least = 'rent', ...others] = byTotal(ways);
  return others.map((way) => {
    const name = `${texts.ways[way].name} no dearer than ${texts.ways[least].name.toLowerCase()}`;
    if (totalOf(ways[way]) === totalOf(ways[least])) return { name, text: texts.turns.same };
    const turns = turnsTo(question, way, least);
    const text = turns.length > 0 ? `${capital(turns.map(turnInWords).join('; '))}.` : texts.turns.none;
    return { name, text };
  });
}

function turnInWords({ name, bound, value }: Turn): string {
  const limit = `at ${bound}`;
  switch (name) {
    case 'users':
      return `${limit} ${grouped.format(value)} ${value === 1 ? 'user' : 'users'}`;
    case 'rent.licenceMonth':
      return `a rented licence of ${limit} ${inRupees(value)} a month`;
    case 'buy.licence':
      return `a bought licence of ${limit} ${inRupees(value)}`;
    case 'build.start':
      return `built for ${limit} ${inRupees(value)}`;
    case 'months':
      return `kept for ${limit} ${grouped.format(value)} ${value === 1 ? 'month' : 'months'}`;
  }
}
