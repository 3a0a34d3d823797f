import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { usabilityTesting as page } from './usability-testing';

// Fills the developers' days by the page's order of repair, and by count, by money and count, and by what is cheapest.

const { document, title, basis, rows } = exhibitOf(page, 'rules');
const { said } = cellsOf(page, document, title, basis);

const findings = rows.map(({ cells: [name = '', notices = '', met = '', done = ''], outcome }) => {
  const [, people = '', of = '', days = ''] = /^(\d+) of (\d+), (\d+) day/.exec(met) ?? [];
  return {
    name,
    people: Number(people),
    of: Number(of),
    days: Number(days),
    hasMoney: /^(?:Fee p|P)aid/.test(name),
    isUnnoticed: notices.startsWith('Neither'),
    done,
    outcome,
  };
});
type Finding = (typeof findings)[number];
const days = numberOf(said(/(\w+) developer days/));
/** Takes the findings in order as far as they fit into the days. */
function repaired(...by: ((finding: Finding) => number)[]): string {
  let left = days;
  return findings
    .toSorted((one, other) => by.map((key) => key(other) - key(one)).find(Boolean) ?? 0)
    .flatMap((finding) => {
      if (finding.days > left) return [];
      left -= finding.days;
      return finding.name;
    })
    .join();
}
const people = ({ people }: Finding) => people;
const money = ({ hasMoney }: Finding) => Number(hasMoney);
const unnoticed = ({ isUnnoticed }: Finding) => Number(isUnnoticed);

const taken = findings.filter(({ outcome }) => outcome === 'wins');
const [wrong, receipt] = taken;
const twice = findings.find(({ hasMoney, isUnnoticed }) => hasMoney && !isUnnoticed);
const all = numberOf(said(/(\w+) parents with two/));
const right = all - (wrong?.people ?? 0);
const [, from = '', to = '', launch = ''] =
  /(\d+) Nov to (\d+) Dec 2026, launch on (\d+) Dec/.exec(basis) ?? [];
const [start, end, live] = [day(`${from} Nov 2026`), day(`${to} Dec 2026`), day(`${launch} Dec 2026`)];

export const check = pieceCheck({
  page,
  decisions: [
    decided('repaired', taken.map(({ name }) => name).join(), repaired(money, unnoticed, people), {
      'by count': repaired(people),
      'money, then count': repaired(money, people),
      'cheapest first': repaired(({ days }) => -days),
    }),
    decided('days used', `${sum(taken.map(({ days }) => days))}`, days),
    decided(
      'told',
      findings.map(({ done }) => done).join(),
      findings.map((one) => ['First', 'Second'][taken.indexOf(one)] ?? 'Does not fit').join(),
    ),
    decided('developer days', `${end - start + 1}`, days),
    decided('from Monday to Friday', `${(start + 3) % 7} ${(end + 3) % 7} ${(live + 3) % 7}`, '0 4 0'),
    decided('sessions before', day(document) < start ? 'before' : 'after', 'before'),
    decided('of all', findings.map(({ of }) => of).join(), findings.map(() => all).join()),
    decided('title', figures(title), `${wrong?.people}`),
    decided('findings', /to (\d)/.exec(document)?.[1], findings.length),
    decided('heading', figures(page.detail.argument?.heading ?? ''), `${all} ${right}`),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        2,
        all,
        all,
        right,
        wrong?.people,
        receipt?.people,
        twice?.people,
        days,
        wrong?.days,
        twice?.days,
      ].join(' '),
    ),
    decided('children', figures(basis).split(' ')[1], 2),
    decided(
      'the day that is left',
      said(/the (day) that is left goes to the receipt/),
      days - (wrong?.days ?? 0) === receipt?.days ? 'day' : 'days',
    ),
  ],
});
