import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { onlineTesting as page } from './online-testing';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const numbers = (text = '') =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.slice(1) ?? [];
const decide = <Rule>(
  what: string,
  stated = '',
  rule: Rule,
  outcome: (rule: Rule) => string,
  instead: Record<string, Rule> = {},
) => decisionProblems({ what, stated, outcome, rule, instead });

// Marks by the provisional key, and what the two rulings make of them.
const [right = 0, wrong = 0] = numbers(field('bank', 'Marks'));
const marks = (session: string) => {
  const [correct = 0, incorrect = 0] = numbers(field('responses', session));
  return correct * right - incorrect * wrong;
};
const [dropped = 0] = numbers(field('objection', 'If dropped'));
const isBlank = field('responses', 'January Q 41') === 'blank';
const january = { toAll: marks('January') + dropped, toTried: marks('January') + (isBlank ? 0 : dropped) };
const [, , newKey = ''] = /(\w) becomes (\w)/.exec(field('objection', 'April Q 27')) ?? [];
// The notification says who is paid for a dropped question.
const paid = field('objection', 'If dropped').endsWith('all who sat') ? january.toAll : january.toTried;
const isRight = field('responses', 'April Q 27') === newKey;
const april = { newKey: marks('April') - (isRight ? 0 : right + wrong), both: marks('April') };
// A percentile is the share of the shift at or below these marks; the better of two counts, and a rank is one more than those above.
const percentile = (below = 0, sat = 0) => (100 * below) / sat;
const shown = (session: string, total: number) => {
  const [below, sat] = numbers(field('score', `Up to ${total}`));
  return sat === numbers(field('centre', session))[0] ? percentile(below, sat) : Number.NaN;
};
const [satJanuary, satApril] = [numbers(field('centre', 'January'))[0], numbers(field('centre', 'April'))[0]];
const [first, second] = [shown('January', january.toAll), shown('April', april.newKey)];
const tried = percentile(numbers(said(/([\d,]+) are at or below her/)[0])[0], satJanuary);
const both = percentile(numbers(said(/([\d,]+) would be at or below 153/)[0])[0], satApril);
const provisional = percentile(...numbers(field('responses', `April, up to ${marks('April')}`)));
const rank = (best: number) =>
  (1 + (numbers(field('merit', `Above ${best.toFixed(2)}`))[0] ?? Number.NaN)).toLocaleString('en-IN');
const two = (value: number) => value.toFixed(2);
const others = { tried: Math.max(tried, second), both: Math.max(first, both), later: second };
const hasSeat = (best: number) =>
  Number(rank(best).replace(',', '')) <= (numbers(field('merit', 'Seats'))[0] ?? 0);
const word = (count: number) => 'no one two three four five six'.split(' ')[count] ?? '';

export const onlineTestingCheck = pieceCheck({
  page,
  decisions: [
    decide(
      'marks by the provisional key',
      station('responses')?.value,
      ['January', 'April'],
      (of) => `${of.map(marks).join(' and ')} marks`,
    ),
    decide(
      'marks after the rulings',
      ['January', 'April'].map((of) => numbers(field('score', of)).at(-1)).join(),
      [paid, april.newKey],
      String,
      {
        tried: [january.toTried, april.newKey],
        both: [january.toAll, april.both],
      },
    ),
    decide(
      'counted',
      station('score')?.value,
      Math.max(first, second),
      (best) => `${best === first ? 'January' : 'April'}, ${two(best)}`,
      { later: second },
    ),
    decide('struck', station('score')?.mark?.struck, provisional, (best) => `April, ${two(best)}`),
    decide('rank', station('merit')?.value.replace('Rank ', ''), Math.max(first, second), rank, others),
    decide(
      'if only those who tried are paid',
      said(/percentile is (.*?), no seat/)[0],
      others.tried,
      (best) => `${two(best)}: rank ${rank(best)}`,
    ),
    decide(
      'if both answers are accepted',
      said(/which is (\d+\.\d+ and rank [\d,]+)\./)[0],
      others.both,
      (best) => `${two(best)} and rank ${rank(best)}`,
    ),
    decide(
      'if the later attempt counts',
      said(/better finds (\d+\.\d+ and rank [\d,]+)\./)[0],
      second,
      (best) => `${two(best)} and rank ${rank(best)}`,
    ),
    decide(
      'with four marks for all',
      said(/for all she holds (\d+\.\d+ and rank [\d,]+), /)[0],
      Math.max(first, second),
      (best) => `${two(best)} and rank ${rank(best)}`,
      others,
    ),
    decide(
      'seat',
      said(/rank [\d,]+, (inside) [\d,]+ seats/)[0],
      Math.max(first, second),
      (best) => (hasSeat(best) ? 'inside' : 'no seat'),
      { tried: others.tried, later: second },
    ),
    decide('marks if she is not paid', said(/she keeps (\d+) marks/)[0], january.toTried, String, {
      toAll: january.toAll,
    }),
    decide('marks lost by the new key', said(/loses (\w+) marks/)[0], marks('April') - april.newKey, word, {
      both: 0,
    }),
    decide('marks for the dropped question', said(/With (\w+) marks for all/)[0], dropped, word),
  ],
  quantities: { seats: [3200, 40] },
});
