import { cellsOf, day, decided, figures, inWords, partsOf, pieceCheck } from '@/pipeline/content/piece';
import { fleetManagement as page } from './fleet-management';

// Reckons which truck may take which load, and how many loads leave, by the papers that each trip needs, by a light for each truck, by the
// latest return for all, and by the permit's date alone.

const { argument, screen } = page.detail;
const [matrix] = partsOf(page, 'matrix');
const [list] = partsOf(page, 'list');
const date = (text = '') => day(`${/\d+ [A-Z][a-z]{2}/.exec(text)?.[0] ?? ''} 2026`);
const leaves = date(screen?.heading);
const last = { full: Number.POSITIVE_INFINITY, part: date(matrix?.key.part), alert: date(matrix?.key.alert) };
const trucks = (matrix?.rows ?? []).map(({ label, cells }) => ({
  name: label.replace('Truck ', ''),
  papers: cells.map((cell, place) => ({
    isAuthorisation: matrix?.columns[place] === 'Author.',
    until: cell === 'none' ? 0 : last[cell],
  })),
}));
const abroad = ['Hyderabad'];
const loads = (list?.items ?? []).map(({ label }) => {
  const [, to = '', back, truck = ''] = /^(\w+), (.+): (\d+)$/.exec(label) ?? [];
  return { to, isHome: !abroad.includes(to), back: date(back), truck };
});
type Truck = (typeof trucks)[number];
type Load = (typeof loads)[number];
type Rule = (truck: Truck, load: Load) => boolean;

const byTrip: Rule = ({ papers }, { isHome, back }) =>
  papers.every(({ isAuthorisation, until }) => (isAuthorisation && isHome) || until >= back + 1);
const light: Rule = ({ papers }) => papers.every(({ until }) => until >= leaves);
const latest: Rule = ({ papers }) =>
  papers.every(({ until }) => until >= Math.max(...loads.map(({ back }) => back)) + 1);
const permitAlone: Rule = ({ papers }, { back }) =>
  papers.every(({ isAuthorisation, until }) => isAuthorisation || until >= back + 1);
const noSpareDay: Rule = ({ papers }, { isHome, back }) =>
  papers.every(({ isAuthorisation, until }) => (isAuthorisation && isHome) || until >= back);

/** All ways to send the loads off, each as "Hyderabad 14, …", with as many loads as can leave. */
function ways(rule: Rule, open = trucks, rest = loads): string[][] {
  const [load, ...others] = rest;
  if (!load) return [[]];
  const taken = open
    .filter((truck) => rule(truck, load))
    .flatMap((truck) =>
      ways(
        rule,
        open.filter((other) => other !== truck),
        others,
      ).map((way) => [`${load.to} ${truck.name}`, ...way]),
    );
  return [...taken, ...ways(rule, open, others)];
}
const best = (rule: Rule) => {
  const all = ways(rule);
  const most = Math.max(...all.map((way) => way.length));
  return { most, ways: all.filter((way) => way.length === most).map((way) => way.join(', ')) };
};
const stated = loads.map(({ to, truck }) => `${to} ${truck}`).join(', ');
const green = trucks.filter((truck) => light(truck, loads[0] as Load)).map(({ name }) => Number(name));
const alone = trucks.filter((truck) => latest(truck, loads[0] as Load)).map(({ name }) => Number(name));
const { said } = cellsOf(page);
const weekday = (date: number) =>
  new Date(date * 86_400_000).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
const back = (to: string) => weekday(loads.find((load) => load.to === to)?.back ?? Number.NaN);
const lapsed = trucks
  .filter(({ papers }) => papers.some(({ until }) => until < leaves))
  .map(({ name }) => Number(name));
const tested = trucks
  .filter(({ papers }) => papers.some(({ until }) => until === last.part))
  .map(({ name }) => Number(name));

export const check = pieceCheck({
  page,
  decisions: [
    decided('who takes what', stated, best(byTrip).ways.join(' or '), {
      'a light for each truck': best(light).ways.join(' or '),
      'the latest return': best(latest).ways.join(' or '),
      'permit alone': best(permitAlone).ways.join(' or '),
      'no spare day': best(noSpareDay).ways.join(' or '),
    }),
    decided('loads that leave', inWords(loads.length), inWords(best(byTrip).most), {
      'a light for each truck': inWords(best(light).most),
      'the latest return': inWords(best(latest).most),
    }),
    decided(
      'day of leaving',
      `${weekday(leaves)} ${/Pune, (\w{3})/.exec(screen?.heading ?? '')?.[1]}`,
      `${said(/leave Pune on (\w+)/)} ${weekday(leaves).slice(0, 3)}`,
    ),
    decided(
      'days of return',
      said(/(Hyderabad and Nagpur are back on \w+, Nashik on \w+)/),
      `Hyderabad and Nagpur are back on ${[...new Set([back('Hyderabad'), back('Nagpur')])].join('/')}, Nashik on ${back('Nashik')}`,
    ),
    decided('day of the test', said(/and on (\w+), the last day/), weekday(last.part)),
    decided(
      'the mark names the lapsed paper',
      /authorisation/i.exec(page.detail.schematic.mark?.doubt ?? '')?.[0].toLowerCase(),
      said(/crossed on an (authorisation)/),
    ),
    decided('day of the screen', String(leaves), String(day('26 Nov 2026'))),
    decided('year of the screen', /\d{4}/.exec(screen?.heading ?? '')?.[0], '2026'),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        loads.length,
        ...lapsed,
        2029,
        Number(/\d+/.exec(matrix?.key.alert ?? '')?.[0]),
        ...tested,
        ...green,
        best(light).most,
        ...tested,
        ...alone,
        loads.length,
        16500,
        1000,
        45,
      ].join(' '),
    ),
  ],
});
