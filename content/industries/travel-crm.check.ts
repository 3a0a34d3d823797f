import { cellsOf, day, decided, figures, inWords, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { travelCrm as page } from './travel-crm';

// Adds six months to each day that somebody might count from, and counts the passports that fall short; then the days for the papers.

const { field, rows, said, station, total } = cellsOf(page);
const first = (text: string) => Number(/\d+/.exec(text)?.[0]);
const date = (at: number) => new Date(at * 86_400_000);
const text = (at: number) =>
  date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const months = first(field('household', 'Needed'));
const plus = (at: number) =>
  Date.UTC(date(at).getUTCFullYear(), date(at).getUTCMonth() + months, date(at).getUTCDate()) / 86_400_000;
const [singapore, bali, home] = ['Enter Singapore', 'Enter Bali', 'Home'].map((label) =>
  day(field('consultant', label)),
) as [number, number, number];
const [grandmother, daughter] = [day(field('household', 'Grandmother')), day(field('household', 'Daughter'))];
const renewals = (from: number) => [grandmother, daughter].filter((expires) => expires < plus(from)).length;
const title = (count: number) =>
  count ? `${inWords(count).replace(/^./, (letter) => letter.toUpperCase())} to renew` : 'All valid';

const party = sum(figures(field('whatsapp', 'Party')).split(' ').map(Number)) + 1;
const left = singapore - day(field('quote', 'Quoted'));
const days = sum(rows('quote').map(([, count]) => number(count)));
const [fast = 0] = rows('quote').map(([, count]) => number(count));
const ordinary = Number(said(/assume (\d+) days for an ordinary renewal/));
// Turned round, Singapore is entered for as many days before the end as it now has at the start.
const turned = /Singapore from the (\d+)th to the (\d+)th/.exec(said(/(Bali first [^.]+)\./));
const nights = bali - singapore;
const paragraphs = [page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])];

export const travelCrmCheck = pieceCheck({
  page,
  decisions: [
    decided('renewals', station('household')?.value, title(renewals(bali)), {
      firstDay: title(renewals(singapore)),
      returnDay: title(renewals(home)),
    }),
    decided('struck', station('household')?.mark?.struck, title(renewals(singapore))),
    decided('needed to', field('household', 'Needed'), `${months} months, to ${text(plus(bali))}`),
    decided(
      'others',
      String(
        first(field('household', 'Other three').replace('expire in ', '')) >
          date(plus(home)).getUTCFullYear() + 1,
      ),
      'true',
    ),
    decided(
      'turned round',
      turned?.slice(1).join(),
      [home - nights, home].map((at) => date(at).getUTCDate()).join(),
    ),
    decided(
      'turned round, by entry and by departure',
      [renewals(home - (bali - singapore)), renewals(home)].join(),
      '1,2',
    ),
    decided('one night less is a tie', String(plus(bali - 1)), String(grandmother)),
    decided('two nights less leave one', String(nights - 2), '1'),
    decided('no earlier start', String(day(field('consultant', 'School')) + 1), String(singapore)),
    decided('days', station('quote')?.value, `${days} days of ${left}`),
    decided('total', String(total('quote')), String(days)),
    decided('papers by', field('booking', 'Papers by'), text(day(field('quote', 'Quoted')) + days)),
    decided('fast enough', [days, days - fast + ordinary].map((count) => count <= left).join(), 'true,false'),
    decided(
      'answered in time',
      String(day(field('enquiry', 'Answer'))),
      String(day(field('quote', 'Quoted'))),
    ),
    decided(
      'sent the evening before',
      String(day(field('whatsapp', 'Sent')) + 1),
      String(day(field('enquiry', 'Answer'))),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        months,
        months,
        date(singapore).getUTCDate(),
        renewals(home),
        months,
        date(plus(bali)).getUTCDate(),
        date(plus(bali)).getUTCFullYear(),
        date(plus(bali)).getUTCDate(),
        daughter - plus(bali),
        date(bali - 1).getUTCDate(),
        months,
        party,
        2,
        singapore - 1 === day(field('consultant', 'School')) ? date(singapore - 1).getUTCDate() : 0,
        ...(turned?.slice(1) ?? []),
        ordinary,
        fast,
        days,
        left,
        left - days,
      ].join(' '),
    ),
    decided(
      'people said again',
      figures(page.detail.route?.about ?? '', station('booking')?.value ?? ''),
      `${party} ${party}`,
    ),
    decided(
      'others and these two',
      figures(station('household')?.fields?.[2]?.label ?? ''),
      String(party - 2),
    ),
    decided('borders', figures(station('consultant')?.value ?? ''), String([singapore, bali].length)),
    decided('one day short', String(plus(bali) - grandmother), '1'),
  ],
});
