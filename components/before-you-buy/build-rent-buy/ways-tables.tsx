import { clsx } from 'clsx';
import {
  exampleSums,
  exampleUsers,
  otherUsers,
  buildRentBuy as page,
} from '@/content/before-you-buy/build-rent-buy';
import { inRupees } from '@/lib/before-you-buy/rupees';
import {
  byTotal,
  meetingOf,
  months,
  spentBy,
  totalOf,
  type Way,
  wayNames,
  waysOf,
} from '@/lib/before-you-buy/three-ways';
import { DataTable } from '../../ui/data-table';
import { Ledger } from '../../ui/ledger';
import { Prose } from '../../ui/prose';
import styles from './ways.module.css';

const { worked, tool } = page;

const grouped = new Intl.NumberFormat('en-IN');

const exampleWith = (users: number) => waysOf({ users, ...exampleSums });

/** The example year by year, and its totals with other numbers of users. */
export function WaysTables() {
  const ways = exampleWith(exampleUsers);
  const row = (name: string, sum: (way: Way) => number): [string, ...string[]] => [
    name,
    ...wayNames.map((way) => grouped.format(sum(ways[way]))),
  ];
  const years = Array.from({ length: months / 12 }, (_, index) => index + 1);
  return (
    <>
      <div className={clsx(styles.whole, styles.years)}>
        <Ledger
          sums={{
            columns: worked.columns,
            rows: [
              row(worked.start, ({ start }) => start),
              ...years.map((year) => row(`${worked.year} ${year}`, (way) => spentBy(way, year * 12))),
              row(worked.exit, ({ exit }) => exit),
            ],
            total: row(worked.total, totalOf),
          }}
        />
      </div>
      <Prose paragraphs={worked.monthly} />
      <h3>{worked.others}</h3>
      <p>{worked.othersText}</p>
      <div className={styles.whole}>
        <DataTable
          columns={[worked.users, ...worked.usersColumns]}
          rows={otherUsers.map((users): [string, ...string[]] => {
            const { rent, buy, build } = exampleWith(users);
            const [least = 'rent'] = byTotal({ rent, buy, build });
            return [
              String(users),
              ...[rent, buy].map((way) => inRupees(totalOf(way))),
              tool.ways[least].name,
              monthOf(build, rent),
              monthOf(buy, rent),
            ];
          })}
        />
      </div>
      <p>{worked.disagree}</p>
    </>
  );
}

function monthOf(one: Way, other: Way): string {
  const meeting = meetingOf(one, other);
  return 'month' in meeting ? `${worked.month} ${meeting.month}` : worked.never;
}
