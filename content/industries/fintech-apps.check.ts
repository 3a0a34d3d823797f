import {
  cellsOf,
  clock,
  day,
  decided,
  figures,
  inWords,
  number,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { fintechApps as page } from './fintech-apps';

// Finds the amount that may be debited after the consent is withdrawn, and the first minute at which its notice and UPI's hours allow it.

const { argument } = page.detail;
const { field, prose, row, said, station, total } = cellsOf(page);

const surplus = row('aggregator', 'Came in') + row('aggregator', 'Went out');
const share = surplus / 4;
const floor = number(field('wallet', 'Floor').split(' ')[0]);
const cap = number(/₹[\d,]+/.exec(field('wallet', 'Mandate'))?.[0]);
const [revoked, calledOff] = [field('consent', 'Revoked'), field('entries', 'Not debited')];
const [year] = /\d{4}/.exec(revoked) ?? [];
/** Minutes of "31 Oct, 10:30", with the year of the record where none is given. */
const minute = (text: string) =>
  day(/\d{4}/.test(text) ? text : text.replace(/(\d+ \w{3})(?=,)/, `$1 ${year}`)) * 1440 + clock(text);
const notices = ['By surplus', 'By floor'].map((label) =>
  minute(field('amount', label).split('notice ')[1] ?? ''),
);
const [first = Number.NaN, second = Number.NaN] = notices;
const due = minute(calledOff);
const amount = minute(revoked) < due ? floor : share;
const hours = Number(/\d+/.exec(station('entries')?.fields?.[1]?.label ?? '')?.[0]);
const [opens, closes] = field('entries', 'Peak').split(' to ').map(clock);
/** Moves a minute out of the peak hours. */
const outside = (at: number) =>
  at % 1440 >= (opens ?? 0) && at % 1440 < (closes ?? 0) ? at - (at % 1440) + (closes ?? 0) : at;
const debit = outside(second + hours * 60);
const time = (at: number) => new Date(at * 60_000).toISOString().slice(11, 16);
const spaced = (at: number) => time(at).split(':').map(Number).join(' ');
const dom = (at: number) => new Date(at * 60_000).getUTCDate();
const weekday = (at: number) =>
  new Date(at * 60_000).toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long' });
const isInTime = (notice: number, at: number) => at - notice >= hours * 60 && at - notice <= 2 * hours * 60;
// The data's life in months from the fetch, and the debits on the mandate's day that it would cover.
const life = Number(field('consent', 'DataLife').split(' ')[0]);
const fetched = new Date(day(field('aggregator', 'Fetched')) * 86_400_000);
const ends = Date.UTC(fetched.getUTCFullYear(), fetched.getUTCMonth() + life, fetched.getUTCDate());
const dueDay = Number(/\d+/.exec(field('wallet', 'Due'))?.[0]);
const debits = [1, 2, 3, 4, 5].filter(
  (month) => Date.UTC(fetched.getUTCFullYear(), fetched.getUTCMonth() + month, dueDay) <= ends,
).length;

export const fintechAppsCheck = pieceCheck({
  page,
  decisions: [
    decided('amount', station('amount')?.value, rupees(amount), {
      'as notified': rupees(share),
      'none at all': rupees(0),
    }),
    decided('debit', station('entries')?.value, `Debit at ${time(debit)}`, {
      'on the old notice': `Debit at ${time(due)}`,
      'by the notice alone': `Debit at ${time(second + hours * 60)}`,
    }),
    decided('purpose of spending patterns', station('consent')?.value, 'Purpose 102'),
    decided('fetched before it was notified', `${first - fetched.getTime() / 60_000 < 3 * 1440}`, 'true'),
    decided('surplus', `${total('aggregator')}`, `${surplus}`),
    decided('by surplus', field('amount', 'By surplus').split(', n')[0], rupees(share)),
    decided('by floor', field('amount', 'By floor').split(', n')[0], rupees(floor)),
    decided('within the mandate', `${share <= cap && floor <= cap}`, 'true'),
    decided('struck', station('amount')?.mark?.struck, rupees(share)),
    decided('notices in time', `${isInTime(first, due)},${isInTime(second, debit)}`, 'true,true', {
      'new notice, old hour': `${isInTime(first, due)},${isInTime(second, due)}`,
    }),
    decided(
      'end of the notice',
      `${minute(field('entries', '24 hours').slice(3))}`,
      `${second + hours * 60}`,
    ),
    decided('told after she withdrew', `${second - minute(revoked)}`, '10'),
    decided('day of the mandate', `${dom(due)},${dom(debit)}`, `${dueDay},${dueDay}`),
    decided('credited', `${day(field('sponsor', 'Credited'))}`, `${Math.floor(debit / 1440)}`),
    decided('received', station('sponsor')?.value, `${rupees(amount)} received`),
    decided(
      'run, the morning after',
      `${Math.floor(minute(field('breaks', 'Run')) / 1440)}`,
      `${Math.floor(debit / 1440) + 1}`,
    ),
    decided('statement', `${-row('breaks', 'Bank')}`, `${row('breaks', 'Ledger') + amount}`, {
      'with the amount notified': `${row('breaks', 'Ledger') + share}`,
    }),
    decided(
      'days of the ledger',
      figures(...(station('breaks')?.sum?.rows.map(([name = '']) => name) ?? [])),
      `${dom(minute(revoked))} ${dom(debit)}`,
    ),
    decided(
      'weekdays',
      `${said(/By (\w+day) 18/)},${said(/notice for (\w+day)/)}`,
      `${weekday(minute(revoked))},${weekday(due)}`,
    ),
    decided('life', said(/life of (\w+) months/), inWords(life)),
    decided('end of the life', said(/life ends on (\d+ \w+)/), `${new Date(ends).getUTCDate()} January`),
    decided(
      'month of the surplus',
      `${prose.includes('October’s surplus')}`,
      `${fetched.getUTCMonth() === 9}`,
    ),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [
          spaced(minute(revoked)),
          share,
          spaced(due),
          life,
          debits,
          new Date(ends).getUTCDate(),
          debits * share,
        ],
        [
          debits,
          debits * floor,
          floor,
          spaced(second),
          hours,
          spaced(second + hours * 60),
          spaced(debit),
          dueDay,
        ],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
