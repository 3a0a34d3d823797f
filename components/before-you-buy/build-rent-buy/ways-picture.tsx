import { buildRentBuy as page } from '@/content/before-you-buy/build-rent-buy';
import { spreadOut, ticksTo, unitFor } from '@/lib/before-you-buy/axis';
import type { Stretch } from '@/lib/before-you-buy/other-answers';
import {
  byTotal,
  meetingOf,
  months,
  spentBy,
  totalOf,
  type Way,
  type WayName,
  wayNames,
} from '@/lib/before-you-buy/three-ways';
import styles from './ways.module.css';

const { tool: texts } = page;
const grouped = new Intl.NumberFormat('en-IN');
const percent = (value: number) => `${value.toFixed(2)}%`;

/** The exit is drawn as a step behind the last month, as wide as so many months. */
const exitWidth = 4;
const acrossOf = (month: number) => (month / (months + exitWidth)) * 100;

/** How a way's line is drawn. */
export function LineSample({ way }: { way: WayName }) {
  return (
    <svg className={styles.sample} aria-hidden="true">
      <line className={styles[way]} y1="50%" x2="100%" y2="50%" />
    </svg>
  );
}

/** What has been spent month by month, as three lines, each with its exit. The words and the table beside it say the same. */
export function WaysPicture({ ways }: { ways: Readonly<Record<WayName, Way>> }) {
  const top = Math.max(1, ...wayNames.map((way) => totalOf(ways[way])));
  const unit = unitFor(top);
  const heightOf = (sum: number) => 100 - (sum / top) * 100;
  const [least] = byTotal(ways);
  const names = spreadOut(
    wayNames.map((way) => heightOf(totalOf(ways[way]))),
    8,
    100,
  );
  const crossings = crossingsOf(ways);
  return (
    <div>
      <p className={styles.caption}>
        {texts.picture} {unit.name === 'rupees' ? 'rupees' : `₹ ${unit.name}`}
      </p>
      <svg className={styles.picture} aria-hidden="true">
        {ticksTo(top).map((sum) => (
          <g key={sum}>
            <line className={styles.tick} x2="100%" y1={percent(heightOf(sum))} y2={percent(heightOf(sum))} />
            <text className={styles.sum} y={percent(heightOf(sum))} dx="-0.5rem" dy="0.3em">
              {grouped.format(sum / unit.size)}
            </text>
          </g>
        ))}
        {[12, 24, 36].map((month) => (
          <g key={month}>
            <line
              className={styles.tick}
              x1={percent(acrossOf(month))}
              x2={percent(acrossOf(month))}
              y2="100%"
            />
            <text className={styles.month} x={percent(acrossOf(month - 6))} y="100%" dy="1.25rem">
              {month === 12 && `${texts.year} `}
              {month / 12}
            </text>
          </g>
        ))}
        <text className={styles.exit} x={percent(acrossOf(months))} y="100%" dx="0.25rem" dy="1.25rem">
          {texts.exit}
        </text>
        {crossings.length > 0 && (
          <text className={styles.monthRow} y="100%" dx="-0.5rem" dy="2.5rem">
            {texts.month}
          </text>
        )}
        {crossings.map(({ month, at, sum }) => (
          <line
            key={`${month} ${sum}`}
            className={styles.drop}
            x1={percent(acrossOf(at))}
            x2={percent(acrossOf(at))}
            y1={percent(heightOf(sum))}
            y2="100%"
          />
        ))}
        {wayNames.map((way) => {
          const end = { x: percent(acrossOf(months)), y: percent(heightOf(spentBy(ways[way], months))) };
          return (
            <g key={way} className={way === least ? styles.least : undefined}>
              <line className={styles[way]} y1={percent(heightOf(ways[way].start))} x2={end.x} y2={end.y} />
              <line
                className={styles[way]}
                x1={end.x}
                y1={end.y}
                x2="100%"
                y2={percent(heightOf(totalOf(ways[way])))}
              />
              <text
                className={styles.name}
                x="100%"
                y={percent(names[wayNames.indexOf(way)] ?? 0)}
                dx="0.5rem"
                dy="0.3em"
              >
                {texts.ways[way].name}
              </text>
            </g>
          );
        })}
        {crossings.map(({ month, at, sum }) => (
          <circle
            key={`${month} ${sum}`}
            className={styles.crossing}
            cx={percent(acrossOf(at))}
            cy={percent(heightOf(sum))}
            r="5"
          />
        ))}
        {groupsOf(crossings.map(({ month }) => month)).map((group) => (
          <text
            key={group.join()}
            className={styles.crossingMonth}
            x={percent(acrossOf(group.reduce((sum, month) => sum + month, 0) / group.length))}
            y="100%"
            dy="2.5rem"
          >
            {group.join(', ')}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface Crossing {
  /** The first whole month after it. */
  readonly month: number;
  readonly at: number;
  readonly sum: number;
}

/** Crossings within the three years. */
const crossingsOf = (ways: Readonly<Record<WayName, Way>>): readonly Crossing[] =>
  wayNames.flatMap((one, index) =>
    wayNames.slice(index + 1).flatMap((other): Crossing[] => {
      const [a, b] = [ways[one], ways[other]];
      const meeting = meetingOf(a, b);
      if (!('month' in meeting) || meeting.month > months || a.start === b.start) return [];
      const at = ((a.start - b.start) * 1200) / (b.perYear - a.perYear);
      return [{ month: meeting.month, at, sum: a.start + (a.perYear * at) / 1200 }];
    }),
  );

/** Months so near to one another that their figures would meet are one group. */
function groupsOf(list: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const month of [...new Set(list)].sort((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && month - (last.at(-1) ?? 0) < 4) last.push(month);
    else groups.push([month]);
  }
  return groups;
}

/** How a way's stretch is filled. */
export function FillSample({ way }: { way: WayName }) {
  return (
    <svg className={styles.key} aria-hidden="true">
      <rect className={styles[`${way}Fill`]} width="100%" height="100%" />
    </svg>
  );
}

/** Numbers of users from left to right, each stretch filled by the way that costs least with so many. */
export function UsersBar({ users, stretches }: { users: number; stretches: readonly Stretch[] }) {
  const last = stretches.at(-1)?.from ?? 1;
  const most = Math.max(users * 2, last <= users * 10 ? last * 1.5 : 0, 10);
  const at = (count: number) => Math.min(100, ((count - 1) / (most - 1)) * 100);
  return (
    <svg className={styles.users} aria-hidden="true">
      {stretches.map(({ way, from, to }) => {
        const left = at(from);
        const width = at(to === undefined ? most : to + 1) - left;
        return (
          width > 0 && (
            <g key={from}>
              <rect
                className={styles[`${way}Fill`]}
                x={percent(left)}
                width={percent(width)}
                y="1.5rem"
                height="2rem"
              />
              {width > 16 && (
                <text className={styles[`${way}Word`]} x={percent(left + width / 2)} y="2.8rem">
                  {texts.ways[way].name}
                </text>
              )}
            </g>
          )
        );
      })}
      <line className={styles.mark} x1={percent(at(users))} x2={percent(at(users))} y1="1.2rem" y2="2rem" />
      <text className={styles.markName} x={percent(at(users))} y="1rem">
        {grouped.format(users)}
      </text>
    </svg>
  );
}
