import { cellsOf, decided, figures as figuresOf, number, pieceCheck, rupees } from '@/pipeline/content/piece';
import { routeOptimization } from './route-optimization';

const { screen, argument } = routeOptimization.detail;
const { heading = '', parts = [] } = screen ?? {};
const [order, crates = 0] = (heading.match(/\d+/g) ?? []).map(Number);
const book = parts.flatMap((part) => (part.part === 'figures' ? part.items : []));
/** Reads a price of the book; 0 for a van that it does not name, which drives anyway and need not be called out. */
const price = (label: string) => number(book.find((item) => item.label === label)?.value ?? '0');

// `answers` prices each row by its late minutes, another driver and a van called out, or by the crates that are left out.
const answers = parts
  .flatMap((part) => (part.part === 'table' ? part.rows : []))
  .map((row) => {
    const [name = '', room, late, stated = ''] = row;
    const isLeft = name.endsWith('left out');
    const driver = name.endsWith('other driver') ? price('Other driver') : 0;
    const carried = Number(late) * price('Late minute') + driver + price(`Van ${name.split(',')[0]} out`);
    const broken = {
      room: Number(room) < crates,
      lock: name.endsWith('lifted'),
      load: isLeft,
      time: Number(late) > 0,
    };
    return { name, stated, cost: isLeft ? crates * price('Crate left') : carried, broken };
  });

/** Returns the cheapest of `answers` that breaks none of the rules given. */
const cheapest = (...hard: ('room' | 'lock' | 'load' | 'time')[]) =>
  answers
    .filter(({ broken }) => !hard.some((rule) => broken[rule]))
    .reduce((least, answer) => (answer.cost < least.cost ? answer : least));
const { name, cost } = cheapest('room', 'lock');
const lifted = cheapest('room');
const mustGo = cheapest('room', 'lock', 'load');
const onTime = cheapest('room', 'lock', 'load', 'time');
const others = {
  lifted: lifted.name,
  'it must go': mustGo.name,
  'on time': onTime.name,
  'no room': cheapest('lock').name,
};
const saved = (other: typeof lifted) => rupees(cost - other.cost);
const lines = parts.flatMap((part) => (part.part === 'list' ? part.items.map(({ label }) => label) : []));
const left = lines.filter((line) => line.includes(' left out: '));
const [placed = 0, all = 0] = (lines.find((line) => line.endsWith(' placed'))?.match(/\d+/g) ?? []).map(
  Number,
);
const { said } = cellsOf(routeOptimization, ...lines);

// `told` are the vans and the room that the argument names, to be compared with those of the answers.
const van = (answer: typeof lifted) => answer.name.slice(0, 2);
const told = [
  /Van (\d+) looks/,
  /room for (\d+)/,
  /Van (\d+) is locked/,
  /Van (\d+) would/,
  /Van (\d+) is called/,
].map(said);
const cramped = cheapest('lock');
const room = parts
  .flatMap((part) => (part.part === 'table' ? part.rows : []))
  .find(([row]) => row === cramped.name)?.[1];
// `partly` prices the van without enough room if it takes what it can: its own price, and that of the crates which stay behind.
const rest = crates - Number(room);
const partly = cramped.cost + rest * price('Crate left');
const split = `${rupees(cramped.cost)} + ${rest} × ${rupees(price('Crate left'))} = ${rupees(partly)}`;

export const routeOptimizationCheck = pieceCheck({
  page: routeOptimization,
  decisions: [
    ...answers.map((answer) => decided(answer.name, answer.stated, rupees(answer.cost))),
    decided(
      `order ${order}`,
      left.includes(`${order} left out: price`) ? 'None: left out' : 'carried',
      name,
      others,
    ),
    decided(
      'vans and room said',
      told.join(),
      [van(cramped), room, van(lifted), van(mustGo), van(onTime)].join(),
    ),
    decided('split', said(/(₹\d+ \+ \d+ × ₹\d+ = ₹\d+)/), split),
    decided('split is dearer than leaving out', 'true', String(partly > cost)),
    decided('heading', argument?.heading, `Why order ${order} stays behind while Van ${van(onTime)} is free`),
    decided(
      'figures of the argument',
      figuresOf(...(argument?.paragraphs ?? [])),
      [
        [
          answers.length,
          crates,
          van(cramped),
          room,
          room,
          rest,
          cramped.cost,
          rest,
          price('Crate left'),
          partly,
        ],
        [van(mustGo), mustGo.cost / price('Late minute'), price('Late minute'), mustGo.cost],
        [price('Van 30 out'), price('Other driver'), onTime.cost, crates, price('Crate left'), cost],
        [cost, price('Late minute'), cost / price('Late minute'), van(mustGo), van(onTime)],
        [lifted.cost / price('Late minute'), lifted.cost, cost, lifted.cost, cost - lifted.cost],
      ]
        .flat()
        .map(Number)
        .join(' '),
    ),
    decided('price of the lock', said(/locked: (₹\d+)/), saved(lifted), { 'it must go': saved(mustGo) }),
    decided('minutes before it is left', said(/= (\d+) minutes/), cost / price('Late minute')),
    decided('orders left out', String(left.length), all - placed),
  ],
  quantities: { 'vans?': [30], 'days?|mornings?': [10], 'crates?': [crates], drops: [all] },
});
