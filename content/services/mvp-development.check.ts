import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  number,
  numberOf,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { mvpDevelopment as page } from './mvp-development';

// Orders the tests by price over chance, and reckons the average cost of that order and of every other.

const { basis, columns, document, reading, rows } = exhibitOf(page, 'rules');
const { said } = cellsOf(page);
const tests = rows.map(({ cells: [name = '', test = '', quotient = '', place = ''], outcome }) => {
  const [price = '', share = ''] = test.split(', ').length > 1 ? test.split(/, (?=\d+ in)/) : [test];
  const [chance = 0, of = 1] = share.split(' in ').map(Number);
  return { name, price: number(price), chance: chance / of, quotient, place, outcome };
});
type Test = (typeof tests)[number];
const places = ['First', 'Second', 'Third'];
const quotientOf = ({ price, chance }: Test) => price / chance;
const by = (value: (test: Test) => number) => tests.toSorted((one, other) => value(one) - value(other));
const names = (list: readonly Test[]) => list.map(({ name }) => name).join(' > ');
/** What an order costs on average when it ends with the first refusal. */
const average = (list: readonly Test[]) =>
  Math.round(list.reduceRight((behind, { price, chance }) => price + (1 - chance) * behind, 0));
const orders = (list: readonly Test[]): Test[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((test) => orders(list.filter((other) => other !== test)).map((rest) => [test, ...rest]));
const order = by(quotientOf);
const stated = tests.toSorted((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
const [riskiest, cheapest] = [by(({ chance }) => -chance), by(({ price }) => price)];
const least = orders(tests).toSorted((one, other) => average(one) - average(other))[0] ?? [];
const [deposit, lists, link] = order;
if (!deposit || !lists || !link) throw new Error('No three tests');
const bar = numberOf(/fewer than (\w+) deposits refute/.exec(reading)?.[1] ?? '');
const together = tests.reduce((total, { price }) => total + price, 0);
const [one = '', two = '', three = ''] = page.detail.argument?.paragraphs ?? [];

export const check = pieceCheck({
  page,
  decisions: [
    decided('order', names(stated), names(order), {
      'likeliest to fail first': names(riskiest),
      'cheapest first': names(cheapest),
    }),
    decided('order that costs least on average', names(stated), names(least)),
    decided(
      'quotients',
      tests.map(({ quotient }) => quotient).join(),
      tests.map((test) => rupees(Math.round(quotientOf(test)))).join(),
    ),
    decided('winner', tests.find(({ outcome }) => outcome === 'wins')?.name, deposit.name),
    decided(
      'second',
      said(/Most likely to fail, and tested (\w+)/),
      places[stated.indexOf(riskiest[0] ?? deposit)]?.toLowerCase() ?? '',
    ),
    decided('figures of the first paragraph', figures(one), [8, lists.price, 2, link.price].join(' ')),
    decided('even chance', /even chance/.test(one) ? '0.5' : '', String(lists.chance)),
    decided(
      'figures of the second',
      figures(two),
      [
        10,
        deposit.price,
        bar,
        deposit.chance * 100,
        100,
        deposit.price,
        deposit.chance,
        quotientOf(deposit),
        lists.price,
        lists.chance,
        quotientOf(lists),
        link.price,
        link.chance,
        Math.round(quotientOf(link)),
      ].join(' '),
    ),
    decided(
      'figures of the third',
      figures(three),
      [
        deposit.price,
        1 - deposit.chance,
        lists.price,
        1 - deposit.chance,
        1 - lists.chance,
        link.price,
        average(order),
        average(riskiest),
        average(cheapest),
        together,
        together - average(order),
        quotientOf(lists) / deposit.price,
      ].join(' '),
    ),
    decided('founder’s', said(/the founder’s (₹[\d,]+\d)/), rupees(average(riskiest))),
    decided('investor’s', said(/the investor’s (₹[\d,]+\d)/), rupees(average(cheapest))),
    decided(
      'which quotient',
      basis.split(' ')[0],
      quotientOf(deposit) < quotientOf(lists) ? 'Lowest' : 'Highest',
    ),
    // A likelier refusal lowers the quotient, so the deposit leads from that chance upwards.
    decided(
      'chance from which it leads',
      said(/is (above|below) one in/),
      deposit.price / deposit.chance < quotientOf(lists) ? 'above' : 'below',
    ),
    decided('order in words', said(/The (\w+) goes first, then the lists/), 'deposit'),
    decided('assumptions', figures(page.detail.exhibit?.title ?? ''), String(rows.length)),
    decided('columns', String(columns.length), rows[0]?.cells.length ?? 0),
    decided(
      'no weekend, and past',
      `${((day(document) + 4) % 7) % 6 === 0} ${day(document) < day('25 Nov 2026')}`,
      'false true',
    ),
  ],
});
