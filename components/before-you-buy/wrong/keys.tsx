import { clsx } from 'clsx';
import { ledger } from '@/content/before-you-buy/ledger';
import { whenItGoesWrong } from '@/content/before-you-buy/when-it-goes-wrong';
import { daysAfter, invoices, workingDays } from '@/lib/before-you-buy/ledger';
import styles from './keys.module.css';

const { bars } = whenItGoesWrong.vanish;

/** A Monday between the acceptance of M2 and its payment. */
const vanished = '2026-09-21';

const [drawing, m1, m2, m3] = invoices;

/** Work that lies in the buyer's repository on that day, in rupees of its price; what has been paid is his to use. */
const parts = [
  ...[drawing, m1, m2].flatMap((invoice) =>
    invoice
      ? [
          {
            name: invoice.milestone.code,
            price: invoice.price,
            isPaid: (invoice.milestone.paid ?? '9') <= vanished,
          },
        ]
      : [],
  ),
  ...(m3
    ? [
        {
          name: bars.m3,
          price: workingDays(daysAfter(m3.milestone.begun, -1), vanished) * m3.milestone.people * ledger.rate,
          isPaid: false,
        },
      ]
    : []),
];
const whole = parts.reduce((sum, { price }) => sum + price, 0);

/** Two bars, one above the other: what the buyer can open, and as much of it as is paid. The table below says the same. */
export function Keys() {
  let from = 0;
  const placed = parts.map((part) => {
    const share = (100 * part.price) / whole;
    from += share;
    return { ...part, x: `${(from - share).toFixed(2)}%`, width: `${share.toFixed(2)}%` };
  });
  return (
    <div className={styles.root} aria-hidden="true">
      {[bars.opened, bars.owned].map((label, row) => (
        <div key={label}>
          <p className={styles.label}>{label}</p>
          <svg className={styles.bar} aria-hidden="true">
            {placed.map(({ name, x, width, isPaid }) => (
              <g key={name}>
                <rect
                  className={row === 0 ? styles.opened : isPaid ? styles.owned : styles.missing}
                  {...{ x, width }}
                  height="100%"
                />
                {(row === 0 || isPaid) && (
                  <text x={x} dx={8} y="1.75rem" className={clsx(row === 1 && styles.onInk)}>
                    {name}
                  </text>
                )}
              </g>
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
