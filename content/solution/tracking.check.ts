import {
  cellsOf,
  clock,
  day,
  decided,
  decisionProblems,
  figures,
  number,
  partsOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { tracking as page } from './tracking';

// Reckons what each rule takes for the box's state at the cut-off, how many calls a month it costs, and whether the call is in time for a late gate.

const { said } = cellsOf(page);
const { argument, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [shown] = partsOf(page, 'figures');
const [list] = partsOf(page, 'list');
const figure = (label: string) => number(shown?.items.find((item) => item.label === label)?.value);
const messages = (table?.rows ?? [])
  .map(([source = '', says = '', at, came]) => ({ source, says, at: clock(at), came: clock(came) }))
  .filter(({ came }) => came);
const event = (pattern: RegExp) => clock(list?.items.find(({ label }) => pattern.test(label))?.label);
const cutOff = clock(screen?.heading);
const [line, tracker, haulier] = ['Line', 'Tracker', 'Haulier'].map((source) =>
  messages.find((message) => message.source.startsWith(source)),
);

/** Names the source that a rule believes. */
type Rule = () => string;
const newest: Rule = () => [...messages].sort((a, b) => b.came - a.came)[0]?.source ?? '';
const byEvent: Rule = () =>
  [...messages].filter(({ says }) => !says.includes('planned')).sort((a, b) => b.at - a.at)[0]?.source ?? '';
const byOwner: Rule = () => messages.find(({ source }) => source === 'Terminal')?.source ?? 'none yet';
const silent = table?.rows.filter(([, , , came]) => came === '–').map(([source = '']) => source) ?? [];

const lag = number(said(/reports (\d+) minutes late/));
const until = clock(said(/past the (\d+:\d+)/));
const months = {
  all: figure('In October'),
  silence: figure('Silent'),
  both: figure('And waiting'),
  missed: figure('Missed'),
};
const spelt = (minutes: number) => `${Math.floor(minutes / 60)} ${minutes % 60}`;
const [rung, asked, agreed, gated] = [/in queue/, /asked/, /agrees/, /gate-in/].map(event);
const ordered = [line?.at, line?.came, cutOff, rung, asked, agreed, gated].map(
  (minute) => minute ?? Number.NaN,
);

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems<Rule>({
      what: 'proof of gate-in at the cut-off',
      stated: silent.join() === 'Terminal' ? 'none yet' : '',
      outcome: (rule) => rule(),
      rule: byOwner,
      instead: { 'newest message': newest, 'event time': byEvent },
    }),
    decided('calls in October', said(/made (\d+) calls/), months.both, {
      'every silence': months.silence,
      'the haulier’s word': 0,
    }),
    decided('half an hour for a late gate', String(until), String(cutOff + 30)),
    decided(
      'missed within waiting within silent within all',
      String(months.missed <= months.both && months.both <= months.silence && months.silence <= months.all),
      'true',
    ),
    decided(
      'asked in time',
      String([asked ?? 0, cutOff + lag].map((minute) => minute <= until)),
      'true,false',
    ),
    decided('order of the day', ordered.join(), [...ordered].sort((a, b) => a - b).join()),
    decided('each came after it happened', String(messages.every(({ at, came }) => came >= at)), 'true'),
    decided('known at the cut-off', String(messages.every(({ came }) => came <= cutOff)), 'true'),
    decided('tracker before haulier', String((tracker?.at ?? 0) < (haulier?.at ?? 0)), 'true'),
    decided(
      'consent within the line’s hours',
      String([asked, agreed].map((minute) => (minute ?? Number.NaN) <= until)),
      'true,true',
    ),
    decided(
      'day of the screen',
      String(day(`${/\d+ Nov/.exec(screen?.heading ?? '')?.[0]} 2026`) < day('25 Nov 2026')),
      'true',
    ),
    decided('consent before the gate', String((agreed ?? 0) < (gated ?? 0)), 'true'),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        messages.length,
        spelt(cutOff),
        spelt(line?.came ?? 0),
        spelt(line?.at ?? 0),
        spelt(haulier?.at ?? 0),
        spelt(tracker?.at ?? 0),
        lag,
        months.all,
        months.silence,
        months.missed,
        spelt(cutOff + lag),
        spelt(until),
        months.both,
        months.missed,
        months.both - months.missed,
        spelt(rung ?? 0),
        13,
        spelt(agreed ?? 0),
        spelt(gated ?? 0),
      ].join(' '),
    ),
  ],
});
