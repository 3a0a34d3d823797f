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

const { document, title, basis, rows, reading } = exhibitOf(page, 'rules');
const { said } = cellsOf(page, document, title, basis, reading);

const findings = rows.map(({ cells: [name = '', notices = '', met = '', done = ''], outcome }) => {
  const [, people = '', of = '', days = ''] = /^(\d+) of (\d+), (\d+) day/.exec(met) ?? [];
  return {
    name,
    people: Number(people),
    of: Number(of),
    days: Number(days),
    hasMoney: /^Paid/.test(name),
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
const all = numberOf(said(/(\w+) parents with their phones/));
const right = all - (wrong?.people ?? 0);
const [, from = '', to = '', launch = ''] =
  /(\d+) Nov to (\d+) Dec 2026, launch on (\d+) Dec/.exec(basis) ?? [];
const later = (wrong?.days ?? 0) + (twice?.days ?? 0);
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
        all,
        all,
        right,
        wrong?.people,
        receipt?.people,
        twice?.people,
        wrong?.days,
        days,
        twice?.days,
        // The days that do not fit into the week begin on the Monday of the launch, and the retest takes one more.
        Number(launch) + later - days + 1,
      ].join(' '),
    ),
    decided(
      'days of the rest fit into none that are left',
      findings
        .filter(({ outcome }) => outcome === 'loses')
        .map(({ days }) => days > 1)
        .join(),
      'true,true',
    ),
    decided(
      'retest',
      `${(day(`${said(/Saturday, (\d+) Dec/)} Dec 2026`) + 3) % 7} ${day(`${said(/Saturday, (\d+) Dec/)} Dec 2026`) - end}`,
      '5 1',
    ),
    decided('findings from', /(\d) to \d/.exec(document)?.[1], 1),
    decided(
      'the day that is left',
      said(/The (day) that is left goes to the receipt/),
      days - (wrong?.days ?? 0) === receipt?.days ? 'day' : 'days',
    ),
  ],
});
