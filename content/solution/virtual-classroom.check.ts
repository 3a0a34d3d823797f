import {
  cellsOf,
  clock,
  decided,
  figures,
  inWords,
  number,
  partsOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { virtualClassroom as page } from './virtual-classroom';

// Takes the register by prompts that were sent again, by minutes, by prompts at their minute and by those that reached the pupil; adds up roll 17's minutes from her tape.

const { said } = cellsOf(page);
const { argument, screen } = page.detail;
const [table] = partsOf(page, 'table');
const [tape] = partsOf(page, 'tape');
const pupils = (table?.rows ?? []).map((row) => {
  const [roll = 0, minutes = 0, reached = 0, tapped = 0] = row.map((cell) => number(cell));
  return { roll, minutes, reached, tapped };
});
type Rule = (pupil: (typeof pupils)[number]) => boolean;
const present = (rule: Rule) =>
  pupils
    .filter(rule)
    .map(({ roll }) => roll)
    .join(' ');
const [begins, ends] = [clock(said(/period, (\d+:\d+) to/)), clock(said(/\d+:\d+ to (\d+:\d+), is/))];
const length = ends - begins;
const share = Math.ceil(0.75 * length);
const prompts = 2;
const all: Rule = ({ reached, tapped }) => reached > 0 && tapped === reached;
const both: Rule = ({ tapped }) => tapped === prompts;
const half: Rule = ({ minutes }) => minutes >= length / 2;

type Bar = { readonly from: number; readonly to: number };
const bar = (label: string): Bar =>
  tape?.rows.find((row) => row.label === label) ?? { from: Number.NaN, to: Number.NaN };
const at = (tick: number) => Math.round(begins + (tick * length) / ((tape?.ticks.length ?? 0) - 1));
const [camera, shown, voice, back] = ['Camera', 'Screen', 'Voice, board', 'Back'].map(bar) as [
  Bar,
  Bar,
  Bar,
  Bar,
];
const [first, second] = [clock(said(/tapped at (\d+:\d+)/)), clock(said(/prompt of (\d+:\d+)/))];
const again = clock(said(/hers came at (\d+:\d+)/));
const online = (minute: number) => minute < at(voice.to) || minute >= at(back.from);
const middle = begins + length / 2;
const seventeen = pupils.find(({ roll }) => `Roll ${roll}` === tape?.label);
/** Taps at the minute of the prompts: roll 17’s second came later. */
const atOnce: Rule = (pupil) =>
  pupil.tapped - (pupil === seventeen ? [second].filter((at) => !online(at)).length : 0) === prompts;
const [had, days] = [/had (\d+) of/, /had \d+ of (\d+) days/].map((pattern) => number(said(pattern))) as [
  number,
  number,
];
const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
const time = (minute: number) => `${Math.floor(minute / 60)} ${minute % 60}`;

/** Of an hour at a rate in kbit/s. */
const megabytes = (rate: number) => String((rate * 3600) / 8 / 1000);

export const check = pieceCheck({
  page,
  decisions: [
    decided('present', said(/proposed as present: roll (\d+)\./), present(both), {
      minutes: present(({ minutes }) => minutes >= share),
      'both at their minute': present(atOnce),
      'one prompt': present(({ tapped }) => tapped > 0),
      'all that reached, however short the stay': present(all),
      'half of the period': present(half),
    }),
    decided(
      'present by minutes',
      figures(said(/being \d+, (rolls \d+ and \d+) are/)),
      present(({ minutes }) => minutes >= share),
    ),
    decided('present by both at their minute', present(atOnce), ''),
    decided(
      'present by one, besides 17',
      figures(said(/will do, 17 is, so are (\d+, whose phone showed both, and \d+),/)),
      present(({ tapped, roll }) => tapped > 0 && roll !== 17),
    ),
    decided(
      'her minutes',
      String(seventeen?.minutes),
      String(sum([voice, back].map(({ from, to }) => at(to) - at(from)))),
    ),
    decided(
      'what is given up first',
      String(
        0 === camera.from &&
          0 === shown.from &&
          0 === voice.from &&
          camera.to < shown.to &&
          shown.to < voice.to,
      ),
      'true',
    ),
    decided('prompts, one in each half', String(first < middle && middle < second && second < ends), 'true'),
    decided('reached', String(seventeen?.reached), String([first, second, again].filter(online).length)),
    decided('sent again after her return', String(again >= at(back.from) && again + 2 <= ends), 'true'),
    decided(
      'never more taps than prompts',
      String(
        pupils.every(
          ({ minutes, reached, tapped }) => tapped <= reached && reached <= prompts && minutes <= length,
        ),
      ),
      'true',
    ),
    decided(
      'ticks',
      tape?.ticks.map((tick) => clock(tick) || begins + Number(tick)).join(),
      [0, 1, 2, 3].map(at).join(),
    ),
    decided('day of the screen', screen?.heading, 'Class 10, 18 August'),
    decided(
      '75 % with this day',
      String(percent(had, days) < 75 && percent(had + 1, days + 1) === 75),
      'true',
    ),
    decided(
      'left after',
      said(/left after (\w+) minutes/),
      inWords(pupils.find(({ roll }) => roll === 30)?.minutes ?? 0),
    ),
    decided('three to the teacher', said(/The other (\w+) go/), inWords(pupils.length - 1)),
    decided('MB an hour, video', said(/is (\d+) MB a student/), megabytes(number(said(/of (\d+) kbit/)))),
    decided('MB an hour, voice', said(/kbit\/s (\d+) MB; for/), megabytes(number(said(/at (\d+) kbit/)))),
    decided(
      'GB for a thousand',
      said(/that is (\d+ GB against \d+),/),
      `${said(/is (\d+) MB a student/)} GB against ${said(/kbit\/s (\d+) MB; for/)}`,
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        18,
        10,
        time(begins),
        time(ends),
        prompts,
        2,
        17,
        time(first),
        time(at(voice.to)),
        time(at(back.from)),
        seventeen?.minutes,
        length,
        time(second),
        11,
        3,
        length,
        share,
        11,
        23,
        17,
        pupils.length,
        17,
        23,
        30,
        14,
        30,
        8,
        time(again),
        17,
        3,
        17,
        had,
        days,
        percent(had, days),
        had + 1,
        days + 1,
        75,
        1,
      ].join(' '),
    ),
  ],
});
