import {
  cellsOf,
  decided,
  figures,
  grouped,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { onlineTesting as page } from './online-testing';

// Marks both sessions by the rulings, ranks the better percentile, and does so again for the alternatives of the argument.

const { field, said, station } = cellsOf(page);
const numbers = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')));
const first = (text: string) => numbers(text)[0] ?? Number.NaN;

// `marks` uses the provisional key; `january` and `april` hold the marks after each ruling, and after the ruling that was not made.
const [right = 0, wrong = 0] = numbers(field('bank', 'Marks'));
const marks = (session: string) => {
  const [correct = 0, incorrect = 0] = numbers(field('responses', session));
  return correct * right - incorrect * wrong;
};
const ifDropped = field('objection', 'If dropped');
const dropped = first(ifDropped);
const isBlank = field('responses', 'January Q 41') === 'blank';
const january = { toAll: marks('January') + dropped, toTried: marks('January') + (isBlank ? 0 : dropped) };
const [, newKey] = /\w becomes (\w)/.exec(field('objection', 'April Q 27')) ?? [];
// `paid` reads in the notification (field "If dropped") who gets the marks of a dropped question.
const paid = ifDropped.endsWith('all who sat') ? january.toAll : january.toTried;
const isRight = field('responses', 'April Q 27') === newKey;
const april = { newKey: marks('April') - (isRight ? 0 : right + wrong), both: marks('April') };
// `percentile` is the share of the shift at or below these marks; `best` takes the better session, and `rank` counts those above it.
const percentile = (below = 0, sat = 0) => (100 * below) / sat;
const [satJanuary, satApril] = [first(field('centre', 'January')), first(field('centre', 'April'))];
const shown = (sat: number, total: number) => {
  const [below, of] = numbers(field('score', `Up to ${total}`));
  return of === sat ? percentile(below, of) : Number.NaN;
};
const [inJanuary, inApril] = [shown(satJanuary, january.toAll), shown(satApril, april.newKey)];
const best = Math.max(inJanuary, inApril);
const tried = Math.max(percentile(first(said(/([\d,]+) are at or below her/)), satJanuary), inApril);
const both = Math.max(inJanuary, percentile(first(said(/([\d,]+) would be at or below 153/)), satApril));
const provisional = percentile(...numbers(field('responses', `April, up to ${marks('April')}`)));
const two = (value: number) => value.toFixed(2);
const above = (value: number) => first(field('merit', `Above ${two(value)}`));
const rank = (value: number) => grouped(1 + above(value));
const ranked = (value: number) => `${two(value)} and rank ${rank(value)}`;
const counted = (value: number) => `${value === inJanuary ? 'January' : 'April'}, ${two(value)}`;
const seat = (value: number) => (above(value) < first(field('merit', 'Seats')) ? 'inside' : 'no seat');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const questions = numbers(station('bank')?.value ?? '').at(-1) ?? Number.NaN;
const labels = ['bank', 'responses', 'objection'].flatMap((at) =>
  (station(at)?.fields ?? []).map(({ label }) => label).filter((label) => / Q /.test(label)),
);

export const onlineTestingCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'marks by the provisional key',
      station('responses')?.value,
      `${marks('January')} and ${marks('April')} marks`,
    ),
    decided(
      'marks after the rulings',
      ['January', 'April'].map((of) => numbers(field('score', of)).at(-1)).join(),
      [paid, april.newKey].join(),
      { tried: [january.toTried, april.newKey].join(), both: [january.toAll, april.both].join() },
    ),
    decided('counted', station('score')?.value, counted(best), { later: counted(inApril) }),
    decided('struck', station('score')?.mark?.struck, `April, ${two(provisional)}`),
    decided('rank', station('merit')?.value, `Rank ${rank(best)}`, {
      tried: `Rank ${rank(tried)}`,
      both: `Rank ${rank(both)}`,
      later: `Rank ${rank(inApril)}`,
    }),
    decided(
      'if only those who tried are paid',
      said(/percentile is (.*?), no seat/),
      `${two(tried)}: rank ${rank(tried)}`,
    ),
    decided('if both answers are accepted', said(/which is (\d+\.\d+ and rank [\d,]+)\./), ranked(both)),
    decided(
      'if the later attempt counts',
      said(/better finds (\d+\.\d+ and rank [\d,]+)\./),
      ranked(inApril),
    ),
    decided('with four marks for all', said(/for all she holds (\d+\.\d+ and rank [\d,]+), /), ranked(best), {
      tried: ranked(tried),
      both: ranked(both),
      later: ranked(inApril),
    }),
    decided('seat', said(/rank [\d,]+, (inside) [\d,]+ seats/), seat(best), {
      tried: seat(tried),
      later: seat(inApril),
    }),
    decided('marks if she is not paid', said(/she keeps (\d+) marks/), january.toTried, {
      toAll: january.toAll,
    }),
    decided('marks lost by the new key', said(/loses (\w+) marks/), inWords(april.both - april.newKey), {
      both: inWords(0),
    }),
    decided('marks for the dropped question', said(/With (\w+) marks for all/), inWords(dropped)),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        dropped,
        2024,
        dropped,
        best,
        number(rank(best)),
        first(field('merit', 'Seats')),
        january.toTried,
        (tried / 100) * satJanuary,
        tried,
        number(rank(tried)),
        dropped,
        april.both - april.newKey,
        (both / 100) * satApril,
        april.both,
        both,
        number(rank(both)),
        inApril,
        number(rank(inApril)),
        4,
      ].join(' '),
    ),
    decided('heading', figures(page.detail.argument?.heading ?? ''), `${dropped}`),
    decided(
      'exact percentiles',
      [best, tried, both, inApril, provisional].map((value) => `${value}`).join(),
      [best, tried, both, inApril, provisional].map((value) => `${Number(two(value))}`).join(),
    ),
    decided(
      'questions answered and blank',
      ['January', 'April'].map((of) => sum(numbers(field('responses', of)))).join(),
      [questions, questions].join(),
    ),
    decided(
      'items',
      labels.join(),
      'January Q 41,April Q 27,January Q 41,April Q 27,January Q 41,April Q 27',
    ),
    decided('question in the note', figures(station('score')?.mark?.note ?? ''), figures('27')),
    decided(
      'sessions',
      ['bank', 'centre', 'objection'].map((at) => figures(station(at)?.value ?? '').split(' ')[0]).join(),
      '2,2,2',
    ),
  ],
  quantities: { seats: [3200, 40] },
});
