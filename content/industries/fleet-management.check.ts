import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { fleetManagement as page } from './fleet-management';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const row = (id: string, index: number) => station(id)?.sum?.rows[index] ?? [];
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1];
const times = (text: string) =>
  [...text.matchAll(/(\d\d):(\d\d)/g)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes));
const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`;
const decide = (what: string, stated = '', is: string, instead: Record<string, string> = {}) =>
  decisionProblems<string>({ what, stated, outcome: (result) => result, rule: is, instead });

// The free time begins at the slot or at the gate stamp, whichever is later, and full hours beyond it are billed.
const [tracker = 0] = times(field('receipt', 'Tracker at gate'));
const [entry = 0, exit = 0] = times(field('receipt', 'Gate stamp'));
const [slot = 0] = times(field('trip', 'Slot'));
const free = Number(/(\d+) h$/.exec(row('receipt', 1)[0] ?? '')?.[1]) * 60;
const rate = amountOf(/₹[\d,]+/.exec(row('freight', 1)[0] ?? '')?.[0] ?? '') ?? 0;
const freight = amountOf(row('freight', 0)[1] ?? '') ?? 0;
const over = (from: number) => exit - from - free;
const hours = (from: number) => Math.floor(over(from) / 60);
const start = Math.max(slot, entry);
const billed = hours(start) * rate;
const begun = Math.ceil(over(start) / 60) * rate;
const tracked = hours(tracker) * rate;
const stamped = hours(entry) * rate;

// A truck is released when its papers reach beyond the slot.
const date = (text: string) => Date.parse(`${/\d+ \w{3} \d{4}/.exec(text)?.[0]} UTC`);
const papers =
  station('chassis')
    ?.fields?.map(({ value }) => value)
    .filter((value) => value.startsWith('to ')) ?? [];
const isValid = papers.every((paper) => date(paper) >= date(field('trip', 'Slot')));
const clocks = [field('receipt', 'Tracker at gate'), field('receipt', 'Gate stamp'), field('trip', 'Slot')];
const waits = said(/(\d+) × ₹/);

// A day of an e-way bill is 200 km, and it ends at the midnight after the day of its making.
const [made = 0, valid = 0] = (field('trip', 'E-way bill').match(/\d+/g) ?? []).map(Number);
const [kilometres = 0] = (field('trip', 'Route').match(/\d+/g) ?? []).map(Number);

export const fleetManagementCheck = pieceCheck({
  page,
  decisions: [
    decide('minutes from the start', row('receipt', 0)[1], String(exit - start)),
    decide('minutes over', station('receipt')?.sum?.total[1], String(over(start))),
    decide('freight bill', station('freight')?.value, rupees(freight + billed), {
      'from the tracker': rupees(freight + tracked),
      'from the gate stamp': rupees(freight + stamped),
      'begun hours': rupees(freight + begun),
      'no free hours': rupees(freight + Math.floor((exit - start) / 60) * rate),
      'no exit time': rupees(freight),
    }),
    decide('detention said', said(/full hours: \d+, or (₹[\d,]+)/), rupees(billed)),
    decide('by the tracker', said(/free ones, or (₹[\d,]+)/), rupees(tracked)),
    decide('by the stamp', said(/stamp it is \d+, or (₹[\d,]+)/), rupees(stamped)),
    decide('begun hours', said(/hour up bills (₹[\d,]+)/), rupees(begun)),
    decide('between first and last', said(/The (₹[\d,]+) between/), rupees(tracked - billed)),
    decide('bill held back', said(/holds back all (₹[\d,]+)/), rupees(freight + tracked)),
    decide('a month', said(/= (₹[\d,]+)/), rupees(Number(waits) * billed)),
    decide('lost today', said(/lost today is the (₹[\d,]+\d)/), rupees(billed)),
    decide(
      'hours said',
      [said(/waited (\d+) full/), said(/stamp it is (\d+)/), said(/full hours: (\d+)/)].join(),
      [tracker, entry, start].map(hours).join(),
    ),
    decide('clocks said', times(argument?.paragraphs.join(' ') ?? '').join(), clocks.flatMap(times).join()),
    decide('slot', String(times(row('receipt', 0)[0] ?? '')), String(slot)),
    decide(
      'load',
      /\d+ t/.exec(field('trip', 'Load'))?.[0],
      /\d+ t/.exec(row('freight', 0)[0] ?? '')?.[0] ?? '',
    ),
    decide('papers', station('chassis')?.value, isValid ? 'Released' : 'Stopped'),
    decide('e-way bill', String(valid), String(made + Math.ceil(kilometres / 200))),
  ],
  quantities: { waits: [40] },
});
