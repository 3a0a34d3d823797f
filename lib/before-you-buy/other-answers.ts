import {
  byTotal,
  type Change,
  exactTotal,
  faultIn,
  meetingOf,
  totalOf,
  valueFor,
  type Way,
  type WayName,
  type WaysQuestion,
  wayNames,
  waysOf,
} from './three-ways';

const mostUsers = 100_000;

/** Numbers of users with which one way costs least in all. */
export interface Stretch {
  readonly way: WayName;
  readonly from: number;
  /** Nothing in the last stretch. */
  readonly to: number | undefined;
}

/** Which way costs least in all, by number of users; where two cost the same, the one that did with fewer users. */
export function leastByUsers(question: WaysQuestion): readonly Stretch[] {
  const leastWith = (users: number, before?: WayName): WayName => {
    const ways = waysOf({ ...question, users });
    const [least = 'rent'] = byTotal(ways);
    return before && totalOf(ways[before]) === totalOf(ways[least]) ? before : least;
  };
  const meetings = wayNames.flatMap((one, index) =>
    wayNames.slice(index + 1).flatMap((other) => valueFor(question, one, other, withUsers) ?? []),
  );
  // Between two meetings no total overtakes another; round about one, every number is tried.
  const tried = meetings.flatMap((users) => [-1, 0, 1, 2].map((more) => Math.floor(users) + more));
  const numbers = [...new Set([1, ...tried])]
    .filter((users) => users >= 1 && users <= mostUsers)
    .sort((a, b) => a - b);
  const starts: { way: WayName; from: number }[] = [];
  for (const from of numbers) {
    const before = starts.at(-1)?.way;
    const way = leastWith(from, before);
    if (way !== before) starts.push({ way, from });
  }
  return starts.map(({ way, from }, index) => {
    const next = starts[index + 1];
    return { way, from, to: next && next.from - 1 };
  });
}

const withUsers: Change = (question, users) => ({ ...question, users });

const changes = {
  users: withUsers,
  'rent.licenceMonth': (question, licenceMonth) => ({
    ...question,
    rent: { ...question.rent, licenceMonth },
  }),
  'buy.licence': (question, licence) => ({ ...question, buy: { ...question.buy, licence } }),
  'build.start': (question, start) => ({ ...question, build: { ...question.build, start } }),
} as const satisfies Record<string, Change>;

export type TurnName = keyof typeof changes | 'months';

/** One entry with which another way would cost as little. */
export interface Turn {
  readonly name: TurnName;
  /** Whether the entry would have to be at least or at most the value. */
  readonly bound: 'least' | 'most';
  readonly value: number;
}

/** What would have to be true, one thing at a time, for `wanted` to cost no more in all than `other`, which costs less today. */
export function turnsTo(question: WaysQuestion, wanted: WayName, other: WayName): readonly Turn[] {
  const turns = (Object.keys(changes) as (keyof typeof changes)[]).flatMap((name): Turn[] => {
    const value = valueFor(question, wanted, other, changes[name]);
    if (value === undefined) return [];
    const difference = (at: number) => {
      const ways = waysOf(changes[name](question, at));
      return exactTotal(ways[wanted]) - exactTotal(ways[other]);
    };
    const bound = difference(mostUsers) < difference(1) ? 'least' : 'most';
    // The value is a quotient, so that the whole one beside it is found by trying.
    const near = [-1, 0, 1, 2].map((more) => Math.floor(value) + more);
    if (bound === 'most') near.reverse();
    const whole = near.find((at) => !faultIn(changes[name](question, at)) && difference(at) <= 0);
    return whole === undefined ? [] : [{ name, bound, value: whole }];
  });
  return [...turns, ...monthsTo(question, wanted, other)];
}

/** How long it would have to be kept, exits included. */
function monthsTo(question: WaysQuestion, wanted: WayName, other: WayName): readonly Turn[] {
  const ways = waysOf(question);
  const withExit = ({ start, exit, perYear }: Way): Way => ({ start: start + exit, perYear, exit: 0 });
  const meeting = meetingOf(withExit(ways[wanted]), withExit(ways[other]));
  if (meeting.kind === 'from') return [{ name: 'months', bound: 'least', value: meeting.month }];
  if (meeting.kind === 'until' && meeting.month > 1)
    return [{ name: 'months', bound: 'most', value: meeting.month - 1 }];
  return [];
}
