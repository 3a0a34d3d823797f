import { cellsOf, day, decided, figures, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { lms as page } from './lms';

// Adds her internal marks with test 1 carried over, counted as zero, left out, and taken down by the sections' averages; then who may sit.

const { field, row, rows, said, station, total } = cellsOf(page);
const first = (text = '') => Number(/\d+/.exec(text)?.[0]);

const weight = first(field('section', 'Weight'));
const [least = 0, most = 0] = (field('section', 'To sit').match(/\d+/g) ?? []).map(Number);
const carried = row('gradebook', 'Test 1');
const inB = sum(rows('gradebook').map(([, marks]) => number(marks))) - carried;
const tests = rows('gradebook').length;
const [averageB, averageA] = [Number(said(/average of (\d+)/)), Number(said(/against (\d+) in A/))];
const marks = {
  carried: carried + inB,
  zero: inB,
  leftOut: (inB * tests) / (tests - 1),
  averaged: carried - averageA + averageB + inB,
};
const outcome = (internal: number) =>
  internal >= least ? 'admitted to the examination' : 'kept from the examination';

const iso = (text: string) => Date.parse(`${/\d{4}-\d{2}-\d{2}/.exec(text)?.[0]}`) / 86_400_000;
const moved = day(field('sis', 'Moved'));
const week = Math.floor((moved - day(field('sis', 'Term began'))) / 7) + 1;
const order = [
  field('sis', 'Term began'),
  field('section', 'B, test'),
  field('section', 'A, test'),
  field('sis', 'Moved'),
  field('board', 'Minute'),
].map(day);
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const lmsCheck = pieceCheck({
  page,
  decisions: [
    decided('internal marks', station('gradebook')?.value, `${marks.carried} of ${most}`, {
      zero: `${marks.zero} of ${most}`,
      leftOut: `${marks.leftOut} of ${most}`,
      averaged: `${marks.averaged} of ${most}`,
    }),
    decided('struck', station('gradebook')?.mark?.struck, `${marks.zero} of ${most}`),
    decided('total', String(total('gradebook')), String(marks.carried)),
    decided('outcome', field('board', 'Outcome'), outcome(marks.carried), {
      zero: outcome(marks.zero),
      leftOut: outcome(marks.leftOut),
    }),
    decided('by the averages too', outcome(marks.averaged), outcome(marks.carried)),
    decided('ratified', station('board')?.value, `Ratified, ${marks.carried}`),
    decided('beside it', field('board', 'Shown'), `${marks.averaged}, by the averages`),
    decided('entered by hand', field('board', 'Entered in B'), `${carried}, as an override`),
    decided('all marks', String(most), String(tests * weight)),
    decided('tests', figures(station('section')?.value ?? ''), String(tests)),
    decided('score in the tool', field('tool', 'Line item of A'), `scoreGiven ${carried}, of ${weight}`),
    decided('head of the tool', station('tool')?.value, `${carried} in A, none in B`),
    decided('names of the tests', figures(...rows('gradebook').map(([label = '']) => label)), '1 2 3'),
    decided(
      'test 1 of both',
      (station('section')?.fields ?? [])
        .slice(0, 2)
        .map(({ label }) => label)
        .join(),
      'A, test 1,B, test 1',
    ),
    decided(
      'enrolments',
      // OneRoster's endDate is exclusive.
      [iso(field('roster', 'Section A')), iso(field('roster', 'Section B'))].join(),
      [moved, moved].join(),
    ),
    decided('two enrolments', figures(station('roster')?.value ?? ''), '2'),
    decided('order of the dates', order.join(), order.toSorted((a, b) => a - b).join()),
    decided(
      'week',
      page.detail.route?.about,
      `moved in the ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][week - 1]} week`,
    ),
    decided('working days', order.map((at) => new Date(at * 86_400_000).getUTCDay()).join(), '1,2,4,1,3'),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        carried,
        1,
        marks.zero,
        most,
        tests - 1,
        tests,
        marks.zero,
        most - weight,
        marks.leftOut,
        most,
        least,
        carried,
        1,
        averageB,
        averageA,
        averageA - averageB,
        marks.averaged,
        marks.carried,
        marks.averaged,
        least - inB,
        weight,
      ].join(' '),
    ),
  ],
});
