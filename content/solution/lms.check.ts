import {
  cellsOf,
  day,
  decided,
  decisionProblems,
  figures,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { lms as page } from './lms';

// Counts who passes under each way of correcting the key to question 7, from the answers of the learners near the pass mark.

const { screen } = page.detail;
const { prose, said: found } = cellsOf(page);
const [table, list, form] = screen?.parts ?? [];
if (table?.part !== 'table' || list?.part !== 'list' || form?.part !== 'form') throw new Error('No key');

const said = (pattern: RegExp) => numberOf(found(pattern));

const letters = ['A', 'B', 'C'];
const chose = (some: readonly string[]) =>
  sum(some.map((letter) => said(new RegExp(`(\\w+) chose ${letter}`))));
const [sure, lost, near] = [
  said(/(\w+) have six without/),
  said(/(\w+) miss six even/),
  said(/other (\w+) have five/),
];
const [keyed, right] = [found(/key to question 7 said (\w)/), found(/and (\w) is right/)];
/** Answers that earn the mark under each way, in the order of the table's rows. */
const ways = [[keyed], [right], [keyed, right], letters];
const passing = (way: readonly string[]) => sure + chose(way);
const cells = (way: readonly string[]) =>
  [
    passing(way),
    chose(way.filter((letter) => letter !== keyed)),
    way.includes(keyed) ? 0 : chose([keyed]),
  ].join();
const [needed, marks] = [said(/, and (\w+) marks of/), said(/marks of (\w+) pass/)];
/** Counts the passes without question 7, where one right answer too few, of one question less, must reach the same share. */
const dropped = (needed - 1) / (marks - 1) >= needed / marks ? sure + near : sure;
const [quiz, question] = (screen?.heading.match(/\d+/g) ?? []).map(Number);
const [run = 0, version = 0] = (list.items[0]?.label.match(/\d+/g) ?? []).map(Number);

type Rule = (way: readonly string[]) => boolean;
const earns: Rule = (way) => way.includes(right);
const fallsNone: Rule = (way) => way.includes(keyed);
const wasKeyed: Rule = (way) => way.every((letter) => [keyed, right].includes(letter));

export const check = pieceCheck({
  page,
  decisions: [
    ...table.rows.map(([name = '', ...stated], row) => decided(name, stated.join(), cells(ways[row] ?? []))),
    decisionProblems<Rule>({
      what: 'way of correcting',
      stated: form.action,
      // Names a way only if the rule allows that one alone, spelt as the form's action.
      outcome: (rule) =>
        ways.filter(rule).length === 1
          ? (table.rows[ways.findIndex(rule)]?.[0] ?? '').replace(/^a(.*) answers/, 'A$1')
          : 'undecided',
      rule: (way) =>
        (earns(way) || !/a right answer earns its mark/.test(prose)) &&
        (fallsNone(way) || !/a mark once shown does not fall/.test(prose)) &&
        (wasKeyed(way) || !/an answer that no key ever named earns nothing/.test(prose)),
      instead: {
        'version and key stay': (way) => way.join() === keyed,
        'only the right answer': (way) => way.join() === right,
        'no mark may fall': fallsNone,
        'the mark for everybody': (way) => way.length === letters.length,
      },
    }),
    decided(
      'passes in the text',
      [/key, and (\d+)/, /it, and (\d+)/, /answers, and (\d+)/, /passes: (\d+)/].map(said).join(),
      ways.map(passing).join(),
    ),
    decided('passes without the question', found(/question is worse: (\d+)/), dropped),
    decided('learners', found(/All (\d+) learners/), sure + lost + near),
    decided('learners near the pass mark', String(near), chose(letters)),
    decided('cohort', form.fields[0]?.value, `${sure + lost + near} people`),
    decided(
      'last day of the clicks',
      'a date',
      Number.isNaN(day(`${list.items[4]?.label} 2027`)) ? 'none' : 'a date',
    ),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        passing([keyed, right]),
        chose([keyed]),
        quiz,
        question,
        sure + lost + near,
        run,
        needed,
        marks,
        sure,
        needed,
        question,
        lost,
        needed,
        near,
        needed - 1,
        chose([right]),
        chose([keyed]),
        ...ways.slice(0, 2).map(passing),
        chose([keyed]),
        ...ways.slice(2).map(passing),
        chose([keyed]),
        needed - 1,
        dropped,
        needed - 1,
        marks - 1,
        needed,
        marks,
        run,
        version,
        run + 1,
        version + 1,
        chose([keyed]),
      ].join(' '),
    ),
  ],
});
