import { cellsOf, day, decided, grouped, inWords, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { roadmapping as page } from './roadmapping';

// Reckons the dates of the five entries by every way in which the ten weeks of the past can follow one another, and by their average.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'comparison') throw new Error('No comparison');
const { columns, document, reading, rows, title } = exhibit;
const { said, prose } = cellsOf(
  page,
  title,
  document,
  reading,
  ...columns,
  ...rows.map(({ note = '' }) => note),
);

const weekly =
  said(/finished ([\d, and]+) items/)
    .match(/\d+/g)
    ?.map(Number) ?? [];
const entries = rows.map(({ before, after, note = '' }) => ({
  promised: number(before.split(' · ')[0]),
  items: number(/^(\d+) items/.exec(note)?.[1]),
  dates: after.split(': ').at(-1) ?? '',
}));
const shares = columns[1]?.match(/\d+(?= %)/g)?.map((share) => Number(share) / 100) ?? [];
const share = (index: number) => shares[index] ?? Number.NaN;

/** Chance that so many weeks finish each number of items. */
function chances(weeks: number): ReadonlyMap<number, number> {
  let reached = new Map([[0, 1]]);
  for (let week = 0; week < weeks; week++) {
    const next = new Map<number, number>();
    for (const [items, chance] of reached)
      for (const more of weekly)
        next.set(items + more, (next.get(items + more) ?? 0) + chance / weekly.length);
    reached = next;
  }
  return reached;
}
const chanceOf = (items: number, weeks: number) =>
  sum([...chances(weeks)].map(([done, chance]) => (done >= items ? chance : 0)));
/** First week after which that share of the runs has finished the items. */
function weeksFor(items: number, wanted: number): number {
  let weeks = 0;
  // Sums of tenths miss a half by a hair.
  do weeks++;
  while (chanceOf(items, weeks) < wanted - 1e-9);
  return weeks;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug'.split(' ');
const monday = Date.parse('4 Jan 2027 UTC');
const oneDay = 86_400_000;
const fridayOf = (weeks: number) => new Date(monday + (7 * weeks - 3) * oneDay);
const short = (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
const long = (date: Date) =>
  `${date.getUTCDate()} ${date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })}`;

/** Items up to each entry, in an order of lines. */
const upTo = (list: typeof entries) =>
  list.map((_, index) => sum(list.slice(0, index + 1).map(({ items }) => items)));
const inOrder = upTo(entries);
const asPromised = entries.toSorted((one, other) => one.promised - other.promised);
const forecast = (items: number) =>
  shares.map((wanted) => short(fridayOf(weeksFor(items, wanted)))).join(', ');
const lastOfJune = Date.parse(`${said(/Sales deck: by (\d+ \w+)/)} 2027 UTC`);
const lateBy = (wanted: number) =>
  inOrder.filter((items) => fridayOf(weeksFor(items, wanted)).getTime() > lastOfJune).length;
const words = ['None', 'One', 'two', 'three'];

const all = sum(entries.map(({ items }) => items));
const average = sum(weekly) / weekly.length;
const places = 'first second third fourth fifth'.split(' ');
const consent = entries.find((_, index) => rows[index]?.before.includes('Consent'));
const dashboard = entries.find((_, index) => rows[index]?.before.includes('Dashboard'));
if (!consent || !dashboard) throw new Error('No consent or no dashboard');
const consentItems = consent.items;
const [consentNow, dashboardNow] = [entries.indexOf(consent), entries.indexOf(dashboard)];
/** Items up to consent when it takes that place and the others keep the order of the sales deck. */
function consentAt(place: number): number {
  const others = asPromised.filter((entry) => entry !== consent).slice(0, place);
  return consentItems + sum(others.map(({ items }) => items));
}
const duty = Date.parse(`13 ${said(/duty begins in (\w+)/)} 2027 UTC`);
/** Last place from which consent is ready before the duty, by some way of reckoning weeks. */
const lastPlace = (weeks: (items: number) => number) =>
  places[entries.map((_, place) => fridayOf(weeks(consentAt(place))).getTime() < duty).lastIndexOf(true)] ??
  'none';
const byForecast = (items: number) => weeksFor(items, share(1));
const byAverage = (items: number) => Math.ceil(items / average);
const dashboardBefore = upTo(asPromised)[asPromised.indexOf(dashboard)] ?? 0;
const isLate = (items: number) => fridayOf(byForecast(items)).getTime() > lastOfJune;
const price = entries.find((_, index) => rows[index]?.before.includes('price engine'));
if (!price) throw new Error('No price engine');
const priceNow = entries.indexOf(price);
const contracted = Date.parse(`${said(/whose contract says (\d+ \w+)/)} 2027 UTC`);
/** Whether the contract's day is kept when so many items end with the price engine. */
const keeps = (items: number) => (fridayOf(byForecast(items)).getTime() > contracted ? 'misses' : 'keeps');
const five = inWords(entries.length);
const directions = rows.filter(({ after }) => / (?:down|up) to /.test(after));

export const check = pieceCheck({
  page,
  decisions: [
    ...entries.map(({ dates }, index) =>
      decided(`dates of entry ${index + 1}`, dates, forecast(inOrder[index] ?? 0), {
        ...(index === consentNow && { 'fourth, as promised': forecast(consentAt(3)) }),
        'the average twice': [1, 2]
          .map(() => short(fridayOf(Math.ceil((inOrder[index] ?? 0) / average))))
          .join(', '),
      }),
    ),
    decided('late in the forecast', said(/Why (\w+) of five/), words[lateBy(share(1))] ?? '', {
      average: words[lateBy(share(0))] ?? '',
    }),
    decided('items', said(/promises hold (\d+) items/), all),
    decided('past weeks', said(/items, (\d+) together/), sum(weekly)),
    decided('rate', said(/At (\d\.\d) a week/), average.toFixed(1)),
    decided('weeks', said(/take (\d+) weeks/), all / average),
    decided(
      'safe',
      said(/weeks from 4 Jan 2027, when the team is free, and (\d+ \w+) looks/),
      long(fridayOf(all / average)),
    ),
    decided('last', said(/then ends on (\d+ \w+)/), long(fridayOf(weeksFor(all, share(1))))),
    decided(
      'before it',
      said(/before it on (\d+ \w+)/),
      long(fridayOf(weeksFor(inOrder.at(-2) ?? 0, share(1)))),
    ),
    decided(
      'consent, fourth',
      said(/There it is ready by (\d+ \w+)/),
      long(fridayOf(byForecast(consentAt(3)))),
      {
        second: long(fridayOf(byForecast(consentAt(1)))),
      },
    ),
    decided('consent stood', said(/Consent stood (\w+),/), places[asPromised.indexOf(consent)] ?? ''),
    decided('before consent', said(/behind (\w+) features/), inWords(asPromised.indexOf(consent))),
    decided(
      'consent, third, average',
      said(/average still shows (\d+ \w+)/),
      long(fridayOf(byAverage(consentAt(2)))),
      {
        forecast: long(fridayOf(byForecast(consentAt(2)))),
      },
    ),
    decided('consent, third', said(/and the forecast (\d+ \w+)/), long(fridayOf(byForecast(consentAt(2))))),
    decided(
      'consent, second',
      said(/In second place it is ready by (\d+ \w+)/),
      long(fridayOf(byForecast(consentAt(1)))),
    ),
    decided(
      'last place that keeps the duty',
      said(/(\w+) is the last place/).toLowerCase(),
      lastPlace(byForecast),
      {
        average: lastPlace(byAverage),
        'half of the runs': lastPlace((items) => weeksFor(items, share(0))),
      },
    ),
    decided('place of consent', places[consentNow], lastPlace(byForecast)),
    decided('dashboard stood', said(/it stood (\w+), for/), places[asPromised.indexOf(dashboard)] ?? ''),
    decided(
      'dashboard before',
      said(/it stood \w+, for (\d+ \w+)/),
      long(fridayOf(byForecast(dashboardBefore))),
    ),
    decided(
      'the dashboard leaves June',
      /dashboard gives way:.*now leaves June with the loyalty points/.test(prose) ? 'leaves' : '',
      !isLate(dashboardBefore) && isLate(inOrder[dashboardNow] ?? 0) && isLate(all) ? 'leaves' : 'stays',
    ),
    decided('the contract of the price engine', 'keeps', keeps(inOrder[priceNow] ?? 0), {
      'behind the dashboard': keeps(inOrder[dashboardNow] ?? 0),
    }),
    decided('day of the contract', long(new Date(contracted)), long(new Date(lastOfJune))),
    decided('month of the law', said(/law asks by (\w+)/), said(/duty begins in (\w+)/)),
    decided(
      'month for sales',
      said(/Sales may promise (\w+),/),
      long(fridayOf(byForecast(inOrder[dashboardNow] ?? 0))).split(' ')[1] ?? '',
    ),
    decided(
      'month of the duty',
      said(/duty begins in (\w+)/),
      /DPDP duties in (\w+) 2027/.exec(page.detail.capabilities.map(({ text }) => text).join(' '))?.[1] ?? '',
    ),
    decided(
      'places',
      rows.map(({ after }) => Number.parseInt(after, 10)).join(),
      rows.map((_, index) => index + 1).join(),
    ),
    decided(
      'places in the deck',
      asPromised.map(({ promised }) => promised).join(),
      rows.map((_, index) => index + 1).join(),
    ),
    decided(
      'promises',
      [
        /of (\w+) promises leave/,
        /The (\w+) promises hold/,
        /says June (\w+) times/,
        /(\w+) features for June/,
      ]
        .map((pattern) => said(pattern).toLowerCase())
        .join(),
      [five, five, five, five].join(),
    ),
    decided(
      'weeks of history',
      [said(/In (\w+) weeks the/), said(/from those (\w+) weeks/)].join(),
      [weekly.length, weekly.length].map(inWords).join(),
    ),
    decided('dates of each', said(/and with (\w+) dates/), inWords(shares.length)),
    decided(
      'month of the deck',
      [...new Set(prose.match(/(?<=leave |leaves |deck says |for )June|(?<=by \d+ )\w+(?=\n|$)/g))].join(),
      'June',
    ),
    decided('month in the heading', said(/promises leave (\w+)/), 'June'),
    decided('last day of the deck', long(new Date(lastOfJune)), said(/Sales deck: by (\d+ \w+)/)),
    decided(
      'which date is promised',
      said(/the (\w+) by \d+ in 100/),
      said(/only the (\w+) may be promised/),
    ),
    decided('consent, third, said', said(/In (\w+) place the average still/).toLowerCase(), places[2] ?? ''),
    decided('half', said(/kept by (\w+) of the simulated/), share(0) === 0.5 ? 'half' : 'another'),
    decided('share, in the reading', said(/second by (\d+ in \d+)/), `${share(1) * 100} in 100`),
    decided('revision before the start', day(document) < monday / oneDay ? 'before' : 'after', 'before'),
    decided(
      'each measure moves as said',
      directions
        .map(({ after }) => /, (\d+)[^,:]* (down|up) to (\d+)/.exec(after))
        .map((found) => Math.sign(Number(found?.[3]) - Number(found?.[1])) === (found?.[2] === 'up' ? 1 : -1))
        .join(),
      directions.map(() => true).join(),
    ),
    decided('share', said(/that (\d+) runs in 100/), grouped(share(1) * 100)),
  ],
});
