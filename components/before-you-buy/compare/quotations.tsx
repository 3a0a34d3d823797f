import { compare } from '@/content/before-you-buy/compare';
import { Ledger } from '../../ui/ledger';
import { NamedTexts } from '../../ui/named-texts';
import styles from './compare.module.css';

/** Three made-up quotations on one basis, and what that does not tell. */
export function Quotations() {
  const { worked } = compare;
  return (
    <div className={styles.quotations}>
      <Ledger sums={worked} />
      <NamedTexts part="worked" list={worked.notes} />
    </div>
  );
}
